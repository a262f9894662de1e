import { proofSteps } from './proof-steps.mjs'
import { runAll } from './run-all.mjs'

/**
 * Runs the long proofs whole, one after the other; the last line counts passed and failed ones.
 * @param {string[]} args
 */
export function prove(args) {
  return runAll(args, (root) => proofSteps(root).map((step) => [step]))
}
