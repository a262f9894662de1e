import type { Phrase } from '../../translation/phrasebook/index.ts'

export const CARD_READERS = ['doctor', 'police'] as const
/** Who reads the card. */
export type CardReader = (typeof CARD_READERS)[number]

/** What can be said to each reader, by the keys of the phrasebook; the first is said unless something else is chosen. */
export const CARD_SENTENCES: Readonly<Record<CardReader, readonly string[]>> = {
  doctor: ['doctor', 'hurts', 'ambulance', 'hospital', 'pharmacy', 'not-understood'],
  police: ['english', 'passport', 'stolen', 'lost', 'help', 'not-understood'],
}

/** The allergies that the phrasebook has a sentence for. */
export const CARD_ALLERGIES = [
  'allergy-peanuts',
  'allergy-tree-nuts',
  'allergy-milk',
  'allergy-eggs',
  'allergy-gluten',
  'allergy-fish',
  'allergy-shellfish',
  'allergy-soy',
  'allergy-sesame',
] as const
type CardAllergy = (typeof CARD_ALLERGIES)[number]

export const BLOOD_TYPES = ['A+', 'A−', 'B+', 'B−', 'AB+', 'AB−', '0+', '0−'] as const
type BloodType = (typeof BLOOD_TYPES)[number]

/** What somebody wrote for the card; it stays on their device. */
export type CardFields = {
  name: string
  contact: string
  bloodType: BloodType | null
  allergies: CardAllergy[]
  otherAllergies: string
  medicines: string
  insurance: string
  stay: string
}
/** Facts of the card that no phrase of ours names, in the order in which they are shown. */
export const CARD_FACTS = [
  'bloodType',
  'otherAllergies',
  'medicines',
  'contact',
  'insurance',
  'stay',
] as const
export type CardFact = (typeof CARD_FACTS)[number]
/** The police need to know whom to call and where one sleeps, and not what medicine one takes. */
const FACTS_FOR: Readonly<Record<CardReader, readonly CardFact[]>> = {
  doctor: CARD_FACTS,
  police: ['contact', 'stay', 'insurance'],
}

export const MAX_CARD_TEXT = 300
export const EMPTY_CARD: CardFields = {
  name: '',
  contact: '',
  bloodType: null,
  allergies: [],
  otherAllergies: '',
  medicines: '',
  insurance: '',
  stay: '',
}

/** The fields of a stored card; what is missing or no longer valid is empty. */
export function readCard(value: unknown): CardFields {
  const of: Record<string, unknown> = Object(value)
  const text = (key: string) => {
    const one = of[key]
    return typeof one === 'string' ? one.slice(0, MAX_CARD_TEXT) : ''
  }
  const chosen = of.allergies
  return {
    name: text('name'),
    contact: text('contact'),
    bloodType: BLOOD_TYPES.find((one) => one === of.bloodType) ?? null,
    allergies: CARD_ALLERGIES.filter((one) => Array.isArray(chosen) && chosen.includes(one)),
    otherAllergies: text('otherAllergies'),
    medicines: text('medicines'),
    insurance: text('insurance'),
    stay: text('stay'),
  }
}

/** A sentence of the card in both languages; `isUnsure` where the phrasebook is not sure of it. */
export type CardLine = {
  key: string
  own: string
  there: string
  romanised: string | null
  isUnsure: boolean
}
export type HelpCard = { lines: CardLine[]; facts: { fact: CardFact; text: string }[] }

type CardInput = {
  reader: CardReader
  fields: CardFields
  /** The phrases of the language there. */
  phrases: readonly Phrase[]
  /** The sentences that were chosen, of those for the reader; none: the first. */
  sentences: readonly string[]
}

/** The card for a reader: their sentences, for a doctor the allergies, then the facts that were written. A phrase that the book lacks is left out. */
export function makeHelpCard({ reader, fields, phrases, sentences }: CardInput): HelpCard {
  const byKey = new Map(phrases.map((phrase) => [phrase.key, phrase]))
  const possible = CARD_SENTENCES[reader]
  const chosen = possible.filter((key) => sentences.includes(key))
  const name = fields.name.trim()
  const keys = [
    ...(name === '' ? [] : ['my-name']),
    ...(chosen.length > 0 ? chosen : possible.slice(0, 1)),
    ...(reader === 'doctor' ? fields.allergies : []),
  ]
  const lines = keys.flatMap((key): CardLine[] => {
    const phrase = byKey.get(key)
    if (!phrase) return []
    const say = (text: string) => (key === 'my-name' ? withName(text, name) : text)
    const { english, text, romanised, isUnsure } = phrase
    return [
      {
        key,
        own: say(english),
        there: say(text),
        romanised: romanised === null ? null : say(romanised),
        isUnsure,
      },
    ]
  })
  const facts = FACTS_FOR[reader].flatMap((fact) => {
    const text = (fields[fact] ?? '').trim()
    return text === '' ? [] : [{ fact, text }]
  })
  return { lines, facts }
}

/** The name in the gap of the sentence, or behind one that has none. */
function withName(text: string, name: string): string {
  return text.includes('…') ? text.replace('…', () => name) : `${text} ${name}`
}

/** The names of languages in the tables of countries that the phrasebook has under another one. */
const BOOK_OF: Readonly<Record<string, string>> = { tl: 'fil', no: 'nb', nn: 'nb' }

/** The languages of a country that the phrasebook has, in the order of the country; English where it has none of them. */
export function cardLanguages(languages: readonly string[], books: readonly string[]): string[] {
  const found = languages
    .map((language) => BOOK_OF[language] ?? language)
    .filter((language) => language === 'en' || books.includes(language))
  return found.length > 0 ? [...new Set(found)] : ['en']
}
