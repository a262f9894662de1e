import { Worker } from 'node:worker_threads'
import { planRequest, resolveRequest } from '@tripwright/domain/trip/itinerary'
import { planOrExplain } from '@tripwright/domain/trip/planner'
import { afterAll, expect, it, vi } from 'vitest'
import { findGuide } from '#features/destination/places/index.ts'
import { makeSolverThreads } from './solver-threads.service.ts'

vi.setConfig({ testTimeout: 1_200_000 })

/** PLANNERS and PLAN_MS turn it into a benchmark: 20 and 1000, the budget of the page. */
const PLANNERS = Number(process.env.PLANNERS ?? 3)
const timeBudgetMs = Number(process.env.PLAN_MS ?? 20)
const CITIES = ['rome', 'paris', 'london', 'tokyo', 'lisbon', 'berlin']
const START = '2027-05-10'
const RATES = { base: 'EUR', date: START, source: 'ours', isEstimate: true, uncertain: [], rates: {} }
const WORK = Array.from({ length: PLANNERS }, (_, i) => {
  const guide = findGuide(CITIES[i % CITIES.length] ?? '')
  if (!guide) throw new Error('no guide')
  const { id, country } = guide.city
  const facts = { guides: [guide], holidays: { [country]: [] }, rates: RATES }
  const input = { cities: [{ id }], days: i % 5 === 4 ? 14 : 7, startDate: START, seed: i + 1, timeBudgetMs }
  const settled = resolveRequest(planRequest.parse(input), facts, START)
  if (!settled.ok) throw new Error('no request')
  return { request: settled.value, facts, owner: [`person:${i}`] }
})

const busy = [1, 2].map(() => new Worker('for (;;) {}', { eval: true }))
const threads = makeSolverThreads(2)
afterAll(() => Promise.all([threads.close(), ...busy.map((worker) => worker.terminate())]))

it('as many visits as alone without a clock come of planners at once beside two busy loops', async () => {
  const endless = () => ({ elapsed: () => 0, isOver: () => false })
  const crowd = await Promise.all(WORK.map((work) => threads.solve(work)))
  let visits = 0
  let days = 0
  for (const [i, outcome] of crowd.entries()) {
    const work = WORK[i]
    const alone = work && planOrExplain(work.request, work.facts, { startTimer: endless })
    if (outcome.state !== 'planned' || alone?.state !== 'planned') throw new Error('no plan')
    expect(outcome.answer.solver.cut).toBe(false)
    expect(JSON.stringify(outcome.answer.plan)).toBe(JSON.stringify(alone.solved.plan))
    days += outcome.answer.plan.days.length
    visits += outcome.answer.plan.days.flatMap(({ stops }) =>
      stops.filter(({ kind }) => kind === 'visit'),
    ).length
  }
  if (process.env.PLANNERS)
    process.stdout.write(`${PLANNERS} planners: ${(visits / days).toFixed(2)} visits a day\n`)
})
