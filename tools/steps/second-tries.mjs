import { readFileSync } from 'node:fs'

/**
 * A test that failed and then passed when it ran again in the same run.
 * @typedef {{ name: string, failure: string }} SecondTry
 * failure: what the first try said.
 *
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} VitestTest
 * @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 * @typedef {{ title: string, tests: { projectName: string, status: string, results: { errors?: { message?: string }[] }[] }[] }} PlaywrightSpec
 */

/** More of them in one step are no longer the noise of a busy machine. */
const MOST = 3
/** A counterexample that a property test found by chance is a fault, whatever the next random values do. */
const COUNTEREXAMPLE = /Property failed after \d+ tests/

/** Where a machine is busy a test may run twice; on a desk it may not, so that its cause is looked for. */
export const TRIES_AGAIN = process.env.CI ? 1 : 0

/**
 * @param {'vitest' | 'playwright'} runner
 * @param {string} file the JSON report of the runner
 * @returns {SecondTry[]}
 */
export function readSecondTries(runner, file) {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return runner === 'vitest' ? ofVitest(report.testResults ?? []) : ofPlaywright(report.suites ?? [])
}

/**
 * @param {SecondTry[]} tries
 * @returns {SecondTry[]} those that count as failed
 */
export function failedSecondTries(tries) {
  return tries.length > MOST ? tries : tries.filter(({ failure }) => COUNTEREXAMPLE.test(failure))
}

/** @param {{ name: string, assertionResults: VitestTest[] }[]} files @returns {SecondTry[]} */
function ofVitest(files) {
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && (failureMessages?.length ?? 0) > 0)
      .map(({ fullName, failureMessages }) => ({
        name: `${name} > ${fullName}`,
        failure: failureMessages?.join('\n') ?? '',
      })),
  )
}

/** @param {PlaywrightSuite[]} suites @returns {SecondTry[]} */
function ofPlaywright(suites) {
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) => [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'flaky')
        .map(({ projectName, results }) => ({
          name: `${title} > ${spec.title} (${projectName})`,
          failure: (results[0]?.errors ?? []).map(({ message }) => message ?? '').join('\n'),
        })),
    ),
    ...ofPlaywright(inner),
  ])
}
