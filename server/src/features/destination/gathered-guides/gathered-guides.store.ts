import type { SourcePlace } from '@tripwright/domain/destination/gathered-guides'
import { type Guide, guide as guideSchema } from '@tripwright/domain/destination/places'
import { eq, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import type { Db } from '#platform/db/db.port.ts'
import { gatheredGuides, guideOsmRows, guideOtherRows } from './gathered-guides.tables.ts'

/** A gathering of which nothing was heard for so long is nobody's any more. */
const SILENT_MS = 10 * 60 * 1000
/** A failed one is tried again after this. */
const RETRY_MS = 10 * 60 * 1000
const LASTS_MS = 30 * 24 * 60 * 60 * 1000
/** Rows of one statement: each has three parameters, of which PostgreSQL takes 65,535. */
const ROWS_AT_ONCE = 1000

type Row = typeof gatheredGuides.$inferSelect
/** A guide that is there, or what became of its gathering. */
export type GatheredRow = Omit<Row, 'guide'> & { guide: Guide | null }

export async function findGatheredRow(db: Db, id: string): Promise<GatheredRow | null> {
  const [row] = await db.select().from(gatheredGuides).where(eq(gatheredGuides.id, id))
  if (!row) return null
  const read = row.guide === null ? null : z.safeParse(guideSchema, JSON.parse(row.guide))
  return { ...row, guide: read?.success ? read.data : null }
}

/** Whether a guide is to be gathered: none is there, or an old one, and nobody is at it. */
export function isToBeGathered(row: GatheredRow | null, now: Date): boolean {
  if (row === null) return true
  const silence = now.getTime() - row.changedAt.getTime()
  if (row.state === 'failed') return silence >= RETRY_MS
  if (row.state === 'ready')
    return row.guide === null || now.getTime() - (row.gatheredAt?.getTime() ?? 0) >= LASTS_MS
  return silence >= SILENT_MS
}

/** Puts a guide into the line; false where somebody else did since `before` was read. */
export async function putGatheredRow(
  db: Db,
  id: string,
  before: GatheredRow | null,
  now: Date,
): Promise<boolean> {
  const row = { state: 'waiting', reason: null, done: 0, total: 0, changedAt: now } as const
  const seen = before?.changedAt.toISOString() ?? now.toISOString()
  const put = await db
    .insert(gatheredGuides)
    .values({ id, ...row })
    .onConflictDoUpdate({
      target: gatheredGuides.id,
      set: row,
      setWhere: before === null ? sql`false` : sql`${gatheredGuides.changedAt} = ${seen}`,
    })
    .returning({ id: gatheredGuides.id })
  return put.length > 0
}

export async function keepProgress(
  db: Db,
  id: string,
  done: number,
  total: number,
  now: Date,
): Promise<void> {
  await db
    .update(gatheredGuides)
    .set({ state: 'gathering', done, total, changedAt: now })
    .where(eq(gatheredGuides.id, id))
}

/** An old guide that could not be renewed stays; it is tried again a day later. */
export async function markGatheringFailed(
  db: Db,
  id: string,
  reason: Row['reason'],
  now: Date,
): Promise<void> {
  await db
    .update(gatheredGuides)
    .set({ state: 'failed', reason, changedAt: now })
    .where(eq(gatheredGuides.id, id))
}

/** Keeps a guide with the rows that it was made of, in place of what was there. */
export async function saveGatheredGuide(
  db: Db,
  id: string,
  { guide, rows, now }: { guide: Guide; rows: readonly SourcePlace[]; now: Date },
): Promise<void> {
  await db.transaction(async (within) => {
    await within
      .update(gatheredGuides)
      .set({
        state: 'ready',
        reason: null,
        guide: JSON.stringify(guide),
        gatheredAt: now,
        changedAt: now,
      })
      .where(eq(gatheredGuides.id, id))
    for (const table of [guideOsmRows, guideOtherRows]) {
      await within.delete(table).where(eq(table.guideId, id))
      const own = rows.filter(({ source }) => (source === 'openstreetmap') === (table === guideOsmRows))
      const byId = [...new Map(own.map((place) => [place.id, place])).values()]
      for (let at = 0; at < byId.length; at += ROWS_AT_ONCE)
        await within
          .insert(table)
          .values(
            byId
              .slice(at, at + ROWS_AT_ONCE)
              .map((place) => ({ guideId: id, id: place.id, place: JSON.stringify(place) })),
          )
    }
  })
}

/** The rows of a guide, those of OpenStreetMap first. */
export async function listGuideRows(db: Db, id: string): Promise<unknown[]> {
  const rows = await Promise.all(
    [guideOsmRows, guideOtherRows].map((table) =>
      db.select().from(table).where(eq(table.guideId, id)).orderBy(table.id),
    ),
  )
  return rows.flat().map(({ place }) => JSON.parse(place) as unknown)
}
