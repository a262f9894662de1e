/** The Translator API of some browsers, which TypeScript's library does not know. */
type Pair = { sourceLanguage: string; targetLanguage: string }
type TranslatorApi = {
  availability: (pair: Pair) => Promise<string>
  create: (pair: Pair) => Promise<{ translate: (text: string) => Promise<string>; destroy?: () => void }>
}

function findApi(): TranslatorApi | null {
  const found: unknown = Reflect.get(globalThis, 'Translator')
  // Both functions are looked at before the shape is believed.
  return ['availability', 'create'].every((name) => typeof Object(found)[name] === 'function')
    ? (found as TranslatorApi)
    : null
}

export type Translation = { ok: true; text: string } | { ok: false; code: 'none' | 'failed' }

/** An English text in another language by the browser's own translator, on this device; `none` where it has none for it. */
export async function translate(text: string, language: string): Promise<Translation> {
  const api = findApi()
  const pair = { sourceLanguage: 'en', targetLanguage: language }
  if (!api) return { ok: false, code: 'none' }
  try {
    if ((await api.availability(pair)) === 'unavailable') return { ok: false, code: 'none' }
    const translator = await api.create(pair)
    const translated = await translator.translate(text)
    translator.destroy?.()
    return { ok: true, text: translated }
  } catch {
    return { ok: false, code: 'failed' }
  }
}
