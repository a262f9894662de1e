import { indexOfPhrase, normalizeWords } from '../../base/text-matching.ts'

/** The languages of the phrasebook (ISO 639), with the code that Intl names them by. */
export const PHRASEBOOK_LANGUAGES = [
  'af',
  'am',
  'ar',
  'bg',
  'bn',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'es',
  'et',
  'fa',
  'fi',
  'fil',
  'fr',
  'he',
  'hi',

  'hr',
  'hu',
  'hy',
  'id',
  'is',
  'it',
  'ja',
  'ka',
  'km',
  'ko',
  'lo',
  'lt',
  'lv',
  'mk',
  'mn',
  'ms',
  'my',
  'nb',
  'ne',

  'nl',
  'pl',
  'pt',
  'ro',
  'ru',
  'si',
  'sk',
  'sl',
  'sq',
  'sr',
  'sv',
  'sw',
  'ta',
  'th',
  'tr',
  'uk',
  'ur',
  'vi',
  'yue',
  'zh',
]
const LANGUAGES_BY_SCRIPT: readonly (readonly [script: RegExp, languages: readonly string[]])[] = [
  [/\p{sc=Latin}/u, ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr']],
  [/\p{sc=Cyrillic}/u, ['ru']],
  [/\p{sc=Arabic}/u, ['ar']],
  [/\p{sc=Devanagari}/u, ['hi']],
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u, ['ja', 'zh', 'zh-Hant']],
  [/\p{sc=Hangul}/u, ['ko']],
]
/** Further names that Intl does not have. */
const OTHER_NAMES: Readonly<Record<string, string[]>> = {
  nb: ['norwegian', 'norwegisch', 'norvegien', 'noruego', 'norvegese', 'noors', 'norweski', 'по норвежски'],
  zh: ['mandarin', '中文', '汉语', '中国語', '普通话'],
  fil: ['tagalog'],
  ja: ['日文', 'по японски', 'po japonsku', 'japonca'],
  fr: ['по французски', 'po francusku', 'fransizca'],
  de: ['по немецки', 'po niemiecku', 'almanca'],
  es: ['castilian', 'castellano', 'по испански', 'po hiszpansku', 'ispanyolca'],
  it: ['по итальянски', 'po wlosku', 'italyanca'],
  en: ['по английски', 'po angielsku', 'ingilizce', '英文'],
  th: ['по таиски', 'po tajsku', 'tayca'],
  pt: ['по португальски', 'po portugalsku', 'portekizce'],
  ru: ['po rosyjsku', 'rusca'],
  ko: ['по кореиски', 'po koreansku', 'korece', '韩文', '韓文', '한국말'],
  tr: ['по турецки', 'po turecku', 'turkce'],
  el: ['по гречески', 'po grecku', 'yunanca'],
  ar: ['по арабски', 'po arabsku', 'arapca'],
  pl: ['по польски', 'lehce'],
  cs: ['по чешски', 'po czesku', 'cekce'],
  hu: ['по венгерски', 'po wegiersku', 'macarca'],
}

const namesByLanguage = new Map<string, Map<string, string>>()

/** A language (ISO 639) in a text, the words that name it, and the languages of that name. */
export type LanguageMention = { code: string; name: string; calledIn: string[] }

/** The language that a text names; the last of several: "the English word hello in Thai". */
export function findLanguage(text: string): LanguageMention | null {
  const spoken = normalizeWords(text)
  const languages = LANGUAGES_BY_SCRIPT.flatMap(([script, some]) => (script.test(spoken) ? some : []))
  const hits = languages.flatMap((language) =>
    [...namesIn(language)].map(([name, code]) => ({ language, name, code, at: indexOfPhrase(spoken, name) })),
  )
  const [best] = hits.filter(({ at }) => at >= 0).sort((a, b) => b.at - a.at || b.name.length - a.name.length)
  if (!best) return null
  const same = hits.filter(({ name, at }) => at === best.at && name === best.name)
  // Simplified and traditional Chinese share one phrasebook.
  const calledIn = same.map(({ language }) => language.replace('-Hant', ''))
  return { code: best.code, name: best.name, calledIn: [...new Set(calledIn)] }
}

function namesIn(language: string): Map<string, string> {
  const before = namesByLanguage.get(language)
  if (before) return before
  const intl = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' })
  const pairs = PHRASEBOOK_LANGUAGES.flatMap((code) => {
    const name = normalizeWords(intl.of(code) ?? '').trim()
    const others = (OTHER_NAMES[code] ?? []).map((one) => normalizeWords(one).trim())
    return [name, ...others].filter((one) => one.length > 1).map((one) => [one, code] as const)
  })
  const names = new Map(pairs)
  namesByLanguage.set(language, names)
  return names
}
