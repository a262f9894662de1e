import { expect, it } from 'vitest'
import { type CompanionContext, parseToolCalls } from '../conversation/index.ts'
import { parseEnglish } from './english-calls.rules.ts'

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
  for (const text of ['', 'qwertz', 'the blue one with a hat', 'write a haiku about trains']) {
    const [call] = parseEnglish(text, context)
    expect(call?.tool, text).toBe('ask-back')
    if (call?.tool === 'ask-back') expect(call.args.offers.length).toBeLessThanOrEqual(2)
  }
})
