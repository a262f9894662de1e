import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { groupStops } from './group-stops.ts'

const crowd = (count: number, x = 100) => Array.from({ length: count }, (_, at) => ({ x: x + at, y: 100 }))
const NOBODY = new Set<number>()

describe('stops that one mark stands for', () => {
  it('are six or more at nearly the same spot; fewer are spread out instead', () => {
    expect(groupStops(crowd(5), NOBODY)).toEqual([])
    expect(groupStops(crowd(6), NOBODY)).toEqual([[0, 1, 2, 3, 4, 5]])
    expect(groupStops([...crowd(6), ...crowd(7, 300)], NOBODY)).toEqual([
      [6, 7, 8, 9, 10, 11, 12],
      [0, 1, 2, 3, 4, 5],
    ])
  })

  it('are not those that are apart, nor the one that is pointed at', () => {
    expect(groupStops([...crowd(6), { x: 180, y: 100 }], NOBODY)).toEqual([[0, 1, 2, 3, 4, 5]])
    expect(groupStops(crowd(7), new Set([3]))).toEqual([[0, 1, 2, 4, 5, 6]])
    expect(groupStops(crowd(6), new Set([3]))).toEqual([])
  })

  it('are in one group each, all within two thumbs, wherever they are', () => {
    const point = fc.record({ x: fc.integer({ min: 0, max: 200 }), y: fc.integer({ min: 0, max: 100 }) })
    fc.assert(
      fc.property(fc.array(point, { maxLength: 60 }), (points) => {
        const groups = groupStops(points, NOBODY)
        const members = groups.flat()
        expect(new Set(members).size).toBe(members.length)
        for (const group of groups)
          for (const a of group)
            for (const b of group) {
              const [one, other] = [points[a], points[b]]
              expect(
                Math.hypot((one?.x ?? 0) - (other?.x ?? 0), (one?.y ?? 0) - (other?.y ?? 0)),
              ).toBeLessThan(45)
            }
      }),
      { numRuns: 50 },
    )
  })
})
