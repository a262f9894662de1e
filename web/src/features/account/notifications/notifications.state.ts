import { listNotifications } from '@tripwright/domain/account/notifications'
import type { Output } from '@tripwright/domain/base/contract'
import { type CachedCall, useCachedCall } from '#platform/use-cached-call.ts'

export type NotificationList = Output<typeof listNotifications>

/** The notifications of the account: from the server, else this device's last copy; fetched again when back online. */
export function useNotifications(): CachedCall<NotificationList> {
  return useCachedCall(listNotifications, undefined, 'notifications')
}

/** The list as it will be once the waiting marks have arrived; each is a body of `markRead`: without an id it marks all. */
export function applyMarks(
  list: NotificationList,
  marks: readonly Record<string, unknown>[],
): NotificationList {
  if (marks.length === 0) return list
  let { notifications, unread } = list
  for (const { id, isRead = true } of marks) {
    notifications = notifications.map((one) => {
      if (id !== undefined && one.id !== id) return one
      if (one.isRead !== isRead) unread += isRead ? -1 : 1
      return { ...one, isRead: isRead === true }
    })
    // The list may be shorter than what is marked.
    if (id === undefined) unread = 0
  }
  return { ...list, notifications, unread: Math.max(unread, 0) }
}
