import { describe, expect, it } from 'vitest'
import { countryOfZone } from './country-of-zone.rules.ts'
import { findEmergencyNumbers, groupNumbers } from './emergency-numbers.rules.ts'
import { daylightStateAt } from './night.rules.ts'

const THAILAND = { general: null, police: '191', ambulance: '1669', fire: '199', touristPolice: '1155' }

describe('the emergency numbers of a country', () => {
  it('are listed once each, with all their services', () => {
    expect(groupNumbers(THAILAND).map(({ number }) => number)).toEqual(['191', '1669', '199', '1155'])
    const japan = { ...THAILAND, police: '110', ambulance: '119', fire: '119', touristPolice: null }
    expect(groupNumbers(japan)).toEqual([
      { number: '110', services: ['police'], isSure: true },
      { number: '119', services: ['ambulance', 'fire'], isSure: true },
    ])
  })

  it('stand last, and apart, where too few governments have them', () => {
    const lines = groupNumbers({ ...THAILAND, general: '112', fire: '112' }, ['general', 'ambulance'])
    expect(lines).toEqual([
      { number: '191', services: ['police'], isSure: true },
      { number: '112', services: ['fire'], isSure: true },
      { number: '1155', services: ['touristPolice'], isSure: true },
      { number: '112', services: ['general'], isSure: false },
      { number: '1669', services: ['ambulance'], isSure: false },
    ])
  })
})

describe('the row of numbers', () => {
  const country = {
    code: 'FR',
    name: 'France',
    region: 'europe',
    emergency: THAILAND,
    emergencyCertain: true,
  } as const
  const checked = { date: '2026-08-22', source: 'https://government.example/reunion' }
  const territory = {
    code: 'RE',
    name: 'Réunion',
    sovereign: 'FR',
    region: 'africa',
    emergency: THAILAND,
    follows: 'FR',
    certain: true,
    checked,
  } as const
  const list = { countries: [country], territories: [territory] }

  it('belongs to a country or territory, and names the state that shares the numbers', () => {
    expect(findEmergencyNumbers(list, 'FR')).toMatchObject({ name: 'France', follows: null, checked: null })
    expect(findEmergencyNumbers(list, 'RE')).toMatchObject({ name: 'Réunion', follows: 'FR', checked })
  })

  it("is missing for a territory without one, and never replaced by the sovereign's", () => {
    expect(findEmergencyNumbers(list, 'TF')).toBeNull()
    expect(findEmergencyNumbers({ countries: [country] }, 'RE')).toBeNull()
  })
})

describe('the light of a place', () => {
  const rome = { lat: 41.8967, lon: 12.4822, zone: 'Europe/Rome' }
  const at = (utc: string) => daylightStateAt(rome, Date.parse(utc))
  it('is day, twilight or night by the clocks of the place', () => {
    // Sunset in Rome on 21 November is at 16:44, dusk half an hour later.
    expect(at('2026-11-21T12:00:00Z')).toMatchObject({ date: '2026-11-21', now: 780, light: 'day' })
    expect(at('2026-11-21T15:55:00Z').light).toBe('twilight')
    expect(at('2026-11-21T19:00:00Z').light).toBe('night')
    expect(at('2026-11-21T23:30:00Z')).toMatchObject({ date: '2026-11-22', now: 30, light: 'night' })
    expect(Math.abs((at('2026-11-21T12:00:00Z').sunset ?? 0) - 1004)).toBeLessThanOrEqual(2)
    expect(Math.abs((at('2026-11-21T12:00:00Z').darkMinutes ?? 0) - 864)).toBeLessThanOrEqual(4)
  })

  it('has no sunset where the sun does not set', () => {
    const north = { lat: 69.65, lon: 18.96, zone: 'Europe/Oslo' }
    expect(daylightStateAt(north, Date.parse('2026-06-21T22:00:00Z'))).toMatchObject({
      light: 'day',
      sunset: null,
      darkMinutes: null,
    })
  })
})

it('finds the country of a time zone, by most towns when several share it', () => {
  const at = (country: string, zone: string) => ({ country, zone, lat: 0, lon: 0 })
  const anchors = [
    at('CH', 'Europe/Zurich'),
    at('LI', 'Europe/Zurich'),
    at('CH', 'Europe/Zurich'),
    at('IT', 'Europe/Rome'),
  ]
  expect(countryOfZone('Europe/Rome', anchors)).toBe('IT')
  expect(countryOfZone('Europe/Zurich', anchors)).toBe('CH')
  expect(countryOfZone('UTC', anchors)).toBeNull()
})

it.each([
  ['Asia/Calcutta', 'Asia/Kolkata', 'IN'],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh', 'VN'],
  ['Europe/Kiev', 'Europe/Kyiv', 'UA'],
])('finds the country of the old zone name %s, as for %s', (old, today, country) => {
  const at = (zone: string) => [{ country, zone, lat: 0, lon: 0 }]
  expect(countryOfZone(old, at(today))).toBe(country)
  expect(countryOfZone(today, at(today))).toBe(country)
  expect(countryOfZone(today, at(old))).toBe(country)
})
