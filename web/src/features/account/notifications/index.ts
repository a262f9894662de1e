export { useNotifications } from './notifications.state.ts'
export { PushDevices } from './push-devices.tsx'

/** Registers the native app again, for who turned notifications on in it. */
export const renewAppPush = () => import('./app-push.state.ts').then((it) => it.renewAppPush())
