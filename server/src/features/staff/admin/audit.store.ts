import { AUDIT_TOPICS, type AuditTopic } from '@tripwright/domain/staff/admin'
import { and, desc, eq, gte, ilike, lt, or, type SQL, sql } from 'drizzle-orm'
import { likePattern, userRows } from '#features/account/sign-in/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { auditLog } from './admin.tables.ts'

export type AuditEntry = {
  /** Null for a command on the server. */
  actorId: string | null
  action: string
  targetId?: string
  detail?: Record<string, string>
}

/** Part of the caller's transaction: action and entry are stored together or not at all. */
export async function recordAuditEntry(db: Db, entry: AuditEntry, now: Date): Promise<void> {
  await db.insert(auditLog).values({ ...entry, at: now })
}

export type AuditQuery = {
  words: string
  topic?: AuditTopic | undefined
  /** Days in UTC, both included. */
  from?: string | undefined
  to?: string | undefined
}
type Page = AuditQuery & { limit: number; after?: number | undefined }

/** Newest first, with the addresses of accounts that still exist. */
export async function listAuditEntries(db: Db, { limit, after, ...filter }: Page) {
  const [actor, target] = [userRows('actor'), userRows('target')]
  const filters: (SQL | undefined)[] = filter.words
    .split(/\s+/)
    .filter(Boolean)
    .map(likePattern)
    .map((pattern) =>
      or(
        ilike(actor.email, pattern),
        ilike(target.email, pattern),
        ilike(auditLog.action, pattern),
        ilike(sql`${auditLog.detail}::text`, pattern),
      ),
    )
  if (filter.topic) filters.push(ilike(auditLog.action, `${AUDIT_TOPICS[filter.topic]}%`))
  if (filter.from) filters.push(gte(auditLog.at, new Date(filter.from)))
  if (filter.to) filters.push(lt(auditLog.at, new Date(Date.parse(filter.to) + DAY_MS)))
  if (after !== undefined) filters.push(lt(auditLog.id, after))
  const rows = await db
    .select({ entry: auditLog, actor: actor.email, target: target.email })
    .from(auditLog)
    .leftJoin(actor, eq(actor.id, auditLog.actorId))
    .leftJoin(target, eq(target.id, auditLog.targetId))
    .where(and(...filters))
    .orderBy(desc(auditLog.id))
    .limit(limit + 1)
  const entries = rows.slice(0, limit).map(({ entry, actor, target }) => ({
    ...entry,
    at: entry.at.toISOString(),
    actor,
    target,
  }))
  return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null }
}

const DAY_MS = 86_400_000
