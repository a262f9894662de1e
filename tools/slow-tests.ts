import { configDefaults } from 'vitest/config'

/**
 * What a run leaves out. Tests named `.slow.test.ts` try thousands of cases, kill processes or run whole programs: `npm test`
 * asks for them (SLOW_TESTS=1), `npm run check` does not.
 */
export const exclude = [
  ...configDefaults.exclude,
  ...(process.env.SLOW_TESTS === '1' ? [] : ['**/*.slow.test.{ts,tsx}']),
]
