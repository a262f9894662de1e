import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { metresBetween, type Position } from '../../base/geo.ts'
import { findStreetRouter, roundToWalkPoint, walkPointKey } from './street-router.rules.ts'
import { getWalks, type WalkTable } from './walks.contract.ts'

const [here, there, away]: Position[] = [
  { lat: 41.9, lon: 12.48 },
  { lat: 41.905, lon: 12.48 },
  { lat: 41.91, lon: 12.5 },
]
const table = (ways: WalkTable['ways'], more: Partial<WalkTable> = {}): WalkTable => ({
  isStepFree: false,
  asOf: '2024-03-04',
  source: 'a map',
  points: [here, there, away].map((at) => [at?.lat ?? 0, at?.lon ?? 0]),
  ways,
  ...more,
})

describe('ways out of a table of walks', () => {
  it('are the same in either direction, and none where the table has none, the position is another or both are one', () => {
    const findWay = findStreetRouter([table([[0, 1, 12, 830]])], false)
    if (!findWay || !here || !there || !away) throw new Error('no router')
    expect(findWay(here, there)).toEqual({ minutes: 12, metres: 830 })
    expect(findWay(there, here)).toEqual({ minutes: 12, metres: 830 })
    expect(findWay(here, away)).toBeNull()
    expect(findWay(here, here)).toBeNull()
    expect(findWay(here, { lat: there.lat + 0.0001, lon: there.lon })).toBeNull()
  })

  it('are those of the first table that knows them, and of this profile alone', () => {
    const [walks, later, stepFree] = [
      table([[0, 1, 12, 830]]),
      table([
        [0, 1, 15, 990],
        [0, 2, 40, 2900],
      ]),
      table([[0, 1, 20, 1400]], { isStepFree: true }),
    ]
    if (!here || !there || !away) throw new Error('no place')
    const all = [stepFree, walks, later]
    expect(findStreetRouter(all, false)?.(here, there)?.minutes).toBe(12)
    expect(findStreetRouter(all, false)?.(here, away)?.minutes).toBe(40)
    expect(findStreetRouter(all, true)?.(here, there)?.minutes).toBe(20)
    expect(findStreetRouter(all, true)?.(here, away)).toBeNull()
    expect(findStreetRouter([walks], true)).toBeUndefined()
    expect(findStreetRouter([table([])], false)).toBeUndefined()
    expect(findStreetRouter(undefined, false)).toBeUndefined()
  })

  it('are never shorter than the straight line, nor quicker than 4.5 km/h, whatever a table says', () => {
    const spot = fc.tuple(
      fc.double({ min: -80, max: 80, noNaN: true }),
      fc.double({ min: -179, max: 179, noNaN: true }),
    )
    fc.assert(
      fc.property(spot, spot, fc.nat(60), fc.nat(5000), ([lat, lon], [north, east], minutes, metres) => {
        const [from, to] = [
          { lat, lon },
          { lat: lat + north / 1000, lon: lon + east / 1000 },
        ]
        const points = [from, to].map(roundToWalkPoint)
        const way = findStreetRouter([table([[0, 1, minutes, metres]], { points })], false)?.(from, to)
        if (!way) {
          expect(walkPointKey(from) === walkPointKey(to)).toBe(true)
          return
        }
        expect(way.metres).toBeGreaterThanOrEqual(Math.max(metres, metresBetween(from, to)))
        expect(way.minutes).toBeGreaterThanOrEqual(Math.max(minutes, way.metres / 75))
      }),
    )
  })
})

it('a position that travelled is the same position', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -90, max: 90, noNaN: true }),
      fc.double({ min: -180, max: 180, noNaN: true }),
      (lat, lon) => {
        const text = roundToWalkPoint({ lat, lon }).join()
        expect(z.safeParse(getWalks.input, { cityId: 'rome', at: text }).success).toBe(true)
        const [north = 0, east = 0] = text.split(',').map(Number)
        expect(walkPointKey({ lat: north, lon: east }) === walkPointKey({ lat, lon })).toBe(true)
      },
    ),
  )
})
