/** A page has had its own calls by then. */
const UNOBSERVED_DELAY_MS = 15_000

/**
 * Reloads a list: at once while a component watches it, else when the page has had time for the visible content,
 * so that the list is on this device when the network is gone.
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
    /** Call when the list may be outdated. Resolves when it was read, or at once when the read is put off. */
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
