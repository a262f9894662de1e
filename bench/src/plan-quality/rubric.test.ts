import { readFileSync } from 'node:fs'
import { toGuide } from '@tripwright/domain/destination/places'
import { type Plan, planRequest, resolveRequest, type Stop } from '@tripwright/domain/trip/itinerary'
import { expect, it } from 'vitest'
import { faultsOf } from './rubric.ts'

const guide = toGuide(
  JSON.parse(readFileSync(new URL('../../../data/guides/new-york.json', import.meta.url), 'utf8')),
)
const facts = { guides: [guide], holidays: {}, rates: null }

type Row = [id: string | null, start: string, end: string, more?: Partial<Stop>]
const stopOf = ([id, start, end, more]: Row): Stop => {
  const place = guide.pointsOfInterest.find((one) => one.id === `new-york-${id}`)
  if (id !== null && !place) throw new Error(`no place ${id}`)
  const { name = 'the stay', lat = 40, lon = -74 } = place ?? {}
  const cost = { amount: 0, currency: 'USD' }
  const base = { kind: 'visit', poiId: place?.id ?? null, name, lat, lon, arrive: start, start, end } as const
  return { ...base, cost, costKnown: true, isLocked: false, ...more }
}

type Party = { children?: number; high?: number; pace?: 'relaxed' }

function rulesBroken(days: Row[][], { children = 0, high = 25, pace }: Party = {}): string[] {
  const input = {
    cities: [{ id: 'new-york' }],
    days: days.length,
    startDate: '2027-01-11',
    ...(pace && { pace }),
  }
  const travellers = { adults: 2, children }
  const request = resolveRequest(planRequest.parse({ ...input, travellers }), facts, '2026-12-01')
  if (!request.ok) throw new Error('no request')
  const plan: Plan = {
    days: days.map((rows, i) => ({
      date: `2027-01-${11 + i}`,
      cityId: 'new-york',
      zone: 'America/New_York',
      stops: rows.map(stopOf),
      legs: [],
    })),
    total: { amount: 0, currency: 'USD' },
  }
  const trip = { name: 'trip', guide, facts, request: request.value, plan, high }
  return [...new Set(faultsOf(trip).map(({ rule }) => rule))]
}

const lunch = { kind: 'meal', meal: 'lunch' } as const
const dinner = { kind: 'meal', meal: 'dinner' } as const

it.each<[rule: string, bad: Row[][], good: Row[][], party?: Party]>([
  ['icon left out', [[]], icons()],
  [
    'second heavy museum of a day',
    [
      [
        ['met', '10:00', '13:00'],
        ['moma', '14:00', '16:30'],
      ],
    ],
    [[['met', '10:00', '13:00']], [['moma', '14:00', '16:30']]],
  ],
  [
    'viewpoint after sunset',
    [[['top-of-the-rock', '16:00', '17:30']]],
    [[['top-of-the-rock', '14:00', '15:30']]],
  ],
  [
    'beach out of season',
    [[['coney-island-boardwalk', '10:00', '12:00']]],
    [[['coney-island-boardwalk', '10:00', '12:00']]],
    { high: 5 },
  ],
  [
    'meal where nothing is sold',
    [[[null, '12:00', '13:00', { ...lunch, lat: 40.69, lon: -74.045 }]]],
    [[[null, '12:00', '13:00', { ...lunch, lat: guide.city.lat, lon: guide.city.lon }]]],
  ],
  [
    'meal under 40 minutes',
    [[['katzs-delicatessen', '12:00', '12:30', lunch]]],
    [[['katzs-delicatessen', '12:00', '12:40', lunch]]],
  ],
  [
    'wait over an hour before dinner',
    [[['katzs-delicatessen', '18:00', '19:00', { ...dinner, arrive: '16:50' }]]],
    [[['katzs-delicatessen', '18:00', '19:00', { ...dinner, arrive: '17:00' }]]],
  ],
  [
    'one ticket on two days',
    [[['statue-of-liberty', '10:00', '12:00']], [['ellis-island', '10:00', '12:00']]],
    [
      [
        ['statue-of-liberty', '10:00', '12:00'],
        ['ellis-island', '12:30', '14:30'],
      ],
    ],
  ],
  [
    'second of a kind in a day',
    [
      [
        ['top-of-the-rock', '10:00', '11:00'],
        ['empire-state-building', '12:00', '13:00'],
      ],
    ],
    [[['top-of-the-rock', '10:00', '11:00']], [['empire-state-building', '12:00', '13:00']]],
  ],
  [
    'third deck of a trip',
    [
      [['top-of-the-rock', '10:00', '11:00']],
      [['empire-state-building', '12:00', '13:00']],
      [['summit-one-vanderbilt', '12:00', '13:00']],
    ],
    [[['top-of-the-rock', '10:00', '11:00']], [['empire-state-building', '12:00', '13:00']]],
  ],
  [
    'day of a child without play',
    [[['met', '10:00', '12:00']]],
    [
      [
        ['met', '10:00', '12:00'],
        ['high-line', '13:00', '14:00'],
      ],
    ],
    { children: 2 },
  ],
  [
    'over three hours for a child',
    [[['met', '10:00', '13:30']]],
    [[['met', '10:00', '12:00']]],
    { children: 2 },
  ],
  [
    'thin day',
    [[['high-line', '13:00', '14:00']]],
    [
      [
        ['met', '10:00', '13:00'],
        ['high-line', '13:00', '14:00'],
        ['grand-central', '14:00', '14:30'],
      ],
    ],
  ],
  ['stretched visit', [[['high-line', '13:00', '14:40']]], [[['high-line', '13:00', '14:20']]]],
  [
    'next door on two days',
    [[['rockefeller-center', '10:00', '11:00']], [['top-of-the-rock', '10:00', '11:00']]],
    [
      [
        ['rockefeller-center', '10:00', '11:00'],
        ['top-of-the-rock', '11:00', '12:00'],
      ],
    ],
  ],
  ['outdoors in the heat', [[['high-line', '13:00', '14:00']]], [[['met', '13:00', '14:00']]], { high: 32 }],
  [
    'no rest after lunch on a gentle day',
    [
      [
        ['katzs-delicatessen', '12:00', '12:45', lunch],
        ['met', '13:00', '14:00'],
      ],
    ],
    [
      [
        ['katzs-delicatessen', '12:00', '12:45', lunch],
        ['met', '13:30', '14:30', { arrive: '13:00' }],
      ],
    ],
    { pace: 'relaxed' },
  ],
])('%s is seen, and what is right is not', (rule, bad, good, party = {}) => {
  expect(rulesBroken(bad, party)).toContain(rule)
  expect(rulesBroken(good, Object.assign({}, party, rule.startsWith('beach') && { high: 25 }))).not.toContain(
    rule,
  )
})

function icons(): Row[][] {
  return guide.pointsOfInterest
    .filter(({ renown }) => renown >= 9)
    .map(({ id }): Row[] => [[id.replace('new-york-', ''), '10:00', '11:00']])
}
