import { describe, expect, it } from 'vitest'
import { clipRing, coastOf, type Ring, thinRing } from './map-clip.ts'

const box = { west: 0, east: 10, south: 0, north: 10 }
const square = (from: number, to: number): Ring => [
  [from, from],
  [to, from],
  [to, to],
  [from, to],
  [from, from],
]

describe('a ring clipped to a box', () => {
  it('is itself inside, nothing outside, the box around it, and the corner where they overlap', () => {
    expect(clipRing(square(2, 4), box)).toHaveLength(5)
    expect(clipRing(square(20, 30), box)).toEqual([])
    expect(new Set(clipRing(square(-5, 15), box).map(String))).toEqual(new Set(square(0, 10).map(String)))
    expect(new Set(clipRing(square(5, 15), box).map(String))).toEqual(new Set(square(5, 10).map(String)))
  })

  it('has its shore without the sides of the box', () => {
    const clipped = clipRing(square(5, 15), box)
    const points = new Set(coastOf(clipped, box).flat().map(String))
    expect(points).toEqual(new Set(['5,10', '5,5', '10,5']))
    expect(coastOf(clipRing(square(-5, 15), box), box)).toEqual([])
  })
})

describe('a ring with fewer points', () => {
  it('keeps its corners and its ends, and loses what is hardly off the line', () => {
    const ring: Ring = [
      [0, 0],
      [5, 0.1],
      [10, 0],
      [10, 10],
      [4.9, 10.1],
      [0, 10],
      [0, 0],
    ]
    expect(thinRing(ring, 0.2)).toEqual(square(0, 10))
    expect(thinRing(ring, 0.05)).toEqual(ring)
    const inBox = { west: -5, east: 10, south: -5, north: 10.1 }
    expect(thinRing(ring, 0.2, inBox)).toEqual(ring.filter(([lon]) => lon !== 5))
  })
})
