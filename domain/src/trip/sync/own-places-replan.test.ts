import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { guideFile, toGuide } from '../../destination/places/index.ts'
import { joinOwnPlaces, type OwnPlace, parseStoredRequest } from '../itinerary/index.ts'
import { planFromStops } from './plan-view.rules.ts'
import { changePlan } from './replan.rules.ts'

const row = (n: number) => ({
  id: `town-${n}`,
  name: `town-${n}`,
  nameLocal: `town-${n}`,
  lat: 48,
  lon: 10 + n / 240,
  category: 'landmark',
  hours: '08:00-22:00',
  lastEntryMinutes: null,
  minutes: 60,
  indoor: true,
  daylight: false,
  price: 0,
  booking: null,
  stepFree: true,
  renown: 6,
  about: 'A place.',
  url: null,
  confidence: 'high',
  written: '2026-11-01',
})
const guide = toGuide(
  z.parse(guideFile, {
    asOf: '2025-11-30',
    city: {
      id: 'town',
      name: 'Town',
      nameLocal: 'Town',
      country: 'AT',
      lat: 48,
      lon: 10,
      zone: 'Europe/Vienna',
      currency: 'EUR',
    },
    transport: {
      transitFare: 200,
      transitKmh: 20,
      transitWaitMinutes: 8,
      taxiBase: 300,
      taxiPerKm: 100,
      detour: 1.3,
    },
    barriers: [],
    pointsOfInterest: [1, 2, 3].map(row),
  }),
)
const mill: OwnPlace = {
  id: 'own-mill',
  name: 'The old mill',
  location: { lat: 48.01, lon: 10 },
  category: 'landmark',
  hours: 'Mo-Su 09:00-17:00',
  minutes: 60,
}

it('a place that was added to a trip is in its days once they are planned again', () => {
  const facts = joinOwnPlaces({ guides: [guide], holidays: {}, rates: null }, [mill])
  const stored = {
    cities: [{ id: 'town' }],
    days: 2,
    startDate: '2027-05-10',
    timeBudgetMs: 10,
    places: [mill],
    mustSee: [mill.id],
  }
  const request = parseStoredRequest(stored, facts)
  if (!request) throw new Error('the request is wrong')
  const view = planFromStops(request, facts, [])
  const startTimer = () => ({ elapsed: () => 0, isOver: () => false })
  const next = changePlan(view, facts, { kind: 'replan', days: [0, 1] }, startTimer)
  if (!next || next === 'late') throw new Error('there is no plan')
  expect(next.plan.days.flatMap(({ stops }) => stops).filter(({ poiId }) => poiId === mill.id)).toHaveLength(
    1,
  )
  expect(next.checks.filter(({ ok }) => !ok)).toEqual([])
}, 60_000)
