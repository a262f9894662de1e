import type { Outcome } from '@tripwright/domain/base/outcome'

export type Wish = {
  text: string
  /** ISO 639; null when the service has to find it out. */
  from: string | null
  to: string
}

/**
 * `unsupported`: the service does not know one of the languages, or cannot tell the text's. `refused`: key, quota or rate.
 * `unreached`: no answer in time, or none that can be read.
 */
export type TranslationFault = 'unsupported' | 'refused' | 'unreached'

/** A service that translates; texts go to it and nowhere else. */
export type Translation = {
  provider: 'deepl' | 'libretranslate'
  translate(wish: Wish): Promise<Outcome<{ text: string; from: string | null }, TranslationFault>>
}
