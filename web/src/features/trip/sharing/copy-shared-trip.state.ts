import { copyTripChanges } from '@tripwright/domain/trip/export'
import type { TripState } from '@tripwright/domain/trip/sync'
import { changeTrip, newTripId } from '#features/trip/sync/index.ts'

/**
 * Copies a shared trip into an own one, on this device at once, without other people's bookings. Gives its id, or null when
 * it could not be stored.
 */
export function copySharedTrip(trip: TripState, title: string): string | null {
  const isBooking = (fields: TripState['items'][string]['fields']) => fields.kind?.value === 'booking'
  const items = Object.entries(trip.items).filter(([, { fields }]) => !isBooking(fields))
  const copy = { id: newTripId(), title }
  const isMade = changeTrip(
    copy.id,
    copyTripChanges({ ...trip, items: Object.fromEntries(items) }, copy, newTripId),
  ).ok
  return isMade ? copy.id : null
}
