import { checkPassword } from '@tripwright/domain/account/sign-in'
import { dictionary } from '@zxcvbn-ts/language-common'
import { describe, expect, it } from 'vitest'
import { isCommonPassword, makePasswords } from './passwords.service.ts'

const passwords = makePasswords()
const cheap = makePasswords({ log2N: 4, r: 1, p: 1 })

describe('a stored password', () => {
  it('names its cost and never the password; two of the same differ', async () => {
    const [one, two] = [await passwords.hash('Abcdef1!'), await passwords.hash('Abcdef1!')]
    expect(one).toMatch(/^scrypt\$14\$8\$5\$[\w-]{22}\$[\w-]{43}$/)
    expect(one).not.toBe(two)
  })

  it('is recognised, also one that was made at another cost, and no other is', async () => {
    const old = await cheap.hash('Abcdef1!')
    expect(await passwords.verify({ hash: old, password: 'Abcdef1!' })).toBe(true)
    expect(await passwords.verify({ hash: old, password: 'abcdef1!' })).toBe(false)
  })

  it('is the same however the keyboard composes its accents', async () => {
    const hash = await cheap.hash('Caf\u00e9-1234')
    expect(await cheap.verify({ hash, password: 'Cafe\u0301-1234' })).toBe(true)
  })

  it.each([
    '',
    'plain',
    'scrypt$14$8$5',
    'scrypt$99$8$5$c2FsdA$a2V5',
    'scrypt$14$8$-1$c2FsdA$a2V5',
    'md5$1$1$1$c2FsdA$a2V5',
  ])('in the form "%s" is refused loudly, whatever it would cost to try', async (hash) => {
    await expect(passwords.verify({ hash, password: 'Abcdef1!' })).rejects.toThrow('in no form that we write')
  })
})

describe('hashing', () => {
  it('never keeps the server from answering meanwhile', async () => {
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    await passwords.hash('Abcdef1!')
    clearInterval(timer)
    expect(turns).toBeGreaterThan(5)
  })

  it('turns away what it could only make wait, and takes the next one again', async () => {
    const all = await Promise.allSettled(Array.from({ length: 500 }, () => cheap.hash('Abcdef1!')))
    const refused = all.filter((one) => one.status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.reason).toMatchObject({ code: 'unavailable' })
    expect(await cheap.hash('Abcdef1!')).toMatch(/^scrypt/)
  })
})

describe('the list of common passwords', () => {
  it('refuses more than 3,000 that our other rules would let through (ASVS 5.0, 6.2.4)', () => {
    const fitting = dictionary['passwords-common'].filter((password) => checkPassword(password).ok)
    expect(fitting.length).toBeGreaterThan(3000)
    expect(fitting.filter((password) => !isCommonPassword(password))).toEqual([])
  })

  it.each([
    'password1',
    'Password1',
    'P@SSW0RD',
    'Trustno1',
    'Tripwright1',
    '!Tripwright-2026',
    'TRIPWRIGHT1',
  ])('refuses %s', (password) => expect(isCommonPassword(password)).toBe(true))

  it.each(['Correct-horse-7', 'Password1!', 'Tripwright-horse-7', 'tripwrightish-1'])(
    'lets "%s" through',
    (password) => expect(isCommonPassword(password)).toBe(false),
  )
})
