import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { HistoryEntry } from '@tripwright/domain/trip/sharing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { refreshSession } from '#platform/session.ts'
import { readToasts } from '#ui/toast.ts'
import { TripHistory } from './trip-history.tsx'

const ID = '019de0d5-c800-7592-8dd8-6d1483a76e62'
const CHANGE: HistoryEntry = {
  id: 'e1',
  at: '2026-05-01T10:00:00Z',
  kind: 'changed',
  by: 'Ben',
  isYou: false,
  subject: null,
  items: [
    { kind: 'stop', name: 'Forum', outcome: 'changed', fields: ['day', 'start', 'note'] },
    { kind: 'booking', name: '', outcome: 'removed', fields: ['deleted'] },
  ],
  count: 5,
}
const of = (more: Partial<HistoryEntry>): HistoryEntry => ({ ...CHANGE, items: [], count: 0, ...more })

let you: string
let entries: HistoryEntry[]
let next: string | null
let requests: [path: string, body: unknown][]
let refusal: string | null

beforeEach(async () => {
  ;[you, entries, next, requests, refusal] = ['editor', [CHANGE], null, [], null]
  vi.stubGlobal('EventSource', function silent() {
    return { addEventListener() {}, close() {} }
  })
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (url.startsWith('/api/auth/')) return Response.json(null)
    if (refusal) return Response.json({ error: 'conflict', message: refusal }, { status: 409 })
    if (method === 'POST') {
      requests.push([url, JSON.parse(String(body))])
      return Response.json({ id: ID })
    }
    if (url.includes('before='))
      return Response.json({ you, entries: [of({ id: 'e0', kind: 'made' })], next: null })
    return Response.json({ you, entries, next })
  })
  await act(refreshSession)
})

const show = () => render(<TripHistory tripId={ID} />)

describe('the history of a trip', () => {
  it('says who did what, by the names of things and in words for their parts', async () => {
    show()
    expect(await screen.findByText('Ben changed the trip')).toBeDefined()
    expect(screen.getByText('Changed: Forum (time and note)')).toBeDefined()
    expect(screen.getByText('Removed: a booking')).toBeDefined()
    expect(screen.getByText('and 2 more')).toBeDefined()
  })

  it.each([
    [of({ kind: 'joined' }), 'Ben joined'],
    [of({ kind: 'removed', isYou: true, subject: 'Kim' }), 'You removed Kim'],
    [of({ kind: 'role', subject: '' }), 'Ben changed the role of Someone with no name'],
    [of({ kind: 'left', by: null }), 'A deleted account left'],
  ])('%#. has the coming and going of people, which cannot be taken back', async (entry, text) => {
    entries = [entry]
    show()
    expect(await screen.findByText(text)).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('takes one change back, or all since, each by a name of its own', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: /^Undo the change by Ben, May 1/ }))
    await vi.waitFor(() => expect(readToasts().at(-1)?.message).toContain('Restored'))
    await userEvent.click(screen.getByRole('button', { name: /^Go back to before this: the change by Ben/ }))
    const path = `/api/trips/${ID}/history/e1/restore`
    await vi.waitFor(() =>
      expect(requests).toEqual([
        [path, { scope: 'change' }],
        [path, { scope: 'since' }],
      ]),
    )
  })

  it('offers a viewer nothing to take back', async () => {
    you = 'viewer'
    show()
    expect(await screen.findByText('Ben changed the trip')).toBeDefined()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('shows older changes below when they are asked for', async () => {
    next = 'e1'
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Show older changes' }))
    expect(await screen.findByText('Ben started this trip')).toBeDefined()
    expect(screen.getByText('Ben changed the trip')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Show older changes' })).toBeNull()
  })

  it('says in the words of the server why nothing was taken back', async () => {
    show()
    const button = await screen.findByRole('button', { name: /^Undo/ })
    refusal = 'It was changed again since.'
    await userEvent.click(button)
    await vi.waitFor(() => expect(readToasts().at(-1)?.message).toBe('It was changed again since.'))
  })
})
