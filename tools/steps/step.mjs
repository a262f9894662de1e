import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runQuietly } from '../bootstrap/child.mjs'
import { countPlaywright, countVitest } from './counts.mjs'
import { nameFailedTests } from './failed-tests.mjs'
import { readSecondTries } from './second-tries.mjs'

/**
 * @typedef {import('./counts.mjs').Counts} Counts
 * @typedef {'vitest' | 'playwright'} Runner
 * @typedef {{
 *   name: string,
 *   command: string[],
 *   cwd?: string,
 *   env?: NodeJS.ProcessEnv,
 *   runner?: Runner,
 *   tellsLastLine?: boolean,
 *   refuses?: RegExp,
 *   minutes?: number,
 *   needs?: import('./debian.mjs').Program[],
 * }} Step
 * runner: the test runner, whose report counts the tests; without one the step itself counts as one test.
 * refuses: output that fails the step even with exit code 0.
 * tellsLastLine: the last line of its output is shown although it passed.
 * minutes: the time limit, after which the step has failed (default 10).
 * needs: programs that npm cannot install.
 * @typedef {{ name: string, ok: boolean, milliseconds: number, counts: Counts, lines: string[], note: string,
 *   secondTries: import('./second-tries.mjs').SecondTry[], failedTests: string[] }} Result
 * secondTries: tests that failed first and then passed.
 * failedTests: by file and name; none where the step itself failed.
 */

/**
 * Runs one step. Tests are counted from the runner's report, never from its printed output; a step with a runner that ran no
 * tests has failed.
 * @param {Step} step
 * @param {{ root: string, folder: string }} place folder: for reports and temporary files
 * @returns {Promise<Result>}
 */
export async function runStep(step, { root, folder }) {
  const startedAt = Date.now()
  const report = join(folder, `${step.name.replace(/\W+/g, '-')}.json`)
  const [program = '', ...args] = step.command
  const { code, lines } = await runQuietly(program, [...args, ...reporterArgs(step.runner, report)], {
    cwd: join(root, step.cwd ?? '.'),
    env: { ...process.env, TMPDIR: folder, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...step.env },
    timeoutMs: (step.minutes ?? 10) * 60_000,
  })
  const isRefused = step.refuses !== undefined && lines.some((line) => step.refuses?.test(line))
  const counts = countsOf(step.runner, report, isRefused ? 1 : code)
  const note = step.runner ? `${counts.passed} tests` : step.tellsLastLine ? (lines.at(-1) ?? '') : ''
  return {
    name: step.name,
    ok: counts.failed === 0,
    milliseconds: Date.now() - startedAt,
    counts,
    lines,
    note,
    secondTries: step.runner && existsSync(report) ? readSecondTries(step.runner, report) : [],
    failedTests: step.runner && existsSync(report) ? nameFailedTests(step.runner, report) : [],
  }
}

/** @param {Runner | undefined} runner @param {string} report */
function reporterArgs(runner, report) {
  if (runner === 'vitest') return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return runner === 'playwright' ? ['--reporter=list,json'] : []
}

/**
 * @param {Runner | undefined} runner
 * @param {string} report
 * @param {number} code
 * @returns {Counts}
 */
export function countsOf(runner, report, code) {
  if (!runner) return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 }
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 }
  const counts = runner === 'vitest' ? countVitest(report) : countPlaywright(report)
  const isHollow = counts.passed + counts.failed === 0
  const isUnexplained = code !== 0 && counts.failed === 0
  return isHollow || isUnexplained ? { ...counts, failed: counts.failed + 1 } : counts
}
