import { expect, it } from 'vitest'
import type { Plan, PlanRequestInput, Stop } from '../itinerary/index.ts'
import { explainThinDay } from './plan-notes.rules.ts'
import { makeFacts, place, type Row, resolve } from './quality-world.test.ts'

type Visit = [id: string, arrive: string, start: string, end: string]
type World = { rows: Row[]; visits: Visit[]; input?: Partial<PlanRequestInput>; highs?: number[] }

/** What is said of the first of two days, a Monday. */
function explain({ rows, visits, input = {}, highs }: World) {
  const facts = makeFacts(rows.map(place), highs ? { highs } : {})
  const request = resolve(facts, { startDate: '2027-07-05', days: 2, ...input })
  const stops = visits.map(([id, arrive, start, end]) => {
    const meal = id === 'lunch' ? { kind: 'meal', meal: 'lunch', poiId: null } : { kind: 'visit', poiId: id }
    return Object.assign({ arrive, start, end }, meal) as Stop
  })
  const legs = [
    { from: -1, to: 0, minutes: 70 },
    { from: stops.length - 1, to: stops.length, minutes: 70 },
  ]
  const day = { cityId: 'town', zone: 'Europe/Vienna', legs: [] }
  const plan = {
    days: [
      { ...day, date: '2027-07-05', stops, legs },
      { ...day, date: '2027-07-06', stops: [] },
    ],
    total: { amount: 0, currency: 'EUR' },
  } as unknown as Plan
  const thin = explainThinDay({ request, facts, plan }, 0)
  return (
    thin && { ...thin, place: thin.place?.id, offers: thin.offers.map((one) => [one.kind, one.place.id]) }
  )
}

const seen = { id: 'seen', km: 1 }
const QUIET: Visit[] = [
  ['seen', '09:10', '09:10', '10:10'],
  ['lunch', '10:20', '12:30', '13:30'],
]

it('a full day needs no reason', () => {
  const visits = ['a', 'b', 'c'].map((id, i): Visit => [id, `1${i}:00`, `1${i}:00`, `1${i}:50`])
  expect(explain({ rows: ['a', 'b', 'c'].map((id) => ({ id, km: 1 })), visits })).toBeNull()
})

it('a guide that has no more sights says so, and offers nothing', () => {
  expect(explain({ rows: [seen], visits: QUIET })).toMatchObject({ why: 'few', offers: [] })
})

it('offers the best known beach, day trip and sight that are open, and none that is avoided or out of season', () => {
  const rows: Row[] = [
    seen,
    { id: 'shore', km: 4, category: 'beach', renown: 5 },
    { id: 'castle', km: 20, renown: 8 },
    { id: 'ruin', km: 21, renown: 7 },
    { id: 'chapel', km: 0.5, renown: 3 },
    { id: 'avoided', km: 0.5, renown: 9 },
    { id: 'monday', km: 0.5, renown: 9, hours: 'Tu-Su 09:00-18:00' },
  ]
  const input = { avoid: ['avoided'] }
  const offers = [
    ['day-trip', 'castle'],
    ['beach', 'shore'],
    ['sight', 'chapel'],
  ]
  expect(explain({ rows, visits: QUIET, input })).toMatchObject({ why: 'left', offers })
  const january = { startDate: '2027-01-04', ...input }
  expect(explain({ rows, visits: QUIET, input: january })?.offers.flat()).not.toContain('shore')
})

it('names the sights that are closed on the day and open on another of the plan', () => {
  const rows: Row[] = [1, 2].map((i) => ({ id: `monday-${i}`, km: 1, hours: 'Tu-Su 09:00-18:00' }))
  expect(explain({ rows: [seen, ...rows], visits: QUIET })).toMatchObject({ why: 'closed', count: 2 })
})

it('names the heat where the hours of noon are free, and not where it is cooler', () => {
  const siesta: Visit[] = [
    ['seen', '09:10', '09:10', '10:10'],
    ['other', '12:30', '16:00', '17:00'],
  ]
  const rows = [seen, { id: 'other', km: 1 }]
  const hot = { why: 'heat', degrees: 35 }
  expect(explain({ rows, visits: siesta, highs: new Array(12).fill(35) })).toMatchObject(hot)
  expect(explain({ rows, visits: siesta, highs: new Array(12).fill(31) })?.why).toBe('few')
})

it('says that one is there for a few hours, or that an outing is the day', () => {
  const few = { arrival: '17:00', meals: false }
  expect(explain({ rows: [seen], visits: [['seen', '17:30', '17:30', '18:30']], input: few })?.why).toBe(
    'short',
  )
  const outing: Visit[] = [['castle', '10:10', '10:10', '14:10']]
  const rows = [{ id: 'castle', km: 20 }]
  expect(explain({ rows, visits: outing })).toMatchObject({ why: 'outing', place: 'castle' })
})

it('offers no day trip to those who are there for a few hours only', () => {
  const rows: Row[] = [seen, { id: 'castle', km: 20, renown: 8 }, { id: 'chapel', km: 0.5, renown: 3 }]
  const input = { arrival: '15:30', meals: false }
  const visits: Visit[] = [['seen', '15:30', '15:30', '16:30']]
  expect(explain({ rows, visits, input })).toMatchObject({ why: 'short', offers: [['sight', 'chapel']] })
})

it('offers nothing from which one does not come to the airport in time', () => {
  const rows: Row[] = [seen, { id: 'chapel', km: 0.5, renown: 3 }, { id: 'castle', km: 20, renown: 8 }]
  const visits: Visit[] = [['seen', '09:10', '09:10', '10:10']]
  const town = { lat: 48, lon: 10 }
  const flight = (km: number) => ({
    kind: 'flight' as const,
    name: 'Home',
    lat: town.lat,
    lon: town.lon + km / 74.4,
    date: '2027-07-05',
    start: '14:00',
    end: '16:00',
    zone: 'Europe/Vienna',
    to: { lat: 52, lon: 20, name: 'Home' },
    endDate: '2027-07-05',
    endZone: 'Europe/Vienna',
  })
  const offersWith = (km: number) =>
    explain({ rows, visits, input: { bookings: [flight(km)] as never, meals: false } })?.offers
  expect(offersWith(1)).toEqual(expect.arrayContaining([['sight', 'chapel']]))
  expect(offersWith(60)).toEqual([])
})
