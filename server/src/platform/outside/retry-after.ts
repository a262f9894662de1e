const LONGEST_MS = 24 * 60 * 60 * 1000

/** The response's Retry-After in milliseconds, at most a day; null where it has none (RFC 9110, section 10.2.3). */
export function retryAfterMs({ headers }: Response, now: Date): number | null {
  const value = headers.get('retry-after')?.trim()
  if (!value) return null
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now.getTime()
  return Number.isNaN(wait) ? null : Math.min(Math.max(0, wait), LONGEST_MS)
}
