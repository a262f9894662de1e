import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import {
  emptyTrip,
  type FieldChange,
  makeOps,
  merge,
  ownPlacesOf,
  type TripState,
} from '@tripwright/domain/trip/sync'
import { beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { PlanWithFacts } from '#features/trip/planner/index.ts'
import { readToasts } from '#ui/toast.ts'
import {
  detailsIn,
  newOwnPlaceForm,
  ownPlaceChanges,
  ownPlaceErrors,
  toOwnPlaceForm,
} from './own-place-form.state.ts'
import { OwnPlaces } from './own-places.tsx'

const ID = '00000000-0000-7000-8000-000000000001'
const itemId = (n: number) => `00000000-0000-7000-8000-00000000001${n}`
const state = vi.hoisted(() => ({ trip: {} as TripState, made: 0 }))

vi.mock('#features/trip/sync/index.ts', async (load) => ({
  ...(await load<object>()),
  viewOf: () => state.trip,
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
const ROME = { id: 'rome', name: 'Rome', lat: 41.9, lon: 12.5 }
const MILL = {
  kind: 'place',
  name: 'The old mill',
  location: { lat: 41.91, lon: 12.51, address: 'Via Roma 1' },
  category: 'museum',
  hours: 'Mo-Fr 09:00-17:00; Sa-Su off',
  duration: 45,
  price: { amount: 750, currency: 'EUR' },
  isMustSee: true,
}

// The form is a part of its own: fetched once, it is there at once.
beforeAll(() => import('./own-place-sheet.tsx'), 60_000)
beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  state.trip = emptyTrip(ID)
  const fields = (id: string, one: object) =>
    Object.entries(one).map(([field, value]) => ({ itemId: id, field, value }))
  apply([...fields(ID, { places: [ROME] }), ...fields(itemId(1), MILL)])
})

const show = () =>
  render(
    <OwnPlaces trip={state.trip} places={ownPlacesOf(state.trip)} planWithFacts={null} onReplan={null} />,
  )
const form = () => screen.findByRole('form')
const mill = () => {
  const [place] = ownPlacesOf(state.trip)
  if (!place) throw new Error('there is none')
  return place
}

it('a place is listed with what matters, and changed field by field', async () => {
  const { rerender } = show()
  const row = screen.getByRole('button', { name: /The old mill/ })
  expect(row.textContent).toMatch(/Via Roma 1.*Must-see.*45 min.*7\.50/)
  fireEvent.click(row)
  fireEvent.change(within(await form()).getByLabelText('Visit length in minutes'), { target: { value: '9' } })
  fireEvent.submit(await form())
  expect(within(await form()).getByRole('alert').textContent).toBe('Fix 1 field to continue.')
  fireEvent.change(within(await form()).getByLabelText('Visit length in minutes'), {
    target: { value: '90' },
  })
  fireEvent.click(within(await form()).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(mill().duration).toBe(90))
  expect(mill()).toMatchObject({ hours: MILL.hours, price: MILL.price, location: MILL.location })
  rerender(
    <OwnPlaces trip={state.trip} places={ownPlacesOf(state.trip)} planWithFacts={null} onReplan={null} />,
  )
  expect(screen.getByRole('button', { name: /The old mill/ }).textContent).toContain('90 min')
})

it('deleting takes its stops along, and both come back', async () => {
  apply([
    { itemId: itemId(2), field: 'kind', value: 'visit' },
    { itemId: itemId(2), field: 'poiId', value: `own-${itemId(1)}` },
  ])
  show()
  fireEvent.click(screen.getByRole('button', { name: /The old mill/ }))
  fireEvent.click(within(await form()).getByRole('button', { name: 'Delete place' }))
  const isGone = (n: number) => state.trip.items[itemId(n)]?.fields.deleted?.value === true
  expect([isGone(1), isGone(2)]).toEqual([true, true])
  readToasts().at(-1)?.action?.onPick()
  expect([isGone(1), isGone(2)]).toEqual([false, false])
})

it('a form says what is missing, and writes what was entered', () => {
  const empty = newOwnPlaceForm('JPY')
  expect(ownPlaceErrors(empty, [ROME])).toEqual({ location: 'error.location' })
  const picked = { name: 'Via Roma 1', lat: 41.9, lon: 12.5 }
  const filled = { ...empty, picked, text: 'Via Roma 1', name: 'Mill', price: '12.5' }
  expect(ownPlaceErrors(filled, [ROME])).toEqual({ price: 'error.price' })
  const closed = { ...empty.week, Mo: { open: '09:00', close: '' } }
  expect(ownPlaceErrors({ ...filled, price: '', hours: 'week', week: closed }, [ROME])).toEqual({
    hours: 'error.hours',
  })
  expect(ownPlaceErrors({ ...filled, use: 'stay', picked: { ...picked, lat: 45 } }, [ROME])).toEqual({
    location: 'error.stay',
  })
  const changes = ownPlaceChanges(itemId(5), { ...filled, price: '1200' }, null)
  expect(Object.fromEntries(changes.map(({ field, value }) => [field, value]))).toEqual({
    kind: 'place',
    name: 'Mill',
    location: { lat: 41.9, lon: 12.5, address: 'Via Roma 1' },
    category: 'landmark',
    hours: '24/7',
    duration: 60,
    price: { amount: 1200, currency: 'JPY' },
    isMustSee: true,
  })
})

it('a place that is opened and saved as it is changes nothing, also with hours that no form shows', () => {
  for (const hours of [MILL.hours, '24/7', 'Mo 09:00-12:00,13:00-17:00; Tu-Su off']) {
    const place = { ...mill(), hours }
    expect(ownPlaceChanges(place.id, toOwnPlaceForm(place, 'EUR'), place)).toEqual([])
  }
})

it('places that are not in the plan yet are fitted in by planning the days of their city anew', () => {
  const stopAt = (poiId: string) => ({ stops: [{ poiId }] })
  const days = [
    { cityId: 'rome', ...stopAt('colosseum') },
    { cityId: 'florence', ...stopAt('uffizi') },
    { cityId: 'rome', ...stopAt('pantheon') },
  ]
  const planOf = (planned: object[]) =>
    ({
      keyedFacts: { facts: { guides: [{ city: ROME }] } },
      view: { plan: { days: planned, total: { currency: 'EUR' } }, request: { cities: [ROME] } },
    }) as unknown as PlanWithFacts
  const onReplan = vi.fn()
  const listOf = (plan: PlanWithFacts) => (
    <OwnPlaces trip={state.trip} places={ownPlacesOf(state.trip)} planWithFacts={plan} onReplan={onReplan} />
  )
  const { rerender } = render(listOf(planOf(days)))
  fireEvent.click(screen.getByRole('button', { name: 'Fit it into the plan' }))
  expect(onReplan).toHaveBeenCalledWith([0, 2])
  rerender(listOf(planOf([...days, { cityId: 'rome', ...stopAt(`own-${itemId(1)}`) }])))
  expect(screen.queryByRole('button', { name: 'Fit it into the plan' })).toBeNull()
})

it('can be added to a trip that has no town yet, from which it is not far', async () => {
  state.trip = emptyTrip(ID)
  apply(Object.entries(MILL).map(([field, value]) => ({ itemId: itemId(1), field, value })))
  show()
  expect(screen.getByRole('button', { name: /The old mill/ }).textContent).not.toMatch(/100 km/)
  fireEvent.click(screen.getByRole('button', { name: 'Add your own place' }))
  expect(within(await form()).getByRole('combobox', { name: /coordinates/ })).toBeTruthy()
  expect(within(await form()).queryByRole('combobox', { name: 'What is it for?' })).toBeNull()
})

it('tells the diets of a place to eat, and none of any other', () => {
  const picked = { name: 'Via Roma 1', lat: 41.9, lon: 12.5 }
  const filled = { ...newOwnPlaceForm('EUR'), picked, name: 'Inn', diet: ['halal', 'vegan'] }
  const dietOf = (category: string) =>
    ownPlaceChanges('1', { ...filled, category }, null).find(({ field }) => field === 'diet')?.value
  expect(dietOf('restaurant')).toEqual(['vegan', 'halal'])
  expect(dietOf('museum')).toBeUndefined()
})

it('what is known of a place fills its form, and leaves what the person chose', () => {
  const empty = newOwnPlaceForm('EUR')
  const museum = { kind: 'museum', hours: 'Tu-Su 10:00-18:00; PH off', isStepFree: true }
  const found = { ...empty, ...detailsIn(empty, museum) }
  expect(found).toMatchObject({ category: 'museum', duration: '75', hours: 'week', hoursFrom: 'found' })
  expect([found.week.Mo.open, found.week.Tu.close, found.stepFree]).toEqual(['', '18:00', true])
  const next = { ...found, ...detailsIn(found, { kind: 'cafe' }) }
  expect(next).toMatchObject({ category: 'cafe', hoursFrom: 'usual', stepFree: false })
  expect(next.week.Su).toEqual({ open: '', close: '' })
  expect({ ...next, ...detailsIn(next, { kind: 'residential' }) }).toMatchObject({
    category: 'landmark',
    hours: 'always',
    hoursFrom: null,
  })
  const chosen = { ...found, duration: '20' }
  expect(detailsIn(chosen, { kind: 'cafe' })).toEqual({})
})
