import type { ImportSample } from '#features/documents/booking-words/index.ts'
import { BLIND_3_CALENDARS } from './test-blind-3-calendars.ts'
import { BLIND_3_ENGLISH_OTHERS } from './test-blind-3-english-others.ts'
import { BLIND_3_ENGLISH_RIDES } from './test-blind-3-english-rides.ts'
import { BLIND_3_FLIGHT_PAGES } from './test-blind-3-flight-pages.ts'
import { BLIND_3_GERMAN_FRENCH } from './test-blind-3-german-french.ts'
import { BLIND_3_MORE_PAGES } from './test-blind-3-more-pages.ts'
import { BLIND_3_OTHER_LANGUAGES } from './test-blind-3-other-languages.ts'
import { BLIND_3_PAGES } from './test-blind-3-pages.ts'
import { BLIND_3_PASSES } from './test-blind-3-passes.ts'

/**
 * The third set of somebody who had seen no reader: 45 documents in the layouts of well-known sellers, opened once
 * (docs/import.md). Names, numbers and addresses are made up. A sample without fields is no booking.
 */
export const SAMPLES_BLIND_3: readonly ImportSample[] = [
  ...BLIND_3_FLIGHT_PAGES,
  ...BLIND_3_PAGES,
  ...BLIND_3_MORE_PAGES,
  ...BLIND_3_PASSES,
  ...BLIND_3_CALENDARS,
  ...BLIND_3_ENGLISH_RIDES,
  ...BLIND_3_ENGLISH_OTHERS,
  ...BLIND_3_GERMAN_FRENCH,
  ...BLIND_3_OTHER_LANGUAGES,
]
