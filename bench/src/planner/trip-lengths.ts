import { readFile } from 'node:fs/promises'
import { toGuide } from '@tripwright/domain/destination/places'
import { checkTrip, type PlanFacts, planRequest, resolveRequest } from '@tripwright/domain/trip/itinerary'
import { solveTrip } from '@tripwright/domain/trip/planner'
import type { Figure } from '../figures.ts'
import { quantile } from '../statistics.ts'
import { cpuMs, type Suite } from './run.ts'

const CITIES = ['rome', 'tokyo', 'london']
const LENGTHS = [1, 3, 7, 14]
const START = '2027-05-10'
const GUIDES = new URL('../../../data/guides/', import.meta.url)

type Row = { city: string; days: number; seed: number; cpu: number; score: number }

/** Plans of one to fourteen days in cities with large guides, as a person gets them: what they cost and are worth. */
export const runTripLengths: Suite = async ({ seeds, say }) => {
  const rows: Row[] = []
  for (const city of CITIES) {
    const facts = await readFacts(city)
    planOnce(city, facts, { days: 1, seed: 1 })
    for (const days of LENGTHS)
      for (const seed of seeds) {
        const row = planOnce(city, facts, { days, seed })
        rows.push(row)
        say(`lengths: ${city}, ${days} days, seed ${seed}: ${Math.round(row.cpu)} ms, ${row.score}`)
      }
  }
  return { figures: LENGTHS.flatMap((days) => figuresOf(days, rows)), violations: [], notes: [], rows }
}

async function readFacts(city: string): Promise<PlanFacts> {
  const guide = toGuide(JSON.parse(await readFile(new URL(`${city}.json`, GUIDES), 'utf8')))
  return { guides: [guide], holidays: { [guide.city.country]: [] }, rates: null }
}

/** Throws when no plan is found that the checker accepts: each of these trips has one. */
function planOnce(city: string, facts: PlanFacts, { days, seed }: { days: number; seed: number }): Row {
  const input = planRequest.parse({ cities: [{ id: city }], days, seed, startDate: START })
  const settled = resolveRequest(input, facts, START)
  if (!settled.ok) throw new Error(`no request for ${city}`)
  const started = cpuMs()
  const { solution } = solveTrip(settled.value, facts, {
    isProved: (plan, request) => checkTrip(request, plan, facts).every(({ ok }) => ok),
  })
  if (!solution) throw new Error(`no plan of ${days} days for ${city}`)
  return { city, days, seed, cpu: cpuMs() - started, score: solution.score }
}

function figuresOf(days: number, rows: readonly Row[]): Figure[] {
  const those = rows.filter((row) => row.days === days)
  const of = (value: (row: Row) => number) => quantile(those.map(value), 0.5)
  const name = `${days} ${days === 1 ? 'day' : 'days'}`
  const mean = those.reduce((sum, { score }) => sum + score, 0) / those.length
  return [
    { group: 'lengths', name: `${name}, CPU, p50`, value: of(({ cpu }) => cpu), unit: 'ms', better: 'lower' },
    { group: 'lengths', name: `${name}, mean score of the plan`, value: mean, unit: '', better: 'higher' },
  ]
}
