import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { refreshSession } from '#platform/session.ts'
import { readToasts } from '#ui/toast.ts'
import { CalendarFeedPanel } from './calendar-feed-panel.tsx'

const ID = '019de0d5-c800-7592-8dd8-6d1483a76e62'
const FEED = { madeAt: '2026-05-01T10:00:00Z', readAt: null }

let user: object | null
let feed: typeof FEED | null
let isRefused: boolean
let requests: string[]

beforeEach(async () => {
  ;[user, feed, isRefused, requests] = [{ id: 'p1', email: 'ana@example.org', name: 'Ana' }, null, false, []]
  vi.stubGlobal('EventSource', function silent() {
    return { addEventListener() {}, close() {} }
  })
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    if (url.startsWith('/api/auth/')) return Response.json(user && { user })
    if (isRefused) return Response.json({ error: 'not-found', message: 'None.' }, { status: 404 })
    if (url.startsWith('/api/account/')) return Response.json({ feed: null })
    if (method !== 'GET') requests.push(`${method} ${url}`)
    if (method === 'DELETE') feed = null
    if (method === 'POST') feed = FEED
    const made = requests.length
    return Response.json({
      feed,
      ...(method === 'POST' && { url: `https://trip.example/feed/s${made}.ics` }),
    })
  })
  await act(refreshSession)
})

const show = (isPending = false) =>
  render(<CalendarFeedPanel trip={{ id: ID, title: 'Rome', isPending }} onClose={() => {}} />)
const press = async (name: string) => {
  const [first] = await screen.findAllByRole('button', { name })
  if (!first) throw new Error(name)
  await userEvent.click(first)
}

it('makes a link of the trip, for the calendar app or to copy, and says who can read it', async () => {
  show()
  expect(screen.getByText(/Anyone with the link can read times/)).toBeDefined()
  await press('Create calendar link')
  expect(await screen.findByDisplayValue('https://trip.example/feed/s1.ics')).toBeDefined()
  expect(requests).toEqual([`POST /api/trips/${ID}/feed`])
  const open = screen.getByRole('link', { name: 'Add to calendar' })
  expect(open.getAttribute('href')).toBe('webcal://trip.example/feed/s1.ics')
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  await press('Copy link')
  expect(writeText).toHaveBeenCalledWith('https://trip.example/feed/s1.ics')
})

it('renews a link only after a second yes, and removes it', async () => {
  feed = FEED
  show()
  expect(await screen.findByText('Created May 1, 2026, not fetched yet')).toBeDefined()
  await press('Renew link')
  await press('Keep it')
  expect(requests).toEqual([])
  await press('Renew link')
  await press('Renew and stop the old link')
  expect(await screen.findByDisplayValue(/s1\.ics$/)).toBeDefined()
  await press('Remove link')
  expect(requests.at(-1)).toBe(`DELETE /api/trips/${ID}/feed`)
  expect(screen.queryByDisplayValue(/s1\.ics$/)).toBeNull()
  expect(readToasts().at(-1)?.message).toBe('Calendar link removed. It no longer works.')
})

it('asks a guest to sign in, and waits for a trip that is not on the server yet', async () => {
  isRefused = true
  const { unmount } = show(true)
  expect(await screen.findByText('You can subscribe after this trip syncs.')).toBeDefined()
  unmount()
  user = null
  await act(refreshSession)
  show()
  expect(screen.getByRole('button', { name: 'Sign in to subscribe' })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Create calendar link' })).toBeNull()
})
