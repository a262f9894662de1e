import 'fake-indexeddb/auto'
import { act, render, renderHook, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { SharedTrip } from '@tripwright/domain/trip/sharing'
import { stopsOf, tripFieldsOf } from '@tripwright/domain/trip/sync'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startTrips, useTrip } from '#features/trip/sync/index.ts'
import { refreshSession } from '#platform/session.ts'
import { readStored } from '#platform/storage.ts'
import { SharedTripPage } from './shared-trip-page.tsx'

const ID = '019de0d5-c800-7592-8dd8-6d1483a76e62'
const field = (value: unknown) => ({ value, version: 3, rivals: [] })
const item = (id: string, fields: Record<string, unknown>) => ({
  id,
  version: 3,
  fields: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, field(value)])),
})
// Without a request no plan is built; other tests and e2e cover its rendering.
const SHARED: SharedTrip = {
  access: 'view',
  role: null,
  by: 'Ana',
  you: 'reader',
  unproved: [],
  trip: {
    id: ID,
    version: 3,
    since: 0,
    items: [
      item(ID, { title: 'Rome in May', days: 3 }),
      item('019de0d5-c800-7592-8dd8-6d1483a76e63', { kind: 'visit', name: 'Pantheon' }),
      item('019de0d5-c800-7592-8dd8-6d1483a76e64', { kind: 'booking', lat: 41, lon: 12 }),
    ],
  },
}

let shared: SharedTrip | null
let user: object | null
let sent: unknown[]
let hasNetwork: boolean

beforeEach(async () => {
  ;[shared, user, sent, hasNetwork] = [SHARED, null, [], true]
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('EventSource', function silent() {
    return { addEventListener() {}, close() {} }
  })
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (!hasNetwork) throw new TypeError('Failed to fetch')
    if (url.endsWith('/update-user')) {
      sent.push([url, JSON.parse(String(body))])
      return Response.json({ status: true })
    }
    if (url.startsWith('/api/auth/')) return Response.json(user && { user })
    sent.push([url, JSON.parse(String(body))])
    if (url.endsWith('/join')) return Response.json({ id: ID })
    return shared
      ? Response.json(shared)
      : Response.json({ error: 'not-found', message: 'It leads nowhere.' }, { status: 404 })
  })
  history.replaceState(null, '', '/shared-trip#s3cret')
  await act(refreshSession)
})

const button = (name: string) => screen.queryByRole('button', { name })

describe('a link to look', () => {
  it('shows whose trip it is, sends its secret in no address, and offers no change', async () => {
    render(<SharedTripPage />)
    expect(await screen.findByRole('heading', { level: 1, name: 'Rome in May' })).toBeDefined()
    expect(screen.getByText('Shared with you by Ana')).toBeDefined()
    expect(sent).toEqual([['/api/trips/shared', { secret: 's3cret' }]])
    expect(button('Sign in to edit together')).toBeNull()
  })

  it('can be copied by a guest too, without the bookings', async () => {
    startTrips()
    render(<SharedTripPage />)
    await screen.findByRole('heading', { level: 1 })
    await userEvent.click(screen.getByRole('button', { name: 'Copy to my trips' }))
    await vi.waitFor(() => expect(location.pathname).toBe('/itinerary'))
    const id = new URLSearchParams(location.search).get('trip') ?? ''
    expect(id).not.toBe(ID)
    const { result } = renderHook(() => useTrip(id))
    await vi.waitFor(() => expect(result.current.trip.version).toBeGreaterThan(0))
    const { trip } = result.current
    expect(tripFieldsOf(trip)).toMatchObject({ title: 'Rome in May', planSource: 'copy' })
    expect(stopsOf(trip).map(({ name }) => name)).toEqual(['Pantheon'])
  })

  it('that leads nowhere says so in one sentence, and so does an address without its end', async () => {
    shared = null
    const { unmount } = render(<SharedTripPage />)
    expect(await screen.findByText('It leads nowhere.')).toBeDefined()
    unmount()
    history.replaceState(null, '', '/shared-trip')
    sent = []
    render(<SharedTripPage />)
    expect(await screen.findByText(/^This link was removed/)).toBeDefined()
    expect(sent).toEqual([])
  })

  it('is there without a network as it was last seen, and gone from the device when it is taken back', async () => {
    const first = render(<SharedTripPage />)
    await screen.findByRole('heading', { level: 1, name: 'Rome in May' })
    first.unmount()
    hasNetwork = false
    const second = render(<SharedTripPage />)
    expect(await screen.findByText(/^You’re offline/)).toBeDefined()
    ;[hasNetwork, shared] = [true, null]
    act(() => void dispatchEvent(new Event('online')))
    expect(await screen.findByText('It leads nowhere.')).toBeDefined()
    second.unmount()
    hasNetwork = false
    render(<SharedTripPage />)
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
  })
})

describe('a link to change', () => {
  it('sends a guest to sign in and back, its secret in no address meanwhile', async () => {
    shared = { ...SHARED, access: 'edit', role: 'editor' }
    const first = render(<SharedTripPage />)
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in to edit together' }))
    expect([location.pathname, location.hash, readStored('authRedirect')]).toEqual([
      '/auth',
      '',
      '/shared-trip',
    ])
    first.unmount()
    history.replaceState(null, '', '/shared-trip')
    render(<SharedTripPage />)
    expect(await screen.findByRole('heading', { level: 1, name: 'Rome in May' })).toBeDefined()
    expect([location.hash, readStored('shared-trip')]).toEqual(['#s3cret', null])
  })

  it('lets somebody who is signed in take part, and leads to the trip', async () => {
    user = { id: 'p1', email: 'ben@example.org', name: 'Ben' }
    await act(refreshSession)
    shared = { ...SHARED, access: 'edit', role: 'editor' }
    render(<SharedTripPage />)
    await userEvent.click(await screen.findByRole('button', { name: 'Edit together' }))
    expect(sent.at(-1)).toEqual(['/api/trips/shared/join', { secret: 's3cret' }])
    await vi.waitFor(() => expect(location.search).toBe(`?trip=${ID}`))
  })

  it('asks somebody without a name for one, which they may leave out', async () => {
    user = { id: 'p1', email: 'eve@example.org', name: '' }
    await act(refreshSession)
    shared = { ...SHARED, access: 'edit', role: 'editor' }
    const first = render(<SharedTripPage />)
    await userEvent.click(await screen.findByRole('button', { name: 'Edit together' }))
    expect(JSON.stringify(sent)).not.toContain('update-user')
    first.unmount()
    history.replaceState(null, '', '/shared-trip#s3cret')
    render(<SharedTripPage />)
    await userEvent.type(await screen.findByLabelText('Your name'), ' Eve ')
    await userEvent.click(screen.getByRole('button', { name: 'Edit together' }))
    await vi.waitFor(() => expect(sent.at(-1)).toEqual(['/api/trips/shared/join', { secret: 's3cret' }]))
    expect(sent.at(-2)).toEqual(['/api/auth/update-user', { name: 'Eve' }])
  })

  it('leads a member to the trip', async () => {
    shared = { ...SHARED, access: 'edit', role: 'editor', you: 'member' }
    render(<SharedTripPage />)
    const link = await screen.findByRole('link', { name: 'Open trip' })
    expect(link.getAttribute('href')).toBe(`/itinerary?trip=${ID}`)
    expect(button('Edit together')).toBeNull()
  })
})
