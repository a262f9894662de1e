import { listNotifications } from '@tripwright/domain/account/notifications'
import type { Output } from '@tripwright/domain/base/contract'
import { type CachedCall, useCachedCall } from '#platform/use-cached-call.ts'

export type NotificationList = Output<typeof listNotifications>

/** The notifications of the account: from the server, else the last copy of this device; fetched again when the network returns. */
export function useNotifications(): CachedCall<NotificationList> {
  return useCachedCall(listNotifications, 'notifications')
}
