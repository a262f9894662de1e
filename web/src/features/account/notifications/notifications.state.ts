import { listNotifications } from '@tripwright/domain/account/notifications'
import type { Output } from '@tripwright/domain/base/contract'
import { type CachedCall, useCachedCall } from '#platform/use-cached-call.ts'

export type NotificationList = Output<typeof listNotifications>

/** What the account was told: by the server, else as this device last received it; asked again when the network is back. */
export function useNotifications(): CachedCall<NotificationList> {
  return useCachedCall(listNotifications, 'notifications')
}
