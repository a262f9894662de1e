import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { bookingsOf } from '@tripwright/domain/trip/bookings'
import { mayChangeItems, mayEdit, type TripRole } from '@tripwright/domain/trip/sharing'
import {
  emptyTrip,
  type FieldChange,
  kindOf,
  makeOps,
  merge,
  ownPlacesOf,
  type TripState,
} from '@tripwright/domain/trip/sync'
import type { ReactElement } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { TripExpenses } from '#features/money/expenses/index.ts'
import { DayBookings, TripBookings } from '#features/trip/bookings/index.ts'
import { PlanHead, type useOpenedTrip } from '#features/trip/plan-view/index.ts'
import type { PlanWithFacts } from '#features/trip/planner/index.ts'
import { TripAccess } from '#features/trip/sync/index.ts'
import { AskForChange } from './ask-for-change.tsx'
import { DayFoot } from './day-actions.tsx'
import { OwnPlaces } from './own-places.tsx'
import { TripDay } from './trip-day.tsx'
import { TripNotes } from './trip-notes.tsx'
import { TripPacking } from './trip-packing.tsx'

const ID = '00000000-0000-7000-8000-000000000001'
const itemId = (n: number) => `00000000-0000-7000-8000-0000000000${n + 10}`
const state = vi.hoisted(() => ({ trip: {} as TripState, made: 0, asked: [] as FieldChange[][] }))

// The weather of the day has no role: its offer goes by the right to edit (day-conditions.tsx).
vi.mock('./day-conditions.tsx', () => ({ DayConditions: () => null }))
vi.mock('#features/trip/sync/index.ts', async (load) => ({
  ...(await load<object>()),
  useTrip: () => ({ status: 'ready', trip: state.trip }),
  viewOf: () => state.trip,
  changeTrip: (_: string, changes: FieldChange[]) => {
    state.asked.push(changes)
    apply(changes)
    return { ok: true }
  },
}))

function apply(changes: FieldChange[]): void {
  const ops = makeOps(state.trip, state.trip.version, changes, () => `op-${++state.made}`)
  state.trip = merge(state.trip, ops).state
}
const fields = (id: string, one: object) =>
  Object.entries(one).map(([field, value]) => ({ itemId: id, field, value }))
const ROME = { id: 'rome', name: 'Rome', lat: 41.9, lon: 12.5, zone: 'Europe/Rome', country: 'IT' }
const GUIDE = {
  city: ROME,
  transport: { transitKmh: 20, transitWaitMinutes: 8, detour: 1.3 },
  barriers: [],
  pointsOfInterest: [],
}
const end = (date: string, time: string) => ({ date, time, zone: 'Europe/Rome', place: { name: 'Termini' } })
const PERSON = { id: itemId(80), name: 'Kim' }

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  vi.useFakeTimers({ now: new Date('2027-05-01T10:00:00Z'), toFake: ['Date'] })
  state.asked = []
  state.trip = emptyTrip(ID)
  const stop = { kind: 'visit', lat: 41.9, lon: 12.49, day: '2027-05-01', minutes: 60, note: 'East gate' }
  const group = { currency: 'EUR', people: [PERSON, { id: itemId(81), name: 'Lee' }], total: '100' }
  apply([
    ...fields(ID, {
      startDate: '2027-05-01',
      days: 2,
      places: [{ id: 'rome', name: 'Rome', lat: 41.9, lon: 12.5 }],
    }),
    ...fields(itemId(1), { ...stop, name: 'Forum', start: '11:30' }),
    ...fields(itemId(2), { ...stop, name: 'Pantheon', start: '17:00' }),
    ...fields(itemId(3), {
      kind: 'flight',
      number: 'AZ 610',
      startsAt: end('2027-05-01', '19:00'),
      endsAt: end('2027-05-01', '21:00'),
    }),
    ...fields(itemId(4), { kind: 'place', name: 'The old mill', location: { lat: 41.91, lon: 12.51 } }),
    ...fields(itemId(5), { kind: 'note', text: 'Bring cash', day: '2027-05-01' }),
    ...fields(itemId(6), { kind: 'packing', name: 'Kite' }),
    ...fields(ID, { budget: group }),
  ])
})

const planWithFacts = {
  keyedFacts: { facts: { guides: [GUIDE] } },
  view: {
    ids: [[itemId(1), itemId(2)]],
    plan: {
      days: [{ date: '2027-05-01', cityId: 'rome', stops: [{ poiId: 'forum' }, { poiId: 'pantheon' }] }],
      total: { amount: 0, currency: 'EUR' },
    },
    spans: [[[], []]],
    request: { travellers: { adults: 1, children: 0 }, cities: [] },
  },
} as unknown as PlanWithFacts

/** The parts of the page of a trip; what is done in a part of another feature is asked of the plan, by `edit`. */
function partsOf(edit: () => void): Record<string, ReactElement> {
  const trip = { trip: state.trip, isBusy: false } as unknown as ReturnType<typeof useOpenedTrip>
  const bookings = bookingsOf(state.trip)
  return {
    notes: <TripNotes trip={state.trip} />,
    bookings: (
      <TripBookings trip={state.trip} bookings={bookings} planWithFacts={null} open={null} onOpen={edit} />
    ),
    'bookings of a day': <DayBookings date="2027-05-01" bookings={bookings} planned={[]} onOpen={edit} />,
    places: (
      <OwnPlaces trip={state.trip} places={ownPlacesOf(state.trip)} planWithFacts={null} onReplan={edit} />
    ),
    today: <TripDay trip={trip} planWithFacts={planWithFacts} today="2027-05-01" />,
    packing: <TripPacking trip={state.trip} planWithFacts={planWithFacts} />,
    money: <TripExpenses tripId={ID} planned={[]} />,
    'a day': (
      <DayFoot
        isSettling={false}
        day={0}
        days={2}
        trip={trip}
        onAdd={edit}
        onBook={() => edit()}
        onReplan={edit}
      />
    ),
    'in words': <AskForChange trip={trip} name="Rome" isSettling={false} />,
  }
}

const CHANGES_NOTHING = /Directions|Export|Download|Save receipts/

/** Uses whatever a part offers: each field, tick and button, and each form. False where it offers nothing. */
async function tryAll(part: string): Promise<boolean> {
  if (part === 'packing') await screen.findByRole('region', { name: 'My list' }, { timeout: 20_000 })
  const buttons = screen
    .queryAllByRole('button')
    .filter(({ textContent, ariaLabel }) => !CHANGES_NOTHING.test(textContent || (ariaLabel ?? '')))
  const fields = screen.queryAllByRole<HTMLInputElement>('textbox').filter(({ readOnly }) => !readOnly)
  const ticks = screen.queryAllByRole<HTMLInputElement>('checkbox').filter(({ disabled }) => !disabled)
  for (const field of fields) fireEvent.change(field, { target: { value: '7' } })
  for (const tick of ticks) fireEvent.click(tick)
  for (const form of document.querySelectorAll('form')) fireEvent.submit(form)
  // From the last: what deletes stands behind what opens an editor, which takes it away.
  for (const button of buttons.reverse()) if (button.isConnected) fireEvent.click(button)
  for (const form of document.querySelectorAll('form')) fireEvent.submit(form)
  return buttons.length + fields.length + ticks.length > 0
}

/** What the parts change by themselves; bookings and places open a form of their own. */
const SHARED_KINDS = ['booking', 'note', 'packing', 'stop', 'trip']

it.each<TripRole>(['owner', 'co-owner', 'editor', 'viewer'])(
  'the page offers the %s what the server takes of them',
  async (role) => {
    const edit = vi.fn()
    const offering: string[] = []
    for (const part of Object.keys(partsOf(edit))) {
      const { unmount } = render(<TripAccess value={mayEdit(role)}>{partsOf(edit)[part]}</TripAccess>)
      if (await tryAll(part)) offering.push(part)
      unmount()
    }
    for (const changes of state.asked) {
      const kinds = changes.map((change) => kindOf(state.trip, change.itemId))
      expect(mayChangeItems(role, kinds), JSON.stringify(changes)).toBe(true)
    }
    expect(offering).toEqual(mayEdit(role) ? Object.keys(partsOf(edit)) : ['packing'])
    const kinds = new Set(state.asked.flat().map((change) => kindOf(state.trip, change.itemId)))
    expect([...kinds].sort()).toEqual(mayEdit(role) ? expect.arrayContaining(SHARED_KINDS) : ['own-packing'])
    expect(edit.mock.calls.length > 0).toBe(mayEdit(role))
  },
  60_000,
)

it('the head of the page has no button to change, undo or redo for who may only read', async () => {
  const head = (onChange: (() => void) | null) => (
    <PlanHead
      planWithFacts={null}
      title="Rome"
      state={null}
      actions={null}
      next={null}
      isSettling={false}
      onChange={onChange}
      canUndo
      canRedo
      onUndo={() => {}}
      onRedo={() => {}}
    />
  )
  const { rerender } = render(head(() => {}))
  expect(screen.getAllByRole('button')).toHaveLength(3)
  rerender(head(null))
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
})
