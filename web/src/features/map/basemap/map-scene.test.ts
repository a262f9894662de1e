import { metresBetween } from '@tripwright/domain/base/geo'
import { describe, expect, it } from 'vitest'
import { makeScene, waterLabel } from './map-scene.ts'

const tiber = {
  name: 'Tiber',
  line: [
    [41.94, 12.47],
    [41.9, 12.46],
    [41.88, 12.48],
  ],
}
const island = {
  name: 'Water round Liberty Island',
  line: [
    [1, 1],
    [1, 2],
    [2, 2],
    [1, 1],
  ],
}

const nothing = { waters: [], legs: [], here: null, marks: [] }

describe('what is drawn on the ground', () => {
  it('tells rivers, islands and heights apart', () => {
    const ridge = {
      name: 'Table Mountain cliffs',
      line: [
        [1, 1],
        [1, 2],
        [2, 2],
        [1, 1],
      ],
    }
    const { features } = makeScene({ ...nothing, waters: [tiber, island, ridge] })
    expect(features.map(({ properties, geometry }) => [properties.kind, geometry.type])).toEqual([
      ['river', 'LineString'],
      ['island', 'Polygon'],
      ['ridge', 'LineString'],
    ])
  })

  it('rounds a river and leaves its ends', () => {
    const [river] = makeScene({ ...nothing, waters: [tiber] }).features
    expect(river?.geometry.coordinates.length).toBeGreaterThan(8)
    expect(river?.geometry.coordinates[0]).toEqual([12.47, 41.94])
    expect(river?.geometry.coordinates.at(-1)).toEqual([12.48, 41.88])
  })

  it('gives each leg the look of its mode', () => {
    const path = [
      { lat: 1, lon: 2 },
      { lat: 3, lon: 4 },
    ]
    const legs = (['walk', 'transit', 'taxi'] as const).map((mode) => ({ id: mode, mode, path }))
    const { features } = makeScene({ ...nothing, legs })
    expect(features.map(({ properties }) => properties.kind)).toEqual(['walk', 'transit', 'taxi'])
    expect(features[0]?.geometry.coordinates).toEqual([
      [2, 1],
      [4, 3],
    ])
  })

  it('draws a circle as wide as the device is sure', () => {
    const here = { lat: 41.9, lon: 12.48, radiusMetres: 250 }
    const [circle] = makeScene({ ...nothing, here }).features
    if (circle?.geometry.type !== 'Polygon') throw new Error('a circle is a polygon')
    for (const [lon, lat] of circle.geometry.coordinates[0])
      expect(Math.abs(metresBetween(here, { lat, lon }) - 250)).toBeLessThan(2)
  })

  it.each([
    ['Tiber', 'Tiber'],
    ['Thames from Vauxhall to Greenwich', 'Thames'],
    ['Port Vell, inner basin', 'Port Vell'],
    ['Waters around Büyükada', ''],
    ['Robben Island water', ''],
  ])('letters %s as "%s"', (name, label) => expect(waterLabel(name)).toBe(label))
})
