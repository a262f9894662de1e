import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#platform/db/db.port.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { openTestDatabase } from '#platform/db/test-database.ts'

const features = fileURLToPath(new URL('../features', import.meta.url))
const files = readdirSync(features, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.tables.ts'),
)
const tables = (await Promise.all(files.map((file) => import(`${features}/${file}`)))).flatMap((module) =>
  Object.values(module).filter((value) => value instanceof PgTable),
)

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

describe('the tables that queries are written against', () => {
  it('are all found', () => {
    expect(tables.length).toBeGreaterThan(4)
  })

  it.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
    'are those that the migrations made: %s',
    async (name, table) => {
      const result = await database.db.execute(
        sql`select column_name, is_nullable, (column_default is not null or is_identity = 'YES') as has_default, format_type(a.atttypid, a.atttypmod) as type
            from information_schema.columns c
            join pg_attribute a on a.attrelid = ${name}::regclass and a.attname = c.column_name
            where c.table_schema = 'public' and c.table_name = ${name}`,
      )
      const migrated = new Map(rowsOf(result).map((row) => [String(row.column_name), row]))
      const { columns } = getTableConfig(table)
      expect(columns.map((column) => column.name).sort()).toEqual([...migrated.keys()].sort())
      for (const column of columns) {
        const row = migrated.get(column.name)
        expect(column.getSQLType(), `type of ${name}.${column.name}`).toBe(String(row?.type))
        expect(column.notNull, `not null of ${name}.${column.name}`).toBe(row?.is_nullable === 'NO')
        if (column.hasDefault && column.defaultFn === undefined && column.onUpdateFn === undefined)
          expect(row?.has_default, `default of ${name}.${column.name}`).toBe(true)
      }
    },
  )
})
