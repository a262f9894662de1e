import { MAX_REPORTED } from '@tripwright/domain/staff/traffic'
import { fetchServer } from '#platform/reach-server.ts'
import { readStored } from '#platform/storage.ts'

type PageReading = {
  /** The pattern of the page at a path, such as `/blog/:slug`. */
  patternOf: (path: string) => string
  hasConsent: () => boolean
}

/**
 * Counts the pages that are opened inside the app and errors, and tells the server when the page is put away: one request for
 * all, patterns alone. The server counts the first page itself. Nothing is counted after a no to analytics, or where the browser
 * asks for it.
 */
export function startViews({ patternOf, hasConsent }: PageReading): void {
  let pages: string[] = []
  let errors = 0
  let last = patternOf(location.pathname)

  const note = () => {
    const now = patternOf(location.pathname)
    if (now !== last && pages.length < MAX_REPORTED) pages.push(now)
    last = now
  }
  const noteError = () => {
    errors = Math.min(errors + 1, MAX_REPORTED)
  }
  const send = () => {
    if (document.visibilityState !== 'hidden' || pages.length + errors === 0) return
    const body = JSON.stringify({ pages, errors })
    pages = []
    errors = 0
    if (isRefused(hasConsent)) return
    void fetchServer('/api/views', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      // The page may be gone before an answer is there.
      keepalive: true,
      // No cookie goes along: it says nothing of who.
      credentials: 'omit',
    }).catch(() => undefined)
  }
  // The router sends an event of this name with each page.
  for (const name of ['pushState', 'replaceState', 'popstate']) addEventListener(name, note)
  for (const name of ['error', 'unhandledrejection']) addEventListener(name, noteError)
  document.addEventListener('visibilitychange', send)
}

function isRefused(hasConsent: () => boolean): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    doNotTrack?: string | null
    globalPrivacyControl?: boolean
  }
  if (doNotTrack === '1' || globalPrivacyControl === true) return true
  return readStored('cookie-consent') !== null && !hasConsent()
}
