import { and, inArray, lt } from 'drizzle-orm'
import { notify } from '#features/account/notifications/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import type { Platform } from '#platform/platform.ts'
import { toldNotices } from './notices.tables.ts'

export type NoticeDeps = Pick<Platform, 'database' | 'events' | 'jobs' | 'now'>
type Notification = Parameters<typeof notify>[1]
/** What is told once to a person, under its key. */
export type Notice = { key: string; notification: Notification }

/** Tells it, and remembers that, in one transaction: of several processes one does, and one that dies has done neither. */
export function tellOnce(deps: NoticeDeps, { key, notification }: Notice): Promise<void> {
  const now = deps.now()
  return deps.database.db.transaction(async (db) => {
    const [row] = await db
      .insert(toldNotices)
      .values({ userId: notification.userId, notice: key, toldAt: now })
      .onConflictDoNothing()
      .returning({ notice: toldNotices.notice })
    if (row) await notify({ db, now, platform: deps }, notification)
  })
}

/** Those of the notices that were not told yet. */
export async function withoutTold(db: Db, notices: readonly Notice[]): Promise<Notice[]> {
  if (notices.length === 0) return []
  const rows = await db
    .select({ userId: toldNotices.userId, notice: toldNotices.notice })
    .from(toldNotices)
    .where(
      and(
        inArray(toldNotices.userId, [...new Set(notices.map(({ notification }) => notification.userId))]),
        inArray(toldNotices.notice, [...new Set(notices.map(({ key }) => key))]),
      ),
    )
  const done = new Set(rows.map(({ userId, notice }) => `${userId} ${notice}`))
  return notices.filter(({ key, notification }) => !done.has(`${notification.userId} ${key}`))
}

/** Who is told of a seat, or of a payment, a year later is told of another one. */
export async function forgetTold(db: Db, before: Date): Promise<void> {
  await db.delete(toldNotices).where(lt(toldNotices.toldAt, before))
}
