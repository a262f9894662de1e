import { readFileSync } from 'node:fs'
import { failedSecondTries, readSecondTries } from './second-tries.mjs'

/** @typedef {import('./second-tries.mjs').PlaywrightSuite} PlaywrightSuite */

/**
 * The tests that count as failed, by file and name; also those that passed when they ran again and count nevertheless.
 * @param {'vitest' | 'playwright'} runner
 * @param {string} file the JSON report of the runner
 * @returns {string[]}
 */
export function nameFailedTests(runner, file) {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  const failed = runner === 'vitest' ? ofVitest(report.testResults ?? []) : ofPlaywright(report.suites ?? [])
  const again = failedSecondTries(readSecondTries(runner, file))
  return [...failed, ...again.map(({ name }) => `${name}, although it passed when it ran again`)]
}

/** @param {{ name: string, status: string, assertionResults: import('./second-tries.mjs').VitestTest[] }[]} files @returns {string[]} */
function ofVitest(files) {
  return files.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed')
    return failed.length === 0 && status === 'failed'
      ? [name]
      : failed.map(({ fullName }) => `${name} > ${fullName}`)
  })
}

/** @param {PlaywrightSuite[]} suites @returns {string[]} */
function ofPlaywright(suites) {
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) => [
    ...specs.flatMap((spec) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected')
        .map(({ projectName }) => `${title} > ${spec.title} (${projectName})`),
    ),
    ...ofPlaywright(inner),
  ])
}
