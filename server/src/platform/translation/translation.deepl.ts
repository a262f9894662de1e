import { z } from 'zod/mini'
import type { MachineTranslator } from './translation.port.ts'
import { callTranslationService } from './translation-http.ts'

type Settings = { url: string; key: string | undefined; userAgent: string; timeoutMs?: number | undefined }

const responseSchema = z.object({
  translations: z
    .array(z.object({ text: z.string(), detected_source_language: z.optional(z.string()) }))
    .check(z.minLength(1)),
})
/** As a target language DeepL requires English and Portuguese with their country. */
const TARGETS: Readonly<Record<string, string>> = { en: 'EN-GB', pt: 'PT-PT', zh: 'ZH-HANS' }

/** DeepL, `POST /v2/translate`. */
export function makeDeepLTranslation({ url, key, userAgent, timeoutMs }: Settings): MachineTranslator {
  return {
    provider: 'deepl',
    model: null,
    async translate({ text, from, to }, signal) {
      const target_lang = TARGETS[to] ?? to.toUpperCase()
      const body = { text: [text], target_lang, ...(from && { source_lang: from.toUpperCase() }) }
      const headers = { authorization: `DeepL-Auth-Key ${key ?? ''}` }
      const response = await callTranslationService({ url, headers, body, userAgent, signal }, timeoutMs)
      if (!response.ok) return response
      const read = z.safeParse(responseSchema, response.value)
      const first = read.success ? read.data.translations[0] : undefined
      if (!first) return { ok: false, code: 'unreached' }
      const detected = first.detected_source_language?.toLowerCase().split('-')[0]
      return { ok: true, value: { text: first.text, from: from ?? detected ?? null } }
    },
  }
}
