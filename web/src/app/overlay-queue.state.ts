/** The overlays that open without a click, in order of precedence (decisions.md, "Overlays"). */
export const OVERLAYS = ['splash', 'update', 'cookie', 'install', 'email'] as const
export type Overlay = (typeof OVERLAYS)[number]

/** The time from which each may be shown, in milliseconds since 1970; null while it may not. */
export type Moments = Record<Overlay, number | null>

/** One at a time, and each at most once per page load. */
export type OverlayQueue = { current: Overlay | null; gone: readonly Overlay[] }

export const EMPTY_QUEUE: OverlayQueue = { current: null, gone: [] }

/**
 * A due overlay waits this long for one with a higher precedence: otherwise a reminder that is due at once would come before
 * the cookie notice, which is due a second after the page.
 */
const PRECEDENCE_WAIT_MS = 1000

/** The queue at this moment: the current overlay stays until it is closed; then the next due one opens. */
export function advanceQueue(queue: OverlayQueue, moments: Moments, now: number): OverlayQueue {
  if (queue.current !== null) return queue
  const next = findNext(queue, moments, now)
  return next === null || next.moment > now ? queue : { ...queue, current: next.overlay }
}

/** The queue after an overlay was closed, by the user or automatically. Does nothing when it is not the one shown. */
export function dismissOverlay(queue: OverlayQueue, overlay: Overlay): OverlayQueue {
  return queue.current === overlay ? { current: null, gone: [...queue.gone, overlay] } : queue
}

/** The next time to check, in milliseconds since 1970; null when only an event can change anything. */
export function wakesAt(queue: OverlayQueue, moments: Moments, now: number): number | null {
  if (queue.current !== null) return null
  const next = findNext(queue, moments, now)
  if (next !== null) return next.moment
  const later = OVERLAYS.flatMap((overlay) => momentOf(queue, moments, overlay) ?? [])
  return later.length === 0 ? null : Math.min(...later) - PRECEDENCE_WAIT_MS
}

function findNext(queue: OverlayQueue, moments: Moments, now: number) {
  for (const overlay of OVERLAYS) {
    const moment = momentOf(queue, moments, overlay)
    if (moment !== null && moment <= now + PRECEDENCE_WAIT_MS) return { overlay, moment }
  }
  return null
}

function momentOf({ gone }: OverlayQueue, moments: Moments, overlay: Overlay): number | null {
  return gone.includes(overlay) ? null : moments[overlay]
}
