import type { ModeratedReview, ReviewState } from '@tripwright/domain/site/home'
import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { recordAuditEntry } from '#features/staff/admin/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import { setReviewState, toOwnReview, withWriter } from './reviews.store.ts'
import { reviews } from './reviews.tables.ts'

type ReviewPageQuery = { state: ReviewState; limit: number; after?: string | undefined }

/** One page of reviews in a state: pending ones oldest first, the others newest first. */
export async function listPage(db: Db, { state, limit, after }: ReviewPageQuery) {
  const isQueue = state === 'waiting'
  const filters: SQL[] = [eq(reviews.state, state)]
  if (after !== undefined)
    filters.push(
      sql`(${reviews.writtenAt}, ${reviews.id}) ${sql.raw(isQueue ? '>' : '<')}
          (select r.written_at, r.id from reviews r where r.id = ${after})`,
    )
  const order = isQueue ? asc : desc
  const rows = await withWriter(db)
    .where(and(...filters))
    .orderBy(order(reviews.writtenAt), order(reviews.id))
    .limit(limit + 1)
  const listed = rows.slice(0, limit).map(toModerated)
  return {
    reviews: listed,
    next: rows.length > limit ? (listed.at(-1)?.id ?? null) : null,
    counts: await countStates(db),
  }
}

async function countStates(db: Db): Promise<Record<ReviewState, number>> {
  const rows = await db
    .select({ state: reviews.state, count: sql<number>`count(*)::int` })
    .from(reviews)
    .groupBy(reviews.state)
  const of = (state: ReviewState) => rows.find((row) => row.state === state)?.count ?? 0
  return { waiting: of('waiting'), shown: of('shown'), hidden: of('hidden') }
}

type ReviewVerdict = { id: string; state: ReviewState; writtenAt: string; reason?: string | undefined }

/** Stores a verdict with its audit entry. Throws not-found, and conflict when the review changed since it was read. */
export async function applyVerdict(
  db: Db,
  by: string,
  verdict: ReviewVerdict,
  now: Date,
): Promise<ModeratedReview> {
  const { id, state, writtenAt } = verdict
  const [before] = await db.select().from(reviews).where(eq(reviews.id, id)).for('update')
  if (!before) throw new AppError('not-found')
  if (before.writtenAt.toISOString() !== new Date(writtenAt).toISOString()) throw new AppError('conflict')
  const reason = state === 'hidden' ? (verdict.reason ?? null) : null
  await setReviewState(db, id, state, reason)
  // The log omits the text: it outlives the account, and the review does not.
  const detail = { review: id, from: before.state, state, ...(reason !== null && { reason }) }
  await recordAuditEntry(db, { actorId: by, action: 'review.judged', targetId: before.userId, detail }, now)
  const [row] = await withWriter(db).where(eq(reviews.id, id))
  if (!row) throw new Error('the review that was judged is gone')
  return toModerated(row)
}

function toModerated(row: Parameters<typeof toOwnReview>[0]): ModeratedReview {
  return { ...toOwnReview(row), writtenAt: row.review.writtenAt.toISOString() }
}
