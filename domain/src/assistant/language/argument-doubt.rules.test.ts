import { expect, it } from 'vitest'
import { doubtOf, isYes } from './argument-doubt.rules.ts'

const doubtIn = (
  text: string,
  tool: string,
  args: Record<string, unknown>,
  places = 1,
  counts: number[] = [],
) => doubtOf({ tool, args, text, counts, places })?.missing ?? null

it.each<[string, string, Record<string, unknown>, string]>([
  ['a car in Faro from 3 to 7 September', 'cars.search', { place: 'Faro' }, 'date'],
  ['flight to Paris 2 July, back 16 July', 'flights.search', { to: 'Paris', date: '2027-07-02' }, 'date'],
  ['Osaka, 3 nights 4 days', 'plan.make', { cities: ['osaka'], days: 3 }, 'details'],
  ['3 days in Singapore, 1 child', 'plan.make', { cities: ['singapore'], days: 3 }, 'details'],
  ['where can we eat in Prague without lactose', 'places.find', { city: 'prague' }, 'details'],
  ['visa for Vietnam with a passport of ours', 'visa.check', { destination: 'VN' }, 'passports'],
  ['convert 500 pesos', 'currency.convert', { amount: 50000, from: 'MXN', to: 'EUR' }, 'from'],
  ['a room somewhere', 'stays.search', {}, 'details'],
  ['move the market from day 1 to day 2', 'plan.change', { kind: 'move', day: 1 }, 'details'],
])('"%s" says more than %s %j holds', (text, tool, args, missing) => {
  expect(doubtIn(text, tool, args, tool === 'stays.search' || tool === 'currency.convert' ? 0 : 1)).toBe(
    missing,
  )
})

it.each<[string, string, Record<string, unknown>]>([
  [
    'a car in Faro from 3 to 7 September',
    'cars.search',
    { place: 'Faro', from: '2027-09-03', to: '2027-09-07' },
  ],
  ['edinburgh 6 august for 3 nights', 'stays.search', { place: 'x', from: '2027-08-06', to: '2027-08-09' }],
  ['split 142,80 € between 6', 'money.split', { amount: 14280, currency: 'EUR', people: 6 }],
  ['5000 yen in pounds', 'currency.convert', { amount: 5000, from: 'JPY', to: 'GBP' }],
  ['dinner is 480k dong', 'currency.convert', { amount: 480000, from: 'VND', to: 'AUD' }],
  ['two weeks in Rome', 'plan.make', { cities: ['rome'], days: 14 }],
  ['3 nights in Rome', 'plan.make', { cities: ['rome'], days: 4 }],
  ['we land at 15:30', 'plan.change', { kind: 'arrival', clock: '15:30' }],
  ['we land at 3 pm', 'plan.change', { kind: 'arrival', clock: '15:00' }],
  ['we land 3 hours later', 'plan.change', { kind: 'arrival', minutes: 180 }],
  ['why not see the museums in Rome', 'places.find', { city: 'rome', categories: ['museum'] }],
  ['is it open on 24 December', 'hours.check', { place: 'x' }],
])('"%s" is wholly in %s %j', (text, tool, args) => {
  expect(doubtIn(text, tool, args)).toBeNull()
})

it('two places are one too many for what a single one is asked', () => {
  expect(doubtIn('how much dearer is London than Budapest', 'costs.city', { city: 'london' }, 2)).toBe(
    'details',
  )
  expect(doubtIn('what does London cost', 'costs.city', { city: 'london' }, 1)).toBeNull()
})

it('numbers in words count too', () => {
  expect(doubtIn('a hotel for three', 'stays.search', { place: 'Rome' }, 1, [3])).toBe('details')
  expect(doubtIn('a hotel for three', 'stays.search', { place: 'Rome', adults: 3 }, 1, [3])).toBeNull()
})

it.each(['yes', 'Go ahead', 'Ja, das ist alles', 'Sí, eso es todo', 'Oui, c’est tout', 'はい、それだけです'])(
  '"%s" says that all was understood',
  (text) => expect(isYes(text)).toBe(true),
)

it('a question is no yes', () => expect(isYes('yes but in June')).toBe(false))
