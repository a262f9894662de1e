import { describe, expect, it } from 'vitest'
import { DISRUPTION_CAUSES, DISRUPTION_KINDS } from '../../claims/compensation/index.ts'
import { SPENDING_LEVELS } from '../../destination/costs/index.ts'
import { TRAVEL_PURPOSES } from '../../documents/entry-rules/index.ts'
import { listEnglish } from '../../translation/phrasebook/index.ts'
import { parseToolLink, type ToolPath, writeToolLink } from './tool-links.rules.ts'

const visa = { passports: 'DE-US', to: 'TH', purpose: 'tourism', entry: '2027-01-02' }
const read = (path: string, query: [string, string][]) => parseToolLink(path, query)

describe('a link to the answer of a tool', () => {
  it.each<[ToolPath, Record<string, string>, string]>([
    ['/documents', visa, '/documents?passports=DE-US&to=TH&purpose=tourism&entry=2027-01-02'],
    [
      '/currency-converter',
      { to: 'USD', amount: '12.5', from: 'EUR' },
      '/currency-converter?amount=12.5&from=EUR&to=USD',
    ],
    [
      '/budget',
      { to: 'lisbon.4~porto.3.out', start: '2027-03-01', people: '2', currency: 'EUR' },
      '/budget?to=lisbon.4~porto.3.out&start=2027-03-01&people=2&currency=EUR',
    ],
    ['/gemini-safety', { country: 'IT' }, '/gemini-safety?country=IT'],
    ['/risk-radar', { place: 'rome' }, '/risk-radar?place=rome'],
    [
      '/gemini-travel-intel',
      { with: 'tokyo', city: 'lisbon', month: '2026-12', currency: 'EUR' },
      '/gemini-travel-intel?city=lisbon&month=2026-12&currency=EUR&with=tokyo',
    ],
    ['/car-rental', { country: 'JP', licence: 'DE' }, '/car-rental?country=JP&licence=DE'],
  ])('of %s is written in one order and read again', (path, inputs, address) => {
    expect(writeToolLink(path, inputs)).toBe(address)
    const query = new Map(
      address
        .slice(path.length + 1)
        .split('&')
        .map((pair) => pair.split('=') as [string, string]),
    )
    expect(read(path, [...query])).toEqual({ path, inputs })
  })

  it('has only listed inputs: no fare, no flight number, no known costs', () => {
    const flight = {
      departure: 'FCO',
      arrival: 'LHR',
      carrier: 'GB',
      date: '2026-11-01',
      event: 'delay',
      hours: '4',
    }
    expect(
      writeToolLink('/flight-compensation', { ...flight, fare: '300', flight: 'BA 551', name: 'Ann' }),
    ).toBe('/flight-compensation?departure=FCO&arrival=LHR&carrier=GB&date=2026-11-01&event=delay&hours=4')
    const trip = { to: 'rome.2', start: '2027-03-01', people: '2', currency: 'EUR' }
    expect(writeToolLink('/budget', { ...trip, extra: '900' })).not.toContain('900')
  })

  it('is null while a required input is missing or invalid', () => {
    expect(writeToolLink('/documents', { passports: 'DE' })).toBeNull()
    expect(writeToolLink('/documents', { passports: 'DE', to: 'Thailand' })).toBeNull()
    expect(writeToolLink('/translate', { to: 'it', find: '<script>' })).toBeNull()
    expect(writeToolLink('/car-rental', { place: 'Seville, Spain', pickUpDate: '2026-12-01' })).toBeNull()
    expect(writeToolLink('/car-rental', { place: '<b>', country: 'ES' })).toBeNull()
  })
})

describe('an edited address', () => {
  const country: [string, string] = ['country', 'IT']
  it('may have unknown parameters, as trackers add them', () => {
    expect(read('/gemini-safety', [country, ['fbclid', '<x>'], ['__proto__', 'x']])).toEqual({
      path: '/gemini-safety',
      inputs: { country: 'IT' },
    })
  })

  it.each<[string, [string, string][]]>([
    ['/gemini-safety', []],
    ['/gemini-safety', [['country', 'it']]],
    ['/gemini-safety', [country, ['country', 'FR']]],
    ['/gemini-safety', [['constructor', 'x']]],
    ['/risk-radar', [['place', '../../etc']]],
    [
      '/currency-converter',
      [
        ['amount', '1e15'],
        ['from', 'EUR'],
        ['to', 'USD'],
      ],
    ],
    ['/about', [country]],
    ['toString', [country]],
  ])('%s %j is not a valid link', (path, query) => {
    expect(read(path, query)).toBeNull()
  })
})

describe('the inputs of a link', () => {
  const flight = { carrier: 'GB', date: '2026-11-01' }
  it('are the inputs that the tools have', () => {
    for (const purpose of TRAVEL_PURPOSES)
      expect(writeToolLink('/documents', { ...visa, purpose })).toContain(purpose)
    for (const event of DISRUPTION_KINDS)
      expect(writeToolLink('/flight-compensation', { ...flight, event })).toContain(event)
    for (const cause of DISRUPTION_CAUSES)
      expect(writeToolLink('/flight-compensation', { ...flight, event: 'delay', cause })).toContain(cause)
    const trip = { to: 'rome.2', start: '2027-03-01', people: '2', currency: 'EUR' }
    for (const bed of SPENDING_LEVELS) expect(writeToolLink('/budget', { ...trip, bed })).toContain(bed)
    for (const { english } of listEnglish())
      expect([english, writeToolLink('/translate', { to: 'it', find: english })]).not.toContain(null)
  })
})
