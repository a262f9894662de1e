import { useEffect } from 'react'

/** For so long, in milliseconds, a page may still grow above what its address names. */
const SETTLE_TIMEOUT_MS = 5000
const USER_INPUT_EVENTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Goes to what the hash of the address names, for a page whose parts come one after the other: again with each that comes,
 * until somebody scrolls or presses something.
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
