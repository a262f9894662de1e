import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { bookingsOf } from '@tripwright/domain/trip/bookings'
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
import type { PlanWithFacts } from '#features/trip/planner/index.ts'
import { TripAccess } from '#features/trip/sync/index.ts'
import { TripPacking } from './trip-packing.tsx'

const ID = '00000000-0000-7000-8000-000000000001'
const state = vi.hoisted(() => ({ trip: {} as TripState, made: 0, onChange: () => {} }))

vi.mock('#features/trip/sync/index.ts', async (load) => ({
  ...(await load<object>()),
  changeTrip: (_: string, changes: FieldChange[]) => {
    apply(changes)
    state.onChange()
    return { ok: true }
  },
  newTripId: () => `00000000-0000-7000-8000-0000000000${10 + state.made++}`,
}))
const toasts = vi.hoisted(() => ({ undo: () => {} }))
vi.mock('#ui/toast.ts', () => ({
  toast: (_: string, { action }: { action: { onPick: () => void } }) =>
    Object.assign(toasts, { undo: action.onPick }),
}))

function apply(changes: FieldChange[]): void {
  const ops = makeOps(state.trip, state.trip.version, changes, () => `op-${++state.made}`)
  state.trip = merge(state.trip, ops).state
}
const fields = (itemId: string, one: object) =>
  Object.entries(one).map(([field, value]) => ({ itemId, field, value }))

const of12 = (value: number) => Array.from({ length: 12 }, () => value)
const SEVILLE = {
  id: 'seville',
  name: 'Seville',
  country: 'ES',
  lat: 37.4,
  lon: -6,
  zone: 'Europe/Madrid',
  low: of12(19),
  high: of12(31),
  rain: of12(2),
  rainDays: of12(0),
  sun: of12(11),
  sea: null,
  crowds: of12(4),
  certain: true,
  period: '1991–2020',
  asOf: '2025-11-30',
  source: 'Our table',
  written: null,
  checked: null,
}

beforeEach(() => {
  vi.stubGlobal('fetch', (url: string) =>
    String(url).includes('/api/climate/seville')
      ? Promise.resolve(Response.json(SEVILLE))
      : Promise.reject(new TypeError('offline')),
  )
  state.trip = emptyTrip(ID)
  apply(
    fields(ID, {
      startDate: '2027-07-01',
      days: 3,
      places: [
        { id: 'seville', name: 'Seville, Spain', lat: 37.4, lon: -6 },
        { id: 'nowhere', name: 'Nowhere', lat: 1, lon: 1 },
      ],
    }),
  )
})

function Page({
  mayEdit = true,
  planWithFacts = null,
}: {
  mayEdit?: boolean
  planWithFacts?: PlanWithFacts | null
}) {
  const [, setTurn] = useState(0)
  state.onChange = () => setTurn((turn) => turn + 1)
  return (
    <TripAccess value={mayEdit}>
      <TripPacking trip={state.trip} planWithFacts={planWithFacts} />
    </TripAccess>
  )
}
async function show(props: Parameters<typeof Page>[0] = {}) {
  render(<Page {...props} />)
  const own = within(await screen.findByRole('region', { name: 'My list' }, { timeout: 20_000 }))
  return { own, shared: within(screen.getByRole('region', { name: 'Shared list' })) }
}
const itemsOf = (kind: 'packing' | 'own-packing') => activeItems(state.trip, kind).map(fieldValues)

it('says why something is on the list, of which town nothing is known, and ticks it for all', async () => {
  const { own, shared } = await show()
  const hat = own.getByRole('checkbox', {
    name: 'Sun hat and sunglasses',
    description: /Highs of \D*(31|88)°.*in Seville in July/,
  })
  expect(own.getByRole('checkbox', { name: '3 × Socks', description: 'For 3 days' })).toBeDefined()
  expect(screen.getByText(/We don’t know the usual weather of Nowhere yet/)).toBeDefined()
  fireEvent.click(shared.getByRole('checkbox', { name: 'Sunscreen' }))
  expect(shared.getByText('1 of 2 packed')).toBeDefined()
  expect(itemsOf('packing')).toEqual([
    { kind: 'packing', suggestion: 'sunscreen', deleted: false, isPacked: true },
  ])
  expect(itemsOf('own-packing')).toEqual([])
  fireEvent.click(hat)
  expect(itemsOf('own-packing')).toMatchObject([{ kind: 'own-packing', suggestion: 'sun', isPacked: true }])
})

it('things are added, renamed, counted, and taken off; what was taken off comes back when asked', async () => {
  const { shared } = await show()
  const field = shared.getByRole('textbox', { name: 'Add to the shared list' })
  fireEvent.change(field, { target: { value: ' Kite ' } })
  fireEvent.click(shared.getByRole('button', { name: 'Add' }))
  expect(itemsOf('packing')).toEqual([{ kind: 'packing', name: 'Kite' }])
  fireEvent.click(shared.getByRole('button', { name: 'Edit Kite' }))
  fireEvent.change(shared.getByRole('textbox', { name: 'Quantity' }), { target: { value: '100' } })
  fireEvent.click(shared.getByRole('button', { name: 'Save' }))
  expect(shared.getByText('Use a number from 1 to 99, or leave it empty.')).toBeDefined()
  fireEvent.change(shared.getByRole('textbox', { name: 'Quantity' }), { target: { value: '2' } })
  fireEvent.change(shared.getByRole('textbox', { name: 'Item' }), { target: { value: 'Big kite' } })
  fireEvent.click(shared.getByRole('button', { name: 'Save' }))
  expect(shared.getByRole('checkbox', { name: '2 × Big kite' })).toBeDefined()
  fireEvent.click(shared.getByRole('button', { name: 'Remove Big kite' }))
  fireEvent.click(shared.getByRole('button', { name: 'Remove Sunscreen' }))
  expect(shared.queryByRole('checkbox', { name: /kite|Sunscreen/ })).toBeNull()
  toasts.undo()
  await waitFor(() => expect(shared.getByRole('checkbox', { name: 'Sunscreen' })).toBeDefined())
  fireEvent.click(shared.getByRole('button', { name: 'Remove Sunscreen' }))
  fireEvent.click(shared.getByRole('button', { name: 'Bring back 1 suggestion' }))
  expect(shared.getByRole('checkbox', { name: 'Sunscreen' })).toBeDefined()
})

it('a viewer has the own list whole, and of the shared one what is packed alone', async () => {
  const { own, shared } = await show({ mayEdit: false })
  expect(shared.queryAllByRole('button')).toEqual([])
  expect(shared.queryByRole('textbox')).toBeNull()
  for (const box of shared.getAllByRole<HTMLInputElement>('checkbox')) expect(box.disabled).toBe(true)
  fireEvent.click(own.getByRole('checkbox', { name: '3 × Socks' }))
  expect(own.getByText(/^1 of/)).toBeDefined()
})

it('the allowance is what the person entered of the ticket, and nothing before that', async () => {
  apply(fields('00000000-0000-7000-8000-000000000009', { kind: 'flight', number: 'IB 3170' }))
  await show()
  const flights = within(screen.getByRole('region', { name: 'Baggage allowance' }))
  expect(flights.getByText('Not entered yet')).toBeDefined()
  fireEvent.click(flights.getByRole('button', { name: 'Edit the allowance of IB 3170' }))
  const type = (name: string, value: string) =>
    fireEvent.change(flights.getByRole('textbox', { name }), { target: { value } })
  type('Checked bags', '1')
  type('Kilograms each', '230')
  fireEvent.click(flights.getByRole('button', { name: 'Save' }))
  expect(flights.getByText('Use whole numbers: up to 20 bags and 100 kg.')).toBeDefined()
  type('Kilograms each', '23')
  fireEvent.click(flights.getByRole('button', { name: 'Save' }))
  expect(bookingsOf(state.trip)[0]?.baggage).toEqual({ pieces: 1, kg: 23 })
  expect(flights.getByText(/1 checked bag.*23 kg each/)).toBeDefined()
})
