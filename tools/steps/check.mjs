import { prepare } from '../bootstrap/prepare.mjs'
import { inSeconds, makeProgress } from '../bootstrap/progress.mjs'
import { runMain } from '../bootstrap/refusal.mjs'
import { ROOT } from '../bootstrap/root.mjs'
import { checkSteps } from './check-steps.mjs'
import { inWords, sum } from './counts.mjs'
import { runSteps } from './run-steps.mjs'
import { inTemporaryFolder } from './workplace.mjs'

/** The number of parallel steps: the machines have two cores. */
export const AT_ONCE = 2

/** Runs all checks and says how many passed. */
export function check() {
  return runMain(async () => {
    const startedAt = Date.now()
    await prepare(ROOT)
    const progress = makeProgress(process.stdout)
    const results = await inTemporaryFolder((folder) =>
      runSteps(checkSteps(ROOT), { root: ROOT, folder, atOnce: AT_ONCE, progress }),
    )
    const counts = sum(results.map((result) => result.counts))
    process.stdout.write(`${inWords(counts)} in ${inSeconds(Date.now() - startedAt)}\n`)
    return counts.failed === 0 ? 0 : 1
  })
}
