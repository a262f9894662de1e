import 'fake-indexeddb/auto'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { TripComment } from '@tripwright/domain/trip/sharing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { changeTrip } from '#features/trip/sync/index.ts'
import { replayQueue } from '#platform/offline-queue.ts'
import { refreshSession } from '#platform/session.ts'
import { readToasts } from '#ui/toast.ts'
import { TripComments } from './trip-comments.tsx'
import { keepTripCopies } from './trip-copies.state.ts'

const ID = '019de0d5-c800-7592-8dd8-6d1483a76e62'
const COMMENT: TripComment = {
  id: 'c1',
  itemId: ID,
  day: null,
  text: 'The lift is broken.',
  at: '2026-05-01T10:00:00Z',
  by: 'Ben',
  isYou: false,
  mayRemove: false,
}

let comments: TripComment[]
let requests: [method: string, path: string, body: Record<string, unknown> | null][]
let isRefused: boolean
let isOnline: boolean
let user: { id: string; email: string; name: string } | null

beforeEach(async () => {
  user = null
  ;[comments, requests, isRefused, isOnline] = [[COMMENT], [], false, true]
  vi.stubGlobal('EventSource', function silent() {
    return { addEventListener() {}, close() {} }
  })
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (url.startsWith('/api/auth/')) return Response.json(user && { user })
    if (!url.includes('/comments')) return Response.json({ error: 'not-found', message: '' }, { status: 404 })
    if (!isOnline) throw new TypeError('no network')
    if (method !== 'GET') requests.push([method, url, body ? JSON.parse(String(body)) : null])
    if (isRefused) return Response.json({ error: 'conflict', message: 'Full.' }, { status: 409 })
    if (method === 'DELETE') comments = []
    return Response.json({ comments, people: [{ ref: 'owner', name: 'Ana' }] })
  })
  await act(refreshSession)
})

const change = (itemId: string, fields: object) =>
  changeTrip(
    ID,
    Object.entries(fields).map(([field, value]) => ({ itemId, field, value })),
  )
const show = () => render(<TripComments tripId={ID} />)

describe('the comments of a trip', () => {
  it('say who said what about what; only those that one may remove have a button for it', async () => {
    comments = [COMMENT, { ...COMMENT, id: 'c2', text: 'Mine', isYou: true, mayRemove: true, itemId: 'gone' }]
    show()
    expect(await screen.findByText('The lift is broken.')).toBeDefined()
    expect(screen.getByText('Something that was removed')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: /^Remove the comment by You, May 1/ }))
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    expect(requests).toEqual([['DELETE', `/api/trips/${ID}/comments/c2`, null]])
    expect(await screen.findByText(/^No comments yet/)).toBeDefined()
  })

  it('are about a stop under its day, a meal by its name, or a booking, flights too', async () => {
    const itemId = (n: number) => `019de0d5-c800-7592-8dd8-6d1483a7600${n}`
    const end = (code: string) => ({
      date: '2027-05-01',
      time: '10:00',
      zone: 'UTC',
      place: { name: code, code },
    })
    const stop = {
      kind: 'visit',
      poiId: 'forum',
      name: 'Forum',
      lat: 41.9,
      lon: 12.5,
      day: '2027-05-01',
      start: '09:00',
    }
    change(ID, { title: 'Rome', startDate: '2027-05-01', days: 1 })
    change(itemId(1), stop)
    change(itemId(2), { ...stop, kind: 'meal', poiId: null, start: '12:30' })
    change(itemId(3), { kind: 'flight', number: 'AZ 610', startsAt: end('JFK'), endsAt: end('FCO') })
    show()
    const about = await screen.findByLabelText('About')
    const groups = [...about.querySelectorAll('optgroup')].map(({ label, textContent }) => [
      label,
      textContent,
    ])
    expect(groups).toEqual([
      ['Day 1, May 1, 2027', 'ForumLunch near Forum'],
      ['Bookings', 'AZ 610 JFK – FCO'],
    ])
  })

  it('are added with whom they mention, and once where a first try was refused', async () => {
    show()
    await userEvent.type(await screen.findByLabelText(/^Comment/), 'See this')
    await userEvent.selectOptions(screen.getByLabelText('Mention'), 'Ana')
    isRefused = true
    await userEvent.click(screen.getByRole('button', { name: 'Add comment' }))
    await vi.waitFor(() => expect(readToasts().at(-1)?.message).toBe('Full.'))
    isRefused = false
    await userEvent.click(screen.getByRole('button', { name: 'Add comment' }))
    await vi.waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>(/^Comment/).value).toBe(''))
    const [first, second] = requests.map(([, , body]) => body)
    expect(second).toEqual(first)
    expect(first).toMatchObject({ itemId: ID, text: '@Ana See this', mentions: ['owner'] })
  })

  it('leave the next one in its field that is begun while one is being sent', async () => {
    show()
    const field = await screen.findByLabelText<HTMLTextAreaElement>(/^Comment/)
    await userEvent.type(field, 'See this')
    fireEvent.click(screen.getByRole('button', { name: 'Add comment' }))
    fireEvent.change(field, { target: { value: 'And that' } })
    await vi.waitFor(() => expect(requests).toHaveLength(1))
    await vi.waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add comment' }).getAttribute('aria-busy')).toBeNull(),
    )
    expect(field.value).toBe('And that')
  })

  it('written with no network stand in the list as waiting, and are sent once when it is back', async () => {
    show()
    await userEvent.type(await screen.findByLabelText(/^Comment/), 'On the train')
    isOnline = false
    await userEvent.click(screen.getByRole('button', { name: 'Add comment' }))
    expect(await screen.findByText(/Waiting to send/)).toBeDefined()
    await vi.waitFor(() => expect(screen.getByText('On the train').tagName).toBe('P'))
    isOnline = true
    await act(async () => void (await replayQueue()))
    await vi.waitFor(() => expect(screen.queryByText(/Waiting to send/)).toBeNull())
    expect(requests).toMatchObject([['POST', `/api/trips/${ID}/comments`, { text: 'On the train' }]])
  })
})

it('can be read with no network once the trip was open, with the time of the copy', async () => {
  user = { id: 'ann', email: 'a@b.example', name: '' }
  await act(refreshSession)
  await keepTripCopies(ID)
  comments = []
  // Copies of this hour are not asked for again.
  await keepTripCopies(ID)
  isOnline = false
  show()
  expect(await screen.findByText('The lift is broken.')).toBeDefined()
  expect(screen.getByText(/^You’re offline. Comments as of /)).toBeDefined()
})
