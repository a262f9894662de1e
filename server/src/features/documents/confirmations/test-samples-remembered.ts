import type { ImportSample } from '#features/documents/booking-words/index.ts'
import { REMEMBERED_CARS_AND_OUTINGS } from './test-remembered-cars-and-outings.ts'
import { REMEMBERED_CARS_AND_OUTINGS_MORE } from './test-remembered-cars-and-outings-more.ts'
import { REMEMBERED_COACHES_AND_SHIPS } from './test-remembered-coaches-and-ships.ts'
import { REMEMBERED_FLIGHTS } from './test-remembered-flights.ts'
import { REMEMBERED_FLIGHTS_MORE } from './test-remembered-flights-more.ts'
import { REMEMBERED_FLIGHTS_OTHERS } from './test-remembered-flights-others.ts'
import { REMEMBERED_NO_BOOKINGS } from './test-remembered-no-bookings.ts'
import { REMEMBERED_STAYS } from './test-remembered-stays.ts'
import { REMEMBERED_STAYS_MORE } from './test-remembered-stays-more.ts'
import { REMEMBERED_TRAINS } from './test-remembered-trains.ts'
import { REMEMBERED_TRAINS_MORE } from './test-remembered-trains-more.ts'

/**
 * Confirmations as we remember the layouts of sellers, in twenty languages, each batch measured when it was written and mended
 * afterwards (docs/import.md). Names, numbers and addresses are made up. A sample without fields is no booking.
 */
export const SAMPLES_REMEMBERED: readonly ImportSample[] = [
  ...REMEMBERED_CARS_AND_OUTINGS,
  ...REMEMBERED_CARS_AND_OUTINGS_MORE,
  ...REMEMBERED_COACHES_AND_SHIPS,
  ...REMEMBERED_FLIGHTS,
  ...REMEMBERED_FLIGHTS_MORE,
  ...REMEMBERED_FLIGHTS_OTHERS,
  ...REMEMBERED_NO_BOOKINGS,
  ...REMEMBERED_STAYS,
  ...REMEMBERED_STAYS_MORE,
  ...REMEMBERED_TRAINS,
  ...REMEMBERED_TRAINS_MORE,
]
