import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Migration } from '../migrate.ts'
import { preparedFolder, removeFormerPrepared } from './prepared-database.ts'

const MIGRATIONS: Migration[] = [{ name: '20270101000000_a.sql', statements: 'select 1', sha256: 'a' }]
const current = basename(preparedFolder(MIGRATIONS))

let built = ''
beforeEach(() => {
  built = mkdtempSync(join(tmpdir(), 'tripwright-built-'))
})
afterEach(() => rmSync(built, { recursive: true }))

function put(name: string, hoursAgo: number): void {
  mkdirSync(join(built, name, 'base'), { recursive: true })
  const at = Date.now() / 1000 - hoursAgo * 3600
  utimesSync(join(built, name), at, at)
}

test('other migrations, or other words in one, have another prepared database', () => {
  const changed = MIGRATIONS.map((one) => ({ ...one, sha256: 'b' }))
  const renamed = MIGRATIONS.map((one) => ({ ...one, name: '20270101000001_a.sql' }))
  const folders = [MIGRATIONS, [], changed, renamed].map(preparedFolder)
  expect(new Set(folders).size).toBe(4)
})

test('former ones go, and what a killed build left a day ago; what another process may be making stays', () => {
  put(current, 100)
  put('database-0123456789abcdef', 0)
  put(`${current}.making`, 1)
  put('database-0123456789abcdef.killed', 25)
  put('main.mjs', 100)
  removeFormerPrepared(MIGRATIONS, built)
  expect(readdirSync(built).sort()).toEqual([current, `${current}.making`, 'main.mjs'].sort())
})
