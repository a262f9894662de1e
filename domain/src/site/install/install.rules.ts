// Specification section 9: 10 s after the first visit, and 2 days after a dismissal that was not for good.
const INSTALL_AFTER_MS = 10_000
const INSTALL_AGAIN_MS = 2 * 24 * 60 * 60 * 1000

/** The stored state of the install prompt on a device. Times in milliseconds since 1970. */
export type InstallMemory = { firstVisit: number; dismissedAt: number | null; isForGood: boolean }

/** The state of the current page. */
export type InstallContext = {
  isInstalled: boolean
  /** Whether the browser offers to install. */
  isOffered: boolean
  isMobile: boolean
  /** Whether this is the in-app browser of a social app, which cannot install. */
  isSocialBrowser: boolean
  /** Whether the visitor came from a social network. */
  isFromSocial: boolean
  /** Whether it was dismissed in this session. */
  isDismissed: boolean
}

/** The variant of the prompt: the usual one, the reminder, for a visitor from a social network, or for an in-app browser. */
export type InstallKind = 'first' | 'reminder' | 'social' | 'in-app'

/** Which prompt to show and from when on, or null (specification section 4, "Install prompt", "Social install prompt"). */
export function chooseInstallPrompt(
  { firstVisit, dismissedAt, isForGood }: InstallMemory,
  place: InstallContext,
): { kind: InstallKind; from: number } | null {
  if (place.isInstalled || place.isDismissed || isForGood) return null
  const isReminder = dismissedAt !== null
  const from = isReminder ? dismissedAt + INSTALL_AGAIN_MS : firstVisit + INSTALL_AFTER_MS
  if (place.isSocialBrowser) return { kind: 'in-app', from }
  if (isReminder) return { kind: 'reminder', from }
  // Shown at once: a visitor from a social post may leave after ten seconds.
  if (place.isOffered && place.isFromSocial) return { kind: 'social', from: firstVisit }
  return place.isMobile && !place.isOffered ? null : { kind: 'first', from }
}

/** Parses the stored value; an invalid one counts as the first visit. */
export function readInstallMemory(stored: unknown, now: number): InstallMemory {
  const { firstVisit, dismissedAt, isForGood } = Object(stored)
  const moment = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null)
  return {
    // A clock that was set back must not suppress the prompt for years.
    firstVisit: Math.min(moment(firstVisit) ?? now, now),
    dismissedAt: moment(dismissedAt) === null ? null : Math.min(moment(dismissedAt) ?? now, now),
    isForGood: isForGood === true,
  }
}

/** Local counts of the prompt's outcomes (specification section 3, "Local install analytics counters"). */
export const INSTALL_COUNTS = [
  'shown',
  'attempted',
  'succeeded',
  'dismissed',
  'failed',
  'social-browser-attempts',
] as const
export type InstallCount = (typeof INSTALL_COUNTS)[number]

/** Adds one to a stored count; an invalid count restarts at 0. */
export function countInstall(stored: unknown, name: InstallCount): Record<InstallCount, number> {
  const counts = Object(stored)
  const read = (one: InstallCount) =>
    Number.isSafeInteger(counts[one]) && counts[one] >= 0 ? counts[one] : 0
  const entries = INSTALL_COUNTS.map((one) => [one, read(one) + (one === name ? 1 : 0)] as const)
  return Object.fromEntries(entries) as Record<InstallCount, number>
}
