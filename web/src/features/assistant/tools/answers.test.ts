import {
  type AnswerCard,
  type AnswerFacts,
  answerIntent,
  EMPTY_TABLES,
  parseIntents,
  type SourcedRates,
} from '@tripwright/domain/assistant/conversation'
import { findPlace } from '@tripwright/domain/assistant/language'
import { type GuideFile, guideFile, toGuide } from '@tripwright/domain/destination/places'
import {
  ENGLISH_BOOK,
  listPhrasesOf,
  type PhraseBook,
  type PhraseFile,
} from '@tripwright/domain/translation/phrasebook'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'

const files = import.meta.glob<GuideFile>(
  '../../../../../data/guides/{bangkok,barcelona,lisbon,london,mexico-city,paris,rome,tokyo}.json',
  {
    import: 'default',
    eager: true,
  },
)
const guides = Object.values(files).map((file) => toGuide(z.parse(guideFile, file)))
const rates = Object.values(
  import.meta.glob<SourcedRates>('../../../../../data/rates.json', { import: 'default', eager: true }),
)[0]
if (!rates) throw new Error('there are no rates')
/** A Saturday. */
const TODAY = '2026-11-21'
const FACTS: AnswerFacts = {
  today: TODAY,
  guides,
  rates,
  cities: guides.map(({ city }) => city),
  holidays: {
    FR: { days: [{ date: '2026-12-25', name: 'Christmas' }], asOf: '2026-10-01', source: 'a list' },
    JP: {
      days: [
        { date: '2026-05-03', name: 'Constitution Memorial Day' },
        { date: '2027-01-01', name: "New Year's Day" },
      ],
      asOf: '2026-10-01',
      source: 'a list',
    },
  },
}
const hearing = (facts: AnswerFacts) => ({
  today: TODAY,
  cities: facts.cities,
  before: [],
  currencies: ['EUR', ...Object.keys(rates.rates)],
})
const ask = (text: string, facts = FACTS): AnswerCard[] =>
  parseIntents(text, hearing(facts)).map((intent) => answerIntent(intent, facts))

function one<K extends AnswerCard['kind']>(
  text: string,
  kind: K,
  facts = FACTS,
): Extract<AnswerCard, { kind: K }> {
  const [card] = ask(text, facts)
  if (card?.kind !== kind) throw new Error(`"${text}" was answered with ${card?.kind}`)
  return card as Extract<AnswerCard, { kind: K }>
}

describe('the hours of a place', () => {
  it('are those of the day that was asked, and the week from it', () => {
    const { place, days, city, asOf, source, written, checked } = one(
      'is the Louvre open on Monday?',
      'hours',
    )
    expect([place.name, city.id, days.length]).toEqual(['Louvre', 'paris', 7])
    expect(days[0]).toEqual({
      date: '2026-11-23',
      spans: [{ open: 540, close: 1080 }],
      isCertain: true,
      holiday: null,
    })
    expect(days[1]).toMatchObject({ date: '2026-11-24', spans: [] })
    expect([asOf, source]).toEqual(['2025-11-30', 'Tripwright guide, written by us and looked at twice'])
    expect([written, checked]).toEqual([place.written, null])
  })

  it('name the holiday that closes it, and say when holidays are not known', () => {
    expect(one('Louvre geöffnet am 25. Dezember?', 'hours')).toMatchObject({
      knowsHolidays: true,
      days: expect.arrayContaining([expect.objectContaining({ holiday: 'Christmas', spans: [] })]),
    })
    expect(one('is the Colosseum open today', 'hours').knowsHolidays).toBe(false)
  })

  it('of a place in no guide are not known', () => {
    expect(ask('is the Hermitage open?')).toEqual([{ kind: 'not-known', what: 'place' }])
    expect(ask('is the Louvre open?', { ...FACTS, guides: [] })).toEqual([
      { kind: 'not-known', what: 'guide' },
    ])
  })
})

it('places of a kind come best-known first, open on the day that was asked', () => {
  const { rows, hours } = one('museums in Paris', 'places')
  expect(hours).toEqual([])
  expect(rows.map(({ category }) => category)).toEqual(rows.map(() => 'museum'))
  expect(rows[0]?.name).toBe('Louvre')
  const onTuesday = one('which museums in Paris are open on Tuesday', 'places')
  // Each with its hours: a place that is open that day may be closed now.
  expect(onTuesday.hours).toHaveLength(onTuesday.rows.length)
  expect(onTuesday.hours.every((spans) => spans.length > 0)).toBe(true)
  expect(onTuesday.rows.map(({ name }) => name)).not.toContain('Louvre')
  expect(ask('kosher in Lisbon')).toEqual([{ kind: 'not-known', what: 'matching' }])
})

it('holidays are those of the year or month', () => {
  expect(one('public holidays in Japan', 'holidays')).toMatchObject({
    year: 2026,
    days: [{ date: '2026-05-03' }],
  })
  expect(one('holidays in Japan in January 2027', 'holidays').days).toHaveLength(1)
  expect(ask('bank holidays in Fiji')).toEqual([{ kind: 'not-known', what: 'holidays' }])
})

it('a sum is changed by the dated rates', () => {
  // 37.728 baht for a euro, 1.1684 dollars for a euro: 100 / 1.1684 * 37.728.
  expect(one('100 usd in thb', 'money')).toMatchObject({
    result: { amount: 322_903, currency: 'THB' },
    asOf: '2026-04-13',
  })
  expect(one('eur to jpy', 'money')).toMatchObject({
    sum: { amount: 100 },
    result: { amount: 187, currency: 'JPY' },
  })
  expect(ask('100 usd in thb', { ...FACTS, rates: null })).toEqual([{ kind: 'not-known', what: 'money' }])
})

it('a plan names its cities', () => {
  expect(one('3 days in Rome', 'plan').cities.map(({ name }) => name)).toEqual(['Rome'])
})

it('any text at all has an answer, and nothing throws', () => {
  const pieces = fc.constantFrom(
    'open',
    'flights from',
    'to',
    '3 days',
    '€',
    '1e99',
    '99.99.9999',
    'Rome',
    '100 usd in',
    '29 February',

    'holidays',
    'the',
    'Louvre',
    '٣',
    '\u0000',
    '(((',
    '2026-02-30',
    'next',
    'weekend',
    '-',
    '5-8',
    'May',
    'hotel',
  )
  const texts = fc.oneof(
    fc.string({ unit: 'binary', size: 'max', maxLength: 3000 }),
    fc.array(fc.oneof(pieces, fc.string()), { maxLength: 30 }).map((parts) => parts.join(' ')),
  )
  fc.assert(
    fc.property(texts, (text) => {
      expect(ask(text).length).toBeGreaterThan(0)
    }),
    { numRuns: 100 },
  )
  // Counting the samples of all languages is slow on a busy machine.
}, 30_000)

describe('a place', () => {
  it.each([
    ['is the Louvre open on Monday?', 'Louvre'],
    ['When does the Colosseum close?', 'Colosseum'],
    ['ist die Hermitage offen', null],
    ['are the Vatican museums open on Sunday', 'Vatican Museums and Sistine Chapel'],
    ['opening hours musée d’Orsay', "Musée d'Orsay"],
    ['is it open on monday', null],
    ['are museums in Rome open today', null],
    ['Sagrada Família horario', null],
  ])('of "%s" is %s', (text, name) => {
    const placeName = findPlace(text, guides)?.place.name ?? null
    if (text.startsWith('Sagrada')) expect(placeName).toContain('Sagrada')
    else expect(placeName).toBe(name)
  })

  it('is found by its own name, nearly always', () => {
    const places = guides.flatMap(({ pointsOfInterest }) => pointsOfInterest)
    const missed = places.filter(({ id, name }) => findPlace(name, guides)?.place.id !== id)
    expect(missed.length / places.length).toBeLessThan(0.02)
  })
})

describe('a phrase', () => {
  const files = import.meta.glob<PhraseFile>('../../../../../data/phrases/*.json', {
    import: 'default',
    eager: true,
  })
  const books = Object.values(files).map((file): PhraseBook => {
    const { language, voice, romanisation, note, asOf } = file
    return { language, voice, romanisation, note, asOf, source: 'a book', phrases: listPhrasesOf(file) }
  })
  const bookOf = (language: string) =>
    language === 'en' ? ENGLISH_BOOK : (books.find((one) => one.language === language) ?? null)

  it.each([
    ['How do you say thank you in Japanese?', 'ja', 'thank-you'],
    ['Wie sagt man danke auf Japanisch?', 'ja', 'thank-you'],
    ['Comment dit-on merci en thaï ?', 'th', 'thank-you'],
    ['¿Cómo se dice gracias en japonés?', 'ja', 'thank-you'],
    ['Come si dice grazie in giapponese?', 'ja', 'thank-you'],
    ['Como se diz obrigado em japonês?', 'ja', 'thank-you'],
    ['Jak się mówi dziękuję po japońsku?', 'ja', 'thank-you'],
    ['Как сказать спасибо по-японски?', 'ja', 'thank-you'],
    ['जापानी में धन्यवाद कैसे कहते हैं?', 'ja', 'thank-you'],
    ['谢谢用日语怎么说', 'ja', 'thank-you'],
    ['how do you say where is the toilet in Korean', 'ko', 'toilet'],
    ['translate the bill please to Italian', 'it', 'bill'],
    ["how do I say I'm allergic to peanuts in Thai", 'th', 'allergy-peanuts'],
    ['Wie sagt man ich bin allergisch gegen Erdnüsse auf Thailändisch?', 'th', 'allergy-peanuts'],
    ['¿Cómo se dice tengo alergia al huevo en japonés?', 'ja', 'allergy-eggs'],
  ])('of "%s" is found in the book', (text, language, key) => {
    const [intent] = parseIntents(text, hearing(FACTS))
    if (intent?.kind !== 'phrase') throw new Error(`it is ${intent?.kind}`)
    const ownPhrases = intent.from.map(bookOf).filter((book) => book !== null)
    const card = answerIntent(intent, {
      ...FACTS,
      tables: { ...EMPTY_TABLES, phrases: bookOf(intent.language), ownPhrases },
    })
    expect(card).toMatchObject({ kind: 'phrase', language, phrases: [{ key }] })
  })
})
