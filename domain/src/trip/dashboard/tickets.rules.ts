import type { IsoDate } from '../../base/dates.ts'
import type { PointOfInterest } from '../../destination/places/index.ts'
import type { TripStop } from '../sync/index.ts'

/** Places of a trip that require a booking: their names, and the first day of a visit. */
export type Tickets = { names: string[]; day: IsoDate }

/**
 * The tickets still to be booked, of stops in their order; null when there are none. A stop with a locked time counts as
 * booked, because travellers lock a stop when they have a ticket for an hour.
 */
export function ticketsNeeded(
  stops: readonly Pick<TripStop, 'poiId' | 'kind' | 'name' | 'day' | 'isLocked'>[],
  places: readonly Pick<PointOfInterest, 'id' | 'booking'>[],
  today: IsoDate,
): Tickets | null {
  const needed = new Set(places.flatMap(({ id, booking }) => (booking === 'needed' ? [id] : [])))
  const open = stops.flatMap(({ poiId, kind, name, day, isLocked }) => {
    if (!poiId || !needed.has(poiId) || kind === 'booking' || isLocked) return []
    return day && day >= today ? [{ name: name ?? '', day }] : []
  })
  const [first] = open
  return first ? { names: [...new Set(open.map(({ name }) => name))], day: first.day } : null
}
