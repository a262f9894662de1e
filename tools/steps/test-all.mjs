import { checkSteps, WITH_SLOW_TESTS } from './check-steps.mjs'
import { runAll } from './run-all.mjs'
import { testSteps } from './test-steps.mjs'

/**
 * Runs all that `npm test` is made of.
 * @param {string[]} args
 */
export function testAll(args) {
  return runAll(args, (root) => [checkSteps(root, WITH_SLOW_TESTS), ...testSteps(root)])
}
