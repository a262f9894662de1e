import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { inBatches } from '#platform/imports/import-file.ts'
import { airportImports } from './flights.tables.ts'

/** An airport that was read in. */
export type ImportedAirport = typeof airportImports.$inferSelect

/** Those of the codes that were read in; usually none. */
export async function findImported(db: Db, codes: readonly string[]): Promise<ImportedAirport[]> {
  if (codes.length === 0) return []
  return db
    .select()
    .from(airportImports)
    .where(inArray(airportImports.iata, [...codes]))
}

/** Airports with scheduled flights, the larger ones first. */
export async function listScheduled(db: Db): Promise<ImportedAirport[]> {
  return db
    .select()
    .from(airportImports)
    .where(eq(airportImports.isScheduled, true))
    .orderBy(asc(airportImports.rank), asc(airportImports.iata))
}

/** Puts a file's airports in the place of all that were read in before. */
export async function replaceImported(db: Db, rows: readonly ImportedAirport[]): Promise<void> {
  await db.delete(airportImports)
  await inBatches(rows, (part) => db.insert(airportImports).values(part))
}

/** Forgets all that was read in: our own table answers again. Gives how many there were. */
export async function removeImported(db: Db): Promise<number> {
  return (await db.delete(airportImports).returning({ iata: airportImports.iata })).length
}
