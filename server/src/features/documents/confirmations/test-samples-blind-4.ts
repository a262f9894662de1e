import type { ImportSample } from '#features/documents/booking-words/index.ts'
import { BLIND_4_ASIAN } from './test-blind-4-asian.ts'
import { BLIND_4_ENGLISH_OTHERS } from './test-blind-4-english-others.ts'
import { BLIND_4_ENGLISH_RIDES } from './test-blind-4-english-rides.ts'
import { BLIND_4_ENGLISH_RIDES_MORE } from './test-blind-4-english-rides-more.ts'
import { BLIND_4_GERMAN_FRENCH } from './test-blind-4-german-french.ts'
import { BLIND_4_NO_BOOKINGS } from './test-blind-4-no-bookings.ts'
import { BLIND_4_NORTHERN_EASTERN } from './test-blind-4-northern-eastern.ts'
import { BLIND_4_PAGES } from './test-blind-4-pages.ts'
import { BLIND_4_PASSES } from './test-blind-4-passes.ts'
import { BLIND_4_SOUTHERN } from './test-blind-4-southern.ts'

/**
 * The fourth set of somebody who had seen no reader: 48 documents, of which half (`blind4a`) was opened to mend the reader and the
 * other (`blind4b`) measured again before it was opened (docs/import.md). Names, numbers and addresses are made up. A sample
 * without fields is no booking.
 */
export const SAMPLES_BLIND_4: readonly ImportSample[] = [
  ...BLIND_4_PASSES,
  ...BLIND_4_PAGES,
  ...BLIND_4_NO_BOOKINGS,
  ...BLIND_4_ENGLISH_RIDES,
  ...BLIND_4_ENGLISH_RIDES_MORE,
  ...BLIND_4_ENGLISH_OTHERS,
  ...BLIND_4_GERMAN_FRENCH,
  ...BLIND_4_SOUTHERN,
  ...BLIND_4_NORTHERN_EASTERN,
  ...BLIND_4_ASIAN,
]
