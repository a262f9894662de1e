/** Seconds that a Retry-After header asks for, in either of its forms (RFC 9110, section 10.2.3); null when there is none. */
export function secondsUntilRetry(header: string | null, now: number): number | null {
  if (header === null) return null
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000)
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null
}
