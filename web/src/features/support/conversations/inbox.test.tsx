import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
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
  assignee: null,
  tags: [],
  isWithAssistant: false,
  createdAt: '2026-05-01T10:00:00.000Z',
  updatedAt: '2026-05-01T10:00:00.000Z',
})
const NOBODY_ON_DUTY = { isOn: false, onDuty: [] }
let requests: object[] = []
beforeEach(() => {
  removeStored('inbox-muted')
  tones = 0
  requests = []
  document.title = 'Support'
  vi.stubGlobal('AudioContext', function sound() {
    return makeSound()
  })
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(url.includes('/duty') ? NOBODY_ON_DUTY : { requests }),
  )
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

it('a saved reply is filled in and put below what is being written, and notes stay with staff', async () => {
  const at = '2026-05-01T10:00:00.000Z'
  const request = { id: ID, subject: 'The map', status: 'open', createdAt: at, updatedAt: at }
  const notes = [{ id: '1', author: 'sam@example.org', text: 'Sounds upset.', at }]
  const opened = {
    request,
    email: 'ana@example.org',
    messages: [{ id: '1', author: 'person', text: 'It stays white.', at }],
    hasEarlier: false,
    isWithAssistant: false,
    seen: { person: null, staff: '1' },
    desk: { personName: 'Ana', assignee: null, tags: ['maps'], notes },
  }
  const sorted: unknown[] = []
  vi.stubGlobal('EventSource', function silent() {
    return { addEventListener() {}, close() {} }
  })
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'PATCH') {
      sorted.push(JSON.parse(String(init.body)))
      return Response.json({ assigneeId: 'kim', tags: [] })
    }
    if (init?.method === 'POST') return Response.json({ author: 'staff' })
    if (url.includes('/duty')) return Response.json(NOBODY_ON_DUTY)
    if (url.includes('/colleagues'))
      return Response.json({ colleagues: [{ id: 'kim', email: 'kim@example.org' }] })
    if (url.includes('/replies'))
      return Response.json({
        replies: [{ id: ID, title: 'Greeting', text: 'Hello {name}, about {subject}.' }],
      })
    return Response.json(url.includes(`/requests/${ID}`) ? opened : { requests: [] })
  })
  const place = memoryLocation({ path: `/support-admin?request=${ID}` })
  render(
    <Router hook={place.hook} searchHook={place.searchHook}>
      <Inbox />
    </Router>,
  )
  expect(await screen.findByText('Sounds upset.')).toBeDefined()
  // Kept apart from the date of the note: in a right-to-left line an address takes the day with it.
  expect(screen.getByText('sam@example.org').tagName).toBe('BDI')
  const reply = screen.getByRole('textbox', { name: /Your reply/ })
  await userEvent.type(reply, 'One moment.')
  await userEvent.click(screen.getByRole('button', { name: 'Saved replies' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Use “Greeting”' }))
  expect(reply).toHaveProperty('value', 'One moment.\n\nHello Ana, about The map.')
  await screen.findByRole('option', { name: 'kim@example.org' })
  await userEvent.selectOptions(screen.getByLabelText('Assigned to'), 'kim@example.org')
  expect(sorted).toEqual([{ assigneeId: 'kim' }])
})
