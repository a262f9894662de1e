import { type HoursCalendar, hoursOfDate, parseOpeningHours } from '@tripwright/opening-hours'
import { addDays, type IsoDate } from '../../base/dates.ts'
import { foldText } from '../../base/fold-text.ts'
import { metresBetween, metresBetweenNear, type Position } from '../../base/geo.ts'
import type { NearbyPlace } from './nearby.contract.ts'

/** A restaurant without its distance and open state. */
export type Eatery = Position &
  Pick<NearbyPlace, 'id' | 'name' | 'address' | 'phone' | 'website' | 'kind' | 'about' | 'hours' | 'source'> &
  // Only outside services know these: whether it is open today, and its ratings.
  Partial<Pick<NearbyPlace, 'openNow' | 'rating' | 'reviews'>>
export type EateryWithDistance = { eatery: Eatery; metres: number }

const MAX_NEARBY = 20
const MINUTES_PER_DAY = 1440
/** The maximum distance of one place in two sources with similar names: both sources set positions by hand. */
const SAME_PLACE_METRES = 250

/** The places within a radius in metres, the nearest first; at most twenty. */
export function nearestEateries(
  here: Position,
  radius: number,
  eateries: readonly Eatery[],
): EateryWithDistance[] {
  return eateries
    .map((eatery) => ({ eatery, metres: metresBetween(here, eatery) }))
    .filter(({ metres }) => metres <= radius)
    .toSorted((a, b) => a.metres - b.metres || (a.eatery.id < b.eatery.id ? -1 : 1))
    .slice(0, MAX_NEARBY)
}

/** Merges two lists: places of the guides, completed from other sources, then places that no guide has. */
export function mergeEateries(own: readonly Eatery[], others: readonly Eatery[]): Eatery[] {
  const left = new Set(others)
  const merged = own.map((one) => {
    const twin = others.find(
      (other) =>
        left.has(other) &&
        metresBetweenNear(one, other) <= SAME_PLACE_METRES &&
        foldText(other.name) === foldText(one.name),
    )
    if (!twin) return one
    left.delete(twin)
    const { address, phone, website } = one
    const { openNow, rating, reviews } = twin
    return {
      ...one,
      ...(openNow !== undefined && { openNow }),
      ...(rating !== undefined && { rating, reviews: reviews ?? null }),
      address: address ?? twin.address,
      phone: phone ?? twin.phone,
      website: website ?? twin.website,
    }
  })
  return [...merged, ...left]
}

/**
 * Whether a place is open at a minute of a date, in its own local time; null when its hours are unknown. A span that began
 * the day before and ends after midnight counts.
 */
export function isOpenAt(
  hours: string | null,
  date: IsoDate,
  minutes: number,
  calendar: HoursCalendar,
): boolean | null {
  const parsed = hours === null ? null : parseOpeningHours(hours)
  if (!parsed?.ok) return null
  const parts = [
    ...hoursOfDate(parsed.value, addDays(date, -1), calendar).map((part) => ({
      ...part,
      minute: minutes + MINUTES_PER_DAY,
    })),
    ...hoursOfDate(parsed.value, date, calendar).map((part) => ({ ...part, minute: minutes })),
  ].filter(({ from, to, minute }) => from <= minute && minute < to)
  if (parts.some(({ isCertain }) => isCertain)) return true
  return parts.length > 0 ? null : false
}

/** The place in the shape of the answer. */
export function toNearbyPlace(
  { eatery, metres }: EateryWithDistance,
  byItsHours: boolean | null,
): NearbyPlace {
  const { lat, lon, ...details } = eatery
  return {
    // Ratings come from providers only.
    rating: null,
    reviews: null,
    photo: null,
    openNow: byItsHours,
    ...details,
    distance: Math.round(metres),
    coordinates: { lat, lng: lon },
  }
}
