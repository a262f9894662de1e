import type { NotificationChoiceKind } from '@tripwright/domain/account/notifications'
import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { notifications } from './notifications.tables.ts'

export type NewNotification = Pick<
  typeof notifications.$inferInsert,
  'userId' | 'kind' | 'detail' | 'path' | 'tripId'
> & {
  /** What decides whether it is told, where that is not its kind alone: one of them is enough. */
  choices?: readonly NotificationChoiceKind[]
}

/** Stores a notification; gives its id. */
export async function insertNotification(
  db: Db,
  { choices = [], ...values }: NewNotification,
  now: Date,
): Promise<string> {
  const [row] = await db
    .insert(notifications)
    .values({ ...values, choices: [...choices], createdAt: now })
    .returning({ id: notifications.id })
  if (!row) throw new Error('the notification was not kept')
  return row.id
}

export async function listNewest(db: Db, userId: string) {
  const rows = await db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(100)
  return rows.map(({ id, kind, detail, path, createdAt, readAt }) => ({
    id,
    kind,
    detail,
    path,
    isRead: readAt !== null,
    createdAt: createdAt.toISOString(),
  }))
}

export function countUnread(db: Db, userId: string): Promise<number> {
  return db.$count(notifications, and(eq(notifications.userId, userId), isNull(notifications.readAt)))
}

/** Marks one notification of the account as read or unread, or all of them; false when there was none. */
export async function setRead(
  db: Db,
  userId: string,
  { id, readAt }: { id: string | undefined; readAt: Date | null },
): Promise<boolean> {
  const isMeant = id === undefined ? undefined : eq(notifications.id, id)
  const changed = await db
    .update(notifications)
    .set({ readAt })
    .where(and(eq(notifications.userId, userId), isMeant))
    .returning({ id: notifications.id })
  return changed.length > 0
}
