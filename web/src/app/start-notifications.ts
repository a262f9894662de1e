import { startDeviceReminders } from '#features/account/notices/index.ts'
import { notePlannedReminders, renewAppPush } from '#features/account/notifications/index.ts'

/** What the native app does at its start about notifications, for who turned them on. */
export function startNotifications(): void {
  startDeviceReminders((version) => void notePlannedReminders(version))
  void renewAppPush()
}
