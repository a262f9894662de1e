/** Delay for a page's own requests. */
const UNOBSERVED_DELAY_MS = 15_000

/**
 * Reloads a list: at once while a component shows it, else after the page's visible content, so that the list is on this
 * device when offline.
 */
export function refetchWhenVisible(read: () => Promise<void>) {
  let watchers = 0
  let waiting: ReturnType<typeof setTimeout> | undefined

  function readNow(): Promise<void> {
    clearTimeout(waiting)
    waiting = undefined
    return read()
  }
  return {
    /** Call when the list may be outdated. Resolves when it was loaded, or at once when the load is postponed. */
    refresh(): Promise<void> {
      if (watchers > 0) return readNow()
      clearTimeout(waiting)
      waiting = setTimeout(() => void readNow(), UNOBSERVED_DELAY_MS)
      return Promise.resolve()
    },
    /** Registers a visible reader; returns the function that ends this. */
    watch(): () => void {
      watchers++
      if (waiting !== undefined) void readNow()
      return () => {
        watchers--
      }
    },
  }
}
