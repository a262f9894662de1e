import { render, screen } from '@testing-library/react'
import type { TripSummary } from '@tripwright/domain/trip/sync'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { NextTrip } from './next-trip.tsx'

const state = vi.hoisted(() => ({ trips: [] as TripSummary[] }))
vi.mock('#features/trip/sync/index.ts', async (load) => ({
  ...(await load<object>()),
  useTrips: () => ({ trips: state.trips }),
}))

const trip = (id: string, startDate: string | null, more: Partial<TripSummary> = {}): TripSummary =>
  Object.assign(
    {
      id,
      version: 1,
      title: `Trip ${id}`,
      status: 'planned',
      startDate,
      endDate: startDate,
      stops: 3,
      places: [],
    },
    more,
  ) as TripSummary

beforeEach(() => void vi.useFakeTimers({ now: new Date(2027, 4, 1, 12), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

it('leads to the trip that comes first, and says when it starts', () => {
  state.trips = [trip('b', '2027-05-20'), trip('a', '2027-05-04'), trip('old', '2027-04-01'), trip('c', null)]
  render(<NextTrip />)
  const link = screen.getByRole('link', { name: 'Trip a starts in 3 days' })
  expect(link.getAttribute('href')).toBe('/itinerary?trip=a')
})

it('on the days of a trip leads to its day', () => {
  state.trips = [trip('a', '2027-04-30', { endDate: '2027-05-02' })]
  render(<NextTrip />)
  const link = screen.getByRole('link', { name: /^Trip a is happening now/ })
  expect(link.getAttribute('href')).toBe('/itinerary?trip=a&part=today')
})

it('says nothing to who has no trip ahead', () => {
  state.trips = [trip('old', '2027-04-01')]
  const { container } = render(<NextTrip />)
  expect(container.textContent).toBe('')
})
