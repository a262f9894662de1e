import { metresBetween, type Position } from '../../base/geo.ts'
import type { BookingEnd } from '../sync/index.ts'
import { isTransport, type TripBooking } from './booking.rules.ts'

/** A place that an address search found. */
type SearchResult = Position & { name: string; address: string; kind: string }

/** Beyond this distance from where the trip is on that day a place is another one of that name. */
const NEAR_METRES = 50_000
/** So near to each other two results are one place: a house and the restaurant in it. */
const SAME_METRES = 250
/** Areas in OpenStreetMap's terms: the middle of one is no address. */
const AREAS = new Set(
  'administrative borough city country county district hamlet island municipality neighbourhood postcode province quarter region state suburb town village'.split(
    ' ',
  ),
)

/** The text by which the place of a booking can be looked up: it has a name or an address, and no position. Null for a way, whose ends are picked. */
export function textToLookUp(booking: TripBooking): string | null {
  const place = booking.startsAt?.place
  if (isTransport(booking) || !place || place.lat !== undefined) return null
  return place.name.trim().length > 1 ? place.name.trim() : null
}

/**
 * What a search for the address of a booking came to: the place, where it has every number of the address and is the only one near
 * the trip; else the likeliest, to be asked about; null where none is near.
 */
export function chooseBookedPlace<Place extends SearchResult>(
  text: string,
  found: readonly Place[],
  near: Position | null,
): { place: Place; isSure: boolean } | null {
  const close = near ? found.filter((one) => metresBetween(near, one) <= NEAR_METRES) : found
  const [place] = close
  if (!place) return null
  const numbers = text.match(/\d+/g) ?? []
  const words = new Set(`${place.name} ${place.address}`.match(/\d+/g) ?? [])
  const isAddress = numbers.length > 0 && numbers.every((one) => words.has(one)) && !AREAS.has(place.kind)
  const isOnlyOne = close.every((one) => metresBetween(place, one) <= SAME_METRES)
  return { place, isSure: near !== null && isAddress && isOnlyOne }
}

/** The ends of a booking with the position of its place; an end elsewhere stays as it is. */
export function endsWithPosition(
  { startsAt, endsAt }: TripBooking,
  { lat, lon }: Position,
): { field: 'startsAt' | 'endsAt'; value: BookingEnd }[] {
  const ends = [
    ['startsAt', startsAt],
    ['endsAt', endsAt],
  ] as const
  return ends.flatMap(([field, end]) =>
    end && end.place.lat === undefined && end.place.name === startsAt?.place.name
      ? [{ field, value: { ...end, place: { ...end.place, lat, lon } } }]
      : [],
  )
}
