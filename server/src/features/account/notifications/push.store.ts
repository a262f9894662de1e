import { MAX_PUSH_DEVICES, type NotificationChoiceKind } from '@tripwright/domain/account/notifications'
import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { sessionRows, userRows } from '#features/account/sign-in/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { hasRow, rowsOf } from '#platform/db/rows.ts'
import { wantsChannel } from './notification-choices.store.ts'
import { notifications, pushDeliveries, pushSubscriptions } from './notifications.tables.ts'

type NewSubscription = Omit<typeof pushSubscriptions.$inferInsert, 'id' | 'toldAt'>

/** Registers a browser or an app for this account and session, replacing an earlier owner of it; gives its id. */
export async function putSubscription(db: Db, values: NewSubscription): Promise<string> {
  const { endpoint, ...rest } = values
  const [row] = await db
    .insert(pushSubscriptions)
    .values(values)
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: rest })
    .returning({ id: pushSubscriptions.id })
  if (!row) throw new Error('the subscription was not kept')
  await db.execute(
    sql`delete from push_subscriptions where user_id = ${values.userId} and id not in (
          select id from push_subscriptions where user_id = ${values.userId}
          order by id = ${row.id} desc, coalesce(told_at, created_at) desc limit ${MAX_PUSH_DEVICES})`,
  )
  return row.id
}

/** The devices of an account that get push messages by these keys of ours, the newest first. */
export function listSubscriptions(db: Db, userId: string, serverKeys: string[]) {
  const { id, sessionId, service, userAgent, createdAt, toldAt } = pushSubscriptions
  return db
    .select({ id, sessionId, service, userAgent, createdAt, toldAt })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), inArray(pushSubscriptions.serverKey, serverKeys)))
    .orderBy(desc(createdAt), id)
}

/** The ids of the subscriptions whose session has not expired. */
export async function listLive(db: Db, userId: string, now: Date): Promise<string[]> {
  const result = await db.execute(
    sql`select p.id from push_subscriptions p join ${sessionRows('s')} on s.id = p.session_id
        where p.user_id = ${userId} and s.expires_at > ${now.toISOString()} order by p.id`,
  )
  return rowsOf(result).map(({ id }) => String(id))
}

/** Whether an account gets this kind of push on some device. */
export async function hasPush(
  db: Db,
  userId: string,
  kind: NotificationChoiceKind,
  now: Date,
): Promise<boolean> {
  return (
    (await wantsChannel(db, userId, { choices: [kind], channel: 'push' })) &&
    (await listLive(db, userId, now)).length > 0
  )
}

/** False when there is no such browser of this account. */
export async function deleteSubscription(db: Db, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.userId, userId), eq(pushSubscriptions.id, id)))
    .returning({ id: pushSubscriptions.id })
  return gone.length > 0
}

/** A notification and the subscription it goes to; null when either is gone, or their owners differ. */
export async function findPushDelivery(db: Db, subscriptionId: string, notificationId: string) {
  const users = userRows('u')
  const [row] = await db
    .select({ subscription: pushSubscriptions, notification: notifications })
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .innerJoin(notifications, eq(notifications.userId, users.id))
    .where(and(eq(pushSubscriptions.id, subscriptionId), eq(notifications.id, notificationId)))
  return row ?? null
}

/**
 * Claims the delivery of a notification to a browser until a time; `sent` when it was delivered before, `taken` while
 * another process is at it. When the claiming process dies, the next attempt takes over after that time.
 */
export async function claimDelivery(
  db: Db,
  { subscriptionId, notificationId }: { subscriptionId: string; notificationId: string },
  now: Date,
  until: Date,
): Promise<'mine' | 'sent' | 'taken'> {
  const claimed = await db.execute(
    sql`insert into push_deliveries as d (subscription_id, notification_id, claimed_until)
        values (${subscriptionId}, ${notificationId}, ${until.toISOString()})
        on conflict (subscription_id, notification_id) do update set claimed_until = excluded.claimed_until
          where d.sent_at is null and d.claimed_until <= ${now.toISOString()}
        returning 1`,
  )
  if (hasRow(claimed)) return 'mine'
  const isThis = and(
    eq(pushDeliveries.subscriptionId, subscriptionId),
    eq(pushDeliveries.notificationId, notificationId),
  )
  const [row] = await db.select().from(pushDeliveries).where(isThis)
  return row && row.sentAt === null ? 'taken' : 'sent'
}

/** Marks it as delivered to the push service, or as failed for good. */
export async function recordSent(
  db: Db,
  { subscriptionId, notificationId }: { subscriptionId: string; notificationId: string },
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  await db.execute(
    sql`update push_deliveries set sent_at = ${at}
        where subscription_id = ${subscriptionId} and notification_id = ${notificationId}`,
  )
  await db.execute(sql`update push_subscriptions set told_at = ${at} where id = ${subscriptionId}`)
}

/** Releases the claim, so that the next attempt need not wait. */
export async function releaseDelivery(
  db: Db,
  { subscriptionId, notificationId }: { subscriptionId: string; notificationId: string },
  now: Date,
): Promise<void> {
  await db.execute(
    sql`update push_deliveries set claimed_until = ${now.toISOString()}
        where subscription_id = ${subscriptionId} and notification_id = ${notificationId} and sent_at is null`,
  )
}

/** Deletes records of deliveries that are not retried any more. */
export async function deleteOldDeliveries(db: Db, before: Date): Promise<void> {
  const old = gt(sql`${before.toISOString()}::timestamptz`, pushDeliveries.claimedUntil)
  await db.delete(pushDeliveries).where(old)
}
