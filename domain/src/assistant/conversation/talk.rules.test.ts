import { expect, it } from 'vitest'
import { metresBetween } from '../../base/geo.ts'
import type { City } from '../../destination/places/index.ts'
import type { ToolCall } from '../tools/index.ts'
import { parseToolCalls } from './call-parser.rules.ts'
import { airportsOf } from './companion-card.rules.ts'
import { afterTurn } from './follow-up.rules.ts'
import type { CompanionContext } from './question-slots.rules.ts'

const city = (id: string, name: string, country: string): City => ({
  id,
  name,
  nameLocal: name,
  country,
  currency: 'EUR',
  lat: 0,
  lon: 0,
  zone: 'UTC',
})
const CITIES = [city('rome', 'Rome', 'IT'), city('madrid', 'Madrid', 'ES'), city('lisbon', 'Lisbon', 'PT')]
const context = { today: '2026-11-21', cities: CITIES, currencies: ['EUR', 'USD'] }

/** The calls of the last turn of a talk. */
function talkOf(...texts: string[]): ToolCall[] {
  let soFar: Pick<CompanionContext, 'before' | 'talk'> = { before: [] }
  let calls: ToolCall[] = []
  for (const text of texts) {
    calls = parseToolCalls(text, { ...context, ...soFar })
    soFar = afterTurn({ text, calls }, { ...context, ...soFar })
  }
  return calls
}

const LISBON = "hi, we're thinking of Lisbon in October, 2 adults and a 6 year old"

it('a statement that asks for nothing is kept, and asked what is wanted', () => {
  expect(talkOf(LISBON)).toMatchObject([
    {
      tool: 'ask-back',
      args: { missing: 'request', args: { city: 'lisbon', month: 10, adults: 2, children: 1 } },
    },
  ])
})

it.each<[string, ToolCall['tool'], object]>([
  ["what's the weather like then?", 'climate.month', { city: 'lisbon', month: 10 }],
  ['what is the weather now', 'weather.forecast', { city: 'lisbon' }],
  ['plan 4 days there', 'plan.make', { cities: ['lisbon'], days: 4, month: 10, adults: 2, children: 1 }],
  ['do I need a visa, I have an Indian passport', 'visa.check', { destination: 'PT', passports: ['IN'] }],
  ['what is the weather in Madrid', 'weather.forecast', { city: 'madrid' }],
  ['and in Madrid in May, what is the weather?', 'climate.month', { city: 'madrid', month: 5 }],
])('after that "%s" is %s', (text, tool, args) => {
  expect(talkOf(LISBON, text)).toMatchObject([{ tool, args }])
})

it('another trip has nothing of the one before but whose passport it is', () => {
  const talk = [LISBON, 'I have an Indian passport', "different trip: I'm thinking of Madrid in May"]
  const [call] = talkOf(...talk)
  expect(call?.args).toMatchObject({ args: { city: 'madrid', month: 5, passports: ['IN'] } })
  expect(Object.keys(Object(call?.args).args)).not.toContain('children')
})

it('"both" asks of the two cities of the talk', () => {
  expect(talkOf('is Rome cheaper than Lisbon', 'what is the weather in both?')).toMatchObject([
    { tool: 'weather.forecast', args: { city: 'rome' } },
    { tool: 'weather.forecast', args: { city: 'lisbon' } },
  ])
})

it('another city instead is the wished plan for that city', () => {
  expect(talkOf('plan 3 days in Rome for 2 adults', "actually, let's do Madrid instead")).toMatchObject([
    { tool: 'plan.make', args: { cities: ['madrid'], days: 3, adults: 2 } },
  ])
})

it('airports within 60 km have the nearest first, with the fare of a taxi in whole units', () => {
  const transport = {
    transitFare: 0,
    transitKmh: 1,
    transitWaitMinutes: 0,
    taxiBase: 325,
    taxiPerKm: 60,
    detour: 1,
  }
  const at = (iata: string, lat: number) => ({ iata, name: iata, lat, lon: 0 })
  const near = airportsOf({ city: city('rome', 'Rome', 'IT'), transport }, [
    at('FAR', 2),
    at('BBB', 0.2),
    at('AAA', 0.1),
  ])
  expect(near.map(({ iata }) => iata)).toEqual(['AAA', 'BBB'])
  expect(near[0]?.metres).toBe(Math.round(metresBetween({ lat: 0, lon: 0 }, { lat: 0.1, lon: 0 })))
  expect(near[0]?.taxi).toEqual({ amount: 1000, currency: 'EUR' })
})
