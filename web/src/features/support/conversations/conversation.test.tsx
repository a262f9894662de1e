import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { Conversation } from './conversation.tsx'

const ID = '0190f3e4-0000-7000-8000-000000000000'
const at = '2026-05-01T10:00:00.000Z'

type Source = EventTarget & {
  url: string
  onmessage: ((event: { data: string }) => void) | null
  isClosed: boolean
}
let sources: Source[]
/** Called with `new`, which returns the object. */
function openSource(url: string): Source {
  const source = Object.assign(new EventTarget(), {
    url,
    readyState: 1,
    onmessage: null,
    isClosed: false,
    close: () => void Object.assign(source, { isClosed: true }),
  })
  sources.push(source)
  return source
}

let earlier: object[]
let isWithAssistant: boolean
let seen: { person: string | null; staff: string | null }
let calls: { path: string; body: unknown }[]
beforeEach(() => {
  sources = []
  seen = { person: null, staff: null }
  calls = []
  earlier = []
  isWithAssistant = false
  vi.stubGlobal(
    'EventSource',
    Object.assign(
      function source(url: string) {
        return openSource(url)
      },
      { OPEN: 1 },
    ),
  )
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const { pathname, searchParams } = new URL(url, 'http://here')
    calls.push({ path: pathname, body: init?.body === undefined ? null : JSON.parse(String(init.body)) })
    if (pathname.endsWith('/person')) {
      isWithAssistant = false
      return Response.json({ isHandedOver: true })
    }
    if (init?.method === 'POST') return Response.json({ author: 'person' })
    const request = { id: ID, subject: 'The map', status: 'answered', createdAt: at, updatedAt: at }
    const messages = [
      { id: '1', author: 'person', text: 'It stays white.', at },
      { id: '2', author: 'staff', text: 'Try it again.', at },
    ]
    const before = searchParams.get('before')
    const answer = { request, email: null, hasEarlier: false, isWithAssistant, seen, desk: null }
    if (before !== null) return Response.json({ ...answer, messages: earlier })
    return Response.json({ ...answer, messages, hasEarlier: earlier.length > 0 })
  })
})

const tell = (event: object) => act(async () => sources.at(-1)?.onmessage?.({ data: JSON.stringify(event) }))
const count = (path: string) => calls.filter((one) => one.path.endsWith(path)).length

it('a guest follows with the key, sees what was read, and who is writing until the message comes', async () => {
  render(<Conversation id={ID} requestKey="secret" writeLabel="Reply" />)
  await screen.findByText('Try it again.')
  // The stream opens after the page is drawn.
  await vi.waitFor(() =>
    expect(sources.map(({ url }) => url)).toEqual([`/api/support/requests/${ID}/events?key=secret`]),
  )
  expect(screen.queryByText('Seen')).toBeNull()
  await tell({ kind: 'support-typing', id: 'staff' })
  expect(screen.getByRole('status').textContent).toBe('Tripwright is typing…')
  await tell({ kind: 'support-typing', id: 'person' })
  expect(screen.getByRole('status').textContent).toBe('')
  seen = { person: null, staff: '1' }
  await tell({ kind: 'support' })
  expect(await screen.findByText('Seen')).toBeDefined()
})

it('a page that is not seen gives its connection back, and reads what came when it is seen again', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(false)
  render(<Conversation id={ID} writeLabel="Reply" />)
  await screen.findByText('Try it again.')
  await vi.waitFor(() => expect(sources).toHaveLength(1))
  sources[0]?.dispatchEvent(new Event('ready'))
  const reads = () => count(`/requests/${ID}`)
  const before = reads()
  hidden.mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sources[0]?.isClosed).toBe(true)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sources).toHaveLength(2)
  expect(reads()).toBe(before)
  await act(async () => void sources[1]?.dispatchEvent(new Event('ready')))
  expect(reads()).toBe(before + 1)
  hidden.mockRestore()
})

it('marks the last message of the other side as read once, and tells at most once in three seconds that one writes', async () => {
  render(<Conversation id={ID} writeLabel="Reply" />)
  await screen.findByText('Try it again.')
  await vi.waitFor(() => expect(count('/read')).toBe(1))
  expect(calls.find(({ path }) => path.endsWith('/read'))?.body).toEqual({ upTo: '2' })
  await userEvent.type(screen.getByRole('textbox'), 'It works')
  expect(count('/typing')).toBe(1)
  await tell({ kind: 'support' })
  expect(count('/read')).toBe(1)
})

it('a message that was begun while the last one is sent stays in the field', async () => {
  const answer = globalThis.fetch
  let send = () => {}
  let isAsked = false
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'POST' && url.endsWith('/messages'))
      await new Promise<void>((resolve) => {
        isAsked = true
        send = resolve
      })
    return answer(url, init)
  })
  render(<Conversation id={ID} writeLabel="Reply" />)
  await screen.findByText('Try it again.')
  const field = screen.getByRole('textbox', { name: 'Reply' })
  await userEvent.type(field, 'It helped.')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await vi.waitFor(() => expect(isAsked).toBe(true))
  await userEvent.type(field, ' One more')
  await act(async () => send())
  await vi.waitFor(() => expect(count('/messages')).toBe(1))
  await act(async () => {})
  expect(field).toHaveProperty('value', 'It helped. One more')
})

it('messages before the newest ones are fetched when somebody asks, and stay above them', async () => {
  earlier = [{ id: '0', author: 'person', text: 'The very first.', at }]
  render(<Conversation id={ID} writeLabel="Reply" />)
  await userEvent.click(await screen.findByRole('button', { name: 'Show earlier messages' }))
  await screen.findByText('The very first.')
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).toBeNull()
  await vi.waitFor(() => expect(sources).toHaveLength(1))
  await tell({ kind: 'support' })
  const texts = screen.getByRole('log').textContent ?? ''
  expect(texts.indexOf('The very first.')).toBeLessThan(texts.indexOf('It stays white.'))
})

it('while only the assistant has answered it says so, and one press hands over to a person', async () => {
  isWithAssistant = true
  render(<Conversation id={ID} writeLabel="Reply" />)
  expect(await screen.findByText(/An automatic answer from our Help Center/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Talk to a person' }))
  await vi.waitFor(() => expect(screen.queryByText(/An automatic answer/)).toBeNull())
  expect(count('/person')).toBe(1)
})
