import { describe, expect, it } from 'vitest'
import { SITUATIONS } from './phrases.data.ts'
import {
  directionOf,
  ENGLISH_BOOK,
  listEnglish,
  listPhrasesOf,
  nearestPhrases,
  type PhraseFile,
  searchPhrases,
  withNativeTexts,
} from './phrases.rules.ts'

const keys = (phrases: readonly { key: string }[]) => phrases.map(({ key }) => key)
const book = (phrases: PhraseFile['phrases'], unsure: string[] = []) =>
  listPhrasesOf({
    language: 'th',
    voice: 'th-TH',
    script: 'Thai',
    romanisation: null,
    note: null,
    asOf: '2025-11-30',
    written: '2026-11-21',
    checked: null,
    secondLook: { read: [], unsure },
    readBack: { date: '2026-11-23', read: [], unsure: [] },
    phrases,
  })
const thai = book({
  bill: ['เช็คบิล', 'Chek bin'],
  toilet: ['ห้องน้ำอยู่ที่ไหน', 'Hong nam yu thi nai'],
})

it('there are 67 phrases in English, each once, in every situation', () => {
  const english = listEnglish()
  expect(new Set(keys(english)).size).toBe(67)
  expect(new Set(english.map((phrase) => phrase.english)).size).toBe(67)
  expect([...new Set(english.map(({ situation }) => situation))]).toEqual([...SITUATIONS])
})

it('the phrases of a file have the order of the English ones; missing ones are left out', () => {
  expect(thai).toEqual([
    {
      key: 'toilet',
      situation: 'way',
      english: 'Where is the toilet?',
      isUnsure: false,
      text: 'ห้องน้ำอยู่ที่ไหน',
      romanised: 'Hong nam yu thi nai',
    },
    {
      key: 'bill',
      situation: 'eating',
      english: 'The bill, please.',
      isUnsure: false,
      text: 'เช็คบิล',
      romanised: 'Chek bin',
    },
  ])
  expect(book({ yes: 'Ja', no: 'Nein' }, ['no'])).toMatchObject([
    { text: 'Ja', romanised: null, isUnsure: false },
    { text: 'Nein', romanised: null, isUnsure: true },
  ])
})

it.each([
  ['ar-EG', 'rtl'],
  ['he', 'rtl'],
  ['fa-IR', 'rtl'],
  ['ur', 'rtl'],
  ['th-TH', 'ltr'],
  ['yue', 'ltr'],
])('%s is written %s', (language, direction) => expect(directionOf(language)).toBe(direction))

describe('the phrasebook is searched', () => {
  it.each([
    ['toilet', 'toilet'],
    ['ห้องน้ำ', 'toilet'],
    ['hong nam', 'toilet'],
    ['CHEK BIN', 'bill'],
  ])('for %s in English, Thai and romanised', (text, key) =>
    expect(keys(searchPhrases(thai, text))).toEqual([key]),
  )

  it.each([
    ['where toilet', 'toilet'],
    ['bathroom', 'toilet'],
    ['WC', 'toilet'],
    ['check', 'bill'],
  ])('for %s, by its words in any order and under other names', (text, key) =>
    expect(keys(searchPhrases(thai, text))).toEqual([key]),
  )

  it("in the traveller's own language, with English as fallback", () => {
    const german = withNativeTexts(thai, book({ bill: 'Die Rechnung, bitte.' }))
    expect(german.map(({ own }) => own)).toEqual(['Where is the toilet?', 'Die Rechnung, bitte.'])
    expect(keys(searchPhrases(german, 'rechnung'))).toEqual(['bill'])
    expect(keys(nearestPhrases(german, 'Bitte zahlen, die Rechnung'))).toEqual(['bill'])
    const [first] = withNativeTexts(ENGLISH_BOOK.phrases, book({ hello: 'Guten Tag' }))
    expect(first).toMatchObject({ text: 'Hello', own: 'Guten Tag', romanised: null })
  })

  it('without accents, and a blank search shows all', () => {
    expect(keys(searchPhrases(book({ 'how-much': '¿Cuánto cuesta?', yes: 'Sí' }), 'cuanto'))).toEqual([
      'how-much',
    ])
    expect(keys(searchPhrases(book({ no: 'Hayır', yes: 'Evet' }), 'hayir'))).toEqual(['no'])
    expect(searchPhrases(thai, '  ')).toHaveLength(2)
    expect(searchPhrases(thai, 'zzz')).toEqual([])
  })
})

it('for a free text the nearest phrases are offered, at most three', () => {
  const words = Object.fromEntries(listEnglish().map(({ key }) => [key, `${key}.`]))
  const matches = nearestPhrases(book(words), 'could you please call me an ambulance quickly')
  expect(keys(matches)[0]).toBe('ambulance')
  expect(matches).toHaveLength(3)
  expect(nearestPhrases(book(words), 'the is to')).toEqual([])
})

it('a long word is found within another, and the minimum share of the text must match', () => {
  const german = book({
    'allergy-tree-nuts': 'Ich habe eine Nussallergie.',
    doctor: 'Ich brauche einen Arzt.',
  })
  expect(keys(nearestPhrases(german, 'Erdnussallergie!'))).toEqual(['allergy-tree-nuts'])
  expect(keys(nearestPhrases(german, 'Ein Arzt soll kommen', 0.5))).toEqual([])
  expect(keys(nearestPhrases(german, 'Einen Arzt, schnell', 0.5))).toEqual(['doctor'])
})

describe('an allergy is found', () => {
  it.each([
    ["I'm allergic to peanuts", ['allergy-peanuts']],
    ['peanut allergy', ['allergy-peanuts']],
    ['I am allergic to nuts', ['allergy-peanuts', 'allergy-tree-nuts']],
    ['allergic to cashews', ['allergy-tree-nuts']],
    ['I am allergic to seafood', ['allergy-fish', 'allergy-shellfish']],
    ['allergic to prawns', ['allergy-shellfish']],
    ['I have celiac', ['allergy-gluten']],
    ['lactose', ['allergy-milk']],
    ['I am allergic to fish', ['allergy-fish']],
    ['soya allergy', ['allergy-soy']],
  ])('for "%s"', (text, expected) => {
    const matches = keys(nearestPhrases(ENGLISH_BOOK.phrases, text, 0.5))
    expect(matches.slice(0, expected.length)).toEqual(expected)
  })
})

it('a phrase whose back-translation was uncertain is marked', () => {
  const [milk] = listPhrasesOf({
    language: 'km',
    voice: 'km-KH',
    script: 'Khmer',
    romanisation: 'r',
    note: null,
    asOf: '2025-11-30',
    written: '2026-11-22',
    checked: null,
    secondLook: { read: [], unsure: [] },
    readBack: { date: '2026-11-23', read: ['allergy-milk'], unsure: ['allergy-milk'] },
    phrases: { 'allergy-milk': ['a', 'b'] },
  })
  expect(milk?.isUnsure).toBe(true)
})
