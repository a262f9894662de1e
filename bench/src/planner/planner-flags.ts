import { parseArgs } from 'node:util'
import { SUITES } from './suites.ts'

export type PlannerFlags = {
  suites: string[]
  ms: number
  seeds: number[]
  iterations: number | undefined
  /** Null when absent. */
  data: string | null
  json: string | undefined
  save: boolean
}

const NAMES = Object.keys(SUITES)

export const USAGE = `bench:planner [--suite ${NAMES.join('|')}] [--ms 2000] [--seeds 1,2,3] [--iterations <n>] [--data <folder>, else TRIPWRIGHT_PLANNER_DATA] [--json <file>] [--save]`

/** Throws with a sentence for an invalid flag. */
export function readPlannerFlags(
  args: readonly string[],
  environment: Record<string, string | undefined>,
): PlannerFlags {
  const { values } = parseArgs({
    args: [...args],
    options: {
      suite: { type: 'string', default: NAMES.join(',') },
      ms: { type: 'string', default: '2000' },
      seeds: { type: 'string', default: '1,2,3' },
      iterations: { type: 'string' },
      data: { type: 'string' },
      json: { type: 'string' },
      save: { type: 'boolean', default: false },
    },
  })
  const suites = values.suite.split(',')
  const unknown = suites.find((suite) => !NAMES.includes(suite))
  if (unknown !== undefined) throw new Error(`there is no suite "${unknown}"`)
  return {
    suites,
    ms: wholeNumber('ms', values.ms),
    seeds: values.seeds.split(',').map((seed) => wholeNumber('seeds', seed)),
    iterations: values.iterations === undefined ? undefined : wholeNumber('iterations', values.iterations),
    data: values.data ?? environment.TRIPWRIGHT_PLANNER_DATA ?? null,
    json: values.json,
    save: values.save,
  }
}

function wholeNumber(flag: string, value: string): number {
  const number = Number(value)
  if (value.trim() !== '' && Number.isSafeInteger(number) && number >= 1) return number
  throw new Error(`--${flag} takes whole numbers from 1`)
}
