import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { CityCosts } from '@tripwright/domain/destination/costs'
import { guideFile, isEatery, toGuide } from '@tripwright/domain/destination/places'
import {
  basePlanRequest,
  compareLever,
  type EstimateRequest,
  withLevers,
} from '@tripwright/domain/money/estimate'
import {
  checkTrip,
  type Plan,
  type PlanFacts,
  type PlanRequestInput,
  planRequest,
  resolveRequest,
} from '@tripwright/domain/trip/itinerary'
import { solveTrip } from '@tripwright/domain/trip/planner'
import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { PlanLevers } from './plan-levers.tsx'

const [romeFile = ''] = Object.values(
  import.meta.glob<string>('../../../../../data/guides/rome.json', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
const rome = toGuide(z.parse(guideFile, JSON.parse(romeFile)))
const facts: PlanFacts = { guides: [rome], holidays: { IT: [] }, rates: null }
/** A verified plan, computed here instead of in the engine's worker, which these tests lack. */
function planned(input: PlanRequestInput): Plan {
  const settled = resolveRequest(z.parse(planRequest, { ...input, timeBudgetMs: 50 }), facts, '2026-12-01')
  if (!settled.ok) throw new Error('a wrong request')
  const isProved = (plan: Plan) => checkTrip(settled.value, plan, facts).every(({ ok }) => ok)
  const { solution } = solveTrip(settled.value, facts, {
    isProved,
    shouldStop: () => false,
    onPlan: () => {},
  })
  if (!solution) throw new Error('no plan')
  return solution.plan
}
const inputs: PlanRequestInput[] = []
vi.mock('#features/trip/planner/index.ts', () => ({
  runEngineTask: async (_: unknown, { input }: { input: PlanRequestInput }) => {
    inputs.push(input)
    return { state: 'planned', answer: { plan: planned(input) } }
  },
}))
vi.mock('#features/destination/places/index.ts', () => ({
  loadCities: async () => [rome.city],
  loadFacts: async ({ cityIds }: { cityIds: string[] }) =>
    cityIds.length > 0 ? { key: 'rome', facts } : null,
}))

// The tests need only the id and the name of a city.
const stop = (id: string, nights: number) => ({
  city: { id, name: id } as CityCosts,
  nights,
  isOutside: false,
})
const input: EstimateRequest = {
  stops: [stop('rome', 1)],
  from: '2027-03-02',
  people: 2,
  styles: { bed: 'likely', meal: 'likely', transport: 'likely', sights: 'likely' },
  currency: 'EUR',
  extra: 0,
}
beforeEach(() => void inputs.splice(0))
// It computes real plans: on a busy machine that exceeds the default timeout.
vi.setConfig({ testTimeout: 30_000 })

it('free places: the plan made again buys no ticket, names what is free, and its saving is the difference of the plans', () => {
  const request = basePlanRequest(input, [rome])
  if (!request) throw new Error('no request')
  const base = planned(request)
  const changed = planned(withLevers({ request, plan: base }, ['free-places'], [rome]))
  const { saving, freePlaces } = compareLever('free-places', { base, changed }, [rome])
  const visited = changed.days.flatMap(({ stops }) => stops.map(({ poiId }) => poiId))
  const places = rome.pointsOfInterest.filter(({ id }) => visited.includes(id))
  expect(places.filter((place) => !isEatery(place) && (place.price?.amount ?? 0) > 0)).toEqual([])
  expect(saving).toBe(base.total.amount - changed.total.amount)
  expect(saving).toBeGreaterThan(0)
  expect(places.map(({ name }) => name)).toEqual(expect.arrayContaining(freePlaces))
  expect(freePlaces.length).toBeGreaterThan(0)
})

it('transport goes one step down: taxis to public transport, that to walking', () => {
  const high = basePlanRequest({ ...input, styles: { ...input.styles, transport: 'high' } }, [rome])
  const likely = basePlanRequest(input, [rome])
  const plan: Plan = { days: [], total: { amount: 10_000, currency: 'EUR' } }
  const modes = (request: PlanRequestInput | null) =>
    request && withLevers({ request, plan }, ['transport'], [rome]).modes
  expect(modes(high)).toEqual(['walk', 'transit'])
  expect(modes(likely)).toEqual(['walk'])
})

it('a calmer pace has fewer visits in the plan made again, and saves what they cost', () => {
  const request = basePlanRequest(input, [rome])
  if (!request) throw new Error('no request')
  const base = planned(request)
  const changed = planned(withLevers({ request, plan: base }, ['pace'], [rome]))
  const visits = ({ days }: Plan) => days.flatMap(({ stops }) => stops.filter(({ kind }) => kind === 'visit'))
  const { saving } = compareLever('pace', { base, changed }, [rome])
  expect(visits(changed).length).toBeLessThan(visits(base).length)
  expect(saving).toBe(base.total.amount - changed.total.amount)
  expect(saving).toBeGreaterThanOrEqual(0)
})

it('shows each lever that saves, with the sum of all of them proved by a plan of its own', async () => {
  render(<PlanLevers request={input} />)
  await userEvent.click(screen.getByRole('button', { name: 'Compare plans' }))
  expect(await screen.findByText('Free places instead of paid ones', {}, { timeout: 20_000 })).toBeTruthy()
  expect(screen.getByText('With all changes')).toBeTruthy()
  expect(inputs.length).toBeGreaterThanOrEqual(4)
})

it('a city without a guide says so and plans nothing', async () => {
  render(<PlanLevers request={{ ...input, stops: [stop('accra', 2)] }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Compare plans' }))
  expect(await screen.findByText(/we don’t cover these cities/)).toBeTruthy()
  expect(inputs).toEqual([])
})
