import { describe, expect, it } from 'vitest'
import type { CityClimate } from '../../destination/climate/index.ts'
import type { City } from '../../destination/places/index.ts'
import type { VisaRequirement } from '../../documents/entry-rules/index.ts'
import type { PhraseBook } from '../../translation/phrasebook/index.ts'
import { answerFact, EMPTY_TABLES, type FactTables } from './fact-answer.rules.ts'
import type { FactIntent } from './fact-intents.rules.ts'

const TODAY = '2026-11-21'
const city = (id: string, name: string, lat: number, lon: number): City => ({
  id,
  name,
  nameLocal: name,
  country: 'IT',
  zone: 'Europe/Rome',
  currency: 'EUR',
  lat,
  lon,
})
const ROME = city('rome', 'Rome', 41.9, 12.5)
const PARIS = city('paris', 'Paris', 48.86, 2.35)
const BATH = { id: 'bath', name: 'Bath', country: 'GB' }
const ask = (intent: FactIntent, tables: Partial<FactTables> = {}) =>
  answerFact(intent, { ...EMPTY_TABLES, ...tables }, { today: TODAY, cities: [ROME, PARIS], others: [BATH] })

describe('a question for a visa', () => {
  const entry = (need: VisaRequirement['need'], certain = true): VisaRequirement => ({
    need,
    certain,
    kindCertain: certain,
    days: 90,
    basis: 'list',
    notes: [],
  })
  const table = (passport: string, met: VisaRequirement) => ({
    passport,
    asOf: '2025-11-30',
    source: 'a table',
    rows: [{ ...met, destination: 'JP' }],
  })
  const intent = (...passports: string[]): FactIntent => ({ kind: 'visa', destination: 'JP', passports })

  it('is answered for each passport, the best one first, with its source', () => {
    const visas = [table('IN', entry('required')), table('DE', entry('visa-free'))]
    expect(ask(intent('IN', 'DE'), { visas })).toMatchObject({
      kind: 'visa',
      passports: ['DE', 'IN'],
      requirements: [
        { passport: 'DE', entry: { need: 'visa-free', days: 90 }, asOf: '2025-11-30', source: 'a table' },
        { passport: 'IN' },
      ],
    })
  })

  it('shows the doubt of the table, and the age of an imported row', () => {
    const [unsure] = [table('IN', entry('visa-free', false))]
    const imported = {
      ...unsure,
      rows: [{ ...entry('visa-free', false), destination: 'JP', asOf: '2026-11-01', source: 'a file' }],
    }
    expect(ask(intent('IN'), { visas: [imported] })).toMatchObject({
      requirements: [{ entry: { certain: false }, asOf: '2026-11-01', source: 'a file' }],
    })
  })

  it('without a passport asks for one, and says when the row or the table is missing', () => {
    expect(ask(intent())).toMatchObject({ kind: 'visa', requirements: [] })
    expect(ask(intent('IN'), { visas: [{ ...table('IN', entry('eta')), rows: [] }] })).toEqual({
      kind: 'not-known',
      what: 'pair',
    })
    expect(ask(intent('IN'))).toEqual({ kind: 'not-known', what: 'facts' })
  })
})

describe('a question for the weather', () => {
  const warmIn = (month: number) => Array.from({ length: 12 }, (_, at) => (at === month - 1 ? 25 : 5))
  const climate: CityClimate = {
    id: 'bath',
    name: 'Bath',
    country: 'GB',
    lat: 51.4,
    lon: -2.4,
    zone: 'Europe/London',
    low: warmIn(7),
    high: warmIn(7),
    rain: warmIn(1),
    rainDays: warmIn(1),
    sun: warmIn(7),
    sea: null,
    crowds: Array(12).fill(3),
    certain: true,
    period: 'long',
    asOf: TODAY,
    source: 'a table',
  }
  const intent = (month: number | null, isBest = false): FactIntent => ({
    kind: 'climate',
    cityId: 'bath',
    month,
    isBest,
  })

  it('is answered for the month in the question, else for the current one', () => {
    expect(ask(intent(7), { climate })).toMatchObject({
      city: BATH,
      facts: { month: 7, high: 25, sea: null },
      best: [],
    })
    expect(ask(intent(null), { climate })).toMatchObject({ facts: { month: 11, high: 5 } })
  })

  it('for the best time names the months that suit most, and shows the first of them', () => {
    expect(ask(intent(null, true), { climate })).toMatchObject({ facts: { month: 7 }, best: [7] })
  })

  it('about a city without climate data is answered with "not known"', () => {
    expect(ask(intent(7))).toEqual({ kind: 'not-known', what: 'facts' })
    expect(ask({ ...intent(7), cityId: 'atlantis' } as FactIntent, { climate })).toEqual({
      kind: 'not-known',
      what: 'facts',
    })
  })
})

describe('a question for a phrase', () => {
  const book = (language: string, ...texts: string[]): PhraseBook => ({
    language,
    voice: language,
    romanisation: null,
    note: null,
    asOf: TODAY,
    source: 'a book',
    phrases: [
      {
        key: 'thank-you',
        situation: 'basics',
        english: 'Thank you',
        text: texts[0] ?? '',
        romanised: null,
        isUnsure: false,
      },
      {
        key: 'toilet',
        situation: 'way',
        english: 'Where is the toilet?',
        text: texts[1] ?? '',
        romanised: null,
        isUnsure: true,
      },
    ],
  })
  const phrases = book('ja', 'ありがとうございます', 'トイレはどこですか')
  const phraseKeys = (text: string, tables: Partial<FactTables> = { phrases }) => {
    const card = ask({ kind: 'phrase', language: 'ja', from: [], text }, tables)
    return card.kind === 'phrase' ? card.phrases.map(({ key }) => key) : card
  }

  it('is answered with the phrase of the book, by its words or by another name', () => {
    expect(phraseKeys('thank you')).toEqual(['thank-you'])
    expect(phraseKeys('where is the toilet')).toEqual(['toilet'])
    expect(phraseKeys('bathroom')).toEqual(['toilet'])
  })

  it('may be asked in another language of the book', () => {
    expect(
      phraseKeys('danke', { phrases, ownPhrases: [book('de', 'Danke', 'Wo ist die Toilette?')] }),
    ).toEqual(['thank-you'])
  })

  it('that no phrasebook has is not invented', () => {
    expect(phraseKeys('my hovercraft is full of eels')).toEqual({ kind: 'not-known', what: 'phrase' })
    expect(phraseKeys('thank you', {})).toEqual({ kind: 'not-known', what: 'facts' })
  })
})

it('the time of a city is that of its zone, with a guide or a climate', () => {
  expect(ask({ kind: 'clock', cityId: 'rome', country: 'IT' })).toMatchObject({ zones: ['Europe/Rome'] })
  expect(ask({ kind: 'clock', cityId: 'bath', country: 'GB' })).toEqual({ kind: 'not-known', what: 'facts' })
})

it('a distance is measured between the centres of the two cities, in metres', () => {
  const card = ask({ kind: 'distance', cityIds: ['rome', 'paris'] })
  expect(card.kind === 'distance' && Math.round(card.metres / 10_000)).toBe(111)
  expect(ask({ kind: 'distance', cityIds: ['rome', 'atlantis'] })).toEqual({
    kind: 'not-known',
    what: 'facts',
  })
})
