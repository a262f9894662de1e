import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Camera, fitTo, metresPerPixel, toPosition, toScreen } from './camera.ts'

const rome = { lat: 41.9, lon: 12.48 }
const size = { width: 800, height: 400 }
const position = fc.record({
  lat: fc.double({ min: -84, max: 84, noNaN: true }),
  lon: fc.double({ min: -179.9, max: 179.9, noNaN: true }),
})
const zoom = fc.double({ min: 2, max: 18, noNaN: true })

describe('a camera', () => {
  it('has its centre in the middle of the screen, north up and east to the right', () => {
    const camera = { centre: rome, zoom: 12, ...size }
    expect(toScreen(rome, camera)).toEqual({ x: 400, y: 200 })
    expect(toScreen({ lat: 41.91, lon: 12.49 }, camera).y).toBeLessThan(200)
    expect(toScreen({ lat: 41.91, lon: 12.49 }, camera).x).toBeGreaterThan(400)
  })

  it('takes a position to the screen and back', () => {
    fc.assert(
      fc.property(
        position,
        zoom,
        fc.integer({ min: 0, max: 800 }),
        fc.integer({ min: 0, max: 400 }),
        (centre, z, x, y) => {
          const camera: Camera = { centre, zoom: z, ...size }
          const under = toPosition({ x, y }, camera)
          fc.pre(Math.abs(under.lat) < 84.9)
          const back = toScreen(under, camera)
          // At zoom 2 the world is 2048 px wide: the screen is less than half of it, so the copy is the same one.
          expect(Math.abs(back.x - x)).toBeLessThan(0.01)
          expect(Math.abs(back.y - y)).toBeLessThan(0.01)
        },
      ),
    )
  })

  it('knows its scale: 512 px are the equator at zoom 0, and half of it is seen at 60 degrees', () => {
    expect(metresPerPixel({ centre: { lat: 0, lon: 0 }, zoom: 0 })).toBeCloseTo(78_271.5, 0)
    expect(metresPerPixel({ centre: { lat: 60, lon: 0 }, zoom: 0 })).toBeCloseTo(39_135.8, 0)
  })
})

describe('a fit', () => {
  it('shows every position with the margin free', () => {
    fc.assert(
      fc.property(fc.array(position, { minLength: 1, maxLength: 12 }), (positions) => {
        const fitting = fitTo(positions, size, 40)
        if (!fitting) throw new Error('there are positions')
        fc.pre(fitting.zoom > 1)
        for (const one of positions) {
          const { x, y } = toScreen(one, { ...fitting, ...size })
          expect(x).toBeGreaterThan(39)
          expect(x).toBeLessThan(761)
          expect(y).toBeGreaterThan(39)
          expect(y).toBeLessThan(361)
        }
      }),
    )
  })

  it('joins both sides of the date line', () => {
    const fitting = fitTo(
      [
        { lat: -17, lon: 179 },
        { lat: -17, lon: -179 },
      ],
      size,
      40,
    )
    expect(fitting?.zoom).toBeGreaterThan(6)
    expect(Math.abs(fitting?.centre.lon ?? 0)).toBeCloseTo(180, 5)
  })

  it('of one stop keeps ground around it, and is null without stops', () => {
    expect(fitTo([rome], size, 40)?.zoom).toBe(15.5)
    expect(fitTo([], size, 40)).toBeNull()
  })
})
