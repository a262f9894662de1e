import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { inBatches } from '#platform/imports/import-file.ts'
import { airportImports } from './flights.tables.ts'

/** An imported airport. */
export type ImportedAirport = typeof airportImports.$inferSelect

/** Imported airports by code; usually none. */
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

/** Replaces all imported airports with those of a file. */
export async function replaceImported(db: Db, rows: readonly ImportedAirport[]): Promise<void> {
  await db.delete(airportImports)
  await inBatches(rows, (part) => db.insert(airportImports).values(part))
}

/** Deletes all imported airports, so that our own table applies again. Gives how many there were. */
export async function removeImported(db: Db): Promise<number> {
  return (await db.delete(airportImports).returning({ iata: airportImports.iata })).length
}
