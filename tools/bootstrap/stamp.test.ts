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

test('unfinished work has no stamp', () => {
  expect(readStamp(join(folder, 'stamp'))).toBeNull()
})

test('a stamp is read back unchanged, and leaves no other files', () => {
  writeStamp(join(folder, 'dist/stamp'), 'abc')
  expect(readStamp(join(folder, 'dist/stamp'))).toBe('abc')
  expect(readdirSync(join(folder, 'dist'))).toEqual(['stamp'])
})

test('removing a missing stamp is no error', () => {
  writeStamp(join(folder, 'stamp'), 'abc')
  removeStamp(join(folder, 'stamp'))
  removeStamp(join(folder, 'stamp'))
  expect(existsSync(join(folder, 'stamp'))).toBe(false)
})
