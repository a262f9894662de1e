import { describe, expect, it } from 'vitest'
import { authMessages } from './auth.messages.ts'
import { checkPassword, checkSignUp, normalEmail, passwordStrength } from './sign-up.rules.ts'

describe('the strength of a password', () => {
  it.each([
    ['', 0, 'weak', 'red'],
    ['abc', 1, 'weak', 'red'],
    ['abcdefgh', 2, 'medium', 'red'],
    ['aB1', 3, 'medium', 'yellow'],
    ['abcdefg1', 3, 'medium', 'yellow'],
    ['Abcdefg1', 4, 'strong', 'green'],
    ['Abcdef1!', 5, 'strong', 'green'],
    ['pass word', 3, 'medium', 'yellow'],
  ])('of "%s" is %i: %s, %s', (password, score, feedback, bars) => {
    expect(passwordStrength(password)).toEqual({ score, feedback, bars })
  })

  it('has the texts of the specification', () => {
    const { texts } = authMessages
    expect([texts['strength.weak'], texts['strength.medium'], texts['strength.strong']]).toEqual([
      'Weak password',
      'Medium strength',
      'Strong password',
    ])
  })
})

describe('a new password', () => {
  it.each([
    ['Ab1!', 'Password must be at least 8 characters'],
    [
      'abcdefgh',
      'Please choose a stronger password. Include uppercase, lowercase, numbers, and special characters.',
    ],
    ['Ab1!'.repeat(65), 'Password must be at most 256 characters'],
  ])('"%s" is refused with the text: %s', (password, text) => {
    const checked = checkPassword(password)
    expect(checked.ok).toBe(false)
    if (!checked.ok) expect(authMessages.texts[checked.code]).toBe(text)
  })

  it('with a score of three is accepted', () => {
    expect(checkPassword('abcdefg1')).toEqual({ ok: true, value: 'abcdefg1' })
  })
})

describe('the sign-up form', () => {
  const form = {
    fullName: ' Ada ',
    email: ' Ada@Example.org ',
    password: 'Abcdef1!',
    confirmPassword: 'Abcdef1!',
  }

  it('sends the address in its canonical form and the name trimmed', () => {
    expect(checkSignUp(form)).toEqual({
      ok: true,
      value: { name: 'Ada', email: 'ada@example.org', password: 'Abcdef1!' },
    })
  })

  it('needs no name', () => {
    const { fullName: _, ...rest } = form
    expect(checkSignUp(rest)).toMatchObject({ ok: true, value: { name: '' } })
  })

  it.each([
    [{ email: ' ' }, 'fields-missing'],
    [{ confirmPassword: '' }, 'fields-missing'],
    [{ email: 'ada' }, 'email-invalid'],
    [{ confirmPassword: 'Abcdef1?' }, 'passwords-differ'],
    [{ password: 'short', confirmPassword: 'short' }, 'password-too-short'],
    [{ password: 'abcdefgh', confirmPassword: 'abcdefgh' }, 'password-too-weak'],
  ])('with %o is refused: %s', (change, code) => {
    expect(checkSignUp({ ...form, ...change })).toEqual({ ok: false, code })
  })

  it('says "Passwords do not match" when they differ', () => {
    expect(authMessages.texts['passwords-differ']).toBe('Passwords do not match')
  })
})

it('two spellings of one address are one address', () => {
  expect(normalEmail(' ADA@Example.ORG')).toBe(normalEmail('ada@example.org'))
})
