import { prefetchParts } from '../prefetch-parts.ts'
import { unsubscribeFromPush } from '../push-subscription.ts'
import { readStored, useStored, writeStored } from '../storage.ts'
import { useTheme } from '../theme.ts'

/** Specification section 3, "Mobile settings". */
type MobileSettings = {
  notifications: boolean
  location: boolean
  camera: boolean
  offline: boolean
  analytics: boolean
  darkMode: boolean
}
const DEFAULTS: MobileSettings = {
  notifications: true,
  location: true,
  camera: true,
  offline: false,
  analytics: true,
  darkMode: false,
}

/** In the order of the specification. */
export const STORED = ['notifications', 'location', 'camera', 'offline', 'analytics'] as const
/** Settings with a storage key of their own; dark mode is the theme. */
export type StoredSetting = (typeof STORED)[number]

/** The device permissions that the user allows; check them before asking for a position, a camera or a notification. */
export function isAllowed(name: StoredSetting): boolean {
  return settled(readStored('mobile-settings'), name)
}

/** The current settings; dark mode as the page is now, also where the system decides. */
export function useMobileSettings(): MobileSettings {
  const stored = useStored('mobile-settings')
  const { theme } = useTheme()
  const isDarkDevice = matchMedia('(prefers-color-scheme: dark)').matches
  const darkMode = theme === 'system' ? isDarkDevice : theme === 'dark'
  const settings = { ...DEFAULTS, darkMode }
  for (const name of STORED) settings[name] = settled(stored, name)
  return settings
}

// A stored value may be anything.
function settled(stored: Record<string, unknown> | null, name: StoredSetting): boolean {
  const value = stored?.[name]
  return typeof value === 'boolean' ? value : DEFAULTS[name]
}

/**
 * Changes one setting and applies it. False when it could not be stored, or the browser refuses the permission: then nothing
 * has changed.
 */
export async function setMobileSetting(name: StoredSetting, isOn: boolean): Promise<boolean> {
  if (isOn && !(await isGranted(name))) return false
  if (!writeStored('mobile-settings', { ...readStored('mobile-settings'), [name]: isOn })) return false
  if (name === 'offline' && isOn) void prefetchEverything()
  if (name === 'notifications' && !isOn) void unsubscribeFromPush()
  return true
}

/** The browser's permission. Null: it does not say, or there is none. */
export async function permissionOf(name: StoredSetting): Promise<PermissionState | null> {
  // The device's camera app takes a photo and asks for permission itself.
  if (name === 'offline' || name === 'analytics' || name === 'camera') return null
  try {
    const permission = name === 'location' ? 'geolocation' : name
    // Not every browser knows each of these names.
    return (await navigator.permissions.query({ name: permission })).state
  } catch {
    return null
  }
}

// Browsers allow the notification prompt only on a click, such as this one. Position and camera prompt at their first use.
async function isGranted(name: StoredSetting): Promise<boolean> {
  if (name === 'notifications' && 'Notification' in window && Notification.permission === 'default')
    return (await Notification.requestPermission()) === 'granted'
  return (await permissionOf(name)) !== 'denied'
}

async function prefetchEverything(): Promise<void> {
  await navigator.storage?.persist?.()
  await prefetchParts()
}
