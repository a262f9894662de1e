import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, weekdayOf } from '@tripwright/domain/base/dates'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { importRatesFile } from './index.ts'

const DATA = new URL('../../../../../data/', import.meta.url).pathname
const TODAY = '2026-11-23'
const folder = mkdtempSync(join(tmpdir(), 'rates-'))
const table: { date: string; rates: Record<string, number>; older: { codes: string[] } } = JSON.parse(
  readFileSync(join(DATA, 'rates.json'), 'utf8'),
)
const codes = Object.keys(table.rates).filter((code) => !table.older.codes.includes(code))

beforeAll(() => {
  mkdirSync(join(folder, 'rate-history'))
  cpSync(join(DATA, 'rates.json'), join(folder, 'rates.json'))
  cpSync(join(DATA, 'rate-history', 'eur.json'), join(folder, 'rate-history', 'eur.json'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The rates of our own table on every working day until one, the dollar 2 % dearer. */
function listUntil(last: string): string {
  const rates = codes.map((code) => (code === 'USD' ? 1.02 : 1) * (table.rates[code] ?? 0))
  const lines: string[] = []
  for (let date = '1999-01-04'; date <= last; date = addDays(date, 1))
    if (weekdayOf(date) < 5) lines.push(`${date},${rates.join(',')},`)
  return [`Date,${codes.join(',')},`, ...lines.reverse()].join('\n')
}
function file(name: string, content: string | Uint8Array): string {
  writeFileSync(join(folder, name), content)
  return join(folder, name)
}
const texts = () =>
  ['rates.json', 'rate-history/eur.json'].map((name) => readFileSync(join(folder, name), 'utf8'))

it('refuses an incomplete or older list, and changes nothing', () => {
  const before = texts()
  const zip = zipSync({ 'eurofxref-hist.csv': strToU8(listUntil('2026-11-20')) })
  expect(() => importRatesFile(join(folder, 'none.csv'), folder, TODAY)).toThrow('no file')
  expect(() => importRatesFile(file('cut.zip', zip.slice(0, zip.length / 2)), folder, TODAY)).toThrow(
    'cut off',
  )
  expect(() => importRatesFile(file('other.zip', zipSync({ 'a.csv': strToU8('a') })), folder, TODAY)).toThrow(
    'holds no',
  )
  expect(() => importRatesFile(file('old.csv', listUntil('2026-04-10')), folder, TODAY)).toThrow(
    'ends on 2026-04-10',
  )
  expect(() => importRatesFile(file('to-come.csv', listUntil('2026-11-24')), folder, TODAY)).toThrow(
    'not yet over',
  )
  expect(texts()).toEqual(before)
})

it('brings table and history to a zip file of the bank, says what changed, and leaves the rest as old as it was', () => {
  const zip = zipSync({ 'eurofxref-hist.csv': strToU8(listUntil('2026-11-20')) })
  const report = importRatesFile(file('list.zip', zip), folder, TODAY)
  expect(report).toContain('rates of 2026-11-20 in place of those of 2026-04-13')
  expect(report).toContain(`USD ${table.rates.USD} -> `)
  const [written = '', history = ''] = texts()
  expect(JSON.parse(written)).toMatchObject({
    date: '2026-11-20',
    older: { date: '2025-06-30', codes: table.older.codes },
  })
  expect(JSON.parse(history).rates.USD).toHaveLength(41)
  // The same list on another day changes nothing, and keeps its date.
  expect(importRatesFile(join(folder, 'list.zip'), folder, '2026-12-24')).toContain('0 changed')
  expect(texts()).toEqual([written, history])
})
