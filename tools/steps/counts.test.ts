import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inWords, sum } from './counts.mjs'
import { countsOf } from './step.mjs'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'counts-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

function report(content: object): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

function vitestReport(passed: number, failed: number, skipped: number, files: object[] = []): string {
  return report({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: skipped,
    numTodoTests: 0,
    testResults: files,
  })
}

function playwrightReport(stats: {
  expected: number
  unexpected: number
  flaky: number
  skipped: number
}): string {
  return report({ stats, errors: [] })
}

test('a step without tests counts as one', () => {
  expect(countsOf(undefined, '', 0)).toEqual({ passed: 1, failed: 0, skipped: 0 })
  expect(countsOf(undefined, '', 2)).toEqual({ passed: 0, failed: 1, skipped: 0 })
})

test('the tests of vitest are counted', () => {
  expect(countsOf('vitest', vitestReport(40, 0, 2), 0)).toEqual({ passed: 40, failed: 0, skipped: 2 })
  expect(countsOf('vitest', vitestReport(40, 3, 0), 1)).toEqual({ passed: 40, failed: 3, skipped: 0 })
})

test('a test file that could not be loaded is a failure', () => {
  const files = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
  ]
  expect(countsOf('vitest', vitestReport(1, 1, 0, files), 1)).toEqual({ passed: 1, failed: 2, skipped: 0 })
})

test('the tests of Playwright are counted', () => {
  const steady = playwrightReport({ expected: 9, unexpected: 0, flaky: 0, skipped: 1 })
  expect(countsOf('playwright', steady, 0)).toEqual({ passed: 9, failed: 0, skipped: 1 })
  const failing = playwrightReport({ expected: 9, unexpected: 2, flaky: 0, skipped: 0 })
  expect(countsOf('playwright', failing, 1)).toEqual({ passed: 9, failed: 2, skipped: 0 })
})

test.each<[what: string, failed: () => number]>([
  ['ran no test', () => countsOf('vitest', vitestReport(0, 0, 5), 0).failed],
  ['ended before its report', () => countsOf('vitest', join(folder, 'none.json'), 0).failed],
  ['ended badly with every test passed', () => countsOf('vitest', vitestReport(5, 0, 0), 1).failed],
  [
    'ran no end-to-end test',
    () =>
      countsOf('playwright', playwrightReport({ expected: 0, unexpected: 0, flaky: 0, skipped: 3 }), 0)
        .failed,
  ],
])('a run that %s has failed', (_what, failed) => {
  expect(failed()).toBe(1)
})

test('counts are summarised in the format that CI reads', () => {
  expect(
    inWords(
      sum([
        { passed: 3, failed: 0, skipped: 0 },
        { passed: 4, failed: 1, skipped: 0 },
      ]),
    ),
  ).toBe('7 passed, 1 failed')
  expect(inWords({ passed: 7, failed: 0, skipped: 2 })).toBe('7 passed, 0 failed, 2 skipped')
})
