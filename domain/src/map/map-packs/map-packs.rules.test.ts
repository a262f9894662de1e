import fc from 'fast-check'
import { expect, it } from 'vitest'
import { townIdOf } from '../../destination/places/index.ts'
import { REGION_ID } from '../offline-maps/index.ts'
import { isPackOld, packIdOfCity, parsePackId } from './map-packs.rules.ts'

it('the id of a town says its country and where it lies, and can be read back', () => {
  expect(townIdOf({ country: 'BR', lat: -30.033, lon: -51.23 })).toBe('town-br-s30033-w51230')
  fc.assert(
    fc.property(
      fc.integer({ min: -90_000, max: 90_000 }),
      fc.integer({ min: -180_000, max: 180_000 }),
      (lat, lon) => {
        const id = townIdOf({ country: 'XK', lat: lat / 1000, lon: lon / 1000 }) ?? ''
        expect(id).toMatch(REGION_ID)
        expect(parsePackId(id)).toEqual({ kind: 'town', country: 'XK', lat: lat + 0, lon: lon + 0 })
      },
    ),
  )
})

it('a town whose position nobody knows has no pack', () => {
  expect(townIdOf({ country: 'FR', lat: null, lon: null })).toBeNull()
  expect(townIdOf({ country: 'FR' })).toBeNull()
})

it('the id of a city is that of its guide', () =>
  expect(parsePackId(packIdOfCity('rio-de-janeiro'))).toEqual({ kind: 'city', cityId: 'rio-de-janeiro' }))

it.each(['', 'rome', 'town-', 'town-BR-s1-w1', 'town-br-1-1', 'town-br-n1234567-e1', '../x'])(
  '%j stands for nothing',
  (id) => expect(parsePackId(id)).toBeNull(),
)

it('a town whose guide was gathered has the pack of the town', () => {
  const id = packIdOfCity('town-li-n47142-e9522')
  expect(parsePackId(id)).toMatchObject({ kind: 'town', country: 'LI' })
})

it('a pack is old after 90 days', () => {
  const builtAt = '2026-01-01T00:00:00Z'
  expect(isPackOld(builtAt, new Date('2026-03-31T23:59:59Z'))).toBe(false)
  expect(isPackOld(builtAt, new Date('2026-04-01T00:00:00Z'))).toBe(true)
})
