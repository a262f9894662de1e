import { act, fireEvent, render, screen } from '@testing-library/react'
import { bookingsOf } from '@tripwright/domain/trip/bookings'
import { emptyTrip, type FieldChange, makeOps, merge, type TripState } from '@tripwright/domain/trip/sync'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { noteEnteredPlace } from './booking-place.state.ts'
import { BookingPlace } from './booking-place.tsx'

const ID = '00000000-0000-7000-8000-000000000001'
const HOTEL = '00000000-0000-7000-8000-000000000011'
const state = vi.hoisted(() => ({
  trip: {} as TripState,
  made: 0,
  places: [] as object[],
  asked: [] as string[],
}))
vi.mock('#features/trip/sync/index.ts', async (load) => ({
  ...(await load<object>()),
  changeTrip: (_: string, changes: FieldChange[]) => {
    apply(changes)
    return { ok: true }
  },
}))
function apply(changes: FieldChange[]): void {
  const ops = makeOps(state.trip, state.trip.version, changes, () => `op-${++state.made}`)
  state.trip = merge(state.trip, ops).state
}
const set = (itemId: string, fields: object) =>
  Object.entries(fields).map(([field, value]) => ({ itemId, field, value }))
const end = (date: string) => ({
  date,
  time: '15:00',
  zone: 'Europe/Rome',
  place: { name: 'Via Nazionale 22, Rome' },
})
const found = {
  id: 'osm-n1',
  name: 'Hotel Artemide',
  address: 'Via Nazionale 22, 00184 Roma',
  kind: 'hotel',
  lat: 41.901,
  lon: 12.493,
}

let isDown: boolean
beforeEach(() => {
  Object.assign(state, { trip: emptyTrip(ID), places: [found], asked: [] })
  isDown = false
  vi.stubGlobal('fetch', (url: string) => {
    state.asked.push(String(new URL(url, 'http://x').searchParams.get('q')))
    if (isDown) return Promise.reject(new TypeError('offline'))
    const body = { places: state.places, state: 'complete', asOf: null, source: 'test' }
    return Promise.resolve(Response.json(body))
  })
  apply([
    ...set(ID, { startDate: '2027-05-01', days: 3, places: [{ name: 'Rome', lat: 41.9, lon: 12.5 }] }),
    ...set(HOTEL, {
      kind: 'hotel',
      name: 'Artemide',
      startsAt: end('2027-05-01'),
      endsAt: end('2027-05-03'),
    }),
  ])
})
const booking = () => bookingsOf(state.trip)[0] as NonNullable<ReturnType<typeof bookingsOf>[0]>
const show = () => render(<BookingPlace trip={state.trip} booking={booking()} isPlanned={true} />)
const positions = () => [booking().startsAt, booking().endsAt].map((one) => [one?.place.lat, one?.place.lon])
const AT = [
  [41.901, 12.493],
  [41.901, 12.493],
]
const NOWHERE = [
  [undefined, undefined],
  [undefined, undefined],
]

describe('the address of a booking without a position', () => {
  it('is looked up once when it was entered, and taken where nothing is in doubt', async () => {
    noteEnteredPlace(HOTEL)
    show()
    await vi.waitFor(() => expect(positions()).toEqual(AT))
    expect(state.asked).toEqual(['Via Nazionale 22, Rome'])
  })

  it('is looked up by a press alone where nobody entered it here, and asked about where it is in doubt', async () => {
    state.places = [{ ...found, address: 'Via Nazionale 24, Roma' }]
    show()
    expect(screen.getByText(/Not in your plan yet/)).toBeDefined()
    expect(state.asked).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Find it on the map: Artemide' }))
    await screen.findByText('Is this the place?')
    expect(screen.getByText('Hotel Artemide, Via Nazionale 24, Roma')).toBeDefined()
    expect(positions()).toEqual(NOWHERE)
    fireEvent.click(screen.getByRole('button', { name: 'Yes, use it' }))
    expect(positions()).toEqual(AT)
  })

  it('stays without a position where the answer is no, or nothing was found', async () => {
    state.places = [{ ...found, address: '' }]
    const { unmount } = show()
    fireEvent.click(screen.getByRole('button', { name: /Find it/ }))
    fireEvent.click(await screen.findByRole('button', { name: 'No' }))
    expect(screen.getByText(/We didn’t find this address/)).toBeDefined()
    unmount()
    state.places = []
    show()
    fireEvent.click(screen.getByRole('button', { name: /Find it/ }))
    expect(await screen.findByText(/We didn’t find this address/)).toBeDefined()
    expect(positions()).toEqual(NOWHERE)
  })

  it('is looked up later where there is no network', async () => {
    isDown = true
    vi.stubGlobal('navigator', { ...navigator, onLine: false })
    noteEnteredPlace(HOTEL)
    show()
    expect(await screen.findByText(/We try again when you’re online/)).toBeDefined()
    isDown = false
    vi.stubGlobal('navigator', { ...navigator, onLine: true })
    act(() => void dispatchEvent(new Event('online')))
    await vi.waitFor(() => expect(positions()).toEqual(AT))
  })
})
