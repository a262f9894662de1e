import { describe, expect, it } from 'vitest'
import { drawContours } from './index.ts'
import { traceContours } from './lines.ts'

// Spread over the globe by the golden angle.
const PLACES = Array.from({ length: 60 }, (_, i) => ({ lat: 89 - i * 3, lon: ((i * 137.508) % 360) - 180 }))

describe('a drawing', () => {
  it('is the same for the same place, and on both sides of the date line', () => {
    expect(drawContours(41.8902, 12.4922, 'card')).toEqual(drawContours(41.8903, 12.4921, 'card'))
    expect(drawContours(-17, 180, 'card')).toEqual(drawContours(-17, -180, 'card'))
  })

  it('draws Rome unchanged: a change of this hash changes the picture of every place', () => {
    const { fine, index, water } = drawContours(41.9, 12.5, 'card')
    let sum = 0
    for (const letter of fine + index + water) sum = (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0
    expect(sum).toMatchInlineSnapshot(`-555202260`)
  })

  it('differs between places', () => {
    const drawn = new Set(PLACES.map(({ lat, lon }) => drawContours(lat, lon, 'card').fine))
    expect(drawn.size).toBe(PLACES.length)
  })
})

describe('contour lines', () => {
  // A peak in the middle of a 5 by 5 field.
  const heights = Float64Array.from(
    { length: 25 },
    (_, i) => 4 - Math.abs((i % 5) - 2) - Math.abs(Math.floor(i / 5) - 2),
  )
  const field = { columns: 5, rows: 5, heights }

  it('close around a peak, exactly where the height is', () => {
    const [ring, ...rest] = traceContours(field, 3.5)
    expect(rest).toEqual([])
    expect(ring?.isClosed).toBe(true)
    expect(ring?.points.map(({ x, y }) => Math.abs(x - 2) + Math.abs(y - 2))).toEqual([0.5, 0.5, 0.5, 0.5])
  })

  it('are open where they leave the field', () => {
    const lines = traceContours(field, 1.5)
    expect(lines).toHaveLength(4)
    expect(lines.every((line) => !line.isClosed)).toBe(true)
  })

  it('are none above the peak', () => {
    expect(traceContours(field, 9)).toEqual([])
  })
})
