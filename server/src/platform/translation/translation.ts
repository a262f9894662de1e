import type { Config } from '../config/config.ts'
import { makeDeepLTranslation } from './translation.deepl.ts'
import { makeLibreTranslation } from './translation.libre.ts'
import type { Translation } from './translation.port.ts'

const DEEPL_PATH = '/v2/translate'

/**
 * The service at TRANSLATE_URL, null without one. A host of deepl.com is DeepL's, and so is an address that ends in its path
 * (a proxy, a stand-in); any other is asked as LibreTranslate is.
 */
export function makeTranslation({ translateUrl, translateKey: key }: Config): Translation | null {
  if (translateUrl === undefined) return null
  const { hostname } = new URL(translateUrl)
  if (translateUrl.endsWith(DEEPL_PATH)) return makeDeepLTranslation({ url: translateUrl, key })
  if (hostname === 'deepl.com' || hostname.endsWith('.deepl.com'))
    return makeDeepLTranslation({ url: `${translateUrl}${DEEPL_PATH}`, key })
  return makeLibreTranslation({ base: translateUrl.replace(/\/translate$/, ''), key })
}
