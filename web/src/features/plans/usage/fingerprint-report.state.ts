import { type DeviceFingerprint, storeDeviceFingerprint } from '@tripwright/domain/plans/usage'
import { call } from '#platform/call.ts'
import { readDeviceSignals } from './device-signals.state.ts'

/** Measures the device and sends its fingerprint; true once the server has it. Only after consent. */
export async function sendFingerprint(): Promise<boolean> {
  return send({ ...readBrowserProperties(), ...(await readDeviceSignals()) })
}

/** Sends it without the parts that need consent, on which the server deletes its copy; true once it did. */
export async function withdrawFingerprint(): Promise<boolean> {
  return send(readBrowserProperties())
}

async function send(marks: Omit<DeviceFingerprint, 'fingerprint_hash'>): Promise<boolean> {
  const response = await call(storeDeviceFingerprint, {
    ...marks,
    fingerprint_hash: await hashOf(JSON.stringify(marks)),
  })
  return response.ok
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
