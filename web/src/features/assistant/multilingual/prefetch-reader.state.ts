import { currentLocale } from '#platform/text/locale.ts'

/** Fetches what reads questions in the languages of this person; another one is fetched with the first question in it. */
export async function prefetchReader(): Promise<void> {
  const tags = [currentLocale().locale, ...navigator.languages]
  const languages = [...new Set(tags.map(languageOf))]
  const { fetchLanguages } = await import('@tripwright/domain/assistant/multilingual')
  await fetchLanguages(languages)
}

/** The language of a tag as the reader names it: Norwegian is Bokmål to it, Cantonese its own language. */
function languageOf(tag: string): string {
  const { language, region } = new Intl.Locale(tag)
  if (language === 'no') return 'nb'
  return language === 'zh' && region === 'HK' ? 'yue' : language
}
