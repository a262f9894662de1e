import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ENGLISH_BOOK, listEnglish, type Phrase } from '../../translation/phrasebook/index.ts'
import {
  CARD_ALLERGIES,
  CARD_READERS,
  CARD_SENTENCES,
  cardLanguages,
  EMPTY_CARD,
  makeHelpCard,
  readCard,
} from './help-card.rules.ts'

/** A book of two languages of the world: Hebrew for the name, the English text backwards for the rest. */
const PHRASES: Phrase[] = ENGLISH_BOOK.phrases.map((one) => ({
  ...one,
  text: one.key === 'my-name' ? 'שמי …' : [...one.text].reverse().join(''),
  romanised: one.key === 'my-name' ? 'Shmi …' : null,
}))
const MINE = {
  ...EMPTY_CARD,
  name: 'Ada Smith',
  contact: 'Bob, brother, +1 555 0100',
  bloodType: '0−' as const,
  allergies: ['allergy-peanuts' as const],
  medicines: 'Metformin 500 mg',
}

it('a card says the name, what is needed and the allergies in both languages, then what was written', () => {
  const card = makeHelpCard({
    reader: 'doctor',
    fields: MINE,
    phrases: PHRASES,
    sentences: ['hurts', 'doctor'],
  })
  expect(card.lines.map(({ key }) => key)).toEqual(['my-name', 'doctor', 'hurts', 'allergy-peanuts'])
  expect(card.lines[0]).toMatchObject({
    own: 'My name is Ada Smith',
    there: 'שמי Ada Smith',
    romanised: 'Shmi Ada Smith',
  })
  expect(card.facts).toEqual([
    { fact: 'bloodType', text: '0−' },
    { fact: 'medicines', text: 'Metformin 500 mg' },
    { fact: 'contact', text: 'Bob, brother, +1 555 0100' },
  ])
})

it('the police read neither allergies nor medicines nor the blood type', () => {
  const card = makeHelpCard({
    reader: 'police',
    fields: MINE,
    phrases: PHRASES,
    sentences: ['passport'],
  })
  expect(card.lines.map(({ key }) => key)).toEqual(['my-name', 'passport'])
  expect(card.facts.map(({ fact }) => fact)).toEqual(['contact'])
})

it('an empty card still asks for a doctor, and one of another reader chooses nothing', () => {
  const lines = (sentences: string[]) =>
    makeHelpCard({ reader: 'doctor', fields: EMPTY_CARD, phrases: PHRASES, sentences }).lines.map(
      ({ key }) => key,
    )
  expect(lines([])).toEqual(['doctor'])
  expect(lines(['stolen'])).toEqual(['doctor'])
})

it('says of a phrase that its book is not sure of it', () => {
  const phrases = PHRASES.map((one) => ({ ...one, isUnsure: one.key === 'hurts' }))
  const { lines } = makeHelpCard({ reader: 'doctor', fields: MINE, phrases, sentences: ['doctor', 'hurts'] })
  expect(lines.filter(({ isUnsure }) => isUnsure).map(({ key }) => key)).toEqual(['hurts'])
})

it('a name with the signs of a replacement stands as it was written', () => {
  const fields = { ...EMPTY_CARD, name: '$& $1' }
  const { lines } = makeHelpCard({ reader: 'police', fields, phrases: PHRASES, sentences: [] })
  expect(lines[0]?.there).toContain('$& $1')
})

it('the phrasebook has every sentence of the card', () => {
  const keys = ['my-name', ...CARD_ALLERGIES, ...CARD_READERS.flatMap((reader) => CARD_SENTENCES[reader])]
  const english = listEnglish().map(({ key }) => key)
  expect(keys.filter((key) => !english.includes(key))).toEqual([])
})

it('reads what was stored, and nothing else', () => {
  expect(readCard(MINE)).toEqual(MINE)
  for (const wrong of [null, 7, 'x', [], { name: 4, bloodType: 'C', allergies: 'all' }])
    expect(readCard(wrong)).toEqual(EMPTY_CARD)
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(readCard(JSON.parse(JSON.stringify(readCard(value))))).toEqual(readCard(value))
    }),
  )
})

it.each([
  [
    ['de', 'fr', 'it'],
    ['de', 'fr', 'it'],
  ],
  [
    ['tl', 'en'],
    ['fil', 'en'],
  ],
  [['nn', 'nb'], ['nb']],
  [['rw'], ['en']],
  [[], ['en']],
] as const)('of %j the card speaks %j', (languages, spoken) =>
  expect(cardLanguages(languages, ['de', 'fr', 'it', 'fil', 'nb'])).toEqual(spoken),
)
