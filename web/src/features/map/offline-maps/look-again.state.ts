import { useEffect } from 'react'

/** A server that is new cuts its regions in about a minute; one that cannot reach it is asked seldom. */
const FIRST_LOOK_MS = 4000
const LONGEST_LOOK_MS = 60_000

/** Asks again while the list is not complete: ever more seldom, and at once when the network is back. */
export function useLookAgain(look: () => void, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    let pauseMs = FIRST_LOOK_MS
    let timer = setTimeout(again, pauseMs)
    function again(): void {
      if (navigator.onLine && !document.hidden) look()
      pauseMs = Math.min(2 * pauseMs, LONGEST_LOOK_MS)
      timer = setTimeout(again, pauseMs)
    }
    addEventListener('online', look)
    return () => {
      clearTimeout(timer)
      removeEventListener('online', look)
    }
  }, [look, isWanted])
}
