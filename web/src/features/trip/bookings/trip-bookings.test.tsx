import { fireEvent, render, screen, within } from '@testing-library/react'
import { bookingsOf, type TripBooking } from '@tripwright/domain/trip/bookings'
import {
  activeItems,
  emptyTrip,
  type FieldChange,
  fieldValues,
  makeOps,
  merge,
  type TripState,
} from '@tripwright/domain/trip/sync'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { readToasts } from '#ui/toast.ts'
import { BookingWarnings } from './booking-warnings.tsx'
import { type OpenBooking, TripBookings } from './trip-bookings.tsx'

const ID = '00000000-0000-7000-8000-000000000001'
const itemId = (n: number) => `00000000-0000-7000-8000-00000000001${n}`
const state = vi.hoisted(() => ({ trip: {} as TripState, made: 0 }))

vi.mock('#features/trip/sync/index.ts', async (load) => ({
  ...(await load<object>()),
  viewOf: () => state.trip,
  useTrip: () => ({ trip: state.trip, status: 'ready' }),
  newTripId: () => itemId(9),
  changeTrip: (_: string, changes: FieldChange[]) => {
    apply(changes)
    return { ok: true }
  },
}))

function apply(changes: FieldChange[]): void {
  const ops = makeOps(state.trip, state.trip.version, changes, () => `op-${++state.made}`)
  state.trip = merge(state.trip, ops).state
}
const end = (date: string, time: string, zone: string, name: string) => ({
  date,
  time,
  zone,
  place: { name },
})
const FLIGHT = {
  kind: 'flight',
  number: 'NZ 10',
  reference: 'QX7RT2',
  people: ['Ann', 'Bob'],
  startsAt: end('2027-05-11', '00:30', 'Pacific/Auckland', 'Auckland'),
  endsAt: end('2027-05-10', '10:30', 'Pacific/Honolulu', 'Honolulu'),
}
const INN = {
  kind: 'hotel',
  name: 'Harbour Inn',
  startsAt: end('2027-05-10', '15:00', 'Pacific/Honolulu', 'Harbour'),
  endsAt: end('2027-05-11', '11:00', 'Pacific/Honolulu', 'Harbour'),
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  state.trip = emptyTrip(ID)
  const fields = (id: string, one: object) =>
    Object.entries(one).map(([field, value]) => ({ itemId: id, field, value }))
  apply([
    ...fields(ID, { startDate: '2027-05-10', days: 3 }),
    ...fields(itemId(1), FLIGHT),
    ...fields(itemId(2), INN),
  ])
})

function Page({
  planWithFacts = null,
}: {
  planWithFacts?: Parameters<typeof TripBookings>[0]['planWithFacts']
}) {
  const [open, setOpen] = useState<OpenBooking | null>(null)
  const bookings: TripBooking[] = bookingsOf(state.trip)
  return (
    <>
      <BookingWarnings trip={state.trip} bookings={bookings} planWithFacts={planWithFacts} onReplan={null} />
      <TripBookings
        trip={state.trip}
        bookings={bookings}
        planWithFacts={planWithFacts}
        open={open}
        onOpen={setOpen}
      />
    </>
  )
}
const section = () => screen.getByRole('region', { name: 'Bookings' })
const names = () => bookingsOf(state.trip).map(({ number, name }) => number ?? name)

it('lists what is booked by day, by whose clocks, how long it takes, and what does not fit', () => {
  render(<Page />)
  const flight = within(section()).getByRole('button', { name: /^Flight: NZ 10/ })
  expect(flight.textContent).toMatch(/12:30 AM GMT\+12 to 10:30 AM (HST|GMT-10)/)
  expect(flight.textContent).toMatch(/1 day earlier.*8 h/)
  expect(flight.textContent).toMatch(/Reference QX7RT2 · For Ann and Bob/)
  expect(
    within(section()).getByRole('button', { name: /^Place to stay: Harbour Inn/ }).textContent,
  ).toContain('1 night')
  expect(screen.getByText('No place to stay on the night of May 11, 2027.')).toBeTruthy()
})

it('says of a booking on a day of the plan that has no position that the plan leaves no time for it', async () => {
  const day = { date: '2027-05-10', cityId: 'honolulu', zone: 'Pacific/Honolulu', stops: [], legs: [] }
  const plan = { days: [day], total: { amount: 0, currency: 'USD' } }
  // Only what the list reads.
  const planWithFacts = { view: { plan, ids: [[]] }, keyedFacts: { facts: { guides: [] } } } as never
  render(<Page planWithFacts={planWithFacts} />)
  const note = /^Not in your plan yet/
  // The flight begins on another day, and nowhere else is a plan.
  expect(await within(section()).findAllByText(note)).toHaveLength(1)
  expect(within(section()).getByText(note).closest('li')?.textContent).toContain('Harbour Inn')
})

it('opens a booking with what was entered, keeps what is changed, and takes it back', async () => {
  render(<Page />)
  fireEvent.click(within(section()).getByRole('button', { name: /^Place to stay: Harbour Inn/ }))
  const name = await screen.findByRole('textbox', { name: /Hotel or apartment name/, hidden: true })
  expect((name as HTMLInputElement).value).toBe('Harbour Inn')
  fireEvent.change(name, { target: { value: 'Hill Inn' } })
  fireEvent.submit(name)
  expect(names()).toEqual(['NZ 10', 'Hill Inn'])
  const toast = readToasts().at(-1)
  expect([toast?.message, toast?.duration]).toEqual(['Hill Inn updated.', 60_000])
  toast?.action?.onPick()
  expect(names()).toEqual(['NZ 10', 'Harbour Inn'])
})

it('says what is missing beside its field, and keeps nothing until it is there', async () => {
  render(<Page />)
  fireEvent.click(within(section()).getByRole('button', { name: 'Add a booking' }))
  const kind = await screen.findByRole('combobox', { name: 'Type', hidden: true })
  fireEvent.change(kind, { target: { value: 'event' } })
  const name = screen.getByRole('textbox', { name: /Event name/, hidden: true })
  fireEvent.submit(name)
  expect(screen.getByRole('alert', { hidden: true }).textContent).toContain('Fix 3 fields')
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(names()).toHaveLength(2)
})

it('deletes a booking, and brings it back for a minute', async () => {
  render(<Page />)
  fireEvent.click(within(section()).getByRole('button', { name: /^Flight/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Delete booking', hidden: true }))
  expect(names()).toEqual(['Harbour Inn'])
  expect(readToasts().at(-1)?.duration).toBe(60_000)
  readToasts().at(-1)?.action?.onPick()
  expect(names()).toEqual(['NZ 10', 'Harbour Inn'])
})

it('counts the price of a booking among the expenses with one press, once, and says so on it', async () => {
  const cost = { amount: 24_000, currency: 'USD' }
  apply([{ itemId: itemId(2), field: 'cost', value: cost }])
  const view = render(<Page />)
  const add = await within(section()).findByRole('button', {
    name: 'Add to expenses: Harbour Inn',
  })
  fireEvent.click(add)
  fireEvent.click(add)
  view.rerender(<Page />)
  const expenses = activeItems(state.trip, 'expense')
  expect(expenses.map((item) => fieldValues(item))).toMatchObject([
    { name: 'Harbour Inn', cost, share: { booking: itemId(2), category: 'bed', paidBy: 'trip:Me' } },
  ])
  expect(readToasts().at(-1)?.message).toBe('Harbour Inn is in the expenses now, paid by Me.')
  const row = within(section()).getByRole('button', { name: /^Place to stay: Harbour Inn/ })
  expect(row.textContent).toContain('$240.00 · in expenses')
  apply([{ itemId: itemId(2), field: 'cost', value: { ...cost, amount: 25_000 } }])
  view.rerender(<Page />)
  expect(row.textContent).toContain('$250.00 · in expenses as $240.00')
})
