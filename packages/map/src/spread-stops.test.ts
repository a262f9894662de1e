import { describe, expect, it } from 'vitest'
import { spreadStops } from './spread-stops.ts'

const nearest = (points: { x: number; y: number }[]) =>
  Math.min(...points.flatMap((a, i) => points.slice(i + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y))))

describe('stops that are near each other', () => {
  it('stay in place when there is room', () => {
    const [one, two] = spreadStops([
      { x: 10, y: 10 },
      { x: 80, y: 10 },
    ])
    expect(one).toEqual({ x: 10, y: 10, isMoved: false, isTight: false })
    expect(two).toEqual({ x: 80, y: 10, isMoved: false, isTight: false })
  })

  it.each([2, 3, 5])('move apart until each can be pressed, also %d at the same position', (count) => {
    const spread = spreadStops(Array.from({ length: count }, () => ({ x: 100, y: 100 })))
    expect(nearest(spread)).toBeGreaterThan(26)
    expect(spread.every(({ isTight }) => isTight)).toBe(true)
    // One of them may stay in place.
    expect(spread.filter(({ isMoved }) => isMoved).length).toBeGreaterThanOrEqual(count - 1)
    for (const { x, y } of spread) expect(Math.hypot(x - 100, y - 100)).toBeLessThan(70)
  })

  it('keep off a mark that takes more room', () => {
    const [group, stop] = spreadStops([
      { x: 100, y: 100, radius: 36 },
      { x: 110, y: 100 },
    ])
    expect((stop?.x ?? 0) - (group?.x ?? 0)).toBeGreaterThan(51)
  })

  it('keep their order on the map', () => {
    const [west, east] = spreadStops([
      { x: 100, y: 100 },
      { x: 108, y: 100 },
    ])
    expect(west?.x).toBeLessThan(100)
    expect(east?.x).toBeGreaterThan(108)
  })
})
