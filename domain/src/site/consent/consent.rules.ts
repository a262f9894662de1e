/** Specification section 9: the notice comes a second after the page. */
export const COOKIE_NOTICE_MS = 1000

/** The kinds of storage that need consent; essential storage needs none. */
export const CONSENT_KINDS = ['analytics', 'marketing'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]

/** Specification section 3, "Cookie preferences". */
export type CookiePreferences = { essential: true } & Record<ConsentKind, boolean>
/** The value stored under `cookie-consent` (specification section 9). */
export type ConsentOutcome = 'accepted' | 'declined' | 'customized'

export const ALL_COOKIES: CookiePreferences = { essential: true, analytics: true, marketing: true }
export const ESSENTIAL_COOKIES: CookiePreferences = { essential: true, analytics: false, marketing: false }

/** Parses the stored consent: only `true` counts as consent, because anybody can edit the storage. */
export function readPreferences(stored: unknown): CookiePreferences {
  const { analytics, marketing } = Object(stored)
  return { essential: true, analytics: analytics === true, marketing: marketing === true }
}

/**
 * Whether the visitor agreed to this kind of storage. Without an answer the result is false; preferences without an answer
 * do not count.
 */
export function isAllowed(kind: ConsentKind, outcome: ConsentOutcome | null, stored: unknown): boolean {
  if (outcome === null || outcome === 'declined') return false
  return outcome === 'accepted' || readPreferences(stored)[kind]
}
