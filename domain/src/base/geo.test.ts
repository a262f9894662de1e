import { describe, expect, it } from 'vitest'
import { formatDegreesMinutes, formatPosition } from './geo.ts'

describe('a position in words', () => {
  it('has six decimals, or four in a result dialog', () => {
    expect(formatPosition({ lat: 40.7128, lon: -74.006 }, 6)).toBe('40.712800, -74.006000')
    expect(formatPosition({ lat: 40.7128, lon: -74.006 }, 4)).toBe('40.7128, -74.0060')
  })

  it.each([
    [{ lat: 41.8986, lon: 12.4769 }, '41°54′N 12°29′E'],
    [{ lat: -33.9249, lon: 18.4241 }, '33°55′S 18°25′E'],
    [{ lat: 0.9999, lon: -179.9999 }, '1°00′N 180°00′W'],
  ])('in the corner of a map sheet %j is %s', (position, corner) => {
    expect(formatDegreesMinutes(position)).toBe(corner)
  })
})
