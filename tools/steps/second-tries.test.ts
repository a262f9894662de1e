import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { nameFailedTests } from './failed-tests.mjs'
import { readSecondTries } from './second-tries.mjs'
import { countsOf } from './step.mjs'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'second-tries-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

function report(content: object): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

/** A report of vitest in which ten tests passed, some of them after these failures. */
function vitestReport(...failures: string[]): string {
  const retried = failures.map((failure, index) => ({
    status: 'passed',
    fullName: `test ${index}`,
    failureMessages: [failure],
  }))
  const steady = { status: 'passed', fullName: 'steady', failureMessages: [] }
  return report({
    numPassedTests: 10,
    numFailedTests: 0,
    numPendingTests: 0,
    testResults: [{ status: 'passed', name: 'a.test.ts', assertionResults: [steady, ...retried] }],
  })
}

function playwrightReport(flaky: number): string {
  const spec = (status: string, title: string) => ({
    title,
    tests: [{ projectName: 'mobile', status, results: [{ errors: [{ message: 'not seen' }] }, {}] }],
  })
  const inner = {
    title: 'on a phone',
    specs: Array.from({ length: flaky }, (_, index) => spec('flaky', `test ${index}`)),
  }
  return report({
    stats: { expected: 10 - flaky, unexpected: 0, flaky, skipped: 0 },
    errors: [],
    suites: [{ title: 'a.spec.ts', specs: [spec('expected', 'steady')], suites: [inner] }],
  })
}

test('a test that passes when it runs again has passed, and is named with its first failure', () => {
  expect(countsOf('vitest', vitestReport('a late answer'), 0)).toEqual({ passed: 10, failed: 0, skipped: 0 })
  expect(readSecondTries('vitest', vitestReport('a late answer'))).toEqual([
    { name: 'a.test.ts > test 0', failure: 'a late answer' },
  ])
  expect(countsOf('playwright', playwrightReport(1), 0)).toEqual({ passed: 10, failed: 0, skipped: 0 })
  expect(readSecondTries('playwright', playwrightReport(1))).toEqual([
    { name: 'on a phone > test 0 (mobile)', failure: 'not seen' },
  ])
})

test('a step in which more than three tests had to run again has failed', () => {
  expect(countsOf('vitest', vitestReport('a', 'b', 'c'), 0).failed).toBe(0)
  expect(countsOf('vitest', vitestReport('a', 'b', 'c', 'd'), 0)).toEqual({
    passed: 6,
    failed: 4,
    skipped: 0,
  })
  expect(countsOf('playwright', playwrightReport(4), 0)).toEqual({ passed: 6, failed: 4, skipped: 0 })
})

test('a counterexample that a property test found has failed, whatever it found the next time', () => {
  const found = 'Error: Property failed after 12 tests\n{ seed: 7, path: "3", endOnFailure: true }'
  const file = vitestReport('late', found)
  expect(countsOf('vitest', file, 0)).toEqual({ passed: 9, failed: 1, skipped: 0 })
  expect(nameFailedTests('vitest', file)).toEqual([
    'a.test.ts > test 1, although it passed when it ran again',
  ])
})

test('what failed is named by its file: a test, and a file that could not be loaded', () => {
  const failed = { status: 'failed', fullName: 'adds up', failureMessages: ['no'] }
  const testResults = [
    {
      status: 'failed',
      name: 'a.test.ts',
      assertionResults: [failed, { ...failed, status: 'passed', failureMessages: [] }],
    },
    { status: 'failed', name: 'b.test.ts', assertionResults: [] },
  ]
  expect(nameFailedTests('vitest', report({ testResults }))).toEqual(['a.test.ts > adds up', 'b.test.ts'])
  const specs = [{ title: 'opens', tests: [{ projectName: 'desktop', status: 'unexpected', results: [] }] }]
  const file = report({ suites: [{ title: 'a.spec.ts', suites: [{ title: 'a part', specs }] }] })
  expect(nameFailedTests('playwright', file)).toEqual(['a part > opens (desktop)'])
})
