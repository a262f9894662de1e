import type { Figure } from '../figures.ts'
import { readNatplan } from './natplan-data.ts'
import { judgeMeetings, judgeSlot, judgeTrip, showSlot } from './natplan-judge.ts'
import { planMeetings, planSlot, planTrip } from './natplan-solve.ts'
import { cpuMs, type Suite, type SuiteRun } from './run.ts'

// The raw texts are read and solved by `natplan-data.ts` and `natplan-solve.ts`: nothing of this is in the product.

const ITERATIONS = 3000
const IN_BENCH_ALONE =
  'natplan: the raw texts are read and solved by code in bench/ alone, nothing of it is in the product'

type Row = {
  name: string
  seed: number
  isSolved: boolean
  isGold: boolean
  cpu: number
  reason: string | null
}
type Answer = { reason: string | null; isGold: boolean }

/** Orders of cities, days of meetings and times in calendars, given in structured form; the worst seed counts. */
export const runNatplan: Suite = (run) => Promise.resolve(runTasks(run))

function runTasks(run: SuiteRun) {
  const data = readNatplan(run.folder)
  if (!data) return null
  const iterations = run.iterations ?? ITERATIONS
  const kinds = {
    trip: run.seeds.flatMap((seed) =>
      data.trip.map(({ id, task, gold }) =>
        timed(id, seed, () => {
          const cities = planTrip(task, { seed, iterations })
          return { reason: judgeTrip(task, cities), isGold: cities.join() === gold.goldCities.join() }
        }),
      ),
    ),
    meeting: run.seeds.flatMap((seed) =>
      data.meeting.map(({ id, task, gold }) =>
        timed(id, seed, () => {
          const meetings = planMeetings(task, { seed, iterations })
          const few = `${meetings.length} friends, ${gold.goldCount} can be met`
          const isGold = meetings.length >= gold.goldCount
          return { reason: judgeMeetings(task, meetings) ?? (isGold ? null : few), isGold }
        }),
      ),
    ),
    calendar: data.calendar.map(({ id, task, prompt, gold }) =>
      timed(id, 1, () => {
        const slot = planSlot(task)
        if (!slot) return { reason: 'no time was found', isGold: false }
        return { reason: judgeSlot(task, prompt, slot), isGold: gold.gold.includes(showSlot(slot)) }
      }),
    ),
  }
  const rows = Object.values(kinds).flat()
  return {
    figures: Object.entries(kinds).flatMap(([kind, tasks]) => figuresOf(kind, tasks)),
    violations: rows.flatMap(({ name, seed, reason }) =>
      reason ? [`${name}, seed ${seed}: ${reason}`] : [],
    ),
    notes: [IN_BENCH_ALONE],
    rows,
  }
}

function timed(name: string, seed: number, solve: () => Answer): Row {
  const started = cpuMs()
  const { reason, isGold } = solve()
  return { name, seed, isSolved: reason === null, isGold, cpu: cpuMs() - started, reason }
}

/** A task counts when every seed solved it. */
function figuresOf(kind: string, rows: readonly Row[]): Figure[] {
  const names = [...new Set(rows.map(({ name }) => name))]
  const all = (is: (row: Row) => boolean) =>
    names.filter((name) => rows.every((row) => row.name !== name || is(row))).length
  const figure = (name: string, value: number, more: Partial<Figure> = {}): Figure => ({
    group: `natplan ${kind}`,
    name,
    value,
    unit: '',
    better: 'higher',
    ...more,
  })
  return [
    figure('tasks', names.length),
    figure(
      'solved, by a judge of its own',
      all(({ isSolved }) => isSolved),
      { aim: names.length },
    ),
    // Many calendars have several common times, and the set has only one of them.
    figure(
      'the very answer of the set',
      all(({ isGold }) => isGold),
    ),
    figure('CPU, slowest', Math.max(0, ...rows.map(({ cpu }) => cpu)), { unit: 'ms', better: 'lower' }),
  ]
}
