import { type DeviceReminder, planDeviceReminders } from '@tripwright/domain/account/notices'
import {
  notificationSettingsMessages,
  notificationsMessages,
  readNotificationChoices,
} from '@tripwright/domain/account/notifications'
import { tripsMessages } from '@tripwright/domain/trip/sync'
import { z } from 'zod/mini'
import { loadComingTrips, subscribeToTrips } from '#features/trip/sync/index.ts'
import { readCachedData, removeCachedData, writeCachedData } from '#platform/cached-data.ts'
import { call } from '#platform/call.ts'
import {
  type DevicePorts,
  devicePorts,
  type PlannedNotification,
  setReminderListener,
} from '#platform/device-ports.ts'
import { currentSession, subscribeToSession } from '#platform/session.ts'
import { textOf } from '#platform/text/use-text.ts'
import { today } from '#platform/today.ts'

/** That the person turned notifications on in this app; it goes with the rest of what is theirs at sign-out. */
const KEY = 'app-notifications'
const CHOICES = 'notification-choices'
/** A trip that is being written changes many times a minute. */
const SETTLED_MS = 2_000
const A_YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** Whether this person turned notifications on in the app on this device. */
export async function hasAppNotifications(person: string): Promise<boolean> {
  return (await readCachedData(person, KEY, z.literal(true)))?.data === true
}

export async function setAppNotifications(person: string, isOn: boolean): Promise<void> {
  if (isOn) await writeCachedData(person, KEY, true, A_YEAR_MS)
  else await removeCachedData(person, KEY)
  await planReminders()
}

let timer: ReturnType<typeof setTimeout> | undefined
let onPlanned: (version: string | null) => void = () => undefined

/**
 * Keeps the reminders on this device in step with the trips and with who is signed in. `onReminders` hears which version of
 * those of documents is planned, null for none. Does nothing in a browser.
 */
export function startDeviceReminders(onReminders: (version: string | null) => void): void {
  if (devicePorts() === null) return
  onPlanned = onReminders
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void planReminders(), SETTLED_MS)
  }
  subscribeToTrips(soon)
  setReminderListener(soon)
  subscribeToSession(soon)
  soon()
}

/** Plans what rings with no network; nothing for a guest, or who has not turned notifications on. Never rejects. */
export async function planReminders(ports: DevicePorts | null = devicePorts()): Promise<void> {
  const session = currentSession()
  // A start without a network does not know yet who is signed in: what was planned stays.
  if (ports === null || session.state === 'loading') return
  const person = session.state === 'signed-in' ? session.user.id : null
  const isAllowed =
    person !== null && (await hasAppNotifications(person)) && (await ports.push.permission()) === 'granted'
  const choices = isAllowed ? await readChoices(person) : null
  const wants = (kind: 'trip-day' | 'reminder') => isAllowed && choices?.[kind].push !== false
  const trips = wants('trip-day') ? await loadComingTrips(today()) : []
  // Loaded for who is reminded alone: with it come the words of the documents.
  const asked =
    wants('reminder') && person !== null
      ? await (await import('./asked-reminders.state.ts')).planAsked(person)
      : null
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  await ports.reminders.plan([
    ...planDeviceReminders(trips, Date.now(), timeZone).map(toNotification),
    ...(asked?.planned ?? []),
  ])
  onPlanned(asked?.version ?? null)
}

/** The person's choices, as the account or this device has them; all are on until they are known. */
async function readChoices(person: string) {
  const answer = await call(readNotificationChoices, undefined)
  if (answer.ok) await writeCachedData(person, CHOICES, answer.value, A_YEAR_MS)
  return answer.ok
    ? answer.value
    : (await readCachedData(person, CHOICES, readNotificationChoices.output))?.data
}

function toNotification({ key, kind, at, detail, path }: DeviceReminder): PlannedNotification {
  const words = { ...detail, ...(detail.title === '' && { title: textOf(tripsMessages, 'card.untitled') }) }
  return {
    key,
    at,
    title: textOf(notificationSettingsMessages, `push.${kind}.title`),
    body: textOf(notificationsMessages, `kind.${kind}`, words),
    path,
  }
}
