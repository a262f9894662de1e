import type { HolidayChange } from '@tripwright/domain/destination/travel-intel'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { inBatches } from '#platform/imports/import-file.ts'
import { holidayImports } from './travel-intel.tables.ts'

/** An operator's changes to the holidays of a country; usually none. */
export async function listChanges(db: Db, country: string): Promise<HolidayChange[]> {
  return db.select().from(holidayImports).where(eq(holidayImports.country, country))
}

/** Adds changes to the stored ones; a repeated change gets the newer source and date. */
export async function putChanges(db: Db, changes: readonly HolidayChange[]): Promise<void> {
  await inBatches(changes, (part) =>
    db
      .insert(holidayImports)
      .values(part)
      .onConflictDoUpdate({
        target: [holidayImports.country, holidayImports.day, holidayImports.kind, holidayImports.name],
        set: { asOf: sql`excluded.as_of`, source: sql`excluded.source` },
      }),
  )
}

/** Deletes every change, so that our own days apply again. Gives how many there were. */
export async function removeChanges(db: Db): Promise<number> {
  return (await db.delete(holidayImports).returning({ day: holidayImports.day })).length
}
