import type { Output } from '@tripwright/domain/base/contract'
import { listPhraseLanguages, listPhrases, type PhraseBook } from '@tripwright/domain/translate'
import { useCallback, useEffect, useState } from 'react'
import { askFact, forgetFact } from '#platform/asked-facts.ts'
import { readStored, useStored, writeStored } from '#platform/storage.ts'

type Languages = Output<typeof listPhraseLanguages>['languages']

/** The phrasebook of one language; `missing` when neither the network nor this device has it. */
export type Book = { state: 'loading' | 'missing' } | { state: 'here'; book: PhraseBook }

const NONE: string[] = []
const keyOf = (language: string) => `phrases:${language}`

/** Every language of the phrasebook; those of this device while nobody tells which others there are. */
export function useLanguages(): Languages {
  const kept = useKept()
  const [all, setAll] = useState<Languages>([])
  useEffect(() => {
    void askFact('phrase-languages', listPhraseLanguages, {}).then((one) => one && setAll(one.languages))
  }, [])
  return all.length > 0 ? all : kept.map((language) => ({ language, voice: language }))
}

/** The phrases of a language, and how to ask for them once more. What was opened stays on this device. */
export function useBook(language: string): [book: Book, again: () => void] {
  const [found, setFound] = useState<{ language: string; book: PhraseBook | null } | null>(null)
  const load = useCallback(() => {
    let isWanted = true
    void keepBook(language).then((book) => isWanted && setFound({ language, book }))
    return () => {
      isWanted = false
    }
  }, [language])
  useEffect(load, [load])
  if (found?.language !== language) return [{ state: 'loading' }, load]
  return [found.book ? { state: 'here', book: found.book } : { state: 'missing' }, load]
}

/** The languages (BCP 47) that this device has, the latest last. */
export function useKept(): string[] {
  return useStored('translate-kept') ?? NONE
}

/** Fetches a language for the time without a network; null when that could not be done and it is not here. */
export async function keepBook(language: string): Promise<PhraseBook | null> {
  const book = await askFact(keyOf(language), listPhrases, { language })
  const kept = readStored('translate-kept') ?? NONE
  if (book && !kept.includes(language)) writeStored('translate-kept', [...kept, language])
  return book
}

export async function forgetBook(language: string): Promise<void> {
  const kept = readStored('translate-kept') ?? NONE
  writeStored(
    'translate-kept',
    kept.filter((one) => one !== language),
  )
  await forgetFact(keyOf(language))
}
