import {
  deletePush,
  notificationSettingsMessages,
  putPush,
  readPush,
} from '@tripwright/domain/account/notifications'
import type { Output } from '@tripwright/domain/base/contract'
import { useEffect, useState } from 'react'
import { call } from '#platform/call.ts'
import { devicePorts } from '#platform/device-ports.ts'
import { findPushSubscription, pushBodyOf, unsubscribeFromPush } from '#platform/push-subscription.ts'
import { isAllowed, setMobileSetting } from '#platform/settings/mobile-settings.state.ts'
import { currentLocale } from '#platform/text/locale.ts'
import { textOf } from '#platform/text/use-text.ts'
import { type CallState, useCall } from '#platform/use-call.ts'
import { toast } from '#ui/toast.ts'
import type { AppPushNotice } from './app-push.state.ts'

export type PushSubscriptions = Output<typeof readPush>
export type PushDevice = PushSubscriptions['devices'][number]

/** The push state of this browser: not known yet, not supported (`none`), blocked, off, or on. */
type BrowserPushStatus = 'unknown' | 'none' | 'denied' | 'off' | 'on'

export type PushState = {
  called: CallState<PushSubscriptions>
  reload: () => Promise<void>
  /** The state of this browser. */
  browser: BrowserPushStatus
  isBusy: boolean
  turnOn: () => Promise<void>
  /** Null: this device, where no server reaches it. */
  turnOff: (device: PushDevice | null) => Promise<void>
}

/** The devices of the account that get push messages, and the switch of this one. */
export function usePush(): PushState {
  const { called, reload } = useCall(readPush, undefined)
  const [browser, setBrowser] = useState<BrowserPushStatus>('unknown')
  const [isBusy, setIsBusy] = useState(false)
  const app = devicePorts()?.push
  const isOwnKnown = called.status === 'ready' && called.value.devices.some(({ isOwn }) => isOwn)

  useEffect(() => {
    let isGone = false
    void readBrowserStatus(isOwnKnown).then((status) => isGone || setBrowser(status))
    return () => {
      isGone = true
    }
  }, [isOwnKnown])

  async function during(work: () => Promise<void>) {
    setIsBusy(true)
    await work()
    setIsBusy(false)
    await reload()
    setBrowser(await readBrowserStatus(true))
  }
  return {
    called,
    reload,
    browser: browser === 'on' && !isOwnKnown && !app ? 'off' : browser,
    isBusy,
    turnOn: () =>
      during(async () => {
        if (called.status !== 'ready') return
        const { publicKey, apps } = called.value
        showNotice(app ? await (await loadAppPush()).turnOnApp(app, apps) : await subscribe(publicKey))
      }),
    turnOff: (device) =>
      during(async () => {
        const isHere = device === null || device.isOwn
        if (app && isHere) showNotice(await (await loadAppPush()).turnOffApp(app, device?.id ?? null))
        else if (device !== null) await turnOffDevice(device)
      }),
  }
}

/** What only the native app needs. */
const loadAppPush = () => import('./app-push.state.ts')

async function turnOffDevice({ id, isOwn }: PushDevice): Promise<void> {
  if (isOwn) await unsubscribeFromPush()
  const response = await call(deletePush, { id })
  // A subscription that a sign-out has removed already counts as off.
  if (response.ok || response.code === 'not-found') showNotice('turned-off')
  else toast(response.message, { kind: 'error' })
}

async function readBrowserStatus(isOwnKnown: boolean): Promise<BrowserPushStatus> {
  const app = devicePorts()?.push
  if (app) return (await loadAppPush()).readAppStatus(app)
  if (!('PushManager' in window) || !('Notification' in window)) return 'none'
  if (Notification.permission === 'denied') return 'denied'
  if (!isOwnKnown || !isAllowed('notifications')) return 'off'
  return (await findPushSubscription()) ? 'on' : 'off'
}

type PushNotice =
  | AppPushNotice
  | 'turned-on'
  | 'turned-off'
  | 'denied'
  | 'dismissed'
  | 'none'
  | 'failed'
  | 'refused'

function showNotice(notice: PushNotice): void {
  const isGood = notice.startsWith('turned-') || notice === 'app.only-reminders'
  const kind = isGood ? 'success' : 'error'
  toast(textOf(notificationSettingsMessages, `push.${notice}`), { kind })
}

/** Requests the browser's permission prompt; only ever upon a click. */
async function subscribe(publicKey: string): Promise<PushNotice> {
  const isSet = await setMobileSetting('notifications', true)
  if (Notification.permission === 'default') return 'dismissed'
  if (!isSet || Notification.permission === 'denied') return 'denied'
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return 'none'
  try {
    await removeOutdatedSubscription(registration, publicKey)
    const applicationServerKey = bytesOf(publicKey)
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey,
    })
    const body = pushBodyOf(subscription, currentLocale().locale)
    if (!body) return 'failed'
    const response = await call(putPush, body)
    if (response.ok) return 'turned-on'
    await subscription.unsubscribe()
    return response.code === 'unprocessable' ? 'refused' : 'failed'
  } catch {
    return 'failed'
  }
}

/** A subscription with an earlier key of ours would block a new one. */
async function removeOutdatedSubscription(
  { pushManager }: ServiceWorkerRegistration,
  publicKey: string,
): Promise<void> {
  const existing = await pushManager.getSubscription()
  const key = existing?.options.applicationServerKey
  const isSame = key && bytesOf(publicKey).join() === new Uint8Array(key).join()
  if (existing && !isSame) await existing.unsubscribe()
}

/** Decodes base64url. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}
