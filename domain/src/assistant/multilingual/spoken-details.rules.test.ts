import { beforeAll, expect, it, vi } from 'vitest'
import type { CompanionContext } from '../conversation/index.ts'
import { parseInAnyLanguage } from './foreign-calls.rules.ts'
import { loadLanguages } from './index.ts'

// A busy machine is slow to load the models of all languages.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })
beforeAll(async () => void (await loadLanguages()))

const city = (id: string, name: string, country: string, currency: string) => ({
  id,
  name,
  country,
  currency,
})
const others = [
  city('paris', 'Paris', 'FR', 'EUR'),
  city('rome', 'Rome', 'IT', 'EUR'),
  city('cairo', 'Cairo', 'EG', 'EGP'),
  city('lisbon', 'Lisbon', 'PT', 'EUR'),
] as unknown as NonNullable<CompanionContext['others']>
const context: CompanionContext = {
  today: '2027-03-10',
  cities: [],
  others,
  currencies: ['EUR', 'USD', 'GBP', 'PLN', 'JPY'],
  before: [],
}

it.each<[text: string, tool: string, args: object]>([
  [
    'mi marido, mi hija de 8 y yo vamos a Lisboa, haz un plan de cuatro días',
    'plan.make',
    { days: 4, adults: 2, children: 1 },
  ],
  [
    'ローマ3日間のプラン、予算5万円でお願い',
    'plan.make',
    { days: 3, budget: { amount: 50_000, currency: 'JPY' } },
  ],
  [
    'hotel en Roma, entramos el 8 de mayo y salimos el 15',
    'stays.search',
    { from: '2027-05-08', to: '2027-05-15' },
  ],
  ['venerdì partiamo per Roma, sabato pioverà?', 'weather.forecast', { city: 'rome', date: '2027-03-13' }],
  ['τι καιρο θα κανει αυριο στη ρωμη', 'weather.forecast', { city: 'rome', date: '2027-03-11' }],
  ['convertis 1 250,50 € en dollars', 'currency.convert', { amount: 125_050, from: 'EUR', to: 'USD' }],
  [
    'notre avion atterrit trois heures plus tard, recale le programme',
    'plan.change',
    { kind: 'arrival', minutes: 180 },
  ],
  ['Tag 2: statt dem Zoo lieber ein Park', 'plan.change', { kind: 'swap', day: 2 }],
])('what is said beside the tool is read: %s', (text, tool, args) => {
  expect(parseInAnyLanguage(text, context).calls).toMatchObject([{ tool, args }])
})

it.each<[text: string, tool: string, args: object]>([
  ['fifty quid in polish zloty', 'currency.convert', { amount: 5000, from: 'GBP', to: 'PLN' }],
  ['is monday 3 may a public holiday in England', 'holidays.list', { country: 'GB', date: '2027-05-03' }],
  [
    'hotel in Rome Nov 24-27, two adults',
    'stays.search',
    { from: '2027-11-24', to: '2027-11-27', adults: 2 },
  ],
  [
    'flights Paris to Rome, outbound 15/11, inbound 30/11',
    'flights.search',
    { date: '2027-11-15', back: '2027-11-30' },
  ],
  ['weather in Rome wednesdy', 'weather.forecast', { city: 'rome', date: '2027-03-10' }],
  ['remind me to renew my passport', 'ask-back', { about: 'documents.checklist' }],
])('English is read as people write it: %s', (text, tool, args) => {
  expect(parseInAnyLanguage(text, context).calls).toMatchObject([{ tool, args }])
})

it.each<[before: string, then: string, object]>([
  [
    '¿necesito visa para Egipto con pasaporte español?',
    '¿y si soy mexicano?',
    { tool: 'visa.check', args: { destination: 'EG', passports: ['MX'] } },
  ],
  ['Flüge nach Rom am 3. Mai', 'eine Woche später', { tool: 'flights.search', args: { date: '2027-05-10' } }],
  ['250 euros en dollars', 'et 400 ?', { tool: 'currency.convert', args: { amount: 40_000 } }],
  [
    'quel temps fera-t-il à Rome vendredi',
    'et dimanche alors ?',
    { tool: 'weather.forecast', args: { date: '2027-03-14' } },
  ],
])('after "%s", "%s" goes on with it', (first, then, call) => {
  const before = parseInAnyLanguage(first, context).calls
  expect(parseInAnyLanguage(then, { ...context, before, spokenBefore: first }).calls).toMatchObject([call])
})

it('a booking with its code is added, and no search for one', () => {
  const text = 'Note one more booking in my trip: flight TP482 Lisbon to Rome, 3 May 13:05, code E5T8QZ'
  expect(parseInAnyLanguage(text, context).calls).toMatchObject([{ tool: 'bookings.add' }])
})
