import type { Outcome } from '@tripwright/domain/base/outcome'

/** The kinds of services that we have adapters for. */
export type MachineProvider = 'deepl' | 'libretranslate' | 'language-model'

export type TranslationRequest = {
  text: string
  /** ISO 639; null when the service has to find it out. */
  from: string | null
  to: string
}
export type Translated = { text: string; from: string | null }

/**
 * `unsupported`: the service does not know one of the languages, or cannot tell the text's. `refused`: key, quota or rate.
 * `unreached`: no answer in time, or none that can be used.
 */
export type TranslationFault = 'unsupported' | 'refused' | 'unreached'

/** A translation service; a text is sent to it only. */
export type MachineTranslator = {
  provider: MachineProvider
  /** Which model, where it is one. */
  model: string | null
  translate(request: TranslationRequest, signal?: AbortSignal): Promise<Outcome<Translated, TranslationFault>>
}

/** The machine that translated, shown to the reader. */
export type TranslatorInfo = Pick<MachineTranslator, 'provider' | 'model'>

/** All who translate here: asked in their order, each only when those before it failed. */
export type TranslationChain = {
  translators: readonly TranslatorInfo[]
  translate(
    request: TranslationRequest,
    onFault: (by: TranslatorInfo, code: TranslationFault) => void,
  ): Promise<Outcome<Translated & TranslatorInfo, TranslationFault>>
}
