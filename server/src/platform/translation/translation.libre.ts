import { z } from 'zod/mini'
import type { MachineTranslator } from './translation.port.ts'
import { callTranslationService } from './translation-http.ts'

type Settings = { url: string; key: string | undefined; userAgent: string; timeoutMs?: number | undefined }

const responseSchema = z.object({
  translatedText: z.string(),
  detectedLanguage: z.optional(z.object({ language: z.string() })),
})
/** Its names for languages that others name differently. */
const NAMES: Readonly<Record<string, string>> = { fil: 'tl' }

/** LibreTranslate, or any service with its `POST /translate`. */
export function makeLibreTranslation({ url, key, userAgent, timeoutMs }: Settings): MachineTranslator {
  const nameOf = (language: string) => NAMES[language] ?? language
  return {
    provider: 'libretranslate',
    model: null,
    async translate({ text, from, to }, signal) {
      const source = from === null ? 'auto' : nameOf(from)
      const body = { q: text, source, target: nameOf(to), format: 'text', ...(key && { api_key: key }) }
      const response = await callTranslationService(
        { url: `${url}/translate`, body, userAgent, signal },
        timeoutMs,
      )
      if (!response.ok) return response
      const read = z.safeParse(responseSchema, response.value)
      if (!read.success) return { ok: false, code: 'unreached' }
      const detected = read.data.detectedLanguage?.language.split('-')[0]
      return { ok: true, value: { text: read.data.translatedText, from: from ?? detected ?? null } }
    },
  }
}
