import {
  type AppPushService,
  deletePush,
  putAppPush,
  readPush,
} from '@tripwright/domain/account/notifications'
import { hasAppNotifications, setAppNotifications } from '#features/account/notices/index.ts'
import { call } from '#platform/call.ts'
import { type AppPushPort, devicePorts } from '#platform/device-ports.ts'
import { currentSession, whenSessionKnown } from '#platform/session.ts'
import { currentLocale } from '#platform/text/locale.ts'

/** How a press on the switch ended; `only-reminders`: the device reminds, but no server reaches it. */
export type AppPushNotice = 'turned-on' | 'turned-off' | 'app.denied' | 'app.only-reminders'

/** The state of the app on this device. Never rejects. */
export async function readAppStatus(port: AppPushPort): Promise<'denied' | 'off' | 'on'> {
  const permission = await port.permission()
  if (permission === 'denied') return 'denied'
  const person = personOf(currentSession())
  return permission === 'granted' && person !== null && (await hasAppNotifications(person)) ? 'on' : 'off'
}

/** Asks the person; call only upon a press. */
export async function turnOnApp(port: AppPushPort, apps: readonly AppPushService[]): Promise<AppPushNotice> {
  const person = personOf(currentSession())
  if (person === null || (await port.ask()) === 'denied') return 'app.denied'
  await setAppNotifications(person, true)
  return apps.includes(port.service) && (await register(port)) ? 'turned-on' : 'app.only-reminders'
}

/** `id` of this device where the server reaches it. */
export async function turnOffApp(port: AppPushPort, id: string | null): Promise<AppPushNotice> {
  const person = personOf(currentSession())
  await port.unregister()
  if (person !== null) await setAppNotifications(person, false)
  // A device that a sign-out has removed already counts as off; one that stays gets nothing, for its token has ended.
  if (id !== null) await call(deletePush, { id })
  return 'turned-off'
}

/** The services change their tokens now and then: each start registers the present one again. Never rejects. */
export async function renewAppPush(): Promise<void> {
  const port = devicePorts()?.push
  const person = personOf(await whenSessionKnown())
  if (!port || person === null || (await readAppStatus(port)) !== 'on') return
  const read = await call(readPush, undefined)
  if (read.ok && read.value.apps.includes(port.service)) await register(port)
}

/** The version of the reminders of documents that this device rings for by itself; null until it has planned them. */
let plannedReminders: string | null = null

/** Tells the server which reminders this device has planned, so that nothing rings twice. Never rejects. */
export async function notePlannedReminders(version: string | null): Promise<void> {
  if (version === plannedReminders) return
  plannedReminders = version
  await renewAppPush()
}

async function register(port: AppPushPort): Promise<boolean> {
  const token = await port.register()
  if (token === null) return false
  const { locale } = currentLocale()
  const planned = plannedReminders === null ? {} : { plannedReminders }
  return (await call(putAppPush, { service: port.service, token, locale, remindsItself: true, ...planned }))
    .ok
}

function personOf(session: ReturnType<typeof currentSession>): string | null {
  return session.state === 'signed-in' ? session.user.id : null
}
