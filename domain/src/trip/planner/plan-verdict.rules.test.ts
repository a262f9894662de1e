import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { guideFile, toGuide } from '../../destination/places/index.ts'
import { type PlanFacts, parseRequest, planTrip } from '../itinerary/index.ts'
import { type PlanContext, type PlanVerdict, parseRefusalBody, planOrRefuse, toRefusalBody } from './index.ts'

const sight = (id: string, lon: number) => ({
  id,
  name: id,
  nameLocal: id,
  lat: 48,
  lon,
  category: 'landmark',
  hours: '08:00-22:00',
  lastEntryMinutes: null,
  minutes: 60,
  indoor: true,
  daylight: false,
  price: 500,
  booking: null,
  stepFree: true,
  renown: 6,
  about: 'A place.',
  url: null,
  confidence: 'high',
  written: '2026-11-01',
})
const guideOf = (id: string, lon: number, currency: string, asOf: string) =>
  toGuide(
    z.parse(guideFile, {
      asOf,
      city: { id, name: id, nameLocal: id, country: 'AT', lat: 48, lon, zone: 'Europe/Vienna', currency },
      transport: {
        transitFare: 200,
        transitKmh: 20,
        transitWaitMinutes: 8,
        taxiBase: 300,
        taxiPerKm: 100,
        detour: 1.3,
      },
      barriers: [],
      pointsOfInterest: [sight(`${id}-one`, lon + 0.004), sight(`${id}-two`, lon + 0.008)],
    }),
  )
const RATES = { base: 'EUR', date: '2026-11-20', source: 'ECB', isEstimate: false, rates: { CZK: 25 } }
const FACTS: PlanFacts = {
  guides: [guideOf('town', 10, 'EUR', '2026-02-01'), guideOf('port', 10.5, 'CZK', '2025-11-30')],
  holidays: {},
  rates: RATES,
}
const asked: (readonly string[])[] = []
const CONTEXT: PlanContext = {
  startTimer: () => ({ elapsed: () => 0, isOver: () => false }),
  usedRates: (codes) => {
    asked.push(codes)
    return RATES
  },
}

function ask(input: object, context = CONTEXT, facts = FACTS): PlanVerdict {
  const whole = { days: 1, startDate: '2026-12-02', timeBudgetMs: 10, meals: false, ...input }
  const resolved = parseRequest(whole, facts, '2026-11-21')
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.issues))
  return planOrRefuse(resolved.value, facts, context)
}
function refusalOf(verdict: PlanVerdict) {
  if (verdict.state !== 'refused') throw new Error('it was planned')
  return verdict.refusal
}
/** Two hours of sights in fifty minutes, and all must be seen. */
const TOO_MUCH = {
  cities: [{ id: 'town' }],
  mustSee: ['town-one', 'town-two'],
  dayStart: '09:00',
  dayEnd: '09:50',
}

describe('the answer of the planner', () => {
  it('is a complete answer of the contract, as old as the oldest guide', () => {
    const verdict = ask({ cities: [{ id: 'town' }, { id: 'port' }], days: 3 })
    if (verdict.state !== 'planned') throw new Error('no plan')
    expect(z.safeParse(planTrip.output, verdict.answer).success).toBe(true)
    expect(verdict.answer).toMatchObject({ asOf: '2025-11-30', rates: RATES })
    expect(asked.at(-1)).toEqual(['EUR', 'CZK'])
  })

  it('has no exchange rates when everything is in one currency', () => {
    const before = asked.length
    const verdict = ask({ cities: [{ id: 'town' }] }, CONTEXT, { ...FACTS, guides: FACTS.guides.slice(0, 1) })
    expect(verdict.state === 'planned' && 'rates' in verdict.answer).toBe(false)
    expect(asked).toHaveLength(before)
  })

  it('reports each better plan as an answer, the last one equal to the result', () => {
    const told: unknown[] = []
    const verdict = ask({ cities: [{ id: 'town' }] }, { ...CONTEXT, onPlan: ({ plan }) => told.push(plan) })
    expect(told.at(-1)).toEqual(verdict.state === 'planned' && verdict.answer.plan)
  })
})

describe('a refusal', () => {
  it('is read unchanged from the body of an error', () => {
    const refusal = refusalOf(ask(TOO_MUCH))
    expect(refusal.conflict?.length).toBeGreaterThan(0)
    expect(refusal.nearest?.checks.every(({ ok }) => ok)).toBe(true)
    const sent = JSON.parse(
      JSON.stringify({ error: 'infeasible', message: 'No.', ...toRefusalBody(refusal) }),
    )
    expect(parseRefusalBody(sent)).toEqual(refusal)
  })

  it('has no conflict when time ran out before the proof', () => {
    const late = { ...CONTEXT, startTimer: () => ({ elapsed: () => 0, isOver: () => true }) }
    const refusal = refusalOf(ask(TOO_MUCH, late))
    expect(refusal.conflict).toBeNull()
    expect('conflict' in toRefusalBody(refusal)).toBe(false)
  })

  it.each([null, 'no', {}, { dropped: [], nearest: { days: 1 } }])('is not read out of %j', (body) => {
    expect(parseRefusalBody(body)).toBeNull()
  })
})
