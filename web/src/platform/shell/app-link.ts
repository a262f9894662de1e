import { sameOriginPath } from '../auth-redirect.ts'

const SCHEME = 'tripwright:'
const MAX_LENGTH = 2000
// Backslashes, and control characters as the parser of addresses encodes them, once or more: nothing of ours has them.
const ODD_PATH = /\\|%(25)*(0[0-9a-f]|1[0-9a-f]|7f|5c|2f)/i
/** Paths of the server that are no pages of the app (service-worker.ts has the same). */
const NOT_PAGES = /^\/(api|mcp|assets|\.well-known)(\/|$)|^\/redirect(\/|$)|\/[^/]+\.[a-z0-9]+$/i

/**
 * The page of a link that opened the app: `https://<server>/path` or `tripwright://path`, as a path; null for every other link, for
 * other hosts, and for what is no page. Any other app may send any text.
 */
export function pathOfAppLink(link: string, server: string): string | null {
  if (link.length > MAX_LENGTH || !URL.canParse(link)) return null
  const url = new URL(link)
  if (url.username !== '' || url.password !== '') return null
  const path = pathOf(url, server)
  if (path === null || path.startsWith('//') || ODD_PATH.test(path) || NOT_PAGES.test(path)) return null
  return sameOriginPath(path + url.search + url.hash, server)
}

// The host of `tripwright://itinerary?trip=1` is the beginning of its path.
function pathOf({ protocol, origin, host, port, pathname }: URL, server: string): string | null {
  if (protocol === 'https:') return origin === server ? pathname : null
  if (protocol !== SCHEME || port !== '') return null
  return host === '' ? pathname || '/' : `/${host}${pathname}`
}
