import { BLIND_ENGLISH } from './test-blind-english.ts'
import { BLIND_LANGUAGES } from './test-blind-languages.ts'
import { BLIND_PAGES } from './test-blind-pages.ts'
import { BLIND_PASSES } from './test-blind-passes.ts'
import type { ImportSample } from './test-sample-records.ts'

/** Thirty of somebody who had seen no reader, opened once (docs/import.md); what was read wrongly or not was mended since. */
export const SAMPLES_BLIND: readonly ImportSample[] = [
  ...BLIND_PAGES,
  ...BLIND_PASSES,
  ...BLIND_ENGLISH,
  ...BLIND_LANGUAGES,
]
