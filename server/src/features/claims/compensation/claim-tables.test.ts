import { readFileSync } from 'node:fs'
import {
  composeLetter,
  type DeadlineRow,
  LETTER_KEYS,
  type LetterTexts,
  type LetterValues,
  languageOfAirline,
} from '@tripwright/domain/claims/compensation'
import { describe, expect, it } from 'vitest'

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../../../../data/claims/${name}.json`, import.meta.url), 'utf8'))
const { letters }: { letters: Record<string, LetterTexts> } = read('letters')
const { countries }: { countries: DeadlineRow[] } = read('deadlines')
const { airlines }: { airlines: [string, string, string][] } = read('airlines')
const { airports }: { airports: { iata: string; until: string }[] } = read('closed-airports')

const FACTS: LetterValues = {
  airline: 'ITA Airways',
  flight: 'AZ 208',
  date: '1 May 2026',
  booking: 'ABC123',
  name: 'Ada',
  from: 'Rome (FCO)',
  to: 'London (LHR)',
  account: 'IT00',
  amount: 'EUR 250',
  total: 'EUR 500',
  law: 'EU261',
  article: 'Article 7(1)(a), Regulation (EC) No 261/2004',
  event: 'delay',
  arrivalDelayMinutes: 250,
  noticeDays: 0,
  passengers: 2,
  basis: 'Wallentin-Hermann, C-549/07',
  isShare: false,
}

describe('the letters', () => {
  it.each(Object.keys(letters))('in %s has every sentence, and in it all that is said', (language) => {
    const texts = letters[language] as LetterTexts
    expect(Object.keys(texts)).toEqual(expect.arrayContaining([...LETTER_KEYS]))
    expect(Object.keys(texts)).toHaveLength(LETTER_KEYS.length)
    const late = composeLetter(texts, FACTS)
    for (const sentence of [
      'AZ 208',
      'ABC123',
      'Rome (FCO)',
      'Art. 7(1)(a)',
      'EUR 250',
      'EUR 500',
      'C-549/07',
      'IT00',
    ])
      expect(late).toContain(sentence)
    expect(late).toMatch(/4[^0-9]+10/)
    const cancellation = { event: 'cancellation', noticeDays: 13, isShare: true, basis: '' } as const
    expect(composeLetter(texts, { ...FACTS, ...cancellation })).toContain('13')
    for (const event of ['delay', 'cancellation', 'denied-boarding'] as const)
      expect(composeLetter(texts, { ...FACTS, event })).not.toMatch(/[{}]/)
  })

  it('is in the language of the airline where there is one', () => {
    const countries = ['DE', 'BR', 'TR', 'JP', 'KR', 'US']
    expect(countries.map(languageOfAirline)).toEqual(['de', 'pt', 'tr', 'ja', 'en', 'en'])
    for (const [, country] of airlines) expect(letters[languageOfAirline(country)]).toBeDefined()
  })
})

it('knows a term for every country of the law, and says where it is not sure', () => {
  const codes =
    'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LT LU LV MT NL NO PL PT RO SE SI SK TR'
  expect(countries.map(({ country }) => country).join(' ')).toBe(codes)
  const unsure = countries.filter(({ isSure }) => !isSure).map(({ country }) => country)
  expect(unsure.join(' ')).toBe('BG CH HR IS IT LT LV MT SE SI SK TR')
})

it('knows airlines by one code each, and closed airports by the day', () => {
  expect(new Set(airlines.map(([code]) => code)).size).toBe(airlines.length)
  for (const row of airlines) expect(row.join('|')).toMatch(/^[A-Z0-9]{2}\|[A-Z]{2}\|\S/)
  expect(airlines.length).toBeGreaterThan(140)
  expect(airports.find(({ iata }) => iata === 'TXL')?.until).toBe('2020-11-08')
})
