import { describe, expect, it } from 'vitest'
import type { Country } from '../../destination/countries/index.ts'
import type { MonthFacts } from '../../destination/travel-intel/index.ts'
import type { ForecastDay } from '../../destination/weather/index.ts'
import { type PackingTrip, packingForMonth, suggestPacking } from './packing.rules.ts'
import { townByForecast } from './packing-forecast.rules.ts'

const COLD: MonthFacts = {
  month: 1,
  low: 0,
  high: 5,
  rain: 0,
  rainDays: 2,
  isStormy: false,
  sun: 2,
  sea: null,
  crowd: 1,
  bed: null,
  light: 500,
}
const HOT: MonthFacts = { ...COLD, month: 7, low: 20, high: 31 }
const country = (code: string, more: object = {}) =>
  ({
    code,
    power: { plugs: ['C', 'F'], rare: [], volts: [230], hertz: [50] },
    certain: { power: true },
    habits: { dress: 'free', tapWater: 'unsafe', tipping: 'none' },
    driving: { licence: 'own' },
    entry: { yellowFever: 'never' },
    ...more,
  }) as unknown as Country
const GERMANY = country('DE')
const BRITISH = { plugs: ['G'], rare: [], volts: [230], hertz: [50] }
const TRIP: PackingTrip = {
  days: 3,
  months: [],
  countries: [GERMANY],
  home: GERMANY,
  children: 0,
  hasCar: false,
  sights: [],
}
const suggest = (more: Partial<PackingTrip>) => suggestPacking({ ...TRIP, ...more })
const reasonFor = (item: string, more: Partial<PackingTrip>) =>
  suggest(more).find((one) => one.item === item)?.reason

describe('what to pack for a month', () => {
  it('has the coat and no swimwear where it is cold, and the other way round by a hot wet sea', () => {
    expect(packingForMonth(COLD, null, null)).toEqual(['warm', 'winter'])
    const wet = { ...HOT, low: 24, rainDays: 15, sea: 28 }
    expect(packingForMonth(wet, null, null)).toEqual(['sun', 'light', 'rain', 'swim', 'sunscreen'])
  })

  it('has an adapter for sockets that the plugs of home may not fit, and clothes for the dress of a country', () => {
    const there = country('GB', { power: BRITISH, habits: { dress: 'worship', tapWater: 'safe' } })
    expect(packingForMonth({ ...COLD, low: 16, high: 19 }, there, GERMANY)).toEqual(['shoulders', 'adapter'])
    expect(packingForMonth({ ...COLD, low: 16, high: 19 }, there, null)).toEqual(['shoulders'])
  })
})

describe('the list of a trip', () => {
  it('says of each thing why: the hottest, coldest and wettest month of all its towns', () => {
    const months = [
      { city: 'Seville', facts: { ...HOT, rainDays: 1 } },
      { city: 'Bergen', facts: { ...HOT, low: 9, high: 18, rainDays: 14.6 } },
    ]
    expect(reasonFor('sun', { months })).toEqual({ kind: 'heat', city: 'Seville', month: 7, high: 31 })
    expect(reasonFor('warm', { months })).toEqual({ kind: 'nights', city: 'Bergen', month: 7, low: 9 })
    expect(reasonFor('rain', { months })).toEqual({ kind: 'rain', city: 'Bergen', month: 7, days: 15 })
    expect(reasonFor('winter', { months })).toBeUndefined()
  })

  it.each([
    [1, 1, 1],
    [3, 3, 1],
    [8, 8, 3],
    [30, 8, 3],
  ])('of %i days has clothes for each of them, until they are washed', (days, tops, bottoms) => {
    const counts = Object.fromEntries(suggest({ days }).map(({ item, quantity }) => [item, quantity]))
    expect([counts.underwear, counts.tops, counts.bottoms]).toEqual([tops, tops, bottoms])
    expect('laundry' in counts).toBe(days > 8)
    expect('toiletries' in counts).toBe(days > 1)
  })

  it('counts nothing while it is not known how long the trip is', () => {
    const all = suggest({ days: null })
    expect(all.every(({ quantity }) => quantity === null)).toBe(true)
    expect(all.map(({ item }) => item)).toContain('underwear')
  })

  it('has papers for the border alone where one is crossed', () => {
    const abroad = { countries: [GERMANY, country('IT')] }
    expect(reasonFor('passport', abroad)).toEqual({ kind: 'border', country: 'IT' })
    expect(reasonFor('passport', {})).toEqual({ kind: 'always' })
    expect(reasonFor('insurance', abroad)).toEqual({ kind: 'border', country: 'IT' })
    expect(reasonFor('insurance', {})).toBeUndefined()
  })

  it('has what each country asks for: the permit of who drives, the certificate, water, the dress of its law', () => {
    const there = country('ZZ', {
      driving: { licence: 'idp-required' },
      entry: { yellowFever: 'always' },
      habits: { dress: 'law', tapWater: 'safe' },
    })
    const trip = { countries: [GERMANY, there] }
    expect(reasonFor('driving-permit', trip)).toBeUndefined()
    expect(reasonFor('driving-permit', { ...trip, hasCar: true })).toEqual({ kind: 'permit', country: 'ZZ' })
    expect(reasonFor('yellow-fever', trip)).toEqual({ kind: 'vaccination', country: 'ZZ' })
    expect(reasonFor('bottle', trip)).toEqual({ kind: 'tap', country: 'ZZ' })
    expect(reasonFor('shoulders', trip)).toEqual({ kind: 'dress', country: 'ZZ', isLaw: true })
  })

  it('follows what the plan visits and who comes along', () => {
    const sights = [{ name: 'Barceloneta', category: 'beach' as const }]
    expect(reasonFor('towel', { sights })).toEqual({ kind: 'sight', name: 'Barceloneta' })
    expect(reasonFor('swim', { sights })).toEqual({ kind: 'sight', name: 'Barceloneta' })
    expect(reasonFor('swim', {})).toBeUndefined()
    expect(reasonFor('games', { children: 2 })).toEqual({ kind: 'children', count: 2 })
    expect(reasonFor('games', {})).toBeUndefined()
  })

  it('has lines for each age of children, which nobody told us, and seats where they are driven', () => {
    const ages = ['diapers', 'comfort-toy', 'child-bag'].map((item) => reasonFor(item, { children: 1 }))
    expect(ages).toEqual([{ kind: 'baby' }, { kind: 'small-child' }, { kind: 'school-child' }])
    expect(reasonFor('diapers', {})).toBeUndefined()
    expect(reasonFor('child-seat', { children: 1 })).toBeUndefined()
    expect(reasonFor('child-seat', { hasCar: true })).toBeUndefined()
    expect(reasonFor('child-seat', { children: 1, hasCar: true })).toEqual({ kind: 'driving', country: 'DE' })
  })

  it('has lines for the ages that somebody told us, and for every age as long as one is missing', () => {
    const of = (children: number, ages: number[]) =>
      (['diapers', 'comfort-toy', 'child-bag', 'child-seat'] as const).filter((item) =>
        reasonFor(item, { children, ages, hasCar: true }),
      )
    expect(of(1, [2])).toEqual(['diapers', 'child-seat'])
    expect(of(2, [3, 5])).toEqual(['comfort-toy', 'child-seat'])
    expect(of(2, [11, 12])).toEqual(['child-bag', 'child-seat'])
    expect(of(1, [12])).toEqual(['child-bag'])
    expect(of(2, [12])).toEqual(['diapers', 'comfort-toy', 'child-bag', 'child-seat'])
    expect(of(0, [1])).toEqual([])
  })
})

describe('a forecast of the days of a trip', () => {
  const day = (date: string, fields: object = {}): ForecastDay => ({
    date,
    sky: 'clear',
    low: 14,
    high: 22,
    rainMm: 0,
    rainChance: 10,
    windKmh: 5,
    ...fields,
  })
  const listOf = (days: ForecastDay[], usual: MonthFacts | null) => {
    const town = townByForecast('Graz', days, usual)
    return suggestPacking({ ...TRIP, months: town ? [town] : [] })
  }

  it('is packed for, and not what is usual in its month', () => {
    const mild = listOf([day('2027-07-05'), day('2027-07-06')], { ...HOT, rainDays: 12 })
    expect(mild.map(({ item }) => item)).not.toContain('sun')
    expect(mild.map(({ item }) => item)).not.toContain('rain')
    const wet = listOf([day('2027-07-05'), day('2027-07-06', { rainChance: 80, rainMm: 9 })], null)
    expect(wet.find(({ item }) => item === 'rain')?.reason).toEqual({
      kind: 'rain',
      city: 'Graz',
      month: 7,
      days: 1,
      isForecast: true,
    })
  })

  it('asks for warm things in cold nights, and says by what', () => {
    const cold = listOf([day('2027-07-05', { low: 3 })], HOT)
    expect(cold.find(({ item }) => item === 'winter')?.reason).toMatchObject({ low: 3, isForecast: true })
  })

  it('of no day is none', () => {
    expect(townByForecast('Graz', [], HOT)).toBeNull()
  })
})
