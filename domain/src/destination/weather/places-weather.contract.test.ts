import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readPositions } from './places-weather.contract.ts'

it('reads a list of positions', () => {
  expect(readPositions('41.9,12.5;-33.9,151.2')).toEqual([
    { lat: 41.9, lon: 12.5 },
    { lat: -33.9, lon: 151.2 },
  ])
})

it.each(['', ';', '41.9', '91,0', '0,181', '1,2;', '1e3,2', '41.9,12.5 ', 'a,b', '1.1234567,2'])(
  'refuses “%s”',
  (text) => expect(readPositions(text)).toBeNull(),
)

it('refuses more than twelve', () => {
  const list = (count: number) => Array.from({ length: count }, () => '1,2').join(';')
  expect(readPositions(list(12))).toHaveLength(12)
  expect(readPositions(list(13))).toBeNull()
})

it('gives real positions or none, whatever the text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      for (const { lat, lon } of readPositions(text) ?? []) {
        expect(Math.abs(lat)).toBeLessThanOrEqual(90)
        expect(Math.abs(lon)).toBeLessThanOrEqual(180)
      }
    }),
  )
})
