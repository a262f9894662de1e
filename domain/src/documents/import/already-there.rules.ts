import { foldText } from '../../base/fold-text.ts'
import { metresBetweenNear } from '../../base/geo.ts'
import { bookingsOf, type TripBooking } from '../../trip/bookings/index.ts'
import { ownPlacesOf, type TripOwnPlace, type TripState } from '../../trip/sync/index.ts'
import type { ImportPart, ProposedBooking, ProposedPlace } from './import.contract.ts'

/** Two readings of one place differ by less, in metres. */
const SAME_PLACE_METRES = 150

/** Whether a trip holds what was read already: the same document twice adds nothing the second time. */
export function isAlreadyThere({ booking, place }: ImportPart, trip: TripState): boolean {
  if (booking) return bookingsOf(trip).some((one) => isSameBooking(one, booking))
  return place !== undefined && ownPlacesOf(trip).some((one) => isSamePlace(one, place))
}

/** Of the same kind and first day, told apart by the first of number, reference and name that both have. */
function isSameBooking(one: TripBooking, read: ProposedBooking): boolean {
  if (one.kind !== read.kind || (one.startsAt?.date ?? null) !== read.startsAt.date) return false
  for (const field of ['number', 'reference', 'name'] as const) {
    const [here, there] = [one[field], read[field]].map((text) => foldText(text ?? '').replace(/\s/g, ''))
    if (here && there) return here === there
  }
  return false
}

function isSamePlace(one: TripOwnPlace, read: ProposedPlace): boolean {
  const isNear = metresBetweenNear(one.location, read.location) < SAME_PLACE_METRES
  return isNear && foldText(one.name ?? '') === foldText(read.name)
}
