import { readFileSync } from 'node:fs'
import { airportText, normaliseAirport } from '@tripwright/domain/booking/flights'
import { REGIONS } from '@tripwright/domain/destination/countries'
import zoneTables from 'countries-and-timezones'
import { describe, expect, it } from 'vitest'
import { listBundledAirports } from './bundled-airports.service.ts'
import { findKnownAirport, findMinorAirport, listKnownAirports } from './minor-airports.service.ts'

const airports = listBundledAirports()
const readCountryCodes = () =>
  REGIONS.flatMap((region): string[] => {
    const file = new URL(`../../../../../data/countries/${region}.json`, import.meta.url)
    return Object(JSON.parse(readFileSync(file, 'utf8'))).rows.map(({ code }: { code: string }) => code)
  })

describe('our table of airports', () => {
  it('has codes, countries, zones and positions in shape, each code once', () => {
    expect(airports.length).toBeGreaterThanOrEqual(1200)
    for (const key of ['iata', 'icao'] as const)
      expect(new Set(airports.map((airport) => airport[key])).size).toBe(airports.length)
    for (const { iata, icao, country, zone, lat, lon, city, name, secondLook } of airports) {
      expect(iata).toMatch(/^[A-Z]{3}$/)
      expect(icao).toMatch(/^[A-Z]{4}$/)
      expect(country).toMatch(/^[A-Z]{2}$/)
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone }), iata).not.toThrow()
      expect(Math.abs(lat) < 79 && Math.abs(lon) <= 180, iata).toBe(true)
      for (const degrees of [lat, lon]) expect(Number(degrees.toFixed(4)), iata).toBe(degrees)
      expect(city.trim() && name.trim(), iata).toBeTruthy()
      expect(['agree', 'differ', 'unsure']).toContain(secondLook)
    }
  })

  it('keeps its airports apart: no two are nearer than 5 km', () => {
    const near = airports.flatMap((a) =>
      airports
        .filter((b) => a.iata < b.iata && Math.hypot(a.lat - b.lat, a.lon - b.lon) < 0.05)
        .map((b) => `${a.iata} ${b.iata}`),
    )
    expect(near).toEqual([])
  })

  it('writes each airport so that it stays as it is when it is read again', () => {
    for (const airport of airports) {
      const text = airportText(airport)
      expect(normaliseAirport(airport.iata, airports)).toBe(text)
      expect(normaliseAirport(text, airports)).toBe(text)
    }
  })
})

describe('the smaller airports beside our own', () => {
  const known = listKnownAirports()
  const minor = known.slice(airports.length)

  it('are those of the planet with a code, each once and none that is ours, with a country, a zone of it and a position', () => {
    expect(minor.length).toBeGreaterThanOrEqual(3300)
    expect(new Set(known.map(({ iata }) => iata)).size).toBe(known.length)
    const misplaced = minor.filter(({ country, zone }) => {
      const ofCountry = zoneTables.getTimezonesForCountry(country, { deprecated: true }) ?? []
      return !ofCountry.some(({ name, aliasOf }) => name === zone || aliasOf === zone)
    })
    expect(misplaced.map(({ iata, country, zone }) => `${iata} ${country} ${zone}`)).toEqual([])
    for (const { iata, city, name, lat, lon, zone } of minor) {
      expect(iata).toMatch(/^[A-Z]{3}$/)
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone }), iata).not.toThrow()
      expect(Math.abs(lat) < 90 && Math.abs(lon) <= 180, iata).toBe(true)
      for (const degrees of [lat, lon]) expect(Number(degrees.toFixed(4)), iata).toBe(degrees)
      expect(city.trim() && name.trim(), iata).toBeTruthy()
      // Codes are looked for in brackets.
      expect(`${city}${name}`, iata).not.toMatch(/[()]/)
    }
  })

  it('say of which two published lists do not agree', () => {
    const doubted = minor.filter(({ iata }) => findMinorAirport(iata)?.isSure === false)
    expect(doubted.length).toBeGreaterThan(100)
    expect(doubted.length).toBeLessThan(minor.length / 10)
    expect(findMinorAirport('GOM')).toMatchObject({ country: 'CD', isSure: true, written: null })
  })

  it('leave only the countries without an airport of their own out', () => {
    const served = new Set(known.map(({ country }) => country))
    const without = readCountryCodes().filter((code) => !served.has(code))
    expect(without.sort()).toEqual(['AD', 'LI', 'MC', 'PS', 'SM', 'VA'])
  })

  it('hold the code that a town changed to, and not the former one', () => {
    expect(findKnownAirport('BSZ')).toMatchObject({ city: 'Bishkek', country: 'KG' })
    expect(findKnownAirport('FRU')).toBeNull()
  })
})
