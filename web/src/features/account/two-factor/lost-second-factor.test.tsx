import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { LostSecondFactor, TwoFactorRemovalLink } from './lost-second-factor.tsx'

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

it('a user who lost the app and the codes requests a mail, from the step that they cannot pass', async () => {
  render(<LostSecondFactor challenge="2fa-1.x" />)
  await press('Email me a link')
  expect(sent).toEqual([['/api/auth/two-factor/lost', { challenge: '2fa-1.x' }]])
  expect(screen.getByRole('status').textContent).toBe(
    'We emailed a link to this account. It works once, for one hour.',
  )
  expect(screen.queryByRole('button')).toBeNull()
})

it('a refusal is read where the button is', async () => {
  respond = () => Response.json({ error: 'not-allowed', message: 'Too young.' }, { status: 403 })
  render(<LostSecondFactor challenge="2fa-1.x" />)
  await press('Email me a link')
  expect(screen.getByRole('alert').textContent).toContain('Too young.')
})

it.each([
  ['lost', 'Ask an admin', '/api/auth/two-factor/lost-confirm', /Now contact support/, '/chat-with-us'],
  ['keep', 'Keep it on', '/api/auth/two-factor/keep', /^Two-step verification stays on/, '/auth'],
] as const)('the mailed link "%s" does nothing until a press', async (kind, button, path, done, next) => {
  render(<TwoFactorRemovalLink kind={kind} token="t.s" />)
  expect(sent).toEqual([])
  await press(button)
  expect(sent).toEqual([[path, { token: 't.s' }]])
  expect(screen.getByRole('status').textContent).toMatch(done)
  expect(screen.getByRole('link').getAttribute('href')).toBe(next)
})
