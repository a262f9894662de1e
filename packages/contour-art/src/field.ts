/** A square grid of heights, row by row. */
export type HeightField = { columns: number; rows: number; heights: Float64Array }

// Only + - * / below, which are exact to the bit everywhere: sin or exp differ in the last place between engines, and
// the server and the browser have to draw the same line.

function hashCell(seed: number, x: number, y: number): number {
  let h = Math.imul(seed ^ Math.imul(x, 0x27d4eb2d), 0x85ebca6b) ^ Math.imul(y, 0x165667b1)
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d)
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39)
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296
}

function fade(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10)
}

// Value noise, 0 to 1, smooth to the second derivative: a kink would show as a corner in every contour line.
function noise(seed: number, x: number, y: number): number {
  const column = Math.floor(x)
  const row = Math.floor(y)
  const u = fade(x - column)
  const v = fade(y - row)
  const top = hashCell(seed, column, row) * (1 - u) + hashCell(seed, column + 1, row) * u
  const bottom = hashCell(seed, column, row + 1) * (1 - u) + hashCell(seed, column + 1, row + 1) * u
  return top * (1 - v) + bottom * v
}

/** One number for a place: the same within about a kilometre, different elsewhere. Degrees, WGS 84. */
export function seedOf(lat: number, lon: number): number {
  const row = Math.round(lat * 100)
  const column = ((Math.round(lon * 100) % 36000) + 36000) % 36000
  return Math.floor(hashCell(0x5eed, row, column) * 4294967296) | 0
}

// The position of the mountain of this seed, as shares of the width and the height.
function summitOf(seed: number): { x: number; y: number } {
  return { x: 0.3 + 0.4 * hashCell(seed, 1, 7), y: 0.32 + 0.32 * hashCell(seed, 2, 7) }
}

/**
 * Hills for a seed: two octaves of noise, bent by a third so that valleys wander, and one mountain. `scale` is the size
 * of a hill in cells.
 */
export function makeField(seed: number, columns: number, rows: number, scale: number): HeightField {
  const heights = new Float64Array(columns * rows)
  const summit = summitOf(seed)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = column / scale
      const y = row / scale
      const bend = noise(seed ^ 0x1b873593, x * 0.7, y * 0.7) - 0.5
      const hills = noise(seed, x + bend * 1.3, y - bend * 0.9)
      const detail = noise(seed ^ 0x7feb352d, x * 2.1 - bend, y * 2.1)
      const away = ((column / (columns - 1) - summit.x) * columns) / scale
      const down = ((row / (rows - 1) - summit.y) * rows) / scale
      const mountain = 1 / (1 + 1.6 * (away * away + down * down))
      heights[row * columns + column] = 0.62 * hills + 0.14 * detail + 0.55 * mountain
    }
  }
  return { columns, rows, heights }
}
