import type { MiddlewareHandler } from 'hono'
import type { DayCounts } from '../counts/day-counts.port.ts'

/** Programs that say they are one. */
const PROGRAMS = /bot\b|bot[/;-]|crawl|spider|preview|monitor|curl|wget/i

/** Whether somebody asked not to be counted anywhere (Tracking Preference Expression; Global Privacy Control). */
export function asksNotToBeCounted(headers: Headers): boolean {
  return headers.get('dnt') === '1' || headers.get('sec-gpc') === '1'
}

type Answered = {
  counts: DayCounts
  /** The pattern of the page at a path; null for none. */
  patternOf: (path: string) => string | null
  /** Hosts of partners. */
  hosts: readonly string[]
}

/** Counts pages that a person opens, ways to a partner and errors of our own. It reads nothing of a cookie, address or account. */
export function countAnswers({ counts, patternOf, hosts }: Answered): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const { headers, method } = c.req.raw
    const { status } = c.res
    if (status >= 500) counts.add('error', 'server')
    const partner = status === 303 ? hostOf(c.res.headers.get('location')) : null
    if (partner !== null && hosts.includes(partner)) counts.add('hand-off', partner)
    if (method !== 'GET' || (status !== 200 && status !== 304) || !isOpenedByPerson(headers)) return
    const pattern = patternOf(c.req.path)
    if (pattern !== null) counts.add('view', pattern)
  }
}

/** Whether a person opened a page with this request, and did not ask not to be counted. */
function isOpenedByPerson(headers: Headers): boolean {
  if (asksNotToBeCounted(headers) || PROGRAMS.test(headers.get('user-agent') ?? '')) return false
  const isAhead = headers.has('sec-purpose')
  const goal = headers.get('sec-fetch-dest')
  // A service worker that passes a page on may say `empty`; a frame says `iframe`.
  return headers.get('sec-fetch-mode') === 'navigate' && !isAhead && (goal === 'document' || goal === 'empty')
}

function hostOf(location: string | null): string | null {
  return location !== null && URL.canParse(location) ? new URL(location).host : null
}
