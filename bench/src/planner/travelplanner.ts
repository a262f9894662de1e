import type { Figure } from '../figures.ts'
import { cpuMs, type Suite, type SuiteRun } from './run.ts'
import { readTravelplanner, type TravelQuery } from './travelplanner-data.ts'
import { judgeTravel } from './travelplanner-judge.ts'
import { planTravel } from './travelplanner-solve.ts'

// Cars, flights and rooms of the set are known to `travelplanner-solve.ts` alone: nothing of this is in the product.

const AIM_MS = 100
const IN_BENCH_ALONE =
  'travelplanner: the queries are read and solved by code in bench/ alone, nothing of it is in the product'

type Row = { name: string; total: number | null; cheapest: number; cpu: number; broken: string[] }

/** Trips over several cities within a budget, by the thirteen rules of the set; finds the cheapest plan. */
export const runTravelplanner: Suite = (run) => Promise.resolve(runQueries(run))

function runQueries(run: SuiteRun) {
  const queries = readTravelplanner(run.folder)
  if (!queries) return null
  const rows = queries.map(tryQuery)
  return {
    figures: figuresOf(rows),
    violations: rows.flatMap(({ name, broken }) => broken.map((rule) => `travelplanner ${name}: ${rule}`)),
    notes: [
      IN_BENCH_ALONE,
      ...rows.flatMap(({ name, total, cheapest }) =>
        total === null || total === cheapest
          ? []
          : [`travelplanner ${name}: ${total}, the set's own solver ${cheapest}`],
      ),
    ],
    rows,
  }
}

function tryQuery({ task, cheapest }: TravelQuery): Row {
  const started = cpuMs()
  const days = planTravel(task)
  const cpu = cpuMs() - started
  if (!days) return { name: task.id, total: null, cheapest, cpu, broken: ['no plan was found'] }
  const { broken, total } = judgeTravel(task, days)
  return {
    name: task.id,
    total,
    cheapest,
    cpu,
    broken: broken.map(({ rule, detail }) => `${rule}: ${detail}`),
  }
}

function figuresOf(rows: readonly Row[]): Figure[] {
  const figure = (name: string, value: number, more: Partial<Figure> = {}): Figure => ({
    group: 'travelplanner',
    name,
    value,
    unit: '',
    better: 'higher',
    ...more,
  })
  const extraCosts = rows.flatMap(({ total, cheapest, broken }) =>
    total === null || broken.length > 0 ? [] : [total - cheapest],
  )
  return [
    figure('queries', rows.length),
    figure('all 13 rules kept', rows.filter(({ broken }) => broken.length === 0).length, {
      aim: rows.length,
    }),
    figure("as cheap as the set's own solver", extraCosts.filter((extra) => extra === 0).length),
    figure('cheaper', extraCosts.filter((extra) => extra < 0).length),
    figure('dearer', extraCosts.filter((extra) => extra > 0).length, { better: 'lower', aim: 0 }),
    figure('CPU, slowest', Math.max(0, ...rows.map(({ cpu }) => cpu)), {
      unit: 'ms',
      better: 'lower',
      aim: AIM_MS,
    }),
  ]
}
