export { useNotifications } from './notifications.state.ts'
export { PushDevices } from './push-devices.tsx'

/** Tells the server which reminders of documents the native app has planned by itself. */
export const notePlannedReminders = (version: string | null) =>
  import('./app-push.state.ts').then((it) => it.notePlannedReminders(version))

/** Registers the native app again, for who turned notifications on in it. */
export const renewAppPush = () => import('./app-push.state.ts').then((it) => it.renewAppPush())
