/** The booking sites that a search may be handed to. */
export type BookingPartner = 'expedia' | 'airbnb'

/** Where a partner is at home when nothing is configured (decisions.md, "Hand-off URLs"). */
const DEFAULT_HOSTS: Record<BookingPartner, string> = { expedia: 'www.expedia.com', airbnb: 'www.airbnb.com' }

/**
 * The host of a partner among the allowed ones: its usual address, else one of its country sites (`www.expedia.de`);
 * null when the operator allows none.
 */
export function findPartnerHost(partner: BookingPartner, allowed: readonly string[]): string | null {
  const home = DEFAULT_HOSTS[partner]
  if (allowed.includes(home)) return home
  return (
    allowed.find((host) => host.split('.').at(-3) === 'www' && host.split('.').at(-2) === partner) ?? null
  )
}

/** An https address with each value percent-encoded once; a value of null leaves its parameter out. */
export function buildPartnerUrl(
  host: string,
  path: `/${string}`,
  values: readonly (readonly [name: string, value: string | number | null])[],
): string {
  const query = values.flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  )
  return `https://${host}${path}?${query.join('&')}`
}

/** `2026-12-01` as `12/1/2026`, the way the flight and car pages of the partner write a date. */
export function partnerDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  return `${month}/${day}/${year}`
}
