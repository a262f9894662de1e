import { describe, expect, it } from 'vitest'
import type { ResolvedRequest, Stop } from '../itinerary/index.ts'
import {
  emptyTrip,
  type FieldChange,
  makeOps,
  merge,
  type PlanView,
  storedStops,
  type TripState,
  tripFieldsOf,
} from '../sync/index.ts'
import { changesForPlan, isSamePlan, withIds } from './plan-field-changes.rules.ts'

const TRIP = '01a1ff0b-a2e1-724c-9338-000000000000'
const idOf = (n: number) => `01a1ff0b-a2e1-724c-9338-${String(n).padStart(12, '0')}`
const stop = (poiId: string, start: string, end: string): Stop => ({
  kind: 'visit',
  poiId,
  name: poiId,
  lat: 41.9,
  lon: 12.5,
  arrive: start,
  start,
  end,
  cost: { amount: 500, currency: 'EUR' },
  costKnown: true,
  isLocked: false,
})
// What is not read here is left out of the request.
const request = { cities: [], startDate: '2026-12-01', days: 2, bookings: [] } as unknown as ResolvedRequest

function viewOf(days: [id: number, stop: Stop][][]): PlanView {
  return {
    request,
    plan: {
      days: days.map((rows, i) => ({
        date: `2026-12-0${i + 1}`,
        cityId: 'rome',
        zone: 'Europe/Rome',
        legs: [],
        stops: rows.map(([, one]) => one),
      })),
      total: { amount: 0, currency: 'EUR' },
    },
    ids: days.map((rows) => rows.map(([id]) => idOf(id))),
    checks: [],
    spans: [],
    reasons: [],
    frames: [],
    ends: [],
    dayCosts: [],
    walks: [],
  }
}

let made = 100
function after(trip: TripState, changes: readonly FieldChange[]): TripState {
  const { state, refused } = merge(
    trip,
    makeOps(trip, trip.version, changes, () => idOf(made++)),
  )
  expect(refused).toEqual([])
  return state
}
const keep = (trip: TripState, view: PlanView, title: string | null = null) =>
  after(trip, changesForPlan(trip, view, [], title))
const shape = (trip: TripState) => storedStops(trip).map(({ day, name, start }) => `${day} ${start} ${name}`)

const FORUM = stop('forum', '09:00', '11:00')
const PANTHEON = stop('pantheon', '11:30', '12:30')
const TREVI = stop('trevi', '13:00', '13:30')
const first = viewOf([
  [
    [1, FORUM],
    [2, PANTHEON],
    [3, TREVI],
  ],
  [],
])

describe('a plan that might be replaced by a better one', () => {
  const same = viewOf([
    [
      [7, FORUM],
      [8, PANTHEON],
      [9, TREVI],
    ],
    [],
  ])

  it('is the same while nobody changes a stop, whatever the ids of the stops', () => {
    expect(isSamePlan(first, same)).toBe(true)
  })

  it('is another once a stop was moved, taken out or locked', () => {
    const [forum, , trevi] = [FORUM, PANTHEON, TREVI].map((one, i): [number, Stop] => [i + 1, one])
    if (!forum || !trevi) throw new Error('no stops')
    const others = [
      viewOf([[forum, trevi], []]),
      viewOf([[forum, [2, { ...PANTHEON, start: '11:45' }], trevi], []]),
      viewOf([[forum, [2, { ...PANTHEON, isLocked: true }], trevi], []]),
      viewOf([[forum, trevi], [[2, PANTHEON]]]),
    ]
    expect(others.map((other) => isSamePlan(first, other))).toEqual([false, false, false, false])
  })
})

describe('a plan as a trip', () => {
  it('keeps the walks that its ways rest on, until it rests on none or they are too many for a field', () => {
    const walks: PlanView['walks'] = [
      {
        isStepFree: false,
        asOf: null,
        source: 'a map',
        points: [
          [41.9, 12.5],
          [41.91, 12.5],
        ],
        ways: [[0, 1, 20, 1400]],
      },
    ]
    const trip = keep(emptyTrip(TRIP), { ...first, walks })
    expect(tripFieldsOf(trip).walks).toEqual(walks)
    expect(changesForPlan(trip, { ...first, walks }, [], null)).toEqual([])
    expect(tripFieldsOf(keep(trip, first)).walks).toBeNull()
    const many = walks.map((table) => ({ ...table, points: Array(2000).fill([41.9, 12.5]) }))
    expect(tripFieldsOf(keep(trip, { ...first, walks: many })).walks).toBeNull()
    expect(changesForPlan(emptyTrip(TRIP), first, [], null).map(({ field }) => field)).not.toContain('walks')
  })

  it('is a planned trip with a title, among those to come, and gives its stops back in their order', () => {
    const trip = keep(emptyTrip(TRIP), first, 'Rome')
    expect(tripFieldsOf(trip)).toMatchObject({
      title: 'Rome',
      status: 'planned',
      days: 2,
      planSource: 'planner',
    })
    expect(shape(trip)).toEqual([
      '2026-12-01 09:00 forum',
      '2026-12-01 11:30 pantheon',
      '2026-12-01 13:00 trevi',
    ])
  })

  it('needs no change when it holds the plan already', () => {
    expect(changesForPlan(keep(emptyTrip(TRIP), first, 'Rome'), first, [], null)).toEqual([])
  })

  it('changes only the fields of what moved: others may change the rest meanwhile', () => {
    const trip = keep(emptyTrip(TRIP), first, 'Rome')
    const later = { ...FORUM, arrive: '12:45', start: '12:45', end: '14:45' }
    const next = viewOf([
      [
        [2, PANTHEON],
        [1, later],
        [3, TREVI],
      ],
      [],
    ])
    const changes = changesForPlan(trip, next, [], null)
    expect(changes.map(({ itemId, field }) => [itemId, field])).toEqual([
      [idOf(1), 'order'],
      [idOf(1), 'start'],
    ])
    expect(shape(after(trip, changes))).toEqual([
      '2026-12-01 11:30 pantheon',
      '2026-12-01 12:45 forum',
      '2026-12-01 13:00 trevi',
    ])
  })

  it('moves a stop to another day and deletes removed ones', () => {
    const trip = keep(emptyTrip(TRIP), first, 'Rome')
    const next = viewOf([[[1, FORUM]], [[3, TREVI]]])
    expect(shape(keep(trip, next))).toEqual(['2026-12-01 09:00 forum', '2026-12-02 13:00 trevi'])
  })

  it('gives ids to what has none', () => {
    let count = 50
    const makeId = () => idOf(count++)
    const view = { ...first, ids: [[idOf(1), '', idOf(3)], []] }
    expect(withIds(view, makeId).ids).toEqual([[idOf(1), idOf(50), idOf(3)], []])
  })
})
