import { listNotifications } from '@tripwright/domain/account/notifications'
import type { Output } from '@tripwright/domain/base/contract'
import { type CachedCall, useCachedCall } from '#platform/use-cached-call.ts'

export type NotificationList = Output<typeof listNotifications>

/** The notifications of the account: from the server, else this device's last copy; fetched again when back online. */
export function useNotifications(): CachedCall<NotificationList> {
  return useCachedCall(listNotifications, 'notifications')
}
