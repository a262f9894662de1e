import { desc, eq, lt } from 'drizzle-orm'
import { userRows } from '#features/account/sign-in/index.ts'
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

type Page = { limit: number; after?: number | undefined }

/** Newest first, with the addresses of accounts that still exist. */
export async function listAuditEntries(db: Db, { limit, after }: Page) {
  const [actor, target] = [userRows('actor'), userRows('target')]
  const rows = await db
    .select({ entry: auditLog, actor: actor.email, target: target.email })
    .from(auditLog)
    .leftJoin(actor, eq(actor.id, auditLog.actorId))
    .leftJoin(target, eq(target.id, auditLog.targetId))
    .where(after === undefined ? undefined : lt(auditLog.id, after))
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
