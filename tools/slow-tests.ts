import { configDefaults } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The tests that a run leaves out. Tests named `.slow.test.ts` try thousands of cases, kill processes or run whole
 * programs: `npm test` includes them (SLOW_TESTS=1), `npm run check` does not.
 */
export const exclude = [
  ...configDefaults.exclude,
  ...(process.env.SLOW_TESTS === '1' ? [] : ['**/*.slow.test.{ts,tsx}']),
]

/** Whether the long proofs run whole (`npm run prove`); else they are a sample. Tests read it by `inject('isProving')`. */
export const isProving = process.env.PROVE === '1'

/**
 * Runs the slow files first: on a new machine Vitest sorts by size, so that a small file that takes two minutes would start
 * last while the other processor is idle.
 */
// biome-ignore lint/plugin: Vitest takes a class and nothing else.
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => Number(isSlow(other)) - Number(isSlow(one)))
  }
}

function isSlow({ moduleId }: TestSpecification): boolean {
  return /\.slow\.test\.tsx?$/.test(moduleId)
}
