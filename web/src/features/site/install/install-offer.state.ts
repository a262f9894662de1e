import { isInsideApp } from '@tripwright/domain/site/install'
import { useSyncExternalStore } from 'react'
import { countInstallEvent } from './install-memory.state.ts'

// Missing in TypeScript's library: only Chromium has it.
type InstallEvent = Event & { prompt: () => Promise<unknown>; userChoice: Promise<{ outcome: string }> }

/** Whether this is the installed app, the browser offers to install it, or neither is known. */
export type InstallState = 'installed' | 'offered' | 'none'

/** The outcome of the browser's prompt; `not-offered` when the browser has none, or it failed. */
export type InstallOutcome = 'accepted' | 'dismissed' | 'not-offered'

let offer: InstallEvent | null = null
let hasInstalled = false
const listeners = new Set<() => void>()

/** The installation state; `none` in the prerendered document. */
export function useInstallState(): InstallState {
  return useSyncExternalStore(subscribe, readState, () => 'none')
}

/** Shows the browser's prompt and counts its outcome. An offer can be used once. */
export async function install(): Promise<InstallOutcome> {
  const used = offer
  countInstallEvent('attempted')
  setOffer(null)
  const outcome = await showInstallPrompt(used)
  countInstallEvent(outcome === 'accepted' ? 'succeeded' : outcome === 'dismissed' ? 'dismissed' : 'failed')
  return outcome
}

async function showInstallPrompt(used: InstallEvent | null): Promise<InstallOutcome> {
  if (used === null) return 'not-offered'
  try {
    await used.prompt()
    return (await used.userChoice).outcome === 'accepted' ? 'accepted' : 'dismissed'
  } catch {
    return 'not-offered'
  }
}

// Specification section 4: standalone, minimal-ui, fullscreen, home-screen, android app referrer or webview.
const INSTALLED_MODES = ['standalone', 'minimal-ui', 'fullscreen']

function readState(): InstallState {
  const isOwnWindow = INSTALLED_MODES.some((mode) => matchMedia(`(display-mode: ${mode})`).matches)
  const isOnHomeScreen = 'standalone' in navigator && navigator.standalone === true
  const isNative = document.documentElement.dataset.native !== undefined
  const isInApp = isInsideApp(document.referrer, navigator.userAgent)
  if (hasInstalled || isOwnWindow || isOnHomeScreen || isNative || isInApp) return 'installed'
  return offer === null ? 'none' : 'offered'
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    takeEarlyOffer()
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
  // Otherwise the browser prompts at a time of its own.
  event.preventDefault()
  forgetEarlyOffer()
  if (isInstallEvent(event)) setOffer(event)
}

// An event before hydration waits on the window (app/inline/before-paint.ts).
function takeEarlyOffer(): void {
  const early: unknown = Reflect.get(window, 'offer')
  forgetEarlyOffer()
  if (isInstallEvent(early)) offer = early
}

function forgetEarlyOffer(): void {
  Reflect.deleteProperty(window, 'offer')
}

function isInstallEvent(event: unknown): event is InstallEvent {
  return event instanceof Event && 'prompt' in event && 'userChoice' in event
}

function noteInstalled(): void {
  hasInstalled = true
  setOffer(null)
}

function setOffer(next: InstallEvent | null): void {
  offer = next
  for (const listener of listeners) listener()
}
