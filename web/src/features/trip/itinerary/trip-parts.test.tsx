import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import {
  emptyTrip,
  type FieldChange,
  makeOps,
  merge,
  notesOf,
  stopsOf,
  type TripState,
} from '@tripwright/domain/trip/sync'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { NextEventLine, type useOpenedTrip } from '#features/trip/plan-view/index.ts'
import type { PlanWithFacts } from '#features/trip/planner/index.ts'
import { TripDay } from './trip-day.tsx'
import { TripNotes } from './trip-notes.tsx'
import { TripPart, TripTop, useTripPart } from './trip-parts.tsx'

const ID = '00000000-0000-7000-8000-000000000001'
const itemId = (n: number) => `00000000-0000-7000-8000-00000000001${n}`
const state = vi.hoisted(() => ({ trip: {} as TripState, made: 0 }))

vi.mock('#features/trip/sync/index.ts', async (load) => ({
  ...(await load<object>()),
  changeTrip: (_: string, changes: FieldChange[]) => {
    apply(changes)
    return { ok: true }
  },
  undo: () => true,
  newTripId: () => itemId(9),
}))

vi.mock('./day-conditions.tsx', () => ({
  DayConditions: ({ day, name }: { day: number; name: string }) => <p>{`weather of day ${day}, ${name}`}</p>,
}))

function apply(changes: FieldChange[]): void {
  const ops = makeOps(state.trip, state.trip.version, changes, () => `op-${++state.made}`)
  state.trip = merge(state.trip, ops).state
}
const fields = (id: string, one: object) =>
  Object.entries(one).map(([field, value]) => ({ itemId: id, field, value }))
const ROME = { id: 'rome', name: 'Rome', lat: 41.9, lon: 12.5, zone: 'Europe/Rome', country: 'IT' }
const TOWN = {
  city: ROME,
  transport: { transitKmh: 20, transitWaitMinutes: 8, detour: 1.3 },
  barriers: [],
  pointsOfInterest: [],
} as never
const stop = (name: string, start: string, more: object = {}) => ({
  kind: 'visit',
  poiId: name.toLowerCase(),
  name,
  lat: 41.9,
  lon: 12.49,
  day: '2027-05-01',
  start,
  minutes: 60,
  ...more,
})
const TRAIN = {
  kind: 'train',
  number: 'FR 9410',
  startsAt: {
    date: '2027-05-01',
    time: '14:00',
    zone: 'Europe/Rome',
    place: { name: 'Termini', lat: 41.901, lon: 12.501 },
  },
  endsAt: { date: '2027-05-01', time: '15:36', zone: 'Europe/Rome', place: { name: 'Florence' } },
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')))
  vi.useFakeTimers({ now: new Date('2027-05-01T10:00:00Z'), toFake: ['Date'] })
  state.trip = emptyTrip(ID)
  apply([
    ...fields(ID, {
      startDate: '2027-05-01',
      days: 2,
      places: [{ id: 'rome', name: 'Rome', lat: 41.9, lon: 12.5 }],
    }),
    ...fields(itemId(1), stop('Forum', '11:30')),
    ...fields(itemId(2), stop('Pantheon', '17:00')),
    ...fields(itemId(3), TRAIN),
  ])
})
afterEach(() => {
  vi.useRealTimers()
  history.replaceState(null, '', '/')
})

const planWithFacts = {
  keyedFacts: { facts: { guides: [TOWN] } },
  view: {
    ids: [[itemId(1), itemId(2)]],
    plan: { days: [{ stops: [{ poiId: 'forum' }, { poiId: 'pantheon' }] }] },
    spans: [[[{ open: 540, close: 1140 }], []]],
  },
} as unknown as PlanWithFacts
const opened = () => ({ trip: state.trip, fields: {} }) as unknown as ReturnType<typeof useOpenedTrip>

function Page() {
  const { part, today } = useTripPart(state.trip, [TOWN])
  return (
    <>
      <TripTop trip={state.trip} part={part} today={today} />
      {part ? (
        <TripPart part={part} trip={opened()} planWithFacts={planWithFacts} towns={[TOWN]} today={today} />
      ) : (
        <p>the plan</p>
      )}
    </>
  )
}

it('what comes next stands on top: the train, in how long, how far on foot, and when to leave', () => {
  render(<NextEventLine trip={state.trip} towns={[TOWN]} />)
  const line = screen.getByRole('region', { name: 'Next' })
  // It is noon in Rome.
  expect(line.textContent).toContain('Train to Florence in 2 h')
  expect(line.textContent).toMatch(/About \d+ min on foot · Leave at 1:2\d PM · Be there by 1:40 PM/)
})

it('days ahead, the line says that it is what comes next, when, and in how many days', () => {
  vi.setSystemTime(new Date('2027-04-25T10:00:00Z'))
  render(<NextEventLine trip={state.trip} towns={[TOWN]} />)
  expect(screen.getByText('Next:').className).not.toContain('sr-only')
  expect(screen.getByRole('region', { name: 'Next' }).textContent).toMatch(/Forum, Sat, May 1.*In 6 days/)
})

it('a meal is called one, on the day and in the notes, and is not taken for the sight that it is near', () => {
  apply([
    ...fields(itemId(4), stop('Forum', '12:30', { kind: 'meal', poiId: null })),
    ...fields(itemId(5), stop('Roscioli', '19:30', { kind: 'meal' })),
  ])
  const { unmount } = render(<TripDay trip={opened()} planWithFacts={planWithFacts} today="2027-05-01" />)
  expect(screen.getByText('Lunch near Forum')).toBeDefined()
  expect(screen.getByText('Dinner: Roscioli')).toBeDefined()
  unmount()
  render(<TripNotes trip={state.trip} />)
  expect(screen.getByText('Lunch near Forum')).toBeDefined()
  expect(screen.getByText('Dinner: Roscioli')).toBeDefined()
})

it('a trip that is over says nothing of what comes next', () => {
  vi.setSystemTime(new Date('2027-06-01T10:00:00Z'))
  const { container } = render(<NextEventLine trip={state.trip} towns={[TOWN]} />)
  expect(container.textContent).toBe('')
})

describe('the parts of a trip', () => {
  it('have an address each, lead there and back, and mark where one is', async () => {
    history.replaceState(null, '', `/itinerary?trip=${ID}`)
    render(<Page />)
    const nav = within(screen.getByRole('navigation', { name: 'Parts of this trip' }))
    expect(nav.getByRole('link', { current: 'page' }).textContent).toBe('Plan')
    fireEvent.click(nav.getByRole('link', { name: 'Weather' }))
    expect(location.search).toBe(`?trip=${ID}&part=weather`)
    expect(nav.getByRole('link', { current: 'page' }).textContent).toBe('Weather')
    expect(screen.queryByText('the plan')).toBeNull()
    expect(
      await screen.findByText('Add a city to this trip to see its weather.', {}, { timeout: 20_000 }),
    ).toBeDefined()
    fireEvent.click(nav.getByRole('link', { name: 'Bookings' }))
    expect([location.search, location.hash]).toEqual([`?trip=${ID}`, '#bookings'])
    expect(screen.getByText('the plan')).toBeDefined()
  }, 30_000)

  it('have today among them on the days of the trip alone', () => {
    history.replaceState(null, '', `/itinerary?trip=${ID}&part=today`)
    render(<Page />)
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Today')
    act(() => {
      vi.setSystemTime(new Date('2027-05-03T10:00:00Z'))
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(screen.queryByRole('link', { name: 'Today' })).toBeNull()
    expect(screen.getByText('the plan')).toBeDefined()
  })

  it('an unknown name in the address is the plan', () => {
    history.replaceState(null, '', `/itinerary?trip=${ID}&part=moon`)
    render(<Page />)
    expect(screen.getByText('the plan')).toBeDefined()
  })
})

describe('the day in progress', () => {
  const show = () => <TripDay trip={opened()} planWithFacts={planWithFacts} today="2027-05-01" />

  it('has its weather on top, with the way out of the rain, where the plan has that day', () => {
    apply(fields(ID, { title: 'Spring' }))
    const { view } = planWithFacts
    const dated = {
      ...view,
      plan: {
        days: [
          { date: '2027-04-30', stops: [] },
          { date: '2027-05-01', stops: [] },
        ],
      },
    }
    const { rerender } = render(
      <TripDay
        trip={opened()}
        planWithFacts={Object({ ...planWithFacts, view: dated })}
        today="2027-05-01"
      />,
    )
    expect(screen.getByText('weather of day 1, Spring')).toBeDefined()
    rerender(
      <TripDay
        trip={opened()}
        planWithFacts={Object({ ...planWithFacts, view: dated })}
        today="2027-05-02"
      />,
    )
    expect(screen.queryByText(/^weather of/)).toBeNull()
  })

  it('shows what is on with its hours and the way there, and what comes next', () => {
    render(show())
    const now = within(screen.getByRole('region', { name: 'Now' }))
    expect(now.getByRole('heading').textContent).toBe('Forum')
    expect(now.getByText(/Open .*9:00 AM/)).toBeDefined()
    expect(now.getByRole('link', { name: 'Directions to Forum' }).getAttribute('href')).toContain('41.9')
    expect(within(screen.getByRole('region', { name: 'Next' })).getByRole('heading').textContent).toBe(
      'Train to Florence',
    )
    // Closed today: the spans of its place are empty.
    expect(screen.getByText('Closed this day')).toBeDefined()
  })

  it('what is done or skipped is kept in the trip, moves on, and can be taken back', async () => {
    const { rerender } = render(show())
    fireEvent.click(screen.getByRole('button', { name: 'Mark Forum as done' }))
    fireEvent.click(screen.getByRole('button', { name: 'Skip Train to Florence' }))
    await waitFor(() => expect(stopsOf(state.trip)[0]?.mark).toBe('done'))
    rerender(show())
    expect(screen.queryByRole('region', { name: 'Now' })).toBeNull()
    expect(screen.getByRole('region', { name: 'Next' }).textContent).toContain('Pantheon')
    fireEvent.click(screen.getByRole('button', { name: 'Undo for Forum' }))
    rerender(show())
    expect(screen.getByRole('region', { name: 'Now' }).textContent).toContain('Forum')
  })

  it('says so when nothing more comes', () => {
    vi.setSystemTime(new Date('2027-05-01T20:00:00Z'))
    render(show())
    expect(screen.getByText('Nothing more today.')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'Earlier today' })).toBeDefined()
  })
})

describe('the notes of a trip', () => {
  const write = async (name: string, text: string) => {
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } })
    fireEvent.click(screen.getByRole('button', { name: 'Save note' }))
  }

  it('are taken on a day and on a stop, changed, and deleted', async () => {
    const { rerender } = render(<TripNotes trip={state.trip} />)
    const day = within(screen.getByRole('heading', { name: /^Day 1/ }).closest('section') as HTMLElement)
    fireEvent.click(day.getByRole('button', { name: 'Add a note' }))
    await write('New note: Day 1, Sat, May 1', ' Tickets in the blue bag ')
    expect(notesOf(state.trip)).toMatchObject([{ text: 'Tickets in the blue bag', day: '2027-05-01' }])
    rerender(<TripNotes trip={state.trip} />)
    fireEvent.click(day.getByRole('button', { name: 'Add a note on Forum' }))
    await write('Add a note on Forum', 'East gate')
    expect(stopsOf(state.trip)[0]?.note).toBe('East gate')
    rerender(<TripNotes trip={state.trip} />)
    fireEvent.click(day.getByRole('button', { name: 'Edit note: East gate' }))
    await write('Add a note on Forum', 'West gate')
    expect(stopsOf(state.trip)[0]?.note).toBe('West gate')
    fireEvent.click(screen.getByRole('button', { name: 'Delete note: Tickets in the blue bag' }))
    expect(notesOf(state.trip)).toEqual([])
  })

  it('that are too long are not cut but refused in words', () => {
    render(<TripNotes trip={state.trip} />)
    fireEvent.click(screen.getAllByRole('button', { name: 'Add a note' })[0] as HTMLElement)
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'x'.repeat(8001) } })
    fireEvent.click(screen.getByRole('button', { name: 'Save note' }))
    expect(screen.getByText('Keep notes under 8,000 characters.')).toBeDefined()
    expect(notesOf(state.trip)).toEqual([])
  })
})
