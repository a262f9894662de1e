import { eq } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Db } from '#platform/db/db.port.ts'
import { cityPictures } from './gathered-guides.tables.ts'

const storedPicture = z.object({
  placeId: z.string(),
  /** At Commons, at one of its widths. */
  url: z.url(),
  author: z.string(),
  licence: z.string(),
  licenceUrl: z.nullable(z.url()),
  page: z.url(),
  width: z.int(),
  height: z.int(),
})
export type StoredPicture = z.infer<typeof storedPicture>

/** Null where nobody asked for the pictures of this guide. */
export async function readCityPictures(
  db: Db,
  cityId: string,
): Promise<{ pictures: StoredPicture[]; foundAt: Date } | null> {
  const [row] = await db.select().from(cityPictures).where(eq(cityPictures.cityId, cityId))
  const read = row && z.safeParse(z.array(storedPicture), JSON.parse(row.pictures))
  return row && read?.success ? { pictures: read.data, foundAt: row.foundAt } : null
}

export async function saveCityPictures(
  db: Db,
  cityId: string,
  found: readonly StoredPicture[],
  now: Date,
): Promise<void> {
  const row = { pictures: JSON.stringify(found), foundAt: now }
  await db
    .insert(cityPictures)
    .values({ cityId, ...row })
    .onConflictDoUpdate({ target: cityPictures.cityId, set: row })
}
