import { notificationSettingsMessages, notificationsMessages } from '@tripwright/domain/account/notifications'
import { fillText } from '@tripwright/domain/base/text'
import { truncateText } from '@tripwright/domain/base/well-formed-text'
import { alertPath, alertsMessages, describeAlert, parseAlerts } from '@tripwright/domain/safety/alerts'
import type { PushMessage } from '#platform/push/push.port.ts'
import { alertFormatsFor, languageFor } from './alert-formats.service.ts'
import type { notifications } from './notifications.tables.ts'

type StoredNotification = Pick<typeof notifications.$inferSelect, 'id' | 'kind' | 'detail' | 'path'>

/** An encrypted push holds 4 kB; a locked screen shows less anyway. */
const MAX_TITLE = 120
const MAX_BODY = 600

/** The push message as a device shows it. */
export function formatPush(notification: StoredNotification, locale: string, today: string): PushMessage {
  const { title, body } = formatNotification(notification, locale, today)
  const frame = { tag: notification.id, lang: languageFor(locale), dir: 'ltr' as const }
  return {
    title: truncate(title, MAX_TITLE),
    body: truncate(body, MAX_BODY),
    path: notification.path ?? '/notifications',
    ...frame,
  }
}

function formatNotification(
  { kind, detail }: StoredNotification,
  locale: string,
  today: string,
): { title: string; body: string } {
  const { texts } = notificationSettingsMessages
  if (kind === 'trip-alert' || kind === 'trip-alerts') return formatAlerts(detail, locale, today)
  if (kind === 'test') return { title: texts['push.test.title'], body: texts['push.test.text'] }
  return { title: texts[`push.${kind}.title`], body: notificationText({ kind, detail }) }
}

function formatAlerts(detail: StoredNotification['detail'], locale: string, today: string) {
  const alerts = parseAlerts(detail).map((alert) => describeAlert(alert, alertFormatsFor(locale), today))
  const [only] = alerts
  if (alerts.length === 1 && only) return { title: only.title, body: `${only.what} ${only.trip}` }
  const title = fillText(alertsMessages.texts['together.title'], { count: detail.count ?? '' })
  return { title, body: alerts.map((one) => one.title).join('. ') }
}

/** A notification in one sentence. */
export function notificationText({ kind, detail }: Pick<StoredNotification, 'kind' | 'detail'>): string {
  return kind === 'trip-alert' ? '' : fillText(notificationsMessages.texts[`kind.${kind}`], detail)
}

/** The page that one alert, or several of them, link to. */
export function pathOfAlerts(alerts: ReturnType<typeof parseAlerts>): string {
  const [only] = alerts
  return alerts.length === 1 && only ? alertPath(only) : '/notifications'
}

function truncate(text: string, most: number): string {
  return text.length <= most ? text : `${truncateText(text, most - 1)}…`
}
