import { expect, it } from 'vitest'
import { type CallVoice, partsOfCall } from './understood-call.rules.ts'

const voice: CallVoice = {
  place: (one) => `<${one}>`,
  country: (code) => code,
  dates: (from, to) => (to === null ? from : `${from}/${to}`),
  month: (month) => `month ${month}`,
  days: (count) => `${count} days`,
  adults: (count) => `${count} adults`,
  children: (count) => `${count} children`,
  money: ({ amount, currency }) => `${amount} ${currency}`,
  currency: (code) => `in ${code}`,
}

it.each([
  [{ cities: ['vienna'], adults: 3, startDate: '2027-03-12' }, ['<vienna>', '2027-03-12', '3 adults']],
  [
    { place: 'Vienna', from: '2027-05-03', to: '2027-05-07', adults: 2 },
    ['<Vienna>', '2027-05-03/2027-05-07', '2 adults'],
  ],
  [
    { from: 'Oslo', to: 'Rome', date: '2027-05-03', back: '2027-05-09' },
    ['<Oslo>', '<Rome>', '2027-05-03/2027-05-09'],
  ],
  [{ amount: 500, from: 'EUR', to: 'PLN' }, ['500 EUR', 'in PLN']],
  [{ destination: 'IN', passports: ['GB'] }, ['IN', 'GB']],
  [
    { cities: ['rome'], month: 6, days: 4, children: 2, budget: { amount: 100, currency: 'EUR' } },
    ['<rome>', 'month 6', '4 days', '2 children', '100 EUR'],
  ],
  [{ cities: 7, from: null, month: 99, amount: 'x' }, []],
])('%j is said as %j', (said, parts) => {
  expect(partsOfCall(said, voice)).toEqual(parts)
})
