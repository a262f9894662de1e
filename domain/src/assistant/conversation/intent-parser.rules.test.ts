import { describe, expect, it } from 'vitest'
import type { City } from '../../destination/places/index.ts'
import { type Intent, parseIntents } from './intent-parser.rules.ts'

const city = (id: string, name: string, country: string, currency: string): City => ({
  id,
  name,
  nameLocal: name,
  country,
  currency,
  lat: 0,
  lon: 0,
  zone: 'UTC',
})
const CITIES = [
  city('rome', 'Rome', 'IT', 'EUR'),
  city('paris', 'Paris', 'FR', 'EUR'),
  city('lisbon', 'Lisbon', 'PT', 'EUR'),
  city('bangkok', 'Bangkok', 'TH', 'THB'),
  city('tokyo', 'Tokyo', 'JP', 'JPY'),
]
/** A Saturday. */
const TODAY = '2026-11-21'
const ask = (text: string, before: readonly Intent[] = []) =>
  parseIntents(text, {
    today: TODAY,
    cities: CITIES,
    currencies: ['EUR', 'USD', 'THB', 'JPY', 'GBP'],
    before,
  })

describe('a request for a trip', () => {
  it('is read with all its details', () => {
    expect(ask('3 days in Rome with two kids, museums, under 300 euros, from 5 May')).toEqual([
      {
        kind: 'plan',
        cityIds: ['rome'],
        days: 3,
        startDate: '2027-05-05',
        adults: null,
        children: 2,
        interests: ['museum'],
        budget: { amount: 30_000, currency: 'EUR' },
        pace: 'balanced',
        diets: [],
        stepFree: false,
      },
    ])
  })

  it.each<[string, object]>([
    [
      'drei Tage in Rom mit Kindern, Museen',
      { cityIds: ['rome'], days: 3, children: 1, interests: ['museum'] },
    ],
    ['un week-end à Paris pour 2 personnes', { cityIds: ['paris'], days: 2, adults: 2 }],
    ['cuatro días en Lisboa, vegano, tranquilo', { days: 4, diets: ['vegan'], pace: 'relaxed' }],
    ['una settimana a Roma in sedia a rotelle', { days: 7, stepFree: true }],
    ['Paris and Rome, 5-10 June', { cityIds: ['paris', 'rome'], startDate: '2027-06-05', days: 6 }],
    ['Lisbon', { cityIds: ['lisbon'], days: null, startDate: null }],
  ])('is recognised in "%s"', (text, part) =>
    expect(ask(text)).toEqual([expect.objectContaining({ kind: 'plan', ...part })]),
  )
})

it.each<[string, object[]]>([
  [
    'flights from Berlin to Lisbon on 3 March',
    [{ kind: 'flights', from: 'Berlin', to: 'Lisbon', date: '2027-03-03', back: null, adults: null }],
  ],
  [
    'Fly from New York to Rome 5-12 May',
    [{ kind: 'flights', from: 'New York', to: 'Rome', date: '2027-05-05', back: '2027-05-12', adults: null }],
  ],
  [
    'Flug von Berlin nach Lissabon am 3. März',
    [{ kind: 'flights', from: 'Berlin', to: 'Lissabon', date: '2027-03-03', back: null, adults: null }],
  ],
  [
    'hotel in Paris from 1 to 4 December for 2 adults',
    [{ kind: 'stays', place: 'Paris', from: '2026-12-01', to: '2026-12-04', adults: 2 }],
  ],
  ['a hotel in Vienna', [{ kind: 'stays', place: 'Vienna', from: null, to: null, adults: null }]],
  [
    'is the Louvre open on Monday?',
    [{ kind: 'hours', text: 'is the Louvre open on Monday?', cityIds: [], date: '2026-11-23' }],
  ],
  [
    'what is open in Rome on Monday?',
    [{ kind: 'places', cityId: 'rome', categories: [], diets: [], openOn: '2026-11-23' }],
  ],
  [
    'museums in Paris',
    [{ kind: 'places', cityId: 'paris', categories: ['museum'], diets: [], openOn: null }],
  ],
  [
    'vegan in Lisbon',
    [{ kind: 'places', cityId: 'lisbon', categories: ['restaurant'], diets: ['vegan'], openOn: null }],
  ],
  ['public holidays in Japan in 2027', [{ kind: 'holidays', country: 'JP', year: 2027, month: null }]],
  ['Feiertage in Deutschland im Mai', [{ kind: 'holidays', country: 'DE', year: null, month: 5 }]],
  ['100 usd in thb', [{ kind: 'money', sum: { amount: 10_000, currency: 'USD' }, from: 'USD', to: 'THB' }]],
  [
    'how much is 100 euros in Bangkok',
    [{ kind: 'money', sum: { amount: 10_000, currency: 'EUR' }, from: 'EUR', to: 'THB' }],
  ],
  ['usd to yen', [{ kind: 'money', sum: null, from: 'USD', to: 'JPY' }]],
  ['my flight was cancelled, what am I owed', [{ kind: 'tool', tool: 'compensation' }]],
  ['Schengen 90 days', [{ kind: 'tool', tool: 'visa' }]],
  ['rent a car in Seville', [{ kind: 'tool', tool: 'car' }]],
  ['Wie ist das Wetter in Rom?', [{ kind: 'climate', cityId: 'rome', month: null, isBest: false }]],
  ['daylight in Rome', [{ kind: 'tool', tool: 'intel' }]],
  ['police number', [{ kind: 'tool', tool: 'safety' }]],
  ['write me a poem', [{ kind: 'unknown' }]],
  ['', [{ kind: 'unknown' }]],
])('"%s" is understood', (text, intents) => expect(ask(text)).toEqual(intents))

it('one question may ask for a flight and a stay', () => {
  expect(ask('flight and hotel, Berlin to Rome').map(({ kind }) => kind)).toEqual(['flights', 'stays'])
})

it('a short question continues the question before', () => {
  const before = ask('is the Louvre open on Monday?')
  expect(ask('and on Tuesday?', before)).toMatchObject([{ kind: 'hours', date: '2026-11-24' }])
  expect(ask('when does it close?', before)).toMatchObject([
    { kind: 'hours', text: expect.stringContaining('Louvre') },
  ])
  expect(ask('and on Tuesday?')).toEqual([{ kind: 'unknown' }])
})
