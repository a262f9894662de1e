import { useSyncExternalStore } from 'react'

// In no library of types yet: Chromium alone has it.
type InstallEvent = Event & { prompt: () => Promise<unknown>; userChoice: Promise<{ outcome: string }> }

/** Whether this is the installed app, the browser offers to install it, or neither is known. */
export type InstallState = 'installed' | 'offered' | 'none'

let offer: InstallEvent | null = null
let hasInstalled = false
const listeners = new Set<() => void>()

/** How things stand; `none` in the prerendered document. */
export function useInstallState(): InstallState {
  return useSyncExternalStore(subscribe, readState, () => 'none')
}

/** Shows the browser's own question. True when it was answered with yes. An offer can be used once. */
export async function install(): Promise<boolean> {
  const used = offer
  setOffer(null)
  if (used === null) return false
  await used.prompt()
  return (await used.userChoice).outcome === 'accepted'
}

// Specification section 4: standalone, minimal-ui, fullscreen, home-screen, android app referrer or webview.
const INSTALLED_MODES = ['standalone', 'minimal-ui', 'fullscreen']

function readState(): InstallState {
  const isOwnWindow = INSTALLED_MODES.some((mode) => matchMedia(`(display-mode: ${mode})`).matches)
  const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true
  const isAndroidApp = document.referrer.startsWith('android-app://')
  const isNative = document.documentElement.dataset.native !== undefined
  if (hasInstalled || isOwnWindow || isOnHomeScreen || isAndroidApp || isNative) return 'installed'
  return offer === null ? 'none' : 'offered'
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('beforeinstallprompt', keepOffer)
    addEventListener('appinstalled', noteInstalled)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('beforeinstallprompt', keepOffer)
    removeEventListener('appinstalled', noteInstalled)
  }
}

function keepOffer(event: Event): void {
  // Else the browser asks by itself, at a moment of its own.
  event.preventDefault()
  if (isInstallEvent(event)) setOffer(event)
}

function isInstallEvent(event: Event): event is InstallEvent {
  return 'prompt' in event && 'userChoice' in event
}

function noteInstalled(): void {
  hasInstalled = true
  setOffer(null)
}

function setOffer(next: InstallEvent | null): void {
  offer = next
  for (const listener of listeners) listener()
}
