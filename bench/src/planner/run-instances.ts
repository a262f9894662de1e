import { type Problem, solve } from '@tripwright/orienteering'
import type { Figure } from '../figures.ts'
import type { JudgeVerdict } from './judge.ts'
import { cpuMs, groupOf, type SuiteReport, type SuiteRun } from './run.ts'

/** An instance: the problem for the solver, and a judge that reads the raw file, so that a parsing fault shows. */
export type Instance = {
  name: string
  problem: Problem
  /** The best score known, 0 when there is none. */
  reference: number
  judge: (routes: readonly (readonly number[])[]) => JudgeVerdict
}

export type Row = {
  name: string
  seed: number
  score: number
  reference: number
  gap: number
  cpu: number
  firstMs: number
  iterations: number
}

const WARM_UP = 3000

/** Solves every case with every seed. The figures are those of the worst seed, gaps in percent below the reference. */
export function runInstances(
  suite: string,
  cases: readonly Instance[],
  run: SuiteRun,
  aims: { mean?: number; max?: number } = {},
): SuiteReport & { rows: Row[] } {
  const rows: Row[] = []
  const violations: string[] = []
  // The product plans in long-lived workers, so a warm-up keeps just-in-time compilation out of the first instance.
  if (cases[0] && run.iterations === undefined) solve(cases[0].problem, { seed: 0, iterations: WARM_UP })
  for (const seed of run.seeds) {
    for (const instance of cases) {
      const { verdict, ...row } = solveInstance(instance, seed, run)
      if (verdict.ok && verdict.score === row.score) rows.push(row)
      else
        violations.push(
          `${suite} ${instance.name}, seed ${seed}: ${verdict.ok ? 'another score than told' : verdict.reason}`,
        )
      run.say(`${suite} ${instance.name} seed ${seed}: ${row.score} of ${row.reference}`)
    }
  }
  return { figures: figuresOf(groupOf(suite, run), run.seeds, rows, aims), violations, notes: [], rows }
}

function solveInstance(
  { name, problem, reference, judge }: Instance,
  seed: number,
  run: SuiteRun,
): Row & { verdict: JudgeVerdict } {
  const started = cpuMs()
  let firstMs: number | undefined
  const byClock = { iterations: Number.MAX_SAFE_INTEGER, progress: shareOf(run.ms, started) }
  const { routes, score, iterations } = solve(problem, {
    seed,
    ...(run.iterations === undefined ? byClock : { iterations: run.iterations }),
    onBetter: () => {
      firstMs ??= cpuMs() - started
    },
  })
  const cpu = cpuMs() - started
  const gap = reference === 0 ? 0 : 100 * (1 - score / reference)
  return {
    name,
    seed,
    score,
    reference,
    gap,
    cpu,
    firstMs: firstMs ?? cpu,
    iterations,
    verdict: judge(routes),
  }
}

/**
 * The used share of the CPU time. Reading the CPU clock costs more than a round of the search, so it is read again only after
 * half a percent of the time has passed on the wall clock.
 */
function shareOf(ms: number, started: number): () => number {
  let measuredAt = performance.now()
  let share = 0
  return () => {
    const now = performance.now()
    if (now - measuredAt < ms / 200) return share
    measuredAt = now
    share = (cpuMs() - started) / ms
    return share
  }
}

function figuresOf(
  group: string,
  seeds: readonly number[],
  rows: readonly Row[],
  aims: { mean?: number; max?: number },
): Figure[] {
  const bySeed = seeds
    .map((seed) => rows.filter((row) => row.seed === seed))
    .filter(({ length }) => length > 0)
  const worst = (value: (rows: readonly Row[]) => number) => Math.max(...bySeed.map(value))
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const figure = (name: string, value: number, unit: string, more: Partial<Figure> = {}): Figure => ({
    group,
    name,
    value,
    unit,
    better: 'lower',
    ...more,
  })
  const aim = (value: number | undefined) => (value === undefined ? {} : { aim: value })
  if (bySeed.length === 0) return []
  return [
    figure(
      'mean gap',
      worst((rows) => mean(rows.map(({ gap }) => gap))),
      '%',
      aim(aims.mean),
    ),
    figure(
      'largest gap',
      worst((rows) => Math.max(...rows.map(({ gap }) => gap))),
      '%',
      aim(aims.max),
    ),
    figure(
      'reference not reached',
      worst((rows) => rows.filter(({ gap }) => gap > 0).length),
      '',
    ),
    figure('reference beaten', -worst((rows) => -rows.filter(({ gap }) => gap < 0).length), '', {
      better: 'higher',
    }),
    figure('instances', bySeed[0]?.length ?? 0, '', { better: 'higher' }),
    figure(
      'CPU',
      worst((rows) => mean(rows.map(({ cpu }) => cpu))),
      'ms',
    ),
    figure(
      'first plan, CPU, slowest',
      worst((rows) => Math.max(...rows.map(({ firstMs }) => firstMs))),
      'ms',
    ),
  ]
}
