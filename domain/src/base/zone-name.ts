// Apart from the times of zones: a page that only checks a name does not load them.

const MAX_LENGTH = 60

/** True for the IANA name of a zone that this engine knows; `+02:00` is an offset and no zone. */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name) || name.length > MAX_LENGTH) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}
