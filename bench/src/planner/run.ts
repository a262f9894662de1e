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
  /** Whether better scores than the best known are written down. */
  save: boolean
  /** Prints progress. */
  say: (text: string) => void
}

export type SuiteReport = {
  figures: Figure[]
  /** What the judge found wrong with a plan, one sentence each. */
  violations: string[]
  notes: string[]
  /** One line an instance and seed, for `--json`. */
  rows: unknown[]
}

/** Null when the folder lacks the data of the suite. */
export type Suite = (run: SuiteRun) => Promise<SuiteReport | null>

/** Figures of different budgets are different figures: this is the heading of a suite's figures. */
export function groupOf(suite: string, { ms, iterations }: SuiteRun): string {
  return iterations === undefined ? `${suite}, ${ms} ms` : `${suite}, ${iterations} iterations`
}

/** CPU time of this process so far, in ms. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
