import { expect, it, vi } from 'vitest'
import { log } from './log.ts'

it('writes no secret to the console, neither in the message nor in a field at any depth', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  log.warn('sign-in of ann@example.com failed', { request: [{ user: { password: 'hunter2', name: 'Ann' } }] })
  log.warn('plain')
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(2))
  expect(warn.mock.calls).toEqual([
    ['sign-in of [e-mail] failed', { request: [{ user: { password: '[redacted]', name: 'Ann' } }] }],
    ['plain'],
  ])
})
