import { describe, expect, it } from 'vitest'
import { metresPerPixel } from './camera.ts'
import { gridLabel, mapGridOf, scaleBarOf } from './grid.ts'

const camera = (zoom: number, lat = 41.9, lon = 12.48) => ({
  centre: { lat, lon },
  zoom,
  width: 800,
  height: 400,
})

describe('the grid of a sheet', () => {
  it.each([2, 5, 8, 12, 13.4, 14, 15, 16.3, 18])(
    'has round steps at most 190 px apart, at zoom %d',
    (zoom) => {
      const { meridians, stepMinutes } = mapGridOf(camera(zoom))
      expect(meridians.length).toBeGreaterThan(3)
      const apart = (meridians[1]?.at ?? 0) - (meridians[0]?.at ?? 0)
      // Room for the letters of each.
      expect(apart).toBeGreaterThan(75)
      expect(apart).toBeLessThanOrEqual(190.001)
      for (const { degrees } of meridians) {
        const steps = (degrees * 60) / stepMinutes
        expect(Math.abs(steps - Math.round(steps))).toBeLessThan(1e-6)
      }
    },
  )

  it('runs from the left edge to the right one, over the date line too', () => {
    const { meridians } = mapGridOf(camera(4, 0, 179))
    expect(meridians.every(({ at }) => at >= 0 && at <= 800)).toBe(true)
    expect(meridians.some(({ degrees }) => degrees < 0)).toBe(true)
    expect(meridians.some(({ degrees }) => degrees > 0)).toBe(true)
  })

  it.each([
    [12.5, 'meridian', 1, '12°30′E'],
    [-0.5, 'meridian', 5, '0°30′W'],
    [41.9, 'parallel', 0.5, '41°54′00″N'],
    [-33, 'parallel', 60, '33°S'],
    [0, 'parallel', 60, '0°'],
    [180, 'meridian', 300, '180°'],
  ] as const)('letters %d of a %s as a map does', (degrees, axis, step, text) => {
    expect(gridLabel(degrees, axis, step)).toBe(text)
  })
})

describe('the scale bar', () => {
  it.each([2, 6, 10, 12, 14.3, 17])(
    'is 1, 2 or 5 of a power of ten and as long as it says, at zoom %d',
    (zoom) => {
      const { metres, px } = scaleBarOf(camera(zoom), 120)
      expect(px).toBeLessThanOrEqual(120)
      expect(px).toBeGreaterThan(40)
      expect(String(metres)).toMatch(/^[125]0*$/)
      expect(px * metresPerPixel(camera(zoom))).toBeCloseTo(metres, 3)
    },
  )

  it.each([
    [2, 1609.344],
    [10, 1609.344],
    [14.3, 1609.344],
    [19, 0.3048],
  ])('is as round in miles and feet where those are read, at zoom %d', (zoom, unit) => {
    const { metres, px } = scaleBarOf(camera(zoom), 120, true)
    expect(px).toBeLessThanOrEqual(120)
    expect((metres / unit).toPrecision(6)).toMatch(/^0*\.?0*[125][0.]*$/)
    expect(px * metresPerPixel(camera(zoom))).toBeCloseTo(metres, 3)
  })
})
