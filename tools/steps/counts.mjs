import { readFileSync } from 'node:fs'
import { failedSecondTries, readSecondTries } from './second-tries.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * Reads the JSON report of vitest. A file that could not be loaded has no tests, so it counts as one failure.
 * @param {string} file
 * @returns {Counts}
 */
export function countVitest(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  /** @type {{ status: string, assertionResults: { status: string }[] }[]} */
  const files = report.testResults
  const unloaded = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  )
  const failedTries = failedSecondTries(readSecondTries('vitest', file)).length
  return {
    passed: report.numPassedTests - failedTries,
    failed: report.numFailedTests + unloaded.length + failedTries,
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
  }
}

/**
 * Reads the JSON report of Playwright.
 * @param {string} file
 * @returns {Counts}
 */
export function countPlaywright(file) {
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'))
  const failedTries = failedSecondTries(readSecondTries('playwright', file)).length
  return {
    passed: stats.expected + stats.flaky - failedTries,
    failed: stats.unexpected + failedTries + (errors?.length ?? 0),
    skipped: stats.skipped,
  }
}

/** @param {Counts[]} all @returns {Counts} */
export function sum(all) {
  const total = { passed: 0, failed: 0, skipped: 0 }
  for (const { passed, failed, skipped } of all) {
    total.passed += passed
    total.failed += failed
    total.skipped += skipped
  }
  return total
}

/** @param {Counts} counts @returns {string} "12 passed, 0 failed" and, when there are any, ", 3 skipped" */
export function inWords({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
