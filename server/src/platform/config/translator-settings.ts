import { z } from 'zod'
import { StartError } from '../start-error.ts'

const KINDS = ['libretranslate', 'deepl', 'language-model'] as const
const DEEPL_PATH = '/v2/translate'

const parts = (text: string) => text.split(',').map((part) => part.trim())

export const translatorSettings = {
  TRANSLATE_URL: z
    .string()
    .transform(parts)
    .pipe(z.array(z.url({ protocol: /^https?$/, hostname: /./ })))
    .default([]),
  /** One per address, in the same order; empty for an address without a key. */
  TRANSLATE_KEY: z.string().transform(parts).default([]),
  TRANSLATE_ORDER: z
    .string()
    .transform(parts)
    .pipe(z.array(z.enum(KINDS)))
    .default([...KINDS]),
}

/** A translation service with its settings; the model is that of AI_*. */
export type TranslatorConfig =
  | { kind: 'libretranslate'; url: string; key: string | undefined }
  | { kind: 'deepl'; url: string; key: string | undefined }
  | { kind: 'language-model' }

/**
 * The translation services in TRANSLATE_ORDER; others are not called. A host of deepl.com is DeepL, and so is an address
 * that ends in its path (a proxy, a stand-in); any other is called as LibreTranslate. Throws StartError.
 */
export function readTranslators(
  set: z.infer<z.ZodObject<typeof translatorSettings>>,
  hasModel: boolean,
): TranslatorConfig[] {
  const { TRANSLATE_URL: urls, TRANSLATE_KEY: keys, TRANSLATE_ORDER: order } = set
  if (keys.length > Math.max(1, urls.length))
    throw new StartError('bad-setting', 'TRANSLATE_KEY has more parts than TRANSLATE_URL has addresses')
  const services = urls.map((url, at) => serviceAt(url.replace(/\/$/, ''), keys[at] || undefined))
  const translators: TranslatorConfig[] = hasModel ? [...services, { kind: 'language-model' }] : services
  return order.flatMap((kind) => translators.filter((one) => one.kind === kind))
}

function serviceAt(url: string, key: string | undefined): TranslatorConfig {
  const { hostname } = new URL(url)
  if (url.endsWith(DEEPL_PATH)) return { kind: 'deepl', url, key }
  if (hostname === 'deepl.com' || hostname.endsWith('.deepl.com'))
    return { kind: 'deepl', url: `${url}${DEEPL_PATH}`, key }
  return { kind: 'libretranslate', url: url.replace(/\/translate$/, ''), key }
}
