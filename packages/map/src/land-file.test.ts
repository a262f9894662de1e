import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type LandShape, packLand, unpackLand } from './land-file.ts'

const ring = (decimals: number) => {
  const degrees = (most: number) =>
    fc
      .integer({ min: -most * 10 ** decimals, max: most * 10 ** decimals })
      .map((steps) => steps / 10 ** decimals)
  return fc.array(fc.tuple(degrees(180), degrees(90)), { minLength: 2, maxLength: 20 })
}
const polygon = (kind: 'world' | 'city', decimals: number) =>
  fc.array(ring(decimals), { minLength: 1, maxLength: 3 }).map((coordinates): LandShape => {
    return { type: 'Feature', properties: { kind }, geometry: { type: 'Polygon', coordinates } }
  })
const coast = ring(3).map((coordinates): LandShape => {
  return { type: 'Feature', properties: { kind: 'coast' }, geometry: { type: 'LineString', coordinates } }
})

it('land is read unchanged from its file, to the last decimal', () => {
  const land = fc.tuple(fc.array(polygon('world', 1)), fc.array(polygon('city', 3)), fc.array(coast))
  fc.assert(
    fc.property(land, (kinds) => {
      const shapes = kinds.flat()
      expect(unpackLand([JSON.parse(JSON.stringify(packLand(shapes)))])).toEqual(shapes)
    }),
    { numRuns: 60 },
  )
})

it('an invalid file has no shapes', () => {
  expect(unpackLand([{}])).toEqual([])
})

it('pieces are drawn kind by kind: the water of one city is never drawn over the land of the next', () => {
  const shape = (kind: 'world' | 'box' | 'city'): LandShape => {
    const coordinates: [number, number][][] = [
      [
        [1, 2],
        [3, 2],
        [3, 4],
        [1, 2],
      ],
    ]
    return { type: 'Feature', properties: { kind }, geometry: { type: 'Polygon', coordinates } }
  }
  const city = packLand([shape('box'), shape('city')])
  const kinds = unpackLand([city, city, packLand([shape('world')])]).map(({ properties }) => properties.kind)
  expect(kinds).toEqual(['world', 'box', 'box', 'city', 'city'])
})
