import { type FoundPlace, foundPlace } from '@tripwright/domain/map/place-search'
import { eq, lt } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Db } from '#platform/db/db.port.ts'
import { placeSearches } from './place-search.tables.ts'

/** The cached answer of an outside address search, with its time. */
export type CachedSearch = { places: FoundPlace[]; source: string; fetchedAt: Date }

export async function findCachedSearch(db: Db, query: string): Promise<CachedSearch | null> {
  const [row] = await db.select().from(placeSearches).where(eq(placeSearches.query, query))
  const read = row && z.safeParse(z.array(foundPlace), JSON.parse(row.places))
  return row && read?.success ? { ...row, places: read.data } : null
}

export async function saveSearch(db: Db, query: string, found: CachedSearch): Promise<void> {
  const row = { places: JSON.stringify(found.places), source: found.source, fetchedAt: found.fetchedAt }
  await db
    .insert(placeSearches)
    .values({ query, ...row })
    .onConflictDoUpdate({ target: placeSearches.query, set: row })
}

export async function deleteOldSearches(db: Db, before: Date): Promise<void> {
  await db.delete(placeSearches).where(lt(placeSearches.fetchedAt, before))
}
