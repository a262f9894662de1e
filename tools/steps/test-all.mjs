import { parseArgs } from 'node:util'
import { prepare } from '../bootstrap/prepare.mjs'
import { makeProgress } from '../bootstrap/progress.mjs'
import { Refusal, runMain } from '../bootstrap/refusal.mjs'
import { ROOT } from '../bootstrap/root.mjs'
import { AT_ONCE } from './check.mjs'
import { checkSteps } from './check-steps.mjs'
import { inWords, sum } from './counts.mjs'
import { installDebianPackages, missingPackages } from './debian.mjs'
import { runSteps } from './run-steps.mjs'
import { testSteps } from './test-steps.mjs'
import { inTemporaryFolder } from './workplace.mjs'

/**
 * Runs everything; the last line says how many tests and steps passed and failed.
 * @param {string[]} args
 */
export async function testAll(args) {
  let counts = { passed: 0, failed: 1, skipped: 0 }
  await runMain(async () => {
    const { values } = parseArgs({ args, options: { only: { type: 'string', multiple: true } } })
    counts = await run(values.only ?? [])
    return counts.failed === 0 ? 0 : 1
  })
  process.stdout.write(`${inWords(counts)}\n`)
}

/** @param {string[]} only names of steps; none: all */
async function run(only) {
  await prepare(ROOT)
  const [beside, inTurn] = [checkSteps(ROOT), testSteps(ROOT)].map((steps) => choose(steps, only))
  if (!beside || !inTurn || beside.length + inTurn.length === 0)
    throw new Refusal(`The steps are: ${namesOfSteps().join(', ')}.`)
  const progress = makeProgress(process.stdout)
  await installDebianPackages(missingPackages(inTurn.flatMap((step) => step.needs ?? [])), progress)
  const results = await inTemporaryFolder(async (folder) => [
    ...(await runSteps(beside, { root: ROOT, folder, atOnce: AT_ONCE, progress })),
    ...(await runSteps(inTurn, { root: ROOT, folder, atOnce: 1, progress })),
  ])
  return sum(results.map((result) => result.counts))
}

/** @param {import('./step.mjs').Step[]} steps @param {string[]} only */
function choose(steps, only) {
  return only.length === 0
    ? steps
    : steps.filter((step) => only.some((name) => step.name === name || step.name.startsWith(`${name} `)))
}

function namesOfSteps() {
  return [...checkSteps(ROOT), ...testSteps(ROOT)].map((step) => step.name)
}
