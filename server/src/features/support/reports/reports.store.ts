import type { ReportedKind, ReportReason, ReportState } from '@tripwright/domain/support/reports'
import { and, asc, count, desc, eq, inArray, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import { userRows } from '#features/account/sign-in/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import type { Reported } from './reportable.ts'
import { contentReports, reportedContent } from './reports.tables.ts'

/** Of guests, whom nothing tells apart, no more are stored for one thing; further ones say nothing new. */
const MAX_GUEST_REPORTS = 100
const SHOWN_REPORTS = 20

type NewReport = { userId: string | null; reason: ReportReason; text: string }

/** Stores a report. What staff had decided on is open again, unless the same account has reported it before the decision. */
export async function putReport(
  db: Db,
  { kind, id: subjectId, ownerId }: Reported & { kind: ReportedKind },
  report: NewReport,
  now: Date,
): Promise<void> {
  await db
    .insert(reportedContent)
    .values({ kind, subjectId, userId: ownerId, reportedAt: now })
    .onConflictDoNothing()
  const where = and(eq(reportedContent.kind, kind), eq(reportedContent.subjectId, subjectId))
  const [content] = await db.select().from(reportedContent).where(where).for('update')
  if (!content) throw new Error('the reported content was not stored')
  const isFirst = await insertReport(db, { ...report, contentId: content.id, reportedAt: now })
  // What can be reported is shown, so one that counts as taken down was written anew since then.
  const isOpened = content.state === 'taken-down' || (content.state === 'kept' && isFirst)
  if (!isOpened) return
  const open = { state: 'open' as const, decidedAt: null, reason: null, reportedAt: now }
  await db.update(reportedContent).set(open).where(eq(reportedContent.id, content.id))
}

/** Whether it says something new: the first of its account, or one of the guests' that are stored. */
async function insertReport(db: Db, values: typeof contentReports.$inferInsert): Promise<boolean> {
  const { contentId, userId } = contentReports
  if (values.userId === null) {
    const ofGuests = and(eq(contentId, values.contentId), isNull(userId))
    if ((await db.$count(contentReports, ofGuests)) >= MAX_GUEST_REPORTS) return false
    await db.insert(contentReports).values(values)
    return true
  }
  const [made] = await db
    .insert(contentReports)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: contentReports.id })
  if (made) return true
  const isIt = and(eq(contentId, values.contentId), eq(userId, values.userId ?? ''))
  const { reason, text, reportedAt } = values
  await db.update(contentReports).set({ reason, text, reportedAt }).where(isIt)
  return false
}

export type ContentRow = typeof reportedContent.$inferSelect & { owner: string }

type Page = { state: ReportState; limit: number; after?: string | undefined }

/** Open ones from the oldest on, the others from the newest decision on; one more than the limit where there is more. */
export async function listContent(db: Db, { state, limit, after }: Page): Promise<ContentRow[]> {
  const isQueue = state === 'open'
  const at = isQueue ? reportedContent.reportedAt : reportedContent.decidedAt
  const filters: SQL[] = [eq(reportedContent.state, state)]
  if (after !== undefined)
    filters.push(
      sql`(${at}, ${reportedContent.id}) ${sql.raw(isQueue ? '>' : '<')}
          (select ${sql.raw(isQueue ? 'c.reported_at' : 'c.decided_at')}, c.id from reported_content c where c.id = ${after})`,
    )
  const order = isQueue ? asc : desc
  return withOwner(db)
    .where(and(...filters))
    .orderBy(order(at), order(reportedContent.id))
    .limit(limit + 1)
    .then((rows) => rows.map(({ content, owner }) => ({ ...content, owner })))
}

export async function findContent(db: Db, id: string): Promise<ContentRow | null> {
  const [row] = await withOwner(db).where(eq(reportedContent.id, id))
  return row ? { ...row.content, owner: row.owner } : null
}

/** Locks the row, so that of two decisions the second one sees the first. */
export async function lockContent(db: Db, id: string) {
  const [row] = await db.select().from(reportedContent).where(eq(reportedContent.id, id)).for('update')
  return row ?? null
}

export async function setDecision(
  db: Db,
  id: string,
  { state, reason, at }: { state: ReportState; reason: string | null; at: Date },
): Promise<void> {
  await db.update(reportedContent).set({ state, reason, decidedAt: at }).where(eq(reportedContent.id, id))
}

export async function countContent(db: Db): Promise<Record<ReportState, number>> {
  const rows = await db
    .select({ state: reportedContent.state, count: count() })
    .from(reportedContent)
    .groupBy(reportedContent.state)
  const of = (state: ReportState) => rows.find((row) => row.state === state)?.count ?? 0
  return { open: of('open'), kept: of('kept'), 'taken-down': of('taken-down') }
}

/** The newest reports of each content, with the addresses of those who reported and how much they report. */
export async function listReportsOf(db: Db, contentId: string) {
  const users = userRows('u')
  const rows = await db
    .select({
      reason: contentReports.reason,
      text: contentReports.text,
      reportedAt: contentReports.reportedAt,
      by: users.email,
      byCount: sql<number>`(select count(*)::int from content_reports o where o.user_id = ${contentReports.userId})`,
    })
    .from(contentReports)
    .leftJoin(users, eq(users.id, contentReports.userId))
    .where(eq(contentReports.contentId, contentId))
    .orderBy(desc(contentReports.reportedAt), desc(contentReports.id))
    .limit(SHOWN_REPORTS)
  return {
    count: await db.$count(contentReports, eq(contentReports.contentId, contentId)),
    reports: rows.map(({ reportedAt, ...report }) => ({ ...report, at: reportedAt.toISOString() })),
  }
}

/** The accounts that reported it. */
export async function listReporters(db: Db, contentId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: contentReports.userId })
    .from(contentReports)
    .where(eq(contentReports.contentId, contentId))
  return rows.flatMap(({ userId }) => userId ?? [])
}

/** Deletes what was decided before a time and stays, with its reports; and the reports of what was taken down before it. */
export async function forgetDecided(db: Db, before: Date): Promise<void> {
  const old = and(ne(reportedContent.state, 'open'), lt(reportedContent.decidedAt, before))
  const decided = db.select({ id: reportedContent.id }).from(reportedContent).where(old)
  await db.delete(contentReports).where(inArray(contentReports.contentId, decided))
  await db.delete(reportedContent).where(and(old, eq(reportedContent.state, 'kept')))
}

function withOwner(db: Db) {
  const users = userRows('u')
  return db
    .select({ content: reportedContent, owner: users.email })
    .from(reportedContent)
    .innerJoin(users, eq(users.id, reportedContent.userId))
    .$dynamic()
}
