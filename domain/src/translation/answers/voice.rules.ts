import { loadLanguages } from '../../assistant/multilingual/index.ts'
import { EXONYMS } from './city-exonyms.data.ts'
import type { Sentences } from './sentences.rules.ts'

type NamedCity = { id: string; name: string }
/** What is needed to answer in a language: its sentences, and how it calls cities. */
export type AnswerVoice = {
  language: string
  sentences: Sentences
  cityName: (city: NamedCity) => string
}

/** The sentences of each language that answers are composed in: each is loaded when somebody asks in it. */
const LOADERS: Readonly<Record<string, () => Promise<Sentences>>> = {
  ar: async () => (await import('./sentences-ar.data.ts')).ARABIC,
  bn: async () => (await import('./sentences-bn.data.ts')).BENGALI,
  de: async () => (await import('./sentences-de.data.ts')).GERMAN,
  es: async () => (await import('./sentences-es.data.ts')).SPANISH,
  fr: async () => (await import('./sentences-fr.data.ts')).FRENCH,
  hi: async () => (await import('./sentences-hi.data.ts')).HINDI,
  ja: async () => (await import('./sentences-ja.data.ts')).JAPANESE,
  pt: async () => (await import('./sentences-pt.data.ts')).PORTUGUESE,
  ru: async () => (await import('./sentences-ru.data.ts')).RUSSIAN,
  zh: async () => (await import('./sentences-zh.data.ts')).CHINESE,
}

/** The languages (ISO 639) that answers without a model are composed in, beside English. */
export const ANSWERED_LANGUAGES: readonly string[] = Object.keys(LOADERS)

const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ar: /^\p{sc=Arabic}[\p{sc=Arabic}\s-]*$/u,
  bn: /^\p{sc=Bengali}/u,
  hi: /^\p{sc=Devanagari}/u,
  ja: /^[\p{sc=Katakana}\p{sc=Hiragana}\p{sc=Han}ー・]+$/u,
  ru: /^\p{sc=Cyrillic}/u,
  zh: /^\p{sc=Han}+$/u,
}
const KANA = /[\p{sc=Katakana}\p{sc=Hiragana}]/u

/** The voice of a language; null where there is none. Rejects where its part cannot be loaded. */
export async function loadVoice(language: string): Promise<AnswerVoice | null> {
  const load = Object.hasOwn(LOADERS, language) ? LOADERS[language] : undefined
  if (!load) return null
  const [sentences, { furtherCityNames }] = await Promise.all([load(), loadLanguages('')])
  const script = SCRIPTS[language]
  return {
    language,
    sentences,
    cityName({ id, name }) {
      const own = EXONYMS[language]?.[id]
      if (own !== undefined || !script) return own ?? name
      const names = furtherCityNames(id).filter((one) => script.test(one))
      return (language === 'ja' ? names.find((one) => KANA.test(one)) : undefined) ?? names[0] ?? name
    },
  }
}
