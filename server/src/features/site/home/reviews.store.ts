import { utcDate } from '@tripwright/domain/base/dates'
import { type OwnReview, publicName, type Review, type ReviewState } from '@tripwright/domain/site/home'
import { desc, eq, sql } from 'drizzle-orm'
import { userRows } from '#features/account/sign-in/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { reviews } from './reviews.tables.ts'

type Row = { review: typeof reviews.$inferSelect; name: string }

/** Reviews with the names of their authors. */
export const withWriter = (db: Db) => {
  const users = userRows('u')
  return db
    .select({ review: reviews, name: users.name })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .$dynamic()
}

/** The newest of one state, at most `most`; of all states when none is named. */
export async function listByState(db: Db, state: ReviewState | null, most: number): Promise<OwnReview[]> {
  const rows = await withWriter(db)
    .where(state === null ? undefined : eq(reviews.state, state))
    .orderBy(desc(reviews.writtenAt), desc(reviews.id))
    .limit(most)
  return rows.map(toOwnReview)
}

/** The number of published reviews, and their mean rating to one decimal; null while there is none. */
export async function countShown(db: Db): Promise<{ count: number; average: number | null }> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      average: sql<number | null>`round(avg(${reviews.rating}), 1)::float8`,
    })
    .from(reviews)
    .where(eq(reviews.state, 'shown'))
  return row ?? { count: 0, average: null }
}

export async function findOwn(db: Db, personId: string): Promise<OwnReview | null> {
  const [row] = await withWriter(db).where(eq(reviews.userId, personId))
  return row ? toOwnReview(row) : null
}

/** Stores a person's only review, replacing an earlier one. Unchanged text keeps its verdict. */
export async function putReview(
  db: Db,
  personId: string,
  { rating, text }: { rating: number; text: string },
  now: Date,
): Promise<OwnReview> {
  const values = {
    userId: personId,
    rating,
    body: text,
    writtenAt: now,
    state: 'waiting' as const,
    reason: null,
  }
  await db
    .insert(reviews)
    .values(values)
    .onConflictDoUpdate({
      target: reviews.userId,
      set: values,
      setWhere: sql`(${reviews.rating}, ${reviews.body}) is distinct from (${rating}::smallint, ${text}::text)`,
    })
  const own = await findOwn(db, personId)
  if (!own) throw new Error('the review that was written is gone')
  return own
}

/** Stores a verdict; null when there is no such review. */
export async function setReviewState(
  db: Db,
  id: string,
  state: ReviewState,
  reason: string | null = null,
): Promise<OwnReview | null> {
  const changed = await db.update(reviews).set({ state, reason }).where(eq(reviews.id, id)).returning()
  if (changed.length === 0) return null
  const [row] = await withWriter(db).where(eq(reviews.id, id))
  return row ? toOwnReview(row) : null
}

/** Hides a review with the reason that its author reads; false when it is not there. */
export async function hideShownReview(db: Db, id: string, reason: string): Promise<boolean> {
  return (await setReviewState(db, id, 'hidden', reason)) !== null
}

/** Shows a hidden review again; one that was written anew waits to be read as it did. False when it is not there. */
export async function showHiddenReview(db: Db, id: string): Promise<boolean> {
  const [row] = await db
    .select({ state: reviews.state })
    .from(reviews)
    .where(eq(reviews.id, id))
    .for('update')
  if (row?.state === 'hidden') await setReviewState(db, id, 'shown')
  return row !== undefined
}

/** The public fields of a review. */
export function toPublicReview({ id, name, rating, text, date }: OwnReview): Review {
  return { id, name, rating, text, date }
}

/** The fields of a review for its author. */
export function toOwnReview({
  review: { id, rating, body, state, reason, writtenAt },
  name,
}: Row): OwnReview {
  const date = utcDate(writtenAt)
  return { id, name: publicName(name), rating, text: body, date, state, reason }
}
