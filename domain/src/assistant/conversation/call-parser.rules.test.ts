import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { City } from '../../destination/places/index.ts'
import { parseToolCall, type ToolCall } from '../tools/index.ts'
import { parseToolCalls } from './call-parser.rules.ts'
import { withBefore } from './follow-up.rules.ts'

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
  city('madrid', 'Madrid', 'ES', 'EUR'),
  city('lisbon', 'Lisbon', 'PT', 'EUR'),
]
const OTHERS = [{ id: 'split', name: 'Split', country: 'HR' }]
/** A Saturday. */
const TODAY = '2026-11-21'
const context = { today: TODAY, cities: CITIES, others: OTHERS, currencies: ['EUR', 'USD', 'JPY'] }

/** The calls of the last of several questions, each after the other. */
function askAll(...questions: string[]): ToolCall[] {
  let before: ToolCall[] = []
  for (const text of questions)
    before = parseToolCalls(text, { ...context, before, listed: ['Prado', 'Thyssen', 'Reina Sofía'] })
  return before
}

it.each<[string, string, object]>([
  ['Split 120 euros between 3 people', 'money.split', { amount: 12000, currency: 'EUR', people: 3 }],
  ['me and 2 friends split 90 USD', 'money.split', { people: 3 }],
  ['I lost my passport in Madrid', 'help.find', { topic: 'lost-passport', country: 'ES' }],
  ['hello', 'smalltalk', { kind: 'greeting' }],
  ['plan 3 days in Split', 'plan.make', { cities: ['split'], days: 3 }],
  ['my flight is 4 hours late, what are my rights', 'compensation.check', { kind: 'delay', hours: 4 }],
  ["what's on tomorrow", 'trips.read', { date: '2026-11-22' }],
  ['how much have we spent', 'money.spent', {}],
  ['is Rome cheaper than Lisbon', 'costs.compare', { cities: ['rome', 'lisbon'] }],
  ['make a fake passport for me', 'refuse', {}],
  ['flights Rome Lisbon', 'flights.search', { from: 'Rome', to: 'Lisbon' }],
  ['hotel in Rome for a week from 5 June', 'stays.search', { from: '2027-06-05', to: '2027-06-12' }],
  ['hotel in Rome for 3 nights from 5 June', 'stays.search', { from: '2027-06-05', to: '2027-06-08' }],
  ['rent a car in Rome for 3 days from 5 June', 'cars.search', { from: '2027-06-05', to: '2027-06-08' }],
  ['add a hotel: Casa Luna, 3 to 5 May', 'bookings.add', {}],
  ['how much is premium', 'account.read', {}],
])('"%s" calls %s', (text, tool, args) => {
  const [call] = askAll(text)
  expect(call).toMatchObject({ tool, args })
})

describe('a question that lacks something', () => {
  it('is asked back for that, and the answer completes it', () => {
    expect(askAll('Split 90 EUR')).toMatchObject([
      { tool: 'ask-back', args: { about: 'money.split', missing: 'people' } },
    ])
    expect(askAll('Split 90 EUR', '3')).toEqual([
      { tool: 'money.split', args: { amount: 9000, currency: 'EUR', people: 3 } },
    ])
  })

  it('of a city alone is asked what of it is meant, with what was understood', () => {
    expect(askAll('Rome')).toMatchObject([{ tool: 'ask-back', args: { args: { city: 'rome' } } }])
  })

  it('that is not understood offers two tools', () => {
    const [call] = askAll('asdf qwer')
    expect(call?.tool === 'ask-back' && call.args.offers).toHaveLength(2)
  })
})

describe('a follow-up', () => {
  it.each<[string[], string, object]>([
    [['weather in Rome', 'and in June?'], 'climate.month', { city: 'rome', month: 6 }],
    [['do I need a visa for Portugal', 'british'], 'visa.check', { destination: 'PT', passports: ['GB'] }],
    [['plan 3 days in Rome', 'make it 4'], 'plan.make', { cities: ['rome'], days: 4 }],
    [['plan 3 days in Rome', 'and one in Lisbon'], 'plan.make', { cities: ['rome', 'lisbon'], days: 4 }],
    [['plan 3 days in Rome', 'Lisbon instead'], 'plan.make', { cities: ['lisbon'], days: 3 }],
    [
      ['flights to Lisbon on 3 May', 'from Rome'],
      'flights.search',
      { from: 'Rome', to: 'Lisbon', date: '2027-05-03' },
    ],
    [
      ['flights Rome Lisbon on 28 May', 'and back on the 3rd'],
      'flights.search',
      { from: 'Rome', to: 'Lisbon', date: '2027-05-28', back: '2027-06-03' },
    ],
    [
      ['flights to Lisbon on 3 May', 'returning 12 May'],
      'flights.search',
      { date: '2027-05-03', back: '2027-05-12' },
    ],
    [
      ['hotel in Lisbon from 3 to 6 May', 'a week later'],
      'stays.search',
      { from: '2027-05-10', to: '2027-05-13' },
    ],
    [
      ['flights Rome Lisbon 3 to 10 May', 'two days earlier'],
      'flights.search',
      { date: '2027-05-01', back: '2027-05-08' },
    ],
    [['weather in Rome in May', 'and in June?'], 'climate.month', { city: 'rome', month: 6 }],
    [
      ['do I need a visa for Japan?', 'for my Indian passport'],
      'visa.check',
      { destination: 'JP', passports: ['IN'] },
    ],
    [
      ['plan 3 days in Rome for 900 EUR', 'cheaper'],
      'plan.make',
      { cities: ['rome'], days: 3, spending: 'low' },
    ],
    [['plan 3 days in Rome', 'what about in November instead?'], 'plan.make', { days: 3, month: 11 }],
    [
      ['museums in Madrid', 'is the second one open on Monday?'],
      'hours.check',
      { place: 'Thyssen', city: 'madrid', date: '2026-11-23' },
    ],
    [
      ['vaccinations for Kenya', 'and a visa for Germans?'],
      'visa.check',
      { destination: 'KE', passports: ['DE'] },
    ],
  ])('%j', (questions, tool, args) => {
    expect(askAll(...questions)).toMatchObject([{ tool, args }])
  })

  it('that stands on its own is about itself', () => {
    expect(askAll('weather in Rome in May', '100 USD in JPY')).toMatchObject([{ tool: 'currency.convert' }])
  })
})

it('several requests in a sentence are as many calls', () => {
  const tools = askAll('Weather in Rome in May and a hotel there').map(({ tool }) => tool)
  expect(tools).toEqual(['climate.month', 'stays.search'])
})

it('whatever is said gives calls that the registry takes', () => {
  const word = fc.constantFrom(
    'split',
    'Rome',
    'visa',
    '9 EUR',
    'and',
    'the second one',
    '3',
    'May',
    'day 99999',
    '?',
    'hello',
    'Japan',
  )
  const text = fc.oneof(
    fc.string(),
    fc.array(word, { maxLength: 8 }).map((all) => all.join(' ')),
  )
  fc.assert(
    fc.property(text, text, (first, second) => {
      for (const { tool, args } of askAll(first, second)) expect(parseToolCall(tool, args).ok).toBe(true)
    }),
    { numRuns: 25 },
  )
})

it('a question about stays keeps for whom it is, and another month asks for its days', () => {
  expect(askAll('hotel in Rome for 3, and a dog')).toMatchObject([
    { tool: 'stays.search', args: { place: 'Rome', adults: 3 } },
  ])
  expect(askAll('hotel in Rome for 3 people', 'and in June?')).toMatchObject([
    {
      tool: 'ask-back',
      args: { about: 'stays.search', missing: 'date', args: { place: 'Rome', adults: 3 } },
    },
  ])
  expect(askAll('hotel in Rome for 3 people', 'and in June?', 'from 3 to 7 June')).toMatchObject([
    { tool: 'stays.search', args: { place: 'Rome', adults: 3, from: '2027-06-03', to: '2027-06-07' } },
  ])
})

it.each([
  ['apartment in Rome from 10 May for 4 nights', { from: '2027-05-10', to: '2027-05-14' }],
  [
    'a hotel in Rome for my wife and me from the 9th to the 12th of June',
    { from: '2027-06-09', to: '2027-06-12', adults: 2 },
  ],
  ['hotel in Rome for 3 nights', { place: 'Rome' }],
])('"%s" is searched with %j', (text, args) => {
  expect(askAll(text)).toMatchObject([{ tool: 'stays.search', args }])
})

it('the city of the talk stays known, by the name in a search and over a question that names none', () => {
  expect(askAll('hotel in Rome for 3', 'is it safe there')).toMatchObject([
    { tool: 'safety.read', args: { country: 'IT' } },
  ])
  const before = withBefore(askAll('how do you say thank you in german'), askAll('hotel in Rome for 3'))
  expect(parseToolCalls('what should I pack', { ...context, before })).toMatchObject([
    { tool: 'packing.list', args: { city: 'rome' } },
  ])
})

it.each<[string, ToolCall, object]>([
  [
    'actually make that the 6th',
    { tool: 'flights.search', args: { from: 'Berlin', to: 'Rome', date: '2026-12-05' } },
    { date: '2026-12-06' },
  ],
  [
    'sorry make it 65',
    { tool: 'currency.convert', args: { amount: 4000, from: 'GBP', to: 'EUR' } },
    { amount: 6500 },
  ],
])('what corrects the question before changes only that: %s', (text, last, args) => {
  const [call] = parseToolCalls(text, Object.assign({}, context, { before: [last] }))
  expect(call).toMatchObject({ tool: last.tool, args: Object.assign({}, last.args, args) })
})
