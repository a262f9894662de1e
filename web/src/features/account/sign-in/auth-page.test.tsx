import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refreshSession } from '#platform/session.ts'
import { dismissToast, readToasts } from '#ui/toast.ts'
import { AuthPage } from './auth-page.tsx'

// The exact texts of specification sections 5 and 8, written out here.

const ANN = {
  id: 'p1',
  email: 'ann@example.com',
  name: 'Ann',
  emailVerified: true,
  image: null,
  role: 'user',
  createdAt: '2026-05-01T10:00:00.000Z',
  updatedAt: '2026-05-01T10:00:00.000Z',
}
let respond: () => Promise<Response>
let user: object | null = null
let sent = ''

beforeEach(async () => {
  user = null
  respond = async () => Response.json({})
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    if (String(path).includes('get-session')) return Promise.resolve(Response.json(user && { user }))
    sent = String(init?.body)
    return respond()
  })
  history.replaceState(null, '', '/auth')
  await refreshSession()
  render(<AuthPage />)
})
afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
  for (const { id } of readToasts()) dismissToast(id)
})

const refused = (message: string) => async () =>
  Response.json({ error: 'bad-input', message }, { status: 400 })
const lost = async () => new Response('<html>Bad gateway</html>', { status: 502 })

function fill(fields: Record<string, string>): void {
  const form = document.querySelector('[role=tabpanel]:not([hidden]) form')
  for (const [name, value] of Object.entries(fields)) {
    const input = form?.querySelector(`[name=${name}]`)
    if (input) fireEvent.change(input, { target: { value } })
  }
}
const alertText = () =>
  panel()
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
const panel = () => within(screen.getByRole('tabpanel'))
const submit = (name: string) =>
  act(async () => {
    const form = panel().getByRole('button', { name }).closest('form')
    if (form) fireEvent.submit(form)
  })

it('links both documents that one agrees to, so that nothing typed is lost over reading them', () => {
  const links = ['Terms of Service', 'Privacy Policy'].map((name) => screen.getByRole('link', { name }))
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/terms-and-conditions', '/privacy-policy'])
  expect(links.every((link) => link.getAttribute('target') === '_blank')).toBe(true)
  expect(document.body.textContent).toContain('agree to the Terms of Service and the Privacy Policy.')
})

describe('signing in', () => {
  beforeEach(() => fill({ email: 'ann@example.com', password: 'Correct-horse-1' }))

  it.each([
    ['the message of the server', refused('Email or password is wrong.'), 'Email or password is wrong.'],
    ['nothing', refused(''), 'Failed to sign in'],
    ['no answer of ours', lost, 'An unexpected error occurred'],
  ])('that fails with %s says so', async (_, response, text) => {
    respond = response
    await submit('Sign In')
    await vi.waitFor(() => expect(alertText()).toContain(text))
  })

  it('that succeeds says so', async () => {
    respond = async () => {
      user = ANN
      return Response.json({ redirect: false, token: 't', user: ANN })
    }
    await submit('Sign In')
    await vi.waitFor(() => expect(readToasts()).toMatchObject([{ message: 'Successfully signed in!' }]))
  })
})

describe('signing up', () => {
  const WHOLE = { email: 'ann@example.com', password: 'Correct-horse-1', confirmPassword: 'Correct-horse-1' }
  beforeEach(async () => {
    await act(async () => void fireEvent.click(screen.getByRole('tab', { name: 'Sign Up' })))
    fill(WHOLE)
  })

  it.each([
    ['the message of the server', refused('Not now.'), 'Not now.'],
    ['nothing', refused(''), 'Failed to sign up'],
    ['no answer of ours', lost, 'An unexpected error occurred'],
  ])('that fails with %s says so', async (_, response, text) => {
    respond = response
    await submit('Create Account')
    await vi.waitFor(() => expect(alertText()).toContain(text))
  })

  it('that succeeds says what to do next', async () => {
    respond = async () => Response.json({ token: null, user: null })
    await submit('Create Account')
    const text =
      'Account created successfully! Please check your email to verify your account and start your 7-day free trial!'
    await vi.waitFor(() => expect(readToasts()).toMatchObject([{ message: text }]))
  })

  it.each([
    ['abc', 'red', 1],
    ['aB1', 'yellow', 3],
    ['Abcdef1!', 'green', 5],
  ])('shows the strength of "%s" in %s bars: %i', (password, colour, bars) => {
    fill({ password })
    const meter = document.querySelector('[role=tabpanel]:not([hidden]) [data-score]')
    expect(meter?.querySelectorAll(`.bg-strength-${colour}`)).toHaveLength(bars)
    expect(meter?.querySelectorAll('[class*="bg-strength-"]')).toHaveLength(bars)
  })

  it('sends the pending actions along', async () => {
    respond = async () => Response.json({ token: null, user: null })
    sessionStorage.setItem('authRedirect', '/visa?to=it')
    await submit('Create Account')
    await vi.waitFor(() => expect(sent).not.toBe(''))
    expect(JSON.parse(JSON.parse(sent).state)).toEqual({ save: null, plan: null, to: '/visa?to=it' })
  })

  it.each([
    [{ confirmPassword: 'Correct-horse-2' }, 'Passwords do not match'],
    [{ password: 'Abc1!', confirmPassword: 'Abc1!' }, 'Password must be at least 8 characters'],
    [
      { password: 'aaaaaaaa', confirmPassword: 'aaaaaaaa' },
      'Please choose a stronger password. Include uppercase, lowercase, numbers, and special characters.',
    ],
  ])('with %j says "%s", and asks nobody', async (wrong, text) => {
    respond = vi.fn()
    fill(wrong)
    await submit('Create Account')
    await vi.waitFor(() => expect(alertText()).toContain(text))
    expect(respond).not.toHaveBeenCalled()
  })
})
