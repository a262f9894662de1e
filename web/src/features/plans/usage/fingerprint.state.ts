import { utcDate } from '@tripwright/domain/base/dates'
import { type DeviceFingerprint, storeDeviceFingerprint } from '@tripwright/domain/plans/usage'
import { hasConsent } from '#features/site/consent/index.ts'
import { call } from '#platform/call.ts'
import { readStored, removeStored, subscribeToStored, writeStored } from '#platform/storage.ts'
import { readDeviceSignals } from './device-signals.state.ts'

let isReporting = false

/**
 * Sends this device's fingerprint once a day while analytics is allowed, and withdraws it once it is not (decisions.md,
 * "Devices and consent"). Without consent nothing is measured and nothing is sent. Call once.
 */
export function startFingerprint(): void {
  const follow = () => void reportFingerprint()
  // The preferences are written before the outcome: with the outcome both are there.
  subscribeToStored('cookie-consent', follow)
  subscribeToStored('cookie-preferences', follow)
  addEventListener('online', follow)
  follow()
}

async function reportFingerprint(): Promise<void> {
  if (isReporting) return
  isReporting = true
  try {
    for (let action = nextReport(); action !== 'nothing'; action = nextReport()) {
      const response = await call(
        storeDeviceFingerprint,
        action === 'tell' ? await readFingerprint() : await readWithdrawal(),
      )
      // The next day, network or choice tries again.
      if (!response.ok) return
      if (action === 'tell') writeStored('fingerprint-told', utcDate(Date.now()))
      else removeStored('fingerprint-told')
    }
  } finally {
    isReporting = false
  }
}

function nextReport(): 'tell' | 'withdraw' | 'nothing' {
  const reported = readStored('fingerprint-told')
  if (hasConsent('analytics')) return reported === utcDate(Date.now()) ? 'nothing' : 'tell'
  return reported === null ? 'nothing' : 'withdraw'
}

async function readFingerprint(): Promise<DeviceFingerprint> {
  const marks = { ...readBrowserProperties(), ...(await readDeviceSignals()) }
  return { ...marks, fingerprint_hash: await hashOf(JSON.stringify(marks)) }
}

/** Without the parts that need consent, on which the server deletes its copy. */
async function readWithdrawal(): Promise<DeviceFingerprint> {
  const marks = readBrowserProperties()
  return { ...marks, fingerprint_hash: await hashOf(JSON.stringify(marks)) }
}

/** Browser properties that every page can read (specification section 3, "Device fingerprint"). */
function readBrowserProperties() {
  return {
    user_agent: navigator.userAgent,
    screen_resolution: `${screen.width}x${screen.height}`,
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    language: navigator.language,
    platform: navigator.platform,
    cookie_enabled: navigator.cookieEnabled,
    local_storage_enabled: 'localStorage' in window,
    session_storage_enabled: 'sessionStorage' in window,
    indexed_db_enabled: 'indexedDB' in window,
  }
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
