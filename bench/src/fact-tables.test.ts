import { expect, it } from 'vitest'
import { readVisas, summarizeTables } from './fact-tables.ts'

it('tells of each table how many rows it has and who stands behind them', () => {
  const found = new Map(summarizeTables(readVisas(), 3).map((table) => [table.id, table]))
  expect(found.get('visas')).toMatchObject({ rows: 199 * 198 })
  expect(found.get('visas')?.sources).toHaveLength(6)
  expect(found.get('towns')).toMatchObject({ rows: 3, sources: ['GeoNames'], secondSource: 0 })
  expect(found.get('airports')?.rows).toBeGreaterThan(4500)
  for (const id of ['entry', 'emergency', 'advisory'] as const) {
    expect(found.get(id)?.rows, id).toBe(199)
    expect(found.get(id)?.sources.length, id).toBeGreaterThan(0)
  }
})
