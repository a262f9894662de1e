import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { emptyTrip, makeOps, merge, type TripState } from '@tripwright/domain/trip/sync'
import { beforeEach, expect, it, vi } from 'vitest'
import { readOfflineActions } from '#platform/offline-state.ts'
import { trackTripConflicts } from './trip-conflicts.state.ts'
import { TripConflicts } from './trip-conflicts.tsx'
import { getOrAddTrip, model, notify, viewOf } from './trip-model.state.ts'
import { newTripId } from './trips.state.ts'

vi.mock('./trip-delivery.state.ts', async (original) => ({
  ...(await original<object>()),
  resolveOwner: async () => 'ann',
  // Pending for the whole test.
  deliverOps: () => new Promise(() => {}),
}))

const TRIP = '00000000-0000-7000-8000-000000000001'
const BOOKING = '00000000-0000-7000-8000-000000000002'
const write = (now: TripState, seen: TripState, field: string, value: unknown, itemId = TRIP) =>
  merge(now, makeOps(seen, seen.version, [{ itemId, field, value }], newTripId)).state

beforeEach(() => {
  model.loaded.clear()
  model.unconfirmed = []
  trackTripConflicts()
  const start = write(emptyTrip(TRIP), emptyTrip(TRIP), 'title', 'Rome')
  const both = write(write(start, start, 'title', 'Rome with Ann'), start, 'title', 'Rome with Bob')
  Object.assign(getOrAddTrip(TRIP), { base: both, status: 'ready' })
  notify()
})

it('both values stand with a button each, and the one that is chosen stays', async () => {
  render(<TripConflicts />)
  expect(readOfflineActions().choices).toBe(1)
  expect(screen.getByText('Rome with Ann')).toBeTruthy()
  expect(screen.getByText('Rome with Bob')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Use this one' }))
  expect(viewOf(TRIP).items[TRIP]?.fields.title).toMatchObject({ value: 'Rome with Ann', rivals: [] })
  expect(screen.queryByText('Rome with Bob')).toBeNull()
  expect(readOfflineActions().choices).toBe(0)
})

it('says whose each value is and since when, as far as the history keeps it', async () => {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(String(url))
    const versions = [
      { version: 3, by: 'Bob', isYou: false, at: '2026-05-01T10:00:00.000Z' },
      { version: 2, by: 'Ann', isYou: true, at: '2026-05-01T09:00:00.000Z' },
    ]
    return Response.json({ versions })
  })
  render(<TripConflicts />)
  expect(await screen.findByText(/^Bob, May 1, 2026/)).toBeTruthy()
  expect(screen.getByText(/^You, May 1, 2026/)).toBeTruthy()
  expect(asked).toEqual([`/api/trips/${TRIP}/versions?of=3%2C2`])
})

it.each([
  ['startDate', '2026-13-45'],
  ['budget', 'nothing'],
  ['budget', { people: [null, 5] }],
  ['days', {}],
  ['startsAt', { date: 'x', place: null }, BOOKING],
  ['people', 'Ann', BOOKING],
])('a value of another shape is shown and breaks nothing (%s: %j)', (field, value, itemId = TRIP) => {
  const trip = getOrAddTrip(TRIP).base
  const base = itemId === TRIP ? trip : write(trip, trip, 'kind', 'flight', itemId)
  const both = write(write(base, base, field, value, itemId), base, field, null, itemId)
  Object.assign(getOrAddTrip(TRIP), { base: both })
  act(notify)
  render(<TripConflicts />)
  expect(screen.getAllByRole('button', { name: 'Keep this one' })).toHaveLength(2)
})
