import { utcDate } from '@tripwright/domain/base/dates'
import { fillText } from '@tripwright/domain/base/text'
import {
  type AlertDetail,
  alertPath,
  alertsMessages,
  chooseDelivery,
  describeAlert,
  packAlerts,
} from '@tripwright/domain/safety/alerts'
import { z } from 'zod'
import {
  alertFormatsFor,
  listAlertTimes,
  notify,
  pathOfAlerts,
} from '#features/account/notifications/index.ts'
import { unsubscribeUrl } from '#features/plans/trial-mails/index.ts'
import { safetyFeeds } from '#features/safety/advice/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import type { FeedRefreshHook } from '#platform/feeds/feeds.ts'
import { forEachIsolated } from '#platform/jobs/for-each-isolated.ts'
import type { Job } from '#platform/jobs/jobs.port.ts'
import { composeMail } from '#platform/mail/mail-layout.ts'
import { isOutsideOn } from '#platform/outside/outside-services.ts'
import type { Platform } from '#platform/platform.ts'
import { scanForAlerts } from './alerts.service.ts'
import * as store from './alerts.store.ts'

const SCAN_JOB = 'alerts.look'
const MAIL_JOB = 'alerts.mail'
/** A mail with hundreds of alerts is unreadable; the list in the app has all. */
const MAX_ALERTS_IN_MAIL = 20
const mailJob = z.object({
  userId: z.string(),
  keys: z.array(z.object({ tripId: z.string(), event: z.string() })),
})
type AlertMail = z.infer<typeof mailJob>

const RETRIES = 12
const DAY_MS = 24 * 60 * 60 * 1000
/** An alert that could not be sent within this time is outdated. */
const MAX_PENDING_DAYS = 2

type AlertJobDeps = Pick<
  Platform,
  'config' | 'secret' | 'database' | 'mail' | 'jobs' | 'events' | 'log' | 'now'
>

/** A new copy of a danger feed starts a scan of the watched trips. */
export function scanOnFeedUpdate({ jobs }: Pick<Platform, 'jobs'>): FeedRefreshHook {
  return async (db, feedId) => {
    if (safetyFeeds.some(({ id }) => id === feedId)) await jobs.enqueue(db, SCAN_JOB, {})
  }
}

/**
 * Alerts the owners of saved trips about changes near them: after each new copy of a feed, and four times an hour for newly
 * watched trips. Does nothing where feeds are off.
 */
export function alertsJobs(deps: AlertJobDeps): Job[] {
  if (!safetyFeeds.some(({ id }) => isOutsideOn(deps.config, id))) return []
  const { database, now } = deps
  return [
    {
      name: SCAN_JOB,
      schedule: '10,25,40,55 * * * *',
      async run() {
        await scanForAlerts(deps)
        await notifyAll(deps)
      },
    },
    { name: MAIL_JOB, retries: RETRIES, run: (data) => sendAlertMail(deps, mailJob.parse(data)) },
    { name: 'alerts.forget', schedule: '45 4 * * *', run: () => store.deleteOld(database.db, now()) },
  ]
}

async function notifyAll(deps: AlertJobDeps): Promise<void> {
  const { database, now } = deps
  const since = new Date(now().getTime() - MAX_PENDING_DAYS * DAY_MS)
  const [fault] = await forEachIsolated(await store.listUsersWithPending(database.db, since), (userId) =>
    database.db.transaction((db) => notifyOwner(deps, db, userId, since)),
  )
  if (fault !== undefined) throw fault
}

/**
 * Queues one notification per alert, or one for all, and the mail, and marks the alerts in the same transaction, so that
 * they are sent once.
 */
async function notifyOwner(deps: AlertJobDeps, db: Db, userId: string, since: Date): Promise<void> {
  const now = deps.now()
  const waiting = await store.lockPendingAlerts(db, userId, since)
  const sentTimes = await listAlertTimes(db, userId, new Date(now.getTime() - DAY_MS))
  const how = chooseDelivery(waiting, sentTimes, now.getTime())
  if (how === 'later') return
  for (const some of how === 'each' ? waiting.map((one) => [one]) : [waiting]) {
    const alerts = some.map(({ detail }) => detail)
    await notify(
      { db, now, platform: deps },
      {
        userId,
        kind: some.length === 1 ? 'trip-alert' : 'trip-alerts',
        detail: packAlerts(alerts),
        path: pathOfAlerts(alerts),
      },
    )
    const mail: AlertMail = { userId, keys: some.map(({ tripId, event }) => ({ tripId, event })) }
    await deps.jobs.enqueue(db, MAIL_JOB, mail)
    for (const one of some) await store.markNotified(db, one, now)
  }
}

async function sendAlertMail(deps: AlertJobDeps, { userId, keys }: AlertMail): Promise<void> {
  const { db } = deps.database
  // The trip or the account was deleted meanwhile, or mails are off: nothing to send.
  const [alerts, to] = [await store.findAlerts(db, userId, keys), await store.findMailAddress(db, userId)]
  const [first] = alerts
  if (!first || to === null) return
  const { texts } = alertsMessages
  const today = utcDate(deps.now())
  const words = alerts.map((alert) => describeAlert(alert, alertFormatsFor('en'), today))
  const subject = words.length === 1 ? (words[0]?.title ?? '') : digestTitle(alerts)
  const url = unsubscribeUrl(deps, userId, 'alerts')
  // Advice is given once per kind of danger.
  const advice = (todo: string, i: number) =>
    words.findIndex((one) => one.todo === todo) === i ? ` ${todo}` : ''
  const paragraphs = words
    .slice(0, MAX_ALERTS_IN_MAIL)
    .flatMap(({ title, what, trip, todo, source }, i) => [
      words.length === 1 ? what : `${title}: ${what}`,
      `${trip}${advice(todo, i)}`,
      `${source} ${alerts[i]?.url ?? ''}`,
    ])
  const left = words.length - MAX_ALERTS_IN_MAIL
  if (left > 0) paragraphs.push(fillText(texts['mail.more'], { count: String(left) }))
  const message = await composeMail({
    to,
    kind: 'alert',
    subject,
    preview: words[0]?.what ?? '',
    heading: words.length === 1 ? subject : texts['mail.heading'],
    paragraphs,
    button: {
      label: texts[alerts.length === 1 ? 'mail.button' : 'mail.button.together'],
      url: `${deps.config.publicUrl}${alerts.length === 1 ? alertPath(first) : '/notifications'}`,
    },
    footer: fillText(texts['mail.note'], { url }),
  })
  await deps.mail.send({ ...message, unsubscribeUrl: url })
}

function digestTitle(alerts: readonly AlertDetail[]): string {
  return fillText(alertsMessages.texts['together.title'], { count: alerts.length })
}
