import { airportText, normaliseAirport } from '@tripwright/domain/booking/flights'
import { describe, expect, it } from 'vitest'
import { listBundledAirports } from './bundled-airports.service.ts'

const airports = listBundledAirports()

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
