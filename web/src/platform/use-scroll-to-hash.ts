import { useEffect } from 'react'

/** Time in milliseconds during which a page may still grow above the target. */
const SETTLE_TIMEOUT_MS = 5000
const USER_INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Scrolls to the target of the address's hash, for a page whose parts load one after the other: again with each part, until
 * the user scrolls or presses a key.
 */
export function useScrollToHash(): void {
  useEffect(() => {
    const name = decodeURIComponent(location.hash.slice(1))
    if (name === '') return
    const go = () => document.getElementById(name)?.scrollIntoView({ behavior: 'instant' })
    const observer = new MutationObserver(go)
    const stop = () => {
      observer.disconnect()
      clearTimeout(timer)
      for (const kind of USER_INPUT_EVENTS) removeEventListener(kind, stop)
    }
    const timer = setTimeout(stop, SETTLE_TIMEOUT_MS)
    for (const kind of USER_INPUT_EVENTS) addEventListener(kind, stop, { passive: true })
    observer.observe(document.body, { childList: true, subtree: true })
    go()
    return stop
  }, [])
}
