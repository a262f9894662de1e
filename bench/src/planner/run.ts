import type { Figure } from '../figures.ts'

/** The options of a suite. */
export type SuiteRun = {
  /** A folder with the data of the suites, one folder each. */
  folder: string
  /** CPU time that the solver has for each instance. */
  ms: number
  seeds: readonly number[]
  /** When given, the solver counts iterations instead: the scores then do not depend on the machine. */
  iterations: number | undefined
  /** Whether new best scores are stored. */
  save: boolean
  /** Prints progress. */
  say: (text: string) => void
}

export type SuiteReport = {
  figures: Figure[]
  /** The faults that the judge found, one sentence each. */
  violations: string[]
  notes: string[]
  /** One line an instance and seed, for `--json`. */
  rows: unknown[]
}

/** Null when the folder lacks the data of the suite. */
export type Suite = (run: SuiteRun) => Promise<SuiteReport | null>

/** The heading of a suite's figures; it includes the budget, because figures of different budgets are not comparable. */
export function groupOf(suite: string, { ms, iterations }: SuiteRun): string {
  return iterations === undefined ? `${suite}, ${ms} ms` : `${suite}, ${iterations} iterations`
}

/** CPU time of this process so far, in ms. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
