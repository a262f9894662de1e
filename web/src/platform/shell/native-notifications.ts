import type { AppPushPort, DeviceRemindersPort, PlannedNotification } from '../device-ports.ts'
import { log } from '../log.ts'

type Permission = { receive: string }
type Listener = Promise<{ remove(): Promise<void> }>

/** The part of the plugin of pushes that we call. */
export type PushPlugin = {
  checkPermissions(): Promise<Permission>
  requestPermissions(): Promise<Permission>
  register(): Promise<void>
  unregister(): Promise<void>
  addListener(name: 'registration', listener: (token: { value: string }) => void): Listener
  addListener(name: 'registrationError', listener: (error: { error: string }) => void): Listener
  addListener(name: 'pushNotificationActionPerformed', listener: (tap: PushTap) => void): Listener
}
type PushTap = { notification: { data?: unknown } }

/** The part of the plugin of local notifications that we call. */
export type LocalPlugin = {
  getPending(): Promise<{ notifications: { id: number; extra?: unknown }[] }>
  cancel(what: { notifications: { id: number }[] }): Promise<void>
  schedule(what: { notifications: LocalNotification[] }): Promise<unknown>
  addListener(name: 'localNotificationActionPerformed', listener: (tap: LocalTap) => void): Listener
}
type LocalNotification = {
  id: number
  title: string
  body: string
  schedule: { at: Date; allowWhileIdle: boolean }
  extra: { path: string; key: string }
}
type LocalTap = { notification: { extra?: unknown } }

/** A phone without its service never answers. */
const ANSWER_MS = 20_000
/** iOS keeps 64 and drops the others without a word. */
const MOST_PLANNED = 60

/** Pushes by the plugin; of iOS through Apple, of Android through Google. */
export function makeAppPush(plugin: PushPlugin, system: string): AppPushPort {
  const answerTo = async (asked: Promise<Permission>) => {
    const { receive } = await asked
    return receive === 'granted' || receive === 'denied' ? receive : 'prompt'
  }
  return {
    service: system === 'ios' ? 'apns' : 'fcm',
    permission: () => answerTo(plugin.checkPermissions()).catch(() => 'denied'),
    ask: () =>
      answerTo(plugin.requestPermissions()).then(
        (said) => (said === 'granted' ? said : 'denied'),
        () => 'denied',
      ),
    register: () => register(plugin).catch(() => null),
    unregister: () => plugin.unregister().catch(() => undefined),
  }
}

async function register(plugin: PushPlugin): Promise<string | null> {
  let answer: (token: string | null) => void = () => undefined
  const token = new Promise<string | null>((resolve) => {
    answer = resolve
  })
  const listeners = await Promise.all([
    plugin.addListener('registration', ({ value }) => answer(value)),
    plugin.addListener('registrationError', ({ error }) => {
      log.warn('This device got no address for notifications', { error })
      answer(null)
    }),
  ])
  const timer = setTimeout(() => answer(null), ANSWER_MS)
  try {
    await plugin.register()
    return await token
  } finally {
    clearTimeout(timer)
    await Promise.all(listeners.map((listener) => listener.remove()))
  }
}

/** Reminders by the plugin; one change after the other. */
export function makeDeviceReminders(plugin: LocalPlugin): DeviceRemindersPort {
  let last: Promise<void> = Promise.resolve()
  return {
    plan(all) {
      last = last.then(() => replace(plugin, all)).catch(() => log.warn('No reminder could be planned here'))
      return last
    },
  }
}

async function replace(plugin: LocalPlugin, all: readonly PlannedNotification[]): Promise<void> {
  const wanted = all.toSorted((a, b) => a.at - b.at).slice(0, MOST_PLANNED)
  const { notifications: pending } = await plugin.getPending()
  const keyOf = (one: PlannedNotification) => JSON.stringify([one.key, one.at, one.title, one.body, one.path])
  const planned = new Map(pending.map((one) => [String(Object(one.extra).key), one.id]))
  const keys = new Set(wanted.map(keyOf))
  const ended = pending.filter((one) => !keys.has(String(Object(one.extra).key)))
  if (ended.length > 0) await plugin.cancel({ notifications: ended.map(({ id }) => ({ id })) })
  const used = new Set(pending.map(({ id }) => id))
  let id = 1
  const added = wanted
    .filter((one) => !planned.has(keyOf(one)))
    .map((one) => {
      while (used.has(id)) id += 1
      used.add(id)
      const { title, body, at, path } = one
      const schedule = { at: new Date(at), allowWhileIdle: true }
      return { id, title, body, schedule, extra: { path, key: keyOf(one) } }
    })
  if (added.length > 0) await plugin.schedule({ notifications: added })
}

/** Calls `open` with the path of a notification that was tapped, also of the tap that started the app. Never rejects. */
export async function followTaps(
  push: PushPlugin,
  local: LocalPlugin,
  open: (path: string) => void,
): Promise<void> {
  // What is in a notification is a text like any other.
  const tap = (data: unknown) => {
    const { path } = Object(data)
    if (typeof path === 'string') open(path)
  }
  try {
    await push.addListener('pushNotificationActionPerformed', ({ notification }) => tap(notification.data))
    await local.addListener('localNotificationActionPerformed', ({ notification }) => tap(notification.extra))
  } catch {
    log.warn('The native app is not told of taps')
  }
}
