import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { removeStored } from '#platform/storage.ts'
import { Inbox } from './inbox.tsx'

const live = vi.hoisted(() => ({ listeners: new Map<string, (id: string | null) => void>() }))
vi.mock('#platform/live-events.ts', () => ({
  onLiveEvent: (kind: string, listener: (id: string | null) => void) => {
    live.listeners.set(kind, listener)
    return () => undefined
  },
}))

let tones = 0
/** Called with `new`, which returns the function's object. */
function makeSound() {
  return {
    currentTime: 0,
    destination: {},
    resume: async () => undefined,
    createGain: () => ({ gain: { setValueAtTime() {}, linearRampToValueAtTime() {} }, connect() {} }),
    createOscillator: () => ({
      frequency: { value: 0 },
      connect: (next: unknown) => next,
      start: () => {
        tones++
      },
      stop() {},
    }),
  }
}

const ID = '0190f3e4-0000-7000-8000-000000000000'
const row = (subject: string) => ({
  id: ID,
  subject,
  status: 'open',
  email: 'ana@example.org',
  isFirst: false,
  createdAt: '2026-05-01T10:00:00.000Z',
  updatedAt: '2026-05-01T10:00:00.000Z',
})
let requests: object[] = []
beforeEach(() => {
  removeStored('inbox-muted')
  tones = 0
  requests = []
  document.title = 'Support'
  vi.stubGlobal('AudioContext', function sound() {
    return makeSound()
  })
  vi.stubGlobal('fetch', async () => Response.json({ requests }))
})

const notify = (kind: string, id: string | null) => act(async () => live.listeners.get(kind)?.(id))

it('a message is in the inbox at once, rings, is said, and counts in the title until somebody looks', async () => {
  vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  render(<Inbox />)
  await screen.findByText('No conversations here.')
  requests = [row('The map is blank')]
  await notify('support-message', ID)
  expect(await screen.findByText('The map is blank')).toBeDefined()
  expect(screen.getByText('new')).toBeDefined()
  expect(screen.getByRole('status').textContent).toBe('New message')
  expect(tones).toBe(2)
  await notify('support-message', ID)
  expect(document.title).toBe('(2) Support')
  act(() => void dispatchEvent(new Event('focus')))
  expect(document.title).toBe('Support')
})

it('what a colleague does shows and does not ring, nor does anything once the sound is off', async () => {
  render(<Inbox />)
  await screen.findByText('No conversations here.')
  requests = [row('Answered by Sam')]
  await notify('support-inbox', ID)
  expect(await screen.findByText('Answered by Sam')).toBeDefined()
  await notify('support-message', null)
  expect(tones).toBe(0)
  const sound = screen.getByRole('switch', { name: 'Sound' })
  await userEvent.click(sound)
  await notify('support-message', ID)
  expect([tones, screen.getByRole('status').textContent]).toEqual([0, 'New message'])
  await userEvent.click(sound)
  expect(tones).toBe(2)
})
