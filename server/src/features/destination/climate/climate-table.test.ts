import { readdirSync, readFileSync } from 'node:fs'
import { climateFile } from '@tripwright/domain/destination/climate'
import { costFile, toCityCosts } from '@tripwright/domain/destination/costs'
import { countryFile, REGIONS } from '@tripwright/domain/destination/countries'
import { daylightOn, monthsOf, rankMonths } from '@tripwright/domain/destination/travel-intel'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { listCityClimates } from './climate-table.service.ts'

const data = (path: string) => new URL(`../../../../../data/${path}`, import.meta.url)
const read = (path: string) => JSON.parse(readFileSync(data(path), 'utf8'))
const countries = REGIONS.flatMap((region) => z.parse(countryFile, read(`countries/${region}.json`)).rows)
const cities = [...listCityClimates().values()]
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length
const at = (values: readonly number[], ...months: number[]) =>
  mean(months.map((month) => values[month - 1] ?? 0))

describe('the table of climates', () => {
  it.each(REGIONS)(
    'has the shape that the rules expect in %s, for the same cities as the cost levels',
    (region) => {
      const file = z.parse(climateFile, read(`climate/${region}.json`))
      const costs = z.parse(costFile, read(`costs/${region}.json`))
      const named = (rows: readonly { id: string; name: string; country: string }[]) =>
        rows.map(({ id, name, country }) => [id, name, country])
      expect(file.region).toBe(region)
      expect(named(file.rows)).toEqual(named(costs.rows))
    },
  )

  it('covers 120 cities and more', () => {
    expect(cities.length).toBeGreaterThanOrEqual(120)
  })

  it('puts each city into a zone of its country, and where its guide puts it', () => {
    for (const { id, country, zone } of cities) {
      const zones = countries.find(({ code }) => code === country)?.zones
      // Puerto Rico is under the United States, whose row names the zones of the states.
      if (id !== 'san-juan') expect(zones, id).toContain(zone)
    }
    for (const name of readdirSync(data('guides'))) {
      const { city } = read(`guides/${name}`)
      const own = listCityClimates().get(city.id)
      expect(Math.abs((own?.lat ?? 0) - city.lat), name).toBeLessThan(0.15)
      expect(Math.abs((own?.lon ?? 0) - city.lon), name).toBeLessThan(0.15)
      expect(own?.zone).toBe(city.zone)
    }
  })

  it('has days warmer than nights, and no more than 20 degrees between them', () => {
    for (const { id, low, high } of cities)
      for (const [month, night] of low.entries()) {
        const apart = (high[month] ?? 0) - night
        expect(apart, `${id} ${month + 1}`).toBeGreaterThanOrEqual(2)
        expect(apart, `${id} ${month + 1}`).toBeLessThanOrEqual(20)
      }
  })

  it('has summer where the hemisphere has it, away from the tropics', () => {
    for (const { id, lat, high, sea } of cities.filter(({ lat }) => Math.abs(lat) > 24)) {
      const [july, january] = [at(high, 6, 7, 8), at(high, 12, 1, 2)]
      expect(lat > 0 ? july > january : january > july, id).toBe(true)
      if (sea) expect(lat > 0 ? at(sea, 8, 9) > at(sea, 2, 3) : at(sea, 2, 3) > at(sea, 8, 9), id).toBe(true)
    }
  })

  it('moves from month to month as weather does: no step over 9 degrees in the air, over 6 in the water', () => {
    for (const { id, low, high, sea } of cities)
      for (const [values, most] of [
        [low, 9],
        [high, 9],
        [sea ?? [], 6],
      ] as const)
        for (const [month, value] of values.entries()) {
          const next = values[(month + 1) % 12] ?? value
          expect(Math.abs(next - value), `${id} ${month + 1}`).toBeLessThanOrEqual(most)
        }
  })

  it('rains on no more days than a month has, at least 1 mm on each, and never 60 mm on all of them', () => {
    for (const { id, rain, rainDays } of cities)
      for (const [month, days] of rainDays.entries()) {
        const sum = rain[month] ?? 0
        expect(days, id).toBeLessThanOrEqual(DAYS[month] ?? 0)
        expect(sum, `${id} ${month + 1}`).toBeGreaterThanOrEqual(days - 1)
        expect(sum, `${id} ${month + 1}`).toBeLessThanOrEqual(60 * Math.max(1, days))
      }
  })

  it('has no more sunshine than the sun is up', () => {
    for (const { id, lat, lon, zone, sun } of cities)
      for (const [month, hours] of sun.entries()) {
        const { minutes } = daylightOn({ lat, lon }, zone, `2026-${String(month + 1).padStart(2, '0')}-15`)
        expect(hours * 60, `${id} ${month + 1}`).toBeLessThanOrEqual(minutes * 0.97)
      }
  })

  it('has a sea that freezes nowhere below -2 and lies near the air of its year', () => {
    for (const { id, low, high, sea } of cities)
      if (sea) {
        expect(Math.min(...sea), id).toBeGreaterThanOrEqual(-2)
        expect(Math.abs(mean(sea) - mean([...low, ...high])), id).toBeLessThan(6)
      }
  })

  it('has a fuller and a quieter month in nearly every city', () => {
    const even = cities.filter(({ crowds }) => new Set(crowds).size === 1).map(({ id }) => id)
    expect(even).toEqual(['santiago', 'sao-paulo'])
  })

  it('knows a few that everybody knows', () => {
    const cairo = listCityClimates().get('cairo')
    const mumbai = listCityClimates().get('mumbai')
    expect(mean(cairo?.rain ?? [99])).toBeLessThan(4)
    expect(at(mumbai?.rain ?? [], 7)).toBeGreaterThan(500)
    expect(at(listCityClimates().get('reykjavik')?.high ?? [], 7)).toBeLessThan(16)
  })

  it('has tropical storms in the season of its half of the earth, and in that of its country', () => {
    const stormy = cities.flatMap(({ id, country, lat, storms }) =>
      storms ? [{ id, country, lat, storms }] : [],
    )
    expect(stormy.length).toBeGreaterThan(15)
    for (const { id, country, lat, storms } of stormy) {
      for (const month of storms) expect(lat > 0 ? [7, 8, 9, 10, 11] : [1, 2, 3], id).toContain(month)
      const hazards = REGIONS.flatMap((region) => read(`safety/${region}.json`).rows)
        .filter(({ code }) => code === country)
        .flatMap(({ hazards }) => hazards)
      expect(hazards.join(), id).toContain('cyclone')
    }
  })

  it.each([
    ['tokyo', [5, 11], [8, 9, 10]],
    ['rome', [9, 6], [1, 12]],
    ['phuket', [12, 1], [5, 10]],
    ['bangkok', [12], [5, 9]],
    ['goa', [2], [6, 7]],
    ['cancun', [2], [9]],
    ['sydney', [9, 10], [6]],
    ['reykjavik', [7], [12]],
  ])('leads to the months that people are sent to %s in', (id, best, notThen) => {
    const climate = listCityClimates().get(id)
    const [costs] = REGIONS.flatMap((region) => {
      const { rows, ...frame } = z.parse(costFile, read(`costs/${region}.json`))
      return rows.filter((row) => row.id === id).map((row) => toCityCosts(row, frame))
    })
    if (!climate || !costs) throw new Error(`${id} is not in the table`)
    const usual = { warm: 2, dry: 2, quiet: 1, cheap: 1, light: 0 }
    const ranked = (rankMonths(monthsOf(climate, costs, 2027), usual) ?? []).map(({ month }) => month)
    expect(ranked.slice(0, best.length)).toEqual(best)
    for (const month of notThen) expect(ranked.slice(0, 3)).not.toContain(month)
  })
})
