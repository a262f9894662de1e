import { describe, expect, it } from 'vitest'
import { qrCode } from './qr-code.ts'

// Every version from 1 to 20, at the first and the last length of each, was read back by an independent decoder when this was
// written; here one picture stands for that.
const TRIPWRIGHT = `
#######.#.#.#.#######
#.....#.....#.#.....#
#.###.#.#..##.#.###.#
#.###.#..##.#.#.###.#
#.###.#...#.#.#.###.#
#.....#.#.#...#.....#
#######.#.#.#.#######
..........##.........
#.#...##...##..#..#.#
....#....#...#.....#.
.#..#####.......##..#
#.###..##...##.#.#...
...#.##..#...###.##.#
........####..#...##.
#######.#..####.#.#.#
#.....#..#.#.#..##..#
#.###.#....##.###.##.
#.###.#...#..#.#.....
#.###.#.#.#..##.#####
#.....#..#..#..###...
#######.##...##.#.#.#`

describe('a QR code', () => {
  it('of "TRIPWRIGHT" is this picture, which telephones read', () => {
    const rows = qrCode('TRIPWRIGHT')?.map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''))
    expect(rows?.join('\n')).toBe(TRIPWRIGHT.trim())
  })

  it.each([
    [14, 21],
    [15, 25],
    [122, 45],
    [123, 49],
    [180, 53],
    [213, 57],
    [214, 61],
    [666, 97],
  ])('of %i letters is %i modules wide', (length, size) => {
    expect(qrCode('a'.repeat(length))).toHaveLength(size)
  })

  it('of more than 666 letters, or of letters that byte mode does not have, is none', () => {
    expect(qrCode('a'.repeat(667))).toBeNull()
    expect(qrCode('Ж')).toBeNull()
  })
})
