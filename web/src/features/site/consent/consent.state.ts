import {
  ALL_COOKIES,
  COOKIE_NOTICE_MS,
  type ConsentKind,
  type CookiePreferences,
  ESSENTIAL_COOKIES,
  isAllowed,
  readPreferences,
} from '@tripwright/domain/site/consent'
import { readStored, useStored, writeStored } from '#platform/storage.ts'

/**
 * Whether this device's user agreed to this kind (decisions.md, "Devices and consent"). Call it each time: the answer may
 * change.
 */
export function hasConsent(kind: ConsentKind): boolean {
  return isAllowed(kind, readStored('cookie-consent'), readStored('cookie-preferences'))
}

/** The choice on this device, and the kinds that are on; without a choice there is no outcome. */
export function useConsent() {
  const outcome = useStored('cookie-consent')
  const stored = useStored('cookie-preferences')
  const isOn = (kind: ConsentKind) => isAllowed(kind, outcome, stored)
  return {
    outcome,
    preferences: readPreferences({ analytics: isOn('analytics'), marketing: isOn('marketing') }),
  }
}

/** The time from which to ask on a page that became usable then, or null when there is an answer (specification section 4). */
export function useCookieMoment(since: number): number | null {
  return useStored('cookie-consent') === null ? since + COOKIE_NOTICE_MS : null
}

/** Each function returns false when nothing can be stored: the next page then asks for consent again. */
export function acceptCookies(): boolean {
  return saveConsent('accepted', ALL_COOKIES)
}

export function declineCookies(): boolean {
  return saveConsent('declined', ESSENTIAL_COOKIES)
}

export function customizeCookies(choice: Record<ConsentKind, boolean>): boolean {
  return saveConsent('customized', { essential: true, ...choice })
}

// The preferences first: they alone allow nothing, should the second write not fit.
function saveConsent(
  outcome: 'accepted' | 'declined' | 'customized',
  preferences: CookiePreferences,
): boolean {
  writeStored('cookie-preferences', preferences)
  return writeStored('cookie-consent', outcome)
}
