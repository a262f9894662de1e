import { alertPath, alertsMessages, readAlerts, wordAlert } from '@tripwright/domain/alerts'
import { fillText } from '@tripwright/domain/base/text'
import { cutText } from '@tripwright/domain/base/whole-text'
import { type NotificationKind, notificationsMessages, toldMessages } from '@tripwright/domain/notifications'
import type { PushMessage } from '#platform/push/push.port.ts'
import type { notifications } from './notifications.tables.ts'
import { languageFor, speechFor } from './speech.service.ts'

type Told = Pick<typeof notifications.$inferSelect, 'id' | 'kind' | 'detail' | 'path'>

/** What a push may weigh is 4 kB sealed; nobody reads more on a locked screen. */
const MOST_TITLE = 120
const MOST_BODY = 600

/** A notification as a device shows it. */
export function wordPush(told: Told, locale: string, today: string): PushMessage {
  const { title, body } = wordsOf(told, locale, today)
  const frame = { tag: told.id, lang: languageFor(locale), dir: 'ltr' as const }
  return {
    ...{ title: cut(title, MOST_TITLE), body: cut(body, MOST_BODY) },
    ...{ path: told.path ?? '/notifications', ...frame },
  }
}

function wordsOf({ kind, detail }: Told, locale: string, today: string): { title: string; body: string } {
  const { texts } = toldMessages
  if (kind === 'trip-alert' || kind === 'trip-alerts') return wordsOfAlerts(detail, locale, today)
  if (kind === 'test') return { title: texts['push.test.title'], body: texts['push.test.text'] }
  return { title: texts[`push.${kind}.title`], body: fillText(kindText(kind), detail) }
}

function wordsOfAlerts(detail: Told['detail'], locale: string, today: string) {
  const alerts = readAlerts(detail).map((alert) => wordAlert(alert, speechFor(locale), today))
  const [only] = alerts
  if (alerts.length === 1 && only) return { title: only.title, body: `${only.what} ${only.trip}` }
  const title = fillText(alertsMessages.texts['together.title'], { count: detail.count ?? '' })
  return { title, body: alerts.map((one) => one.title).join('. ') }
}

function kindText(kind: Exclude<NotificationKind, 'trip-alert'>): string {
  return notificationsMessages.texts[`kind.${kind}`]
}

/** The page that an alert, or several of them, lead to. */
export function pathOfAlerts(alerts: ReturnType<typeof readAlerts>): string {
  const [only] = alerts
  return alerts.length === 1 && only ? alertPath(only) : '/notifications'
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${cutText(text, most - 1)}…`
}
