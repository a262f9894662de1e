const CHECK_INTERVAL_MS = 5000
const ACTIVITY_EVENTS = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const

type IdleLock = { isOpen: () => boolean; lock: () => void; afterMs: number }

/**
 * Locks open content after some time without user input, also during sleep, and when the page is left. Returns a function
 * that stops it.
 */
export function lockWhenIdle({ isOpen, lock, afterMs }: IdleLock): () => void {
  let last = Date.now()
  const touched = () => {
    // Input after the time limit may come from anybody: it locks, and does not keep the content open.
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
