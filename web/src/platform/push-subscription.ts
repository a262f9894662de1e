type PushBody = { endpoint: string; p256dh: string; auth: string; locale: string }

/** A subscription in the server's form (domain/notifications, putPush); null where the browser gave no keys. */
export function pushBodyOf(subscription: PushSubscription, locale: string): PushBody | null {
  const { endpoint, keys } = subscription.toJSON()
  const { p256dh, auth } = keys ?? {}
  return endpoint && p256dh && auth ? { endpoint, p256dh, auth, locale } : null
}

/** This browser's subscription; null where it has none, or no support. */
export async function findPushSubscription(): Promise<PushSubscription | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window)) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Ends this browser's push subscription; its push service then reports to the server that it is gone. */
export async function unsubscribeFromPush(): Promise<void> {
  // If it cannot be ended now, no message can arrive through it either.
  await findPushSubscription()
    .then((subscription) => subscription?.unsubscribe())
    .catch(() => undefined)
}
