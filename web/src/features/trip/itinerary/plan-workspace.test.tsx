import { act, render, screen, waitFor } from '@testing-library/react'
import { emptyTrip, type FieldChange, makeOps, merge, type TripState } from '@tripwright/domain/trip/sync'
import { beforeEach, expect, it, vi } from 'vitest'
import { useOpenedTrip } from '#features/trip/plan-view/index.ts'

const ID = '00000000-0000-7000-8000-000000000001'
const state = vi.hoisted(() => ({
  trip: {} as TripState,
  hasFacts: true,
  restored: 0,
  listeners: new Set<() => void>(),
}))

vi.mock('#features/trip/sync/index.ts', async (load) => ({
  ...(await load<object>()),
  useTrip: () => ({ status: 'ready', trip: state.trip }),
}))
vi.mock('#features/destination/places/index.ts', async (load) => ({
  ...(await load<object>()),
  loadFacts: async () => (state.hasFacts ? { key: 'k', facts: { guides: [] } } : null),
}))
vi.mock('#features/trip/planner/index.ts', async (load) => ({
  ...(await load<object>()),
  runEngineTask: async (_: unknown, { request }: { request: object }) => {
    state.restored++
    return { request, plan: { days: [] } }
  },
}))

let made = 0
function apply(changes: FieldChange[]): void {
  state.trip = merge(
    state.trip,
    makeOps(state.trip, state.trip.version, changes, () => `op-${++made}`),
  ).state
}
const request = { cities: [{ id: 'rome', nights: 2 }], startDate: '2027-05-01', days: 3 }
const setRequest = (more: object) =>
  apply([{ itemId: ID, field: 'request', value: Object.assign({}, request, more) }])

function Opened() {
  const { status, planWithFacts } = useOpenedTrip(ID, true)
  return status === 'ready' && planWithFacts ? <button type="button">Edit Forum</button> : <p>{status}</p>
}

beforeEach(() => {
  state.hasFacts = true
  state.restored = 0
  state.trip = emptyTrip(ID)
  setRequest({})
})

it('the menu of a stop stays while the plan is laid out again, also where its facts cannot be read again', async () => {
  const { rerender } = render(<Opened />)
  const menu = await screen.findByRole('button', { name: 'Edit Forum' })
  state.hasFacts = false
  setRequest({ pace: 'relaxed' })
  rerender(<Opened />)
  await act(() => new Promise((done) => setTimeout(done, 30)))
  expect(screen.getByRole('button', { name: 'Edit Forum' })).toBe(menu)
  state.hasFacts = true
  setRequest({ pace: 'packed' })
  rerender(<Opened />)
  await waitFor(() => expect(state.restored).toBe(2))
  expect(screen.getByRole('button', { name: 'Edit Forum' })).toBe(menu)
})

it('of other days nothing is shown whose facts are not there', async () => {
  const { rerender } = render(<Opened />)
  await screen.findByRole('button')
  state.hasFacts = false
  setRequest({ days: 4 })
  rerender(<Opened />)
  expect(await screen.findByText('no-facts')).toBeDefined()
})
