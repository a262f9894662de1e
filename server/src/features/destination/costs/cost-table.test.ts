import { readdirSync, readFileSync } from 'node:fs'
import {
  COST_CATEGORIES,
  convertCost,
  costFile,
  estimateDay,
  SAMPLE_ITEMS,
  SPENDING_LEVELS,
} from '@tripwright/domain/destination/costs'
import { countryFile, REGIONS } from '@tripwright/domain/destination/countries'
import { travelIntelMessages } from '@tripwright/domain/destination/travel-intel'
import { budgetMessages } from '@tripwright/domain/money/expenses'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { listCityCosts } from './cost-table.service.ts'

const cities = [...listCityCosts().values()]
const data = (path: string) => new URL(`../../../../../data/${path}`, import.meta.url)
const read = (path: string) => JSON.parse(readFileSync(data(path), 'utf8'))
const rowsOf = (region: string) => z.parse(costFile, read(`costs/${region}.json`)).rows
const countries = new Map(
  REGIONS.flatMap((region) => z.parse(countryFile, read(`countries/${region}.json`)).rows).map((row) => [
    row.code,
    row,
  ]),
)
const rates = read('rates.json')
const euros = (amount: number, currency: string) =>
  convertCost({ amount, currency }, 'EUR', rates)?.amount ?? 0

describe('the cost levels', () => {
  it.each(REGIONS)('have the shape that the rules expect in %s', (region) => {
    const file = z.parse(costFile, read(`costs/${region}.json`))
    expect(file.region).toBe(region)
    const codes = z.parse(countryFile, read(`countries/${region}.json`)).rows.map(({ code }) => code)
    for (const { country, id } of file.rows) expect(codes, id).toContain(country)
  })

  it('cover 120 cities and more, each once, and every city that has a guide', () => {
    expect(cities.length).toBeGreaterThanOrEqual(120)
    expect(cities).toHaveLength(REGIONS.flatMap(rowsOf).length)
    const cityIds = new Set(cities.map(({ id }) => id))
    const guides = readdirSync(data('guides')).map((name) => name.replace('.json', ''))
    expect(guides.filter((id) => !cityIds.has(id))).toEqual([])
  })

  it('are as many as the pages about them say', () => {
    for (const { texts } of [budgetMessages, travelIntelMessages])
      expect(texts.description).toContain(`in ${cities.length} cities`)
  })

  it('are in the money of the country, but where visitors pay in dollars', () => {
    const others = cities.filter(({ country, currency }) => countries.get(country)?.currency !== currency)
    expect(others.map(({ id, currency }) => `${id} ${currency}`).sort()).toEqual([
      'havana USD',
      'panama-city USD',
      'phnom-penh USD',
      'siem-reap USD',
      'victoria-falls USD',
    ])
  })

  it('rise from low to high, and every bed, meal, coffee, dinner and taxi costs something', () => {
    for (const city of cities)
      for (const what of [...COST_CATEGORIES, ...SAMPLE_ITEMS]) {
        const [low, likely, high] = city[what]
        expect(low <= likely && likely <= high, `${city.id} ${what}`).toBe(true)
        if (what !== 'sights' && what !== 'transport') expect(low, `${city.id} ${what}`).toBeGreaterThan(0)
      }
  })

  it('hold a decimal point in its place: a likely day lies between 20 and 350 euros, a coffee between 0.3 and 8', () => {
    for (const city of cities) {
      const day = euros(estimateDay(city, { style: 'likely', month: 5 }).likely, city.currency)
      expect(day, city.id).toBeGreaterThan(2_000)
      expect(day, city.id).toBeLessThan(35_000)
      expect(euros(city.coffee[1], city.currency), city.id).toBeGreaterThan(30)
      expect(euros(city.coffee[1], city.currency), city.id).toBeLessThan(800)
    }
  })

  it('have months whose mean is the year’s, within 3 in 100', () => {
    for (const { id, bedMonths } of cities) {
      const mean = bedMonths.reduce((sum, one) => sum + one, 0) / 12
      expect(Math.abs(mean - 100), id).toBeLessThan(3)
    }
  })

  it('know that Zürich costs more than Hanoi, in every style', () => {
    const day = (id: string, style: (typeof SPENDING_LEVELS)[number]) => {
      const city = listCityCosts().get(id)
      return city ? euros(estimateDay(city, { style, month: 5 }).likely, city.currency) : 0
    }
    for (const style of SPENDING_LEVELS) expect(day('zurich', style)).toBeGreaterThan(2 * day('hanoi', style))
  })
})
