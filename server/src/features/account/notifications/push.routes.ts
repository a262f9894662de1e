import {
  deletePush,
  putNotificationChoice,
  putPush,
  readNotificationChoices,
  readPush,
  tryPush,
} from '@tripwright/domain/account/notifications'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import { findChoices, saveChoice } from './notification-choices.store.ts'
import { insertNotification } from './notifications.store.ts'
import { PUSH_JOB, type PushJob } from './push.jobs.ts'
import { deleteSubscription, listSubscriptions, putSubscription } from './push.store.ts'

const TESTS = { name: 'notifications.push-tests', points: 10, seconds: 60 * 60 }

/** The browsers of an account that get push messages, and its choice of channel for each kind. */
export const pushRoutes: Route[] = [
  route(readPush, async (_, { db, person, platform }) => {
    const publicKey = await platform.push.publicKey(db)
    const devices = await listSubscriptions(db, person.id, publicKey)
    return {
      publicKey,
      devices: devices.map(({ sessionId, createdAt, toldAt, ...device }) => ({
        ...device,
        createdAt: createdAt.toISOString(),
        toldAt: toldAt?.toISOString() ?? null,
        isOwn: sessionId === person.sessionId,
      })),
    }
  }),

  route(putPush, async ({ locale, ...target }, { db, person, now, platform, request }) => {
    if (!platform.push.takes(target)) throw new AppError('unprocessable')
    const id = await putSubscription(db, {
      ...target,
      locale,
      userId: person.id,
      sessionId: person.sessionId,
      createdAt: now,
      serverKey: await platform.push.publicKey(db),
      userAgent: request.headers.get('user-agent')?.slice(0, 300) ?? null,
    })
    return { id }
  }),

  route(deletePush, async ({ id }, { db, person }) => {
    if (!(await deleteSubscription(db, person.id, id))) throw new AppError('not-found')
    return { ok: true as const }
  }),

  route(tryPush, async ({ id }, { db, person, now, platform }) => {
    const devices = await listSubscriptions(db, person.id, await platform.push.publicKey(db))
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
