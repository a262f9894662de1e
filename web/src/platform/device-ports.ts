/** Push messages to the native app, by the service of its system. */
export type AppPushPort = {
  service: 'fcm' | 'apns'
  /** Whether the person allows notifications; `prompt`: they were not asked yet. Never rejects. */
  permission(): Promise<'granted' | 'denied' | 'prompt'>
  /** Asks for the permission where nobody did: only upon a press. Never rejects. */
  ask(): Promise<'granted' | 'denied'>
  /** The token by which the service reaches this app; null where it gives none. Never rejects. */
  register(): Promise<string | null>
  /** No message arrives by the token any more. Never rejects. */
  unregister(): Promise<void>
}

/** A notification that the device shows by itself, with no network; `path` is a page of ours. */
export type PlannedNotification = { key: string; at: number; title: string; body: string; path: string }

/** Notifications that are planned on the device. */
export type DeviceRemindersPort = {
  /** Puts these in the place of all that were planned. Never rejects. */
  plan(all: readonly PlannedNotification[]): Promise<void>
}

/** What the native app has for which the web has no standard. */
export type DevicePorts = { push: AppPushPort; reminders: DeviceRemindersPort }

let ports: DevicePorts | null = null

export function setDevicePorts(next: DevicePorts | null): void {
  ports = next
}

/** The ports of the native app; null in a browser. */
export function devicePorts(): DevicePorts | null {
  return ports
}

let onReminders: () => void = () => undefined

/** Calls `listener` when the person asked for other reminders here. */
export function setReminderListener(listener: () => void): void {
  onReminders = listener
}

/** The person asked for other reminders: the native app plans what rings anew. Does nothing in a browser. */
export function noteChangedReminders(): void {
  onReminders()
}
