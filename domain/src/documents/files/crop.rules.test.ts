import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Crop, dragged, squareOf, WHOLE_CROP } from './crop.rules.ts'

const size = fc.record({
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
})
const number = fc.double({ min: -9, max: 9, noNaN: true })
const crop: fc.Arbitrary<Crop> = fc.record({ zoom: number, across: number, down: number })

it('the square is inside the picture, however it was moved', () => {
  fc.assert(
    fc.property(size, crop, fc.record({ across: number, down: number }), (picture, begun, by) => {
      for (const one of [begun, dragged(picture, begun, by)]) {
        const { x, y, side } = squareOf(picture, one)
        expect(side).toBeGreaterThan(0)
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
        expect(x + side).toBeLessThanOrEqual(picture.width + 1e-6)
        expect(y + side).toBeLessThanOrEqual(picture.height + 1e-6)
      }
    }),
  )
})

it('the square follows the finger: half a square to the right shows what was half a square to the left', () => {
  const picture = { width: 300, height: 100 }
  expect(squareOf(picture, WHOLE_CROP)).toEqual({ x: 100, y: 0, side: 100 })
  expect(squareOf(picture, dragged(picture, WHOLE_CROP, { across: 0.5, down: 0.5 }))).toEqual({
    x: 50,
    y: 0,
    side: 100,
  })
})
