import { readdir, readFile } from 'node:fs/promises'
import { toGuide } from '@tripwright/domain/destination/places'
import {
  checkTrip,
  type PlanFacts,
  planRequest,
  type ResolvedRequest,
  resolveRequest,
} from '@tripwright/domain/trip/itinerary'
import { solveTrip } from '@tripwright/domain/trip/planner'
import { editPlan, makePlanView, type PlanView, type StopEdit } from '@tripwright/domain/trip/sync'
import type { Figure } from '../figures.ts'
import { quantile } from '../statistics.ts'
import { makeRandomInt, pickOne, type RandomInt } from './random-world.ts'
import { cpuMs, type Suite } from './run.ts'

/** The number of edits per seed of the run, spread over the cities. */
const EDITS_A_SEED = 200
const ITERATIONS = 300
/** Target P9: fast enough to feel immediate. */
const P9_MS = 40
const START = '2027-05-10'
const KINDS = ['move', 'lock', 'remove', 'add', 'length', 'swap'] as const

type Row = { city: string; days: number; kind: string; ms: number; cpu: number }
type Trip = { id: string; facts: PlanFacts; view: PlanView; base: PlanView }

/** Edits of a plan, and the time until the plan is timed again, checked and ready to be shown. */
export const runEdit: Suite = async (run) => {
  const rows: Row[] = []
  const violations: string[] = []
  const trips = await makeTrips()
  for (const seed of run.seeds) {
    const chance = makeRandomInt(seed)
    for (let i = 0; i < EDITS_A_SEED; i++) {
      const trip = trips[i % trips.length]
      if (!trip) break
      const edit = makeEdit(trip, KINDS[(i + Math.floor(i / trips.length)) % KINDS.length] ?? 'move', chance)
      const [started, startedCpu] = [performance.now(), cpuMs()]
      const next = editPlan(trip.view, trip.facts, edit)
      const time = { ms: performance.now() - started, cpu: cpuMs() - startedCpu }
      rows.push({ city: trip.id, days: trip.view.plan.days.length, kind: edit.kind, ...time })
      const wrong = next ? faultOf(trip.view, next, edit) : 'came to nothing'
      if (wrong) violations.push(`edit ${seed}-${i} ${trip.id} ${JSON.stringify(edit)}: ${wrong}`)
      // A trip with too few stops left is replaced by a new one.
      trip.view = next && sizeOf(next) > 2 ? next : trip.base
    }
    run.say(`edit: ${rows.length} edits`)
  }
  return { figures: figuresOf(rows), violations, notes: [], rows }
}

const GUIDES = new URL('../../../data/guides/', import.meta.url)

/** A plan of 1 to 7 days in each city that has a guide. */
async function makeTrips(): Promise<Trip[]> {
  const names = (await readdir(GUIDES)).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(names.map(makeTrip))
}

async function makeTrip(name: string, index: number): Promise<Trip> {
  const guide = toGuide(JSON.parse(await readFile(new URL(name, GUIDES), 'utf8')))
  const { id, country } = guide.city
  const facts: PlanFacts = { guides: [guide], holidays: { [country]: [] }, rates: null }
  const input = { cities: [{ id }], days: 1 + (index % 7), startDate: START, pace: 'packed' }
  const settled = resolveRequest(planRequest.parse(input), facts, START)
  if (!settled.ok) throw new Error(`no request for ${id}`)
  const request = settled.value
  const isProved = (plan: PlanView['plan'], resolved: ResolvedRequest) =>
    checkTrip(resolved, plan, facts).every(({ ok }) => ok)
  const { solution } = solveTrip(request, facts, { iterations: ITERATIONS, isProved })
  if (!solution) throw new Error(`no plan for ${id}`)
  const ids = solution.plan.days.map(({ date, stops }) =>
    stops.map(({ poiId }, i) => poiId ?? `${date} ${i}`),
  )
  const base = makePlanView(request, facts, solution.plan, ids)
  return { id, facts, view: base, base }
}

function makeEdit({ view, facts }: Trip, kind: (typeof KINDS)[number], chance: RandomInt): StopEdit {
  const id = pickOne(chance, view.ids.flat())
  const day = chance(view.plan.days.length)
  const isFree = (poiId: string) =>
    view.plan.days.every(({ stops }) => stops.every((stop) => stop.poiId !== poiId))
  const places = facts.guides
    .flatMap((guide) => guide.pointsOfInterest.map((place) => place.id))
    .filter(isFree)
  switch (kind) {
    case 'add':
      return { kind, poiId: pickOne(chance, places), day, newId: `new ${chance(1e9)}` }
    case 'swap':
      return { kind, id, poiId: pickOne(chance, places) }
    case 'length':
      return { kind, id, minutes: 30 + 15 * chance(8) }
    case 'move':
      return { kind, id, day, index: chance(2) === 0 ? null : 0 }
    default:
      return { kind, id }
  }
}

const sizeOf = (view: PlanView) => view.ids.flat().length

/** The fault of an edit: a lost or invented stop, or no change; null when it is correct. */
function faultOf(before: PlanView, after: PlanView, edit: StopEdit): string | null {
  const grown = edit.kind === 'add' ? 1 : edit.kind === 'remove' ? -1 : 0
  if (sizeOf(after) !== sizeOf(before) + grown) return 'stops were lost or made up'
  if (after.checks.length === 0) return 'nothing was checked'
  const id = edit.kind === 'add' ? edit.newId : edit.id
  const isThere = after.ids.flat().includes(id)
  if (isThere === (edit.kind === 'remove')) return 'it was not done'
  return edit.kind === 'move' && !after.ids[edit.day]?.includes(id) ? 'it is on another day' : null
}

function figuresOf(rows: readonly Row[]): Figure[] {
  const figure = (name: string, value: number, more: Partial<Figure> = {}): Figure => ({
    group: 'edit',
    name,
    value,
    unit: 'ms',
    better: 'lower',
    ...more,
  })
  const [times, cpu] = [rows.map(({ ms }) => ms), rows.map((row) => row.cpu)]
  return [
    figure('edits', rows.length, { unit: '', better: 'higher' }),
    figure('edit to new plan, p50', quantile(times, 0.5)),
    figure('edit to new plan, p95', quantile(times, 0.95)),
    figure('CPU, p50', quantile(cpu, 0.5)),
    figure('CPU, p95', quantile(cpu, 0.95), { aim: P9_MS }),
    ...KINDS.map((kind) =>
      figure(
        `CPU of ${kind}, p95`,
        quantile(
          rows.filter((row) => row.kind === kind).map((row) => row.cpu),
          0.95,
        ),
      ),
    ),
  ]
}
