import type { Output } from '../base/contract.ts'
import type { listPhrases } from './phrases.contract.ts'
import { PHRASES, SITUATIONS, type Situation } from './phrases.data.ts'

/** A phrase as it stands in English. */
export type EnglishPhrase = { key: string; situation: Situation; english: string }

export type PhraseBook = Output<typeof listPhrases>

/** A phrase in one language; `romanised` is how it is said in Latin letters, null where it is written in them. */
export type Phrase = PhraseBook['phrases'][number]

/** A file of `data/phrases`. A phrase in another script stands with its Latin letters. */
export type PhraseFile = {
  language: string
  voice: string
  /** As Unicode calls it; `Japanese` is its three. */
  script: string
  romanisation: string | null
  note: string | null
  asOf: string
  /** The phrases that were written a second time, blind, and those that are not sure since. */
  secondLook: { read: readonly string[]; unsure: readonly string[] }
  phrases: Readonly<Record<string, string | readonly [text: string, romanised: string]>>
}

/** All phrases in English, by situation. */
export function listEnglish(): EnglishPhrase[] {
  return SITUATIONS.flatMap((situation) =>
    Object.entries(PHRASES[situation]).map(([key, english]) => ({ key, situation, english })),
  )
}

/** The phrases of a file, in the order of the English ones; what a file lacks is left out. */
export function listPhrasesOf({ phrases, secondLook }: PhraseFile): Phrase[] {
  return listEnglish().flatMap((phrase) => {
    const written = phrases[phrase.key]
    if (written === undefined) return []
    const [text, romanised] = typeof written === 'string' ? [written, null] : written
    return [{ ...phrase, text, romanised, isUnsure: secondLook.unsure.includes(phrase.key) }]
  })
}

const RIGHT_TO_LEFT = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm']

/** From which side a language (BCP 47) is written. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const { script = '' } = new Intl.Locale(language).maximize()
  return RIGHT_TO_LEFT.includes(script) ? 'rtl' : 'ltr'
}

/** The phrases in which a text stands, in English, in the language or as it is said; all for a blank one. */
export function searchPhrases(phrases: readonly Phrase[], text: string): Phrase[] {
  const said = plain(text)
  return phrases.filter((phrase) => textsOf(phrase).some((one) => plain(one).includes(said)))
}

const MOST_NEAR = 3
/** Words that nearly every sentence has. */
const PALE = ['the', 'a', 'is', 'to', 'do', 'i', 'my', 'me', 'you', 'it', 'an', 'in', 'of', 'for', 'and']

/** Up to three phrases that share the most telling words with a text: what can be said where nobody translates. */
export function nearestPhrases(phrases: readonly Phrase[], text: string): Phrase[] {
  const said = plain(text)
    .split(' ')
    .filter((word) => word !== '' && !PALE.includes(word))
  const own = phrases.map((phrase) => new Set(textsOf(phrase).flatMap((one) => plain(one).split(' '))))
  // A word that many phrases have, such as "can", tells little beside one that stands in a single one, such as "bill".
  const weightOf = (word: string) => 1 / own.filter((words) => words.has(word)).length
  return phrases
    .map((phrase, index) => {
      const shared = said.filter((word) => own[index]?.has(word))
      return { phrase, weight: shared.reduce((sum, word) => sum + weightOf(word), 0) }
    })
    .filter(({ weight }) => weight > 0)
    .sort((x, y) => y.weight - x.weight)
    .slice(0, MOST_NEAR)
    .map(({ phrase }) => phrase)
}

function textsOf({ english, text, romanised }: Phrase): string[] {
  return romanised === null ? [english, text] : [english, text, romanised]
}

/** Small letters without accents or punctuation; the marks of Thai and Japanese stay. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
    .replaceAll('ı', 'i')
}
