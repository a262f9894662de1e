import type { NotificationKind } from '@tripwright/domain/account/notifications'
import { utcDate } from '@tripwright/domain/base/dates'
import { z } from 'zod'
import { isInTrip } from '#features/trip/sync/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import type { Job } from '#platform/jobs/jobs.port.ts'
import type { Platform } from '#platform/platform.ts'
import type { PushOptions, PushTarget } from '#platform/push/push.port.ts'
import {
  claimDelivery,
  deleteOldDeliveries,
  deleteSubscription,
  findPushDelivery,
  recordSent,
  releaseDelivery,
} from './push.store.ts'
import { formatPush } from './push-text.service.ts'

export const PUSH_JOB = 'notifications.push'

const pushJob = z.object({ subscriptionId: z.string(), notificationId: z.string() })
export type PushJob = z.infer<typeof pushJob>

/** About three hours of tries, as long as any mail. */
const RETRIES = 12
/** Longer than one sending takes. */
const CLAIM_MS = 30_000
/** What an app that reminds itself shows without us. */
const SELF_REMINDERS: readonly NotificationKind[] = ['trip-week', 'trip-tomorrow', 'check-in']
const HOUR = 60 * 60
const DAY_MS = 24 * HOUR * 1000
const RETENTION_DAYS = 7

type Deps = Pick<Platform, 'database' | 'push' | 'now' | 'log'>

/** Pushes one notification to one device, once, unless it is too old. Deletes the records of sent pushes at night. */
export function pushJobs(deps: Deps): Job[] {
  const { database, now } = deps
  return [
    { name: PUSH_JOB, retries: RETRIES, atOnce: 4, run: (data) => push(deps, pushJob.parse(data)) },
    {
      name: 'notifications.forget-pushes',
      schedule: '15 4 * * *',
      run: () => deleteOldDeliveries(database.db, new Date(now().getTime() - RETENTION_DAYS * DAY_MS)),
    },
  ]
}

async function push(deps: Deps, job: PushJob): Promise<void> {
  const { database, push: service, now, log } = deps
  const { db } = database
  const delivery = await findPushDelivery(db, job.subscriptionId, job.notificationId)
  if (!delivery || !(await maySee(db, delivery.notification))) return
  const { subscription, notification } = delivery
  const sending = pushOptionsOf(notification.kind, notification.id)
  const age = (now().getTime() - notification.createdAt.getTime()) / 1000
  // Skips a notification that was read meanwhile, or is too old to be news.
  if (notification.readAt !== null || age > sending.ttlSeconds) return
  // The app on the device has planned them itself.
  if (hasPlanned(subscription, notification)) return
  const key = await service.senderOf(subscription.service, db)
  // Its service is silenced or not configured now: it is told nothing, and stays.
  if (key === null) return
  const claimed = await claimDelivery(db, job, now(), new Date(now().getTime() + CLAIM_MS))
  if (claimed === 'sent') return
  if (claimed === 'taken') throw new Error('another process is at it')
  const { locale, serverKey, userId, id } = subscription
  const target = targetOf(subscription)
  const message = formatPush(notification, locale, utcDate(now()))
  try {
    const sent =
      target === null || serverKey !== key
        ? ({ ok: false, code: 'gone' } as const)
        : await service.send(target, message, sending)
    if (!sent.ok && sent.code === 'gone') {
      log.info({ subscription: id }, 'a device is told nothing any more')
      await deleteSubscription(db, userId, id)
    } else await recordSent(db, job, now())
  } catch (error) {
    await releaseDelivery(db, job, now())
    throw error
  }
}

/** Whether the device rings for this by itself. Of documents only in the state in which it has planned them. */
function hasPlanned(
  { remindsItself, plannedReminders }: Subscription,
  { kind, detail }: Notification,
): boolean {
  if (kind === 'reminder') return plannedReminders !== null && plannedReminders === detail.version
  return remindsItself && SELF_REMINDERS.includes(kind)
}

type Notification = NonNullable<Awaited<ReturnType<typeof findPushDelivery>>>['notification']
type Subscription = NonNullable<Awaited<ReturnType<typeof findPushDelivery>>>['subscription']

function targetOf({ service, endpoint, p256dh, auth }: Subscription): PushTarget | null {
  if (service !== 'web') return { service, token: endpoint }
  return p256dh === null || auth === null ? null : { service, endpoint, p256dh, auth }
}

/** Somebody who left a trip, or was removed, is pushed nothing more of it. */
async function maySee(
  db: Db,
  { tripId, userId }: { tripId: string | null; userId: string },
): Promise<boolean> {
  return tripId === null || isInTrip(db, tripId, userId)
}

function pushOptionsOf(kind: NotificationKind, id: string): PushOptions {
  const isUrgent = kind === 'trip-alert' || kind === 'trip-alerts' || kind === 'support-waiting'
  const days = isUrgent || kind === 'reminder' ? 1 : 3
  // The Topic header may have 32 characters (RFC 8030).
  const topic = id.replaceAll('-', '')
  return { ttlSeconds: days * 24 * HOUR, topic, urgency: isUrgent ? 'high' : 'normal' }
}
