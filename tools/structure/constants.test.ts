import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../bootstrap/root.mjs'
import { findUntested } from './constants.ts'

function read(path: string): string | null {
  const file = join(ROOT, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

test('each constant and text of docs/constants.md is written out in the test that it names', () => {
  const page = read('docs/constants.md') ?? ''
  expect(page.split('\n').filter((line) => line.includes('.test.ts')).length).toBeGreaterThan(50)
  expect(findUntested(page, read)).toEqual([])
})

test('an outdated line is found', () => {
  const page = [
    '| Item | Value | Test |',
    '| --- | --- | --- |',
    '| Wait | `300` | a.test.ts |',
    '| Gone | `1` | b.test.ts |',

    '| Changed | `300`, `4000` | a.test.ts |',
    '| Bare | 300 | a.test.ts |',
    '| Portal | `Failed` | later: needs the portal |',
    '| Idle | `x` | later |',
    '| Short | `300` |',
  ]
  expect(findUntested(page.join('\n'), (path) => (path === 'a.test.ts' ? 'pass(300)' : null))).toEqual([
    'Gone: b.test.ts is not there',
    'Changed: a.test.ts does not hold 4000',
    'Bare: no value in backticks',
    'Idle: no short reason',
    '| Short | `300` |: not item, value and test',
  ])
})
