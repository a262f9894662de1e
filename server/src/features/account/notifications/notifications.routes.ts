import {
  choiceOf,
  listNotifications,
  markRead,
  type NotificationChoiceKind,
  testMail,
  testNotification,
} from '@tripwright/domain/account/notifications'
import { AppError } from '#platform/http/app-error.ts'
import { type Call, type Route, route } from '#platform/http/route.ts'
import { queueMail } from '#platform/mail/mail.jobs.ts'
import { composeMail } from '#platform/mail/mail-layout.ts'
import type { Platform } from '#platform/platform.ts'
import { wantsChannel } from './notification-choices.store.ts'
import {
  countUnread,
  insertNotification,
  listNewest,
  type NewNotification,
  setRead,
} from './notifications.store.ts'
import { PUSH_JOB, type PushJob } from './push.jobs.ts'
import { listLive } from './push.store.ts'

const TEST_MAILS = { name: 'notifications.test-mails', points: 10, seconds: 60 * 60 }

type NotifyContext = Pick<Call, 'db' | 'now'> & { platform: Pick<Platform, 'events' | 'jobs'> }

/**
 * Notifies an account, in the caller's transaction: updates its open tabs, and sends a push to its devices
 * where it wants that. Nothing is stored of a kind that it switched off in the list.
 */
export async function notify(
  { db, now, platform }: NotifyContext,
  notification: NewNotification,
): Promise<void> {
  const { userId } = notification
  const choices = choicesOf(notification)
  if (!(await wantsChannel(db, userId, { choices, channel: 'here' }))) return
  const notificationId = await insertNotification(db, { ...notification, choices }, now)
  await platform.events.publish(db, { person: userId, kind: 'notifications' })
  if (!(await wantsChannel(db, userId, { choices, channel: 'push' }))) return
  for (const subscriptionId of await listLive(db, userId, now)) {
    const job: PushJob = { subscriptionId, notificationId }
    await platform.jobs.enqueue(db, PUSH_JOB, job)
  }
}

function choicesOf({ choices, kind }: NewNotification): readonly NotificationChoiceKind[] {
  const choice = choiceOf(kind)
  return choices ?? (choice === null ? [] : [choice])
}

export const notificationsRoutes: Route[] = [
  route(listNotifications, async (_, { db, person }) => ({
    unread: await countUnread(db, person.id),
    notifications: await listNewest(db, person.id),
  })),

  route(markRead, async ({ id, isRead }, { db, person, now, platform }) => {
    const isAny = await setRead(db, person.id, { id, readAt: isRead ? now : null })
    if (!isAny && id !== undefined) throw new AppError('not-found')
    await platform.events.publish(db, { person: person.id, kind: 'notifications' })
    return { unread: await countUnread(db, person.id) }
  }),

  route(testNotification, async (_, call) => {
    requireTests(call.platform.config)
    const { db, person } = call
    await notify(call, { userId: person.id, kind: 'test', detail: {}, path: '/notification-test' })
    return { unread: await countUnread(db, person.id) }
  }),

  route(testMail, async ({ subject, text }, { person, platform, db }) => {
    requireTests(platform.config)
    const verdict = await platform.limits.take(TEST_MAILS, person.id, db)
    if (!verdict.ok) throw new AppError('too-many-requests', { retryAfter: verdict.retryAfterSeconds })
    const { email: to } = person
    const content = {
      to,
      kind: 'test' as const,
      subject,
      preview: text,
      heading: subject,
      paragraphs: text.split(/\n{2,}/),
    }
    await queueMail(platform.jobs, db, await composeMail({ ...content, footer: platform.config.publicUrl }))
    return { to }
  }),
]

type EnvironmentMode = Pick<Platform['config'], 'production' | 'testSeams'>

/** decisions.md, "Routes": the test pages are off in production, unless TEST_SEAMS=1. */
export function disabledPages({ production, testSeams }: EnvironmentMode): readonly string[] {
  return production && !testSeams ? ['/email-test', '/email-test-new', '/notification-test'] : []
}

function requireTests(mode: EnvironmentMode): void {
  if (disabledPages(mode).length > 0) throw new AppError('not-found')
}
