import { expect, it } from 'vitest'
import { listTrackedTables, readVisas, trustOf } from './fact-tables.ts'

it('tells how many rows a table has, who stands behind them and how old they are', () => {
  const rows = [
    { day: '2026-08-22', source: 'https://www.gov.uk/foreign-travel-advice/japan', isConfirmed: true },
    { day: '2026-08-22', source: 'https://www.gov.uk/foreign-travel-advice/china', isConfirmed: true },
    { day: '2026-08-12', source: 'https://travel.gc.ca/destinations/peru', isConfirmed: true },
    { day: '2025-11-30', source: null, isConfirmed: false },
  ]
  expect(trustOf({ name: 'visas', rows }, '2026-09-01')).toEqual({
    rows: 4,
    sources: 2,
    confirmed: 3,
    medianDays: 15,
    oldestDays: 275,
  })
})

it('knows the tables that say what they were compared with, each row of them once', () => {
  const found = listTrackedTables(readVisas())
  expect(found.map(({ name, rows }) => [name, rows.length])).toEqual([
    ['visas', 199 * 198],
    ['countries: entry', 199],
    ['countries: emergency', 199],
    ['countries: advisory', 199],
    ['airports', expect.any(Number)],
    ['territories', expect.any(Number)],
  ])
  for (const table of found) expect(trustOf(table, '2026-11-26').sources, table.name).toBeGreaterThan(0)
  const [visas] = found
  expect(visas && trustOf(visas, '2026-11-26').sources).toBe(6)
})
