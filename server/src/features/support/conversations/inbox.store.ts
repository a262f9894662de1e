import { and, asc, desc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm'
import { likePattern, userRows } from '#features/account/sign-in/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { type RequestRow, toSummary } from './support.store.ts'
import { supportRequests } from './support.tables.ts'

type InboxFilter = {
  status: RequestRow['status']
  words: string
  whose: 'all' | 'mine' | 'nobody'
  /** The account that looks. */
  own: string
}

/** Plans with priority first, then the longest wait; answered and closed requests newest first. At most 100. */
export async function listInboxRequests(db: Db, { status, words, whose, own }: InboxFilter) {
  const { isFirst, updatedAt, id, assigneeId } = supportRequests
  const order = status === 'open' ? [desc(isFirst), asc(updatedAt), asc(id)] : [desc(updatedAt), desc(id)]
  const assignee = userRows('assignee')
  const filters: (SQL | undefined)[] = words.split(/\s+/).filter(Boolean).map(likePattern).map(anywhere)
  if (whose === 'mine') filters.push(eq(assigneeId, own))
  if (whose === 'nobody') filters.push(isNull(assigneeId))
  const rows = await db
    .select({ request: supportRequests, assignee: assignee.email })
    .from(supportRequests)
    .leftJoin(assignee, eq(assignee.id, assigneeId))
    .where(and(eq(supportRequests.status, status), ...filters))
    .orderBy(...order)
    .limit(100)
  return rows.map(({ request, assignee }) => ({
    ...toSummary(request),
    email: request.email,
    isFirst: request.isFirst,
    isWithAssistant: request.isWithAssistant,
    assignee,
    tags: request.tags,
  }))
}

function anywhere(pattern: string): SQL | undefined {
  const { subject, email, tags, id } = supportRequests
  return or(
    ilike(subject, pattern),
    ilike(email, pattern),
    sql`array_to_string(${tags}, ' ') ilike ${pattern}`,
    sql`exists (select 1 from support_messages m where m.request_id = ${id} and m.text ilike ${pattern})`,
  )
}
