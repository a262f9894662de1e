declare const self: ServiceWorkerGlobalScope

const HOME = '/notifications'

type PushMessage = { title?: string; path?: string; body?: string; tag?: string }

/** The content of a push: only our server can have encrypted it. */
function read(data: PushMessageData | null): PushMessage {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}

/** Shows a notification for any push: otherwise the browser would show a warning of its own. */
export function showPush(event: PushEvent): void {
  const { title = 'Tripwright', path = HOME, ...options } = read(event.data)
  // Only a page of ours, whatever was sent.
  const data = /^\/\w/.test(path) ? path : HOME
  event.waitUntil(show(title, { ...options, data, icon: '/icon-192.png' }))
}

async function show(title: string, options: NotificationOptions): Promise<void> {
  await self.registration.showNotification(title, options)
  // The page sets the number of unread ones; until it is opened, those that are on the screen are known.
  const shown = await self.registration.getNotifications()
  await self.navigator.setAppBadge?.(shown.length).catch(() => undefined)
}

/** Opens the page of the notification. It does not replace another open page of ours, which may contain unsaved input. */
export function openPush(event: NotificationEvent): void {
  event.notification.close()
  event.waitUntil(openPage(event.notification.data))
}

async function openPage(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' })
  const page = pages.find(({ url }) => url.endsWith(path)) ?? (await self.clients.openWindow(path))
  await page?.focus()
}

/** An event that TypeScript's library does not know. */
type SubscriptionChange = Event & {
  oldSubscription?: PushSubscription
  newSubscription?: PushSubscription
  waitUntil?: (work: Promise<unknown>) => void
}

/** The browser has changed its push subscription: the server gets the new one. */
export function renewPush(event: SubscriptionChange): void {
  event.waitUntil?.(renew(event))
}

async function renew({ oldSubscription, newSubscription }: SubscriptionChange): Promise<void> {
  const subscription =
    newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription?.options))
  const { endpoint, keys } = subscription.toJSON()
  await fetch('/api/notifications/push', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, ...keys, locale: navigator.language }),
  })
}
