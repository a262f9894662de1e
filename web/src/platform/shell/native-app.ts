import { SecureStorage as SecurePlugin } from '@aparajita/capacitor-secure-storage'
import { App } from '@capacitor/app'
import { Browser } from '@capacitor/browser'
import { Capacitor } from '@capacitor/core'
import { Geolocation } from '@capacitor/geolocation'
import { Haptics, ImpactStyle } from '@capacitor/haptics'
import { LocalNotifications } from '@capacitor/local-notifications'
import { Network } from '@capacitor/network'
import { PushNotifications } from '@capacitor/push-notifications'
import { Share } from '@capacitor/share'
import { StatusBar, Style } from '@capacitor/status-bar'
import type { DevicePorts } from '../device-ports.ts'
import { adoptDevice } from './device-standards.ts'
import { followTaps, makeAppPush, makeDeviceReminders } from './native-notifications.ts'
import type { SecureStorage } from './secure-storage.port.ts'
import type { StatusBarPort } from './status-bar.ts'

/** Keychain and Keystore, by the plugin of the native projects. */
export const secureStorage: SecureStorage = {
  read: (key) => SecurePlugin.getItem(key),
  write: (key, value) => SecurePlugin.setItem(key, value),
  remove: (key) => SecurePlugin.removeItem(key),
}

/** Opens an address in a browser over the app. Never rejects. */
export function openInAppBrowser(url: string): void {
  Browser.open({ url }).catch(() => undefined)
}

type AppEvents = {
  /** A link that opened the app, at its start too. */
  onLink: (url: string) => void
  /** The back button of Android; `canGoBack` as the web view says it. */
  onBack: (canGoBack: boolean) => void
}

/** Follows what the device tells the app. Resolves with the link that started it, or null. */
export async function followApp({ onLink, onBack }: AppEvents): Promise<string | null> {
  await App.addListener('appUrlOpen', ({ url }) => onLink(url))
  await App.addListener('backButton', ({ canGoBack }) => onBack(canGoBack))
  return (await App.getLaunchUrl())?.url ?? null
}

/** Leaves the app, as its back button does on its first page. */
export function leaveApp(): void {
  App.minimizeApp().catch(() => undefined)
}

const haptics = { touch: () => Haptics.impact({ style: ImpactStyle.Light }) }

/** Makes the pages share, find their place and know of the network by the device's plugins. Never rejects. */
export function adoptPlugins(): Promise<void> {
  return adoptDevice(navigator, { sheet: Share, positions: Geolocation, network: Network, haptics })
}

/** Pushes and reminders of this device. */
export function devicePlugins(): DevicePorts {
  return {
    push: makeAppPush(PushNotifications, Capacitor.getPlatform()),
    reminders: makeDeviceReminders(LocalNotifications),
  }
}

/** Calls `open` with what a tapped notification names. Never rejects. */
export function followNotifications(open: (path: string) => void): Promise<void> {
  return followTaps(PushNotifications, LocalNotifications, open)
}

// The plugin names the background: "dark" has light words.
const STYLES = { dark: Style.Dark, light: Style.Light, system: Style.Default }

export const statusBar: StatusBarPort = { suit: (theme) => StatusBar.setStyle({ style: STYLES[theme] }) }
