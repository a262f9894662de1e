import {
  APP_PUSH_SERVICES,
  type AppPushService,
  deletePush,
  putAppPush,
  putNotificationChoice,
  putPush,
  readNotificationChoices,
  readPush,
  tryPush,
} from '@tripwright/domain/account/notifications'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Call, type Route, route } from '#platform/http/route.ts'
import type { Platform } from '#platform/platform.ts'
import type { PushTarget } from '#platform/push/push.port.ts'
import { findChoices, saveChoice } from './notification-choices.store.ts'
import { insertNotification } from './notifications.store.ts'
import { PUSH_JOB, type PushJob } from './push.jobs.ts'
import { deleteSubscription, listSubscriptions, putSubscription } from './push.store.ts'

const TESTS = { name: 'notifications.push-tests', points: 10, seconds: 60 * 60 }

/** Our key for browsers, the apps that we reach, and what devices of any kind are bound to. */
async function findSenders(db: Db, { push }: Platform) {
  const publicKey = await push.publicKey(db)
  const found: { app: AppPushService; key: string }[] = []
  for (const app of APP_PUSH_SERVICES) {
    const key = await push.senderOf(app, db)
    if (key !== null) found.push({ app, key })
  }
  return { publicKey, apps: found.map(({ app }) => app), keys: [publicKey, ...found.map(({ key }) => key)] }
}

type Registration = Pick<Parameters<typeof putSubscription>[1], 'endpoint' | 'locale'> &
  Partial<Parameters<typeof putSubscription>[1]>

/** Stores a device of this session. Throws AppError where we do not send to it. */
async function register(
  {
    db,
    person,
    now,
    platform,
    request,
  }: Pick<Call<typeof putPush>, 'db' | 'person' | 'now' | 'platform' | 'request'>,
  target: PushTarget,
  values: Registration,
): Promise<string> {
  const serverKey = await platform.push.senderOf(target.service, db)
  if (serverKey === null || !platform.push.takes(target)) throw new AppError('unprocessable')
  const userAgent = request.headers.get('user-agent')?.slice(0, 300) ?? null
  return putSubscription(db, {
    p256dh: null,
    auth: null,
    remindsItself: false,
    plannedReminders: null,
    ...values,
    service: target.service,
    serverKey,
    userAgent,
    userId: person.id,
    sessionId: person.sessionId,
    createdAt: now,
  })
}

/** The devices of an account that get push messages, and its choice of channel for each kind. */
export const pushRoutes: Route[] = [
  route(readPush, async (_, { db, person, platform }) => {
    const { publicKey, apps, keys } = await findSenders(db, platform)
    const devices = await listSubscriptions(db, person.id, keys)
    return {
      publicKey,
      apps,
      devices: devices.map(({ sessionId, service, createdAt, toldAt, ...device }) => ({
        ...device,
        isApp: service !== 'web',
        createdAt: createdAt.toISOString(),
        toldAt: toldAt?.toISOString() ?? null,
        isOwn: sessionId === person.sessionId,
      })),
    }
  }),

  route(putPush, async ({ locale, ...keys }, context) => {
    const target = { service: 'web' as const, ...keys }
    return { id: await register(context, target, { ...target, locale }) }
  }),

  route(putAppPush, async ({ service, token, ...rest }, context) => {
    const target = { service, token }
    return { id: await register(context, target, { service, endpoint: token, ...rest }) }
  }),

  route(deletePush, async ({ id }, { db, person }) => {
    if (!(await deleteSubscription(db, person.id, id))) throw new AppError('not-found')
    return { ok: true as const }
  }),

  route(tryPush, async ({ id }, { db, person, now, platform }) => {
    const devices = await listSubscriptions(db, person.id, (await findSenders(db, platform)).keys)
    if (!devices.some((device) => device.id === id)) throw new AppError('not-found')
    const verdict = await platform.limits.take(TESTS, person.id, db)
    if (!verdict.ok) throw new AppError('too-many-requests', { retryAfter: verdict.retryAfterSeconds })
    const notification = { userId: person.id, kind: 'test' as const, detail: {}, path: '/notifications' }
    const notificationId = await insertNotification(db, notification, now)
    await platform.events.publish(db, { person: person.id, kind: 'notifications' })
    const job: PushJob = { subscriptionId: id, notificationId }
    await platform.jobs.enqueue(db, PUSH_JOB, job)
    return { ok: true as const }
  }),

  route(readNotificationChoices, (_, { db, person }) => findChoices(db, person.id)),

  route(putNotificationChoice, async (choice, { db, person, now }) => {
    await saveChoice(db, person.id, choice, now)
    return findChoices(db, person.id)
  }),
]
