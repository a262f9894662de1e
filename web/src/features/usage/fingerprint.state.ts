import { type DeviceFingerprint, storeDeviceFingerprint, usageDay } from '@tripwright/domain/usage'
import { hasConsent } from '#features/consent/index.ts'
import { call } from '#platform/call.ts'
import { readStored, removeStored, subscribeToStored, writeStored } from '#platform/storage.ts'
import { readMarks } from './device-marks.state.ts'

let isTelling = false

/**
 * Tells the fingerprint of this device once a day while analytics is allowed, and takes it back as soon as it no longer is
 * (decisions.md, "Devices and consent"). Without consent nothing is measured and nothing is sent. Call once.
 */
export function startFingerprint(): void {
  const follow = () => void tell()
  // The preferences are written before the outcome: with the outcome both are there.
  subscribeToStored('cookie-consent', follow)
  subscribeToStored('cookie-preferences', follow)
  addEventListener('online', follow)
  follow()
}

async function tell(): Promise<void> {
  if (isTelling) return
  isTelling = true
  try {
    for (let wish = wishNow(); wish !== 'nothing'; wish = wishNow()) {
      const answer = await call(storeDeviceFingerprint, wish === 'tell' ? await record() : await withdrawn())
      // Told again with the next day, network or choice.
      if (!answer.ok) return
      if (wish === 'tell') writeStored('fingerprint-told', today())
      else removeStored('fingerprint-told')
    }
  } finally {
    isTelling = false
  }
}

function wishNow(): 'tell' | 'withdraw' | 'nothing' {
  const told = readStored('fingerprint-told')
  if (hasConsent('analytics')) return told === today() ? 'nothing' : 'tell'
  return told === null ? 'nothing' : 'withdraw'
}

const today = () => usageDay(new Date())

async function record(): Promise<DeviceFingerprint> {
  const marks = { ...plainMarks(), ...(await readMarks()) }
  return { ...marks, fingerprint_hash: await hashOf(JSON.stringify(marks)) }
}

/** Without the parts that need consent: the server then forgets what it has. */
async function withdrawn(): Promise<DeviceFingerprint> {
  const marks = plainMarks()
  return { ...marks, fingerprint_hash: await hashOf(JSON.stringify(marks)) }
}

/** What every page can read of the browser that it runs in (specification section 3, "Device fingerprint"). */
function plainMarks() {
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
