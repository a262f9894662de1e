import { PHRASES, type PhraseLanguage, type Situation } from './phrases.data.ts'

/** A phrase in one language; `romanised` is how it is said in Latin letters, null where it is written in them. */
export type Phrase = {
  key: string
  situation: Situation
  english: string
  text: string
  romanised: string | null
}

/** All phrases in a language, by situation. */
export function listPhrasesIn(language: PhraseLanguage): Phrase[] {
  return Object.entries(PHRASES).map(([key, row]) => {
    const { situation, english, [language]: written } = row
    const [text, romanised] = typeof written === 'string' ? [written, null] : written
    return { key, situation, english, text, romanised }
  })
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
  return phrases
    .map((phrase) => {
      const own = new Set(textsOf(phrase).flatMap((one) => plain(one).split(' ')))
      return { phrase, shared: said.filter((word) => own.has(word)).length }
    })
    .filter(({ shared }) => shared > 0)
    .sort((a, b) => b.shared - a.shared)
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
