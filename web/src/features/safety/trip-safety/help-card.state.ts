import { type CardFields, EMPTY_CARD, readCard } from '@tripwright/domain/safety/trip-safety'
import { ENGLISH_BOOK, type PhraseBook } from '@tripwright/domain/translation/phrasebook'
import { useEffect, useState } from 'react'
import { z } from 'zod/mini'
import { savePhraseBook } from '#features/translation/phrasebook/index.ts'
import { readCachedData, removeCachedData, writeCachedData } from '#platform/cached-data.ts'

/** Whoever uses this device; like all that is personal it goes when somebody signs out. It is sent nowhere. */
const OWNER = 'this-device'
const KEY = 'help-card'

/** What was written for the card on this device; null until it is read. */
export function useCardFields() {
  const [fields, setFields] = useState<CardFields | null>(null)
  useEffect(() => {
    let isGone = false
    void readCachedData(OWNER, KEY, z.unknown()).then((stored) => {
      if (!isGone) setFields(readCard(stored?.data))
    })
    return () => {
      isGone = true
    }
  }, [])
  return {
    fields,
    /** False when the device could not store it; it is shown all the same. */
    async save(next: CardFields): Promise<boolean> {
      setFields(next)
      await writeCachedData(OWNER, KEY, next)
      const stored = await readCachedData(OWNER, KEY, z.unknown())
      return JSON.stringify(readCard(stored?.data)) === JSON.stringify(next)
    },
    async clear(): Promise<void> {
      setFields(EMPTY_CARD)
      await removeCachedData(OWNER, KEY)
    },
  }
}

/** The phrases of these languages, fetched once so that the card opens offline; null while a language is loading, English where it is missing. */
export function useCardBooks(languages: readonly string[]): Record<string, PhraseBook | 'missing'> {
  const key = languages.join()
  const [books, setBooks] = useState<Record<string, PhraseBook | 'missing'>>({ en: ENGLISH_BOOK })
  useEffect(() => {
    let isGone = false
    for (const language of key.split(',').filter((one) => one !== ''))
      void savePhraseBook(language).then((book) => {
        if (!isGone) setBooks((before) => ({ ...before, [language]: book ?? 'missing' }))
      })
    return () => {
      isGone = true
    }
  }, [key])
  return books
}
