import type { ImportedRequirement } from '@tripwright/domain/documents/entry-rules'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { inBatches } from '#platform/imports/import-file.ts'
import { visaImports } from './visa.tables.ts'

/** Imported rows of a passport; usually none. */
export async function listImported(db: Db, passport: string): Promise<ImportedRequirement[]> {
  return db.select().from(visaImports).where(eq(visaImports.passport, passport))
}

/** Replaces the rows of their pairs. */
export async function putImported(db: Db, rows: readonly ImportedRequirement[]): Promise<void> {
  await inBatches(rows, (part) =>
    db
      .insert(visaImports)
      .values(part)
      .onConflictDoUpdate({
        target: [visaImports.passport, visaImports.destination],
        set: {
          need: sql`excluded.need`,
          days: sql`excluded.days`,
          asOf: sql`excluded.as_of`,
          source: sql`excluded.source`,
        },
      }),
  )
}

/** Deletes all imported rows, so that our own table applies again. Gives how many there were. */
export async function removeImported(db: Db): Promise<number> {
  const removed = await db.delete(visaImports).returning({ passport: visaImports.passport })
  return removed.length
}
