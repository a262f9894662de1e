import { utcDate } from '@tripwright/domain/base/dates'
import { hasConsent } from '#features/site/consent/index.ts'
import { readStored, removeStored, subscribeToStored, writeStored } from '#platform/storage.ts'

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
      // Few visits report, so what measures is not among the first files of a page.
      const { sendFingerprint, withdrawFingerprint } = await import('./fingerprint-report.state.ts')
      const wasStored = await (action === 'tell' ? sendFingerprint() : withdrawFingerprint())
      // The next day, network or choice tries again.
      if (!wasStored) return
      if (action === 'tell') writeStored('fingerprint-told', utcDate(Date.now()))
      else removeStored('fingerprint-told')
    }
  } catch {
    // The part is not on the device and there is no network.
  } finally {
    isReporting = false
  }
}

function nextReport(): 'tell' | 'withdraw' | 'nothing' {
  const reported = readStored('fingerprint-told')
  if (hasConsent('analytics')) return reported === utcDate(Date.now()) ? 'nothing' : 'tell'
  return reported === null ? 'nothing' : 'withdraw'
}
