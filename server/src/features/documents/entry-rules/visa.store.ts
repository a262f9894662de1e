import type { ImportedRequirement } from '@tripwright/domain/documents/entry-rules'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { inBatches } from '#platform/imports/import-file.ts'
import { visaImports } from './visa.tables.ts'

/** What was read in for a passport; usually nothing. */
export async function listImported(db: Db, passport: string): Promise<ImportedRequirement[]> {
  return db.select().from(visaImports).where(eq(visaImports.passport, passport))
}

/** Puts rows in the place of what was there for their pairs. */
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

/** Forgets all that was read in: our own table answers again. Gives how many rows there were. */
export async function removeImported(db: Db): Promise<number> {
  const removed = await db.delete(visaImports).returning({ passport: visaImports.passport })
  return removed.length
}
