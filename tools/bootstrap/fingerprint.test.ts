import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fingerprint } from './fingerprint.mjs'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'))
  mkdirSync(join(root, 'web/src'), { recursive: true })
  writeFileSync(join(root, 'web/src/a.ts'), 'a')
  writeFileSync(join(root, 'web/b.ts'), 'b')
})

afterEach(() => rmSync(root, { recursive: true }))

test('the same files give the same fingerprint, independent of their dates', () => {
  const before = fingerprint(root, ['web'])
  utimesSync(join(root, 'web/b.ts'), 1, 1)
  expect(fingerprint(root, ['web'])).toBe(before)
})

test.each<[change: string, make: () => void]>([
  ['a changed file', () => writeFileSync(join(root, 'web/src/a.ts'), 'A')],
  ['a new file', () => writeFileSync(join(root, 'web/c.ts'), '')],
  ['a lost file', () => rmSync(join(root, 'web/b.ts'))],
  ['a renamed file', () => renameSync(join(root, 'web/b.ts'), join(root, 'web/c.ts'))],
])('%s changes it', (_change, make) => {
  const before = fingerprint(root, ['web'])
  make()
  expect(fingerprint(root, ['web'])).not.toBe(before)
})

test('text that moves from one file to the next changes it', () => {
  writeFileSync(join(root, 'web/b.ts'), 'bc')
  writeFileSync(join(root, 'web/c.ts'), 'd')
  const before = fingerprint(root, ['web'])
  writeFileSync(join(root, 'web/b.ts'), 'b')
  writeFileSync(join(root, 'web/c.ts'), 'cd')
  expect(fingerprint(root, ['web'])).not.toBe(before)
})

test('an ignored file and a missing path do not count', () => {
  const before = fingerprint(root, ['web', 'data'])
  writeFileSync(join(root, 'web/a.test.ts'), 'x')
  expect(fingerprint(root, ['web', 'data'], (path) => path.endsWith('.test.ts'))).toBe(before)
})
