import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { EmailAddress } from './email-address.tsx'
import { EmailChangeLink } from './email-change-link.tsx'

vi.mock('#platform/session.ts', () => ({
  useSession: () => ({ state: 'signed-in', user: { email: 'ada@example.org' } }),
  refreshSession: async () => undefined,
}))

let sent: [string, unknown][] = []
let respond: () => Response
beforeEach(() => {
  sent = []
  respond = () => Response.json({ status: true })
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push([url, JSON.parse(String(init.body))])
    return respond()
  })
})
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('a person asks for another address with the password, and reads where the link went', async () => {
  render(<EmailAddress />)
  expect(screen.getByText('You sign in with ada@example.org.')).toBeDefined()
  await press('Change email address')
  await userEvent.type(screen.getByLabelText(/^New email address/), 'ada@new.example')
  await userEvent.type(screen.getByLabelText('Password'), 'secret')
  await press('Email me a link')
  expect(sent).toEqual([['/api/auth/email-change', { newEmail: 'ada@new.example', password: 'secret' }]])
  expect(screen.getByRole('status').textContent).toContain('Open the link we sent to ada@new.example')
  expect(screen.queryByLabelText('Password')).toBeNull()
})

it('a refusal is read in the form, which keeps what was typed', async () => {
  respond = () => Response.json({ error: 'bad-input', message: 'Wrong.' }, { status: 400 })
  render(<EmailAddress />)
  await press('Change email address')
  await userEvent.type(screen.getByLabelText(/^New email address/), 'ada@new.example')
  await press('Email me a link')
  expect(screen.getByRole('alert').textContent).toContain('Wrong.')
  expect(screen.getByLabelText<HTMLInputElement>(/^New email address/).value).toBe('ada@new.example')
})

it.each([
  [
    'change',
    'Use this address',
    '/api/auth/email-change/confirm',
    'Your email address is changed.',
    '/settings',
  ],
  ['stop', 'Stop the change', '/api/auth/email-change/stop', 'Stopped. Your email address stays.', '/auth'],
] as const)('the mailed link "%s" does nothing until a press', async (kind, button, path, done, next) => {
  render(<EmailChangeLink kind={kind} token="t.s" />)
  expect(sent).toEqual([])
  await press(button)
  expect(sent).toEqual([[path, { token: 't.s' }]])
  expect(screen.getByRole('status').textContent).toBe(done)
  expect(screen.getByRole('link').getAttribute('href')).toBe(next)
})
