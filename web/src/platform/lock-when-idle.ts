const CHECK_INTERVAL_MS = 5000
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

type IdleLock = { isOpen: () => boolean; lock: () => void; afterMs: number }

/**
 * Locks what is open when nobody touched the page for some time, also while it was asleep, and when it is left. Gives back
 * what ends the watch.
 */
export function lockWhenIdle({ isOpen, lock, afterMs }: IdleLock): () => void {
  let last = Date.now()
  const touched = () => {
    // A touch after the time is up may come from anybody: it locks, and does not keep the content open.
    look()
    last = Date.now()
  }
  const look = () => {
    if (isOpen() && Date.now() - last >= afterMs) lock()
  }
  const left = () => {
    if (isOpen()) lock()
  }
  const timer = setInterval(look, CHECK_INTERVAL_MS)
  for (const kind of ACTIVITY_EVENTS) addEventListener(kind, touched, { capture: true, passive: true })
  document.addEventListener('visibilitychange', look)
  addEventListener('pagehide', left)
  return () => {
    clearInterval(timer)
    for (const kind of ACTIVITY_EVENTS) removeEventListener(kind, touched, { capture: true })
    document.removeEventListener('visibilitychange', look)
    removeEventListener('pagehide', left)
    left()
  }
}
