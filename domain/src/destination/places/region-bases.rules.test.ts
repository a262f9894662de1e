import fc from 'fast-check'
import { expect, it } from 'vitest'
import { basesApart, LEAST_REGION_DAYS, routeOfBases } from './region-bases.rules.ts'

const town = (name: string, lat: number, lon: number) => ({ name, lat, lon })
const TUSCANY = [
  town('Florence', 43.77, 11.25),
  town('Siena', 43.318, 11.331),
  town('Pisa', 43.716, 10.397),
  town('Lucca', 43.843, 10.505),
  town('Arezzo', 43.463, 11.88),
]
const HAWAII = [town('Honolulu', 21.307, -157.858), town('Kahului', 20.889, -156.473)]
const names = (towns: readonly { name: string }[]) => towns.map(({ name }) => name)

it('of two towns that are a short ride apart one has a bed', () => {
  expect(names(basesApart(TUSCANY))).toEqual(['Florence', 'Siena', 'Pisa', 'Arezzo'])
})

it('a town on another island is no base of the same trip', () => {
  expect(names(basesApart(HAWAII))).toEqual(['Honolulu'])
  expect(basesApart([])).toEqual([])
})

it('each base has two nights and more, two bases at least', () => {
  const of = (days: number) => names(routeOfBases(basesApart(TUSCANY), days))
  expect(of(LEAST_REGION_DAYS)).toEqual(['Florence', 'Siena'])
  expect(of(7)).toEqual(['Florence', 'Siena', 'Pisa'])
  expect(of(9)).toEqual(['Florence', 'Siena', 'Arezzo', 'Pisa'])
  expect(of(21)).toHaveLength(4)
})

it('a route has each base once and begins with the usual one', () => {
  const position = fc.record({
    lat: fc.double({ min: 43, max: 44, noNaN: true }),
    lon: fc.double({ min: 11, max: 12, noNaN: true }),
  })
  fc.assert(
    fc.property(
      fc.array(position, { minLength: 2, maxLength: 8 }),
      fc.integer({ min: 5, max: 30 }),
      (towns, days) => {
        const apart = basesApart(towns)
        const route = routeOfBases(apart, days)
        expect(route[0]).toBe(towns[0])
        expect(new Set(route).size).toBe(route.length)
        expect(route.length).toBe(Math.min(apart.length, 4, Math.max(2, Math.floor((days - 1) / 2))))
      },
    ),
  )
})
