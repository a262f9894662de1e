import type { Output } from '@tripwright/domain/base/contract'
import {
  ENGLISH_BOOK,
  listPhraseLanguages,
  listPhrases,
  type PhraseBook,
} from '@tripwright/domain/translation/phrasebook'
import { useCallback, useEffect, useState } from 'react'
import { fetchFact, removeFact } from '#platform/fact-cache.ts'
import { readStored, useStored, writeStored } from '#platform/storage.ts'

type Languages = Output<typeof listPhraseLanguages>['languages']

/** The phrasebook of one language; `missing` when neither the network nor this device has it. */
export type PhraseBookState = { state: 'loading' | 'missing' } | { state: 'here'; book: PhraseBook }

const NO_LANGUAGES: string[] = []
const keyOf = (language: string) => `phrases:${language}`

/** Every language of the phrasebook; only those on this device while the list is not loaded. */
export function useLanguages(): Languages {
  const savedLanguages = useSavedLanguages()
  const [all, setAll] = useState<Languages>([])
  useEffect(() => {
    void fetchFact('phrase-languages', listPhraseLanguages, {}).then((one) => one && setAll(one.languages))
  }, [])
  return all.length > 0 ? all : savedLanguages.map((language) => ({ language, voice: language }))
}

/**
 * The phrases of a language, with a retry; null loads nothing. An opened language stays on this device, and is the page's
 * default next time.
 */
export function usePhraseBook(
  language: string | null,
  isOpened: boolean,
): [book: PhraseBookState, again: () => void] {
  const [loaded, setLoaded] = useState<{ language: string; book: PhraseBook | null } | null>(null)
  const load = useCallback(() => {
    let isWanted = true
    if (language !== null)
      void savePhraseBook(language, isOpened).then((book) => isWanted && setLoaded({ language, book }))
    return () => {
      isWanted = false
    }
  }, [language, isOpened])
  useEffect(load, [load])
  if (loaded?.language !== language) return [{ state: 'loading' }, load]
  return [loaded.book ? { state: 'here', book: loaded.book } : { state: 'missing' }, load]
}

/** The languages (BCP 47) on this device, the last opened one at the end. */
export function useSavedLanguages(): string[] {
  return useStored('translate-kept') ?? NO_LANGUAGES
}

/** The last opened language on this device; null where there is none. */
export function lastOpened(): string | null {
  return readStored('translate-kept')?.at(-1) ?? null
}

/** Fetches a language for offline use; null when that fails and it is not cached. */
export async function savePhraseBook(language: string, isOpened = false): Promise<PhraseBook | null> {
  if (language === 'en') return ENGLISH_BOOK
  const book = await fetchFact(keyOf(language), listPhrases, { language })
  const savedLanguages = readStored('translate-kept') ?? NO_LANGUAGES
  const others = savedLanguages.filter((one) => one !== language)
  if (book && isOpened) writeStored('translate-kept', [...others, language])
  else if (book && others.length === savedLanguages.length)
    writeStored('translate-kept', [language, ...savedLanguages])
  return book
}

export async function removePhraseBook(language: string): Promise<void> {
  const savedLanguages = readStored('translate-kept') ?? NO_LANGUAGES
  writeStored(
    'translate-kept',
    savedLanguages.filter((one) => one !== language),
  )
  await removeFact(keyOf(language))
}

/** The browser's language (ISO 639) in the phrasebook's form: Norwegian is Bokmål; else English. */
export function browserLanguage(): string {
  const language = languageOf(navigator.language)
  return ['no', 'nn'].includes(language) ? 'nb' : language
}

// Some browsers report system locales, such as `en-US@posix`, which is no tag.
function languageOf(tag: string): string {
  try {
    return new Intl.Locale(tag).language
  } catch {
    return 'en'
  }
}
