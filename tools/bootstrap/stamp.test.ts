import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readStamp, removeStamp, writeStamp } from './stamp.mjs'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stamp-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

test('what was never finished has no stamp', () => {
  expect(readStamp(join(folder, 'stamp'))).toBeNull()
})

test('a stamp is read back as it was written, and nothing else stays behind', () => {
  writeStamp(join(folder, 'dist/stamp'), 'abc')
  expect(readStamp(join(folder, 'dist/stamp'))).toBe('abc')
  expect(readdirSync(join(folder, 'dist'))).toEqual(['stamp'])
})

test('removing one that is not there is no mistake', () => {
  writeStamp(join(folder, 'stamp'), 'abc')
  removeStamp(join(folder, 'stamp'))
  removeStamp(join(folder, 'stamp'))
  expect(existsSync(join(folder, 'stamp'))).toBe(false)
})
