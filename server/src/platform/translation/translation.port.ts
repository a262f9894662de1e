import type { Outcome } from '@tripwright/domain/base/outcome'

/** The kinds of services that we have adapters for. */
export type MachineProvider = 'deepl' | 'libretranslate' | 'language-model'

export type TranslationRequest = {
  text: string
  /** ISO 639; null when the service must detect it. */
  from: string | null
  to: string
}
export type Translated = { text: string; from: string | null }

/**
 * `unsupported`: the service lacks one of the languages, or cannot detect the text's. `refused`: key, quota or rate.
 * `unreached`: no usable response in time.
 */
export type TranslationFault = 'unsupported' | 'refused' | 'unreached'

/** A translation service; only it gets the text. */
export type MachineTranslator = {
  provider: MachineProvider
  /** The model's name, where it is one. */
  model: string | null
  translate(request: TranslationRequest, signal?: AbortSignal): Promise<Outcome<Translated, TranslationFault>>
}

/** The service that translated, shown to the reader. */
export type TranslatorInfo = Pick<MachineTranslator, 'provider' | 'model'>

/** All translation services in order, each called only when those before it failed. */
export type TranslationChain = {
  translators: readonly TranslatorInfo[]
  translate(
    request: TranslationRequest,
    onFault: (by: TranslatorInfo, code: TranslationFault) => void,
  ): Promise<Outcome<Translated & TranslatorInfo, TranslationFault>>
}
