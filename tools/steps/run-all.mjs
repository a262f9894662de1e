import { parseArgs } from 'node:util'
import { prepare } from '../bootstrap/prepare.mjs'
import { makeProgress } from '../bootstrap/progress.mjs'
import { Refusal, runMain } from '../bootstrap/refusal.mjs'
import { ROOT } from '../bootstrap/root.mjs'
import { AT_ONCE } from './check.mjs'
import { inWords, sum } from './counts.mjs'
import { installDebianPackages, missingPackages } from './debian.mjs'
import { runSteps } from './run-steps.mjs'
import { inTemporaryFolder } from './workplace.mjs'

/** @typedef {import('./step.mjs').Step} Step */

/**
 * Runs groups of steps, one group after the other; the last line counts passed and failed tests and steps.
 * @param {string[]} args
 * @param {(root: string) => Step[][]} groupsOf
 */
export async function runAll(args, groupsOf) {
  let counts = { passed: 0, failed: 1, skipped: 0 }
  try {
    await runMain(async () => {
      const { values } = parseArgs({ args, options: { only: { type: 'string', multiple: true } } })
      // The steps name the Node that comes with the packages, so they are listed after the installation.
      await prepare(ROOT)
      counts = await run(groupsOf(ROOT), values.only ?? [])
      return counts.failed === 0 ? 0 : 1
    })
  } finally {
    process.stdout.write(`${inWords(counts)}\n`)
  }
}

/** @param {Step[][]} groups @param {string[]} only names of steps; none: all */
async function run(groups, only) {
  refuseUnknown(only, groups.flat())
  const progress = makeProgress(process.stdout)
  const chosen = groups.map((steps) => choose(steps, only))
  await installDebianPackages(missingPackages(chosen.flat().flatMap((step) => step.needs ?? [])), progress)
  const results = await inTemporaryFolder(async (folder) => {
    const ended = []
    for (const steps of chosen)
      ended.push(...(await runSteps(steps, { root: ROOT, folder, atOnce: AT_ONCE, progress })))
    return ended
  })
  for (const line of results.flatMap(nameFailures)) process.stdout.write(`${line}\n`)
  return sum(results.map((result) => result.counts))
}

/**
 * Said again at the end: what a step printed may be far above, or cut off.
 * @param {import('./step.mjs').Result} result
 * @returns {string[]}
 */
function nameFailures({ name, ok, failedTests }) {
  if (ok) return []
  return (failedTests.length > 0 ? failedTests : ['the step itself']).map(
    (test) => `failed: ${name}: ${test}`,
  )
}

/**
 * @param {Step[]} steps
 * @param {string[]} only "types" chooses every step of that first word
 */
function choose(steps, only) {
  return only.length === 0 ? steps : steps.filter((step) => only.some((name) => isCalled(step, name)))
}

/** @param {Step} step @param {string} name */
function isCalled(step, name) {
  return step.name === name || step.name.startsWith(`${name} `)
}

/** @param {string[]} only @param {Step[]} steps */
function refuseUnknown(only, steps) {
  const unknown = only.find((name) => !steps.some((step) => isCalled(step, name)))
  if (unknown === undefined) return
  throw new Refusal(
    `There is no step "${unknown}". The steps are: ${steps.map((step) => step.name).join(', ')}.`,
  )
}
