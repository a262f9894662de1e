import { expect, it } from 'vitest'
import { readVisas, summarizeTables } from './fact-tables.ts'

it('prints the number of rows and the sources of each table', () => {
  const found = new Map(summarizeTables(readVisas()).map((table) => [table.id, table]))
  expect(found.get('visas')).toMatchObject({ rows: 199 * 198 })
  expect(found.get('visas')?.sources).toHaveLength(6)
  for (const id of ['entry', 'emergency', 'advisory'] as const) {
    expect(found.get(id)?.rows, id).toBe(199)
    expect(found.get(id)?.sources.length, id).toBeGreaterThan(0)
  }
})
