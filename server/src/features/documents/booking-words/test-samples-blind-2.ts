import { BLIND_2_FLIGHTS } from './test-blind-2-flights.ts'
import { BLIND_2_OUTINGS } from './test-blind-2-outings.ts'
import { BLIND_2_RIDES } from './test-blind-2-rides.ts'
import { BLIND_2_STAYS } from './test-blind-2-stays.ts'
import type { ImportSample } from './test-sample-records.ts'

/**
 * The second thirty of somebody who had seen no reader, in eighteen languages, opened once (docs/import.md); what was read
 * wrongly or not was mended since. The brands are made up, the layouts are those of many real senders. Seats, people, prices
 * and sellers stand in the fields although words are not read for them; a sample without fields is no booking.
 */
export const SAMPLES_BLIND_2: readonly ImportSample[] = [
  ...BLIND_2_FLIGHTS,
  ...BLIND_2_RIDES,
  ...BLIND_2_STAYS,
  ...BLIND_2_OUTINGS,
]
