import { beforeAll, expect, it } from 'vitest'
import { type CompanionContext, parseToolCalls } from '../conversation/index.ts'
import { parseEnglish } from './english-calls.rules.ts'
import { loadEnglish } from './index.ts'

beforeAll(loadEnglish)

const city = (id: string, name: string, country: string, currency: string) => ({
  id,
  name,
  country,
  currency,
})
const others = [
  city('hanoi', 'Hanoi', 'VN', 'VND'),
  city('rome', 'Rome', 'IT', 'EUR'),
  city('prague', 'Prague', 'CZ', 'CZK'),
] as unknown as NonNullable<CompanionContext['others']>
const context: CompanionContext = {
  today: '2026-11-21',
  cities: [],
  others,
  currencies: ['EUR', 'USD'],
  before: [],
}

it.each([
  ['does it rain a lot in Hanoi in September', 'climate.month', { city: 'hanoi', month: 9 }],
  ['how chilly does Prague get in February', 'climate.month', { city: 'prague', month: 2 }],
  ['Rome or Prague, where do I spend less?', 'costs.compare', { cities: ['rome', 'prague'] }],
  ['an ATM swallowed my card', 'help.find', { topic: 'lost-card' }],
  ['am I talking to a bot?', 'smalltalk', { kind: 'identity' }],
])('what the rules misread is read by samples: %s', (text, tool, args) => {
  expect(parseEnglish(text, context)).toMatchObject([{ tool, args }])
})

it.each([
  'plan 3 days in Rome',
  'is Vietnam safe',
  '100 euros in dollars',
  'split 90 euros between 3 people',
])('what the rules read well stays as it is: %s', (text) => {
  expect(parseEnglish(text, context)).toEqual(parseToolCalls(text, context))
})

it('what neither reads is asked back, with at most two offers', () => {
  for (const text of ['', 'qwertz', 'the blue one with a hat', 'a haiku of trains and rain']) {
    const [call] = parseEnglish(text, context)
    expect(call?.tool, text).toBe('ask-back')
    if (call?.tool === 'ask-back') expect(call.args.offers.length).toBeLessThanOrEqual(2)
  }
})

it.each([
  ['goodnight, see you tomorrow', 'farewell'],
  ['night night', 'farewell'],
  ['take care then', 'farewell'],
  ['tyvm', 'thanks'],
  ["great, that's everything we needed", 'thanks'],
  ['afternoon', 'greeting'],
])('small talk is no request: %s', (text, kind) => {
  expect(parseEnglish(text, context)).toEqual([{ tool: 'smalltalk', args: { kind } }])
})

it('an idiom of money says how much a plan may cost, and days that are misspelled are counted', () => {
  expect(parseEnglish('4 dyas in Rome on the cheap', context)).toMatchObject([
    { tool: 'plan.make', args: { days: 4, spending: 'low' } },
  ])
})

it.each([
  ['list all the things we booked', 'bookings.read'],
  ['we just booked train IC204 for May 3, add that to our trip', 'bookings.add'],
  ['I got two tickets for the opera, put that in', 'bookings.add'],
])('bookings are shown or added, whatever they are called: %s', (text, tool) => {
  expect(parseEnglish(text, context)).toMatchObject([{ tool }])
})

it.each([
  ['entire trip must stay below 700 euros', { kind: 'budget', amount: 700, isTotal: true }],
  ["the whole trip can't go over 700 euros", { kind: 'budget', amount: 700, isTotal: true }],
  ['our plane lands at 6pm instead of 3pm', { kind: 'arrival', clock: '18:00' }],
  ['slot the old harbour on day 2 as well', { kind: 'add', place: 'old harbour', day: 2 }],
])('a change says what is wished in many ways: %s', (text, args) => {
  expect(parseEnglish(text, context)).toMatchObject([{ tool: 'plan.change', args }])
})
