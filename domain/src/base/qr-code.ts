/** Rows of modules, true is dark, without the quiet zone of four that belongs around them. */
export type QrCode = boolean[][]

/** Correction level M, which reads with 15 % of it spoiled; per version, from 1 (ISO/IEC 18004, table 9). */
const ERROR_CORRECTION_BYTES = [
  10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26,
]
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16]

/** A text as a QR code (ISO/IEC 18004, byte mode, level M); null for letters beyond Latin-1 or more than 666 of them. */
export function qrCode(text: string): QrCode | null {
  const bytes = [...text].map((letter) => letter.charCodeAt(0))
  const version = BLOCKS.findIndex((_, i) => dataBytes(i + 1) >= bytes.length + (i + 1 < 10 ? 2 : 3)) + 1
  if (version === 0 || bytes.some((byte) => byte > 255)) return null
  const bits = interleave(padded(bytes, version), version)
  const drawn = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => draw(version, bits, mask))
  return drawn.reduce((best, one) => (penalty(one) < penalty(best) ? one : best))
}

/** Modules that are left for data and its check bytes (annex 7.1 of the standard, as a formula). */
function rawModules(version: number): number {
  const size = (16 * version + 128) * version + 64
  if (version < 2) return size
  const alignments = Math.floor(version / 7) + 2
  return size - (25 * alignments - 10) * alignments + 55 - (version >= 7 ? 36 : 0)
}

const at = (list: readonly number[], i: number) => list[i] ?? 0
const totalBytes = (version: number) => Math.floor(rawModules(version) / 8)
const dataBytes = (version: number) =>
  totalBytes(version) - at(ERROR_CORRECTION_BYTES, version - 1) * at(BLOCKS, version - 1)

const bitsOf = (value: number, count: number) =>
  Array.from({ length: count }, (_, i) => (value >>> (count - 1 - i)) & 1)

/** Mode, length, the bytes, an end, and filling. */
function padded(bytes: readonly number[], version: number): number[] {
  const bits = [...bitsOf(4, 4), ...bitsOf(bytes.length, version < 10 ? 8 : 16)]
  for (const byte of bytes) bits.push(...bitsOf(byte, 8))
  const room = dataBytes(version) * 8
  bits.push(...bitsOf(0, Math.min(4, room - bits.length)))
  bits.push(...bitsOf(0, (8 - (bits.length % 8)) % 8))
  const full: number[] = []
  for (let i = 0; i < bits.length; i += 8)
    full.push(bits.slice(i, i + 8).reduce((byte, bit) => byte * 2 + bit, 0))
  for (let i = 0; full.length < dataBytes(version); i++) full.push(i % 2 === 0 ? 0xec : 0x11)
  return full
}

/** Cuts the data into blocks, gives each its check bytes, and deals all of them out in turn. */
function interleave(data: readonly number[], version: number): number[] {
  const [count, checks] = [at(BLOCKS, version - 1), at(ERROR_CORRECTION_BYTES, version - 1)]
  const short = Math.floor(data.length / count)
  const longFrom = count - (data.length % count)
  const divisor = divisorOf(checks)
  let start = 0
  const blocks = Array.from({ length: count }, (_, i) => {
    const part = data.slice(start, start + short + (i >= longFrom ? 1 : 0))
    start += part.length
    return { part, check: remainder(part, divisor) }
  })
  const dealt: number[] = []
  for (let i = 0; i <= short; i++) for (const { part } of blocks) if (i < part.length) dealt.push(at(part, i))
  for (let i = 0; i < checks; i++) for (const { check } of blocks) dealt.push(at(check, i))
  return dealt.flatMap((byte) => bitsOf(byte, 8))
}

/** Product in GF(2^8) modulo x^8 + x^4 + x^3 + x^2 + 1. */
function multiply(a: number, b: number): number {
  let product = 0
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((b >>> i) & 1) * a
  }
  return product
}

function divisorOf(degree: number): number[] {
  const divisor = [...Array<number>(degree - 1).fill(0), 1]
  let root = 1
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++) divisor[j] = multiply(at(divisor, j), root) ^ at(divisor, j + 1)
    root = multiply(root, 2)
  }
  return divisor
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  let rest = divisor.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ at(rest, 0)
    rest = [...rest.slice(1), 0].map((value, i) => value ^ multiply(at(divisor, i), factor))
  }
  return rest
}

/** What is being drawn: null where the data goes. */
type ModuleGrid = (boolean | null)[][]

function draw(version: number, bits: readonly number[], mask: number): QrCode {
  const size = version * 4 + 17
  const sheet: ModuleGrid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null))
  drawPatterns(sheet, version)
  drawFormat(sheet, mask)
  if (version >= 7) drawVersion(sheet, version)
  return fill(sheet, bits, mask)
}

function set(sheet: ModuleGrid, x: number, y: number, isDark: boolean): void {
  const row = sheet[y]
  if (row && x >= 0 && x < row.length) row[x] = isDark
}

/** Timing lines, the three eyes with their borders, and the alignment marks. */
function drawPatterns(sheet: ModuleGrid, version: number): void {
  const size = sheet.length
  for (let i = 0; i < size; i++) {
    set(sheet, 6, i, i % 2 === 0)
    set(sheet, i, 6, i % 2 === 0)
  }
  const marks = alignments(version)
  const last = marks.at(-1) ?? 0
  for (const x of marks)
    for (const y of marks) {
      const isEye = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6)
      if (!isEye) drawRings(sheet, x, y, 2, [true, false, true])
    }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    drawRings(sheet, x, y, 4, [true, true, false, true, false])
}

/** Squares around a centre, the colour by the distance. */
function drawRings(
  sheet: ModuleGrid,
  x: number,
  y: number,
  radius: number,
  colours: readonly boolean[],
): void {
  for (let dy = -radius; dy <= radius; dy++)
    for (let dx = -radius; dx <= radius; dx++) {
      const distance = Math.max(Math.abs(dx), Math.abs(dy))
      set(sheet, x + dx, y + dy, colours[distance] ?? false)
    }
}

function alignments(version: number): number[] {
  if (version === 1) return []
  const count = Math.floor(version / 7) + 2
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  const rest = Array.from({ length: count - 1 }, (_, i) => version * 4 + 10 - i * step)
  return [6, ...rest.reverse()]
}

/** Fifteen bits, twice: level M is 00, then the mask, then a BCH code over both. */
function drawFormat(sheet: ModuleGrid, mask: number): void {
  let rest = mask
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537)
  const bits = ((mask << 10) | rest) ^ 0x5412
  const bit = (i: number) => ((bits >>> i) & 1) === 1
  const size = sheet.length
  for (let i = 0; i < 6; i++) set(sheet, 8, i, bit(i))
  set(sheet, 8, 7, bit(6))
  set(sheet, 8, 8, bit(7))
  set(sheet, 7, 8, bit(8))
  for (let i = 9; i < 15; i++) set(sheet, 14 - i, 8, bit(i))
  for (let i = 0; i < 8; i++) set(sheet, size - 1 - i, 8, bit(i))
  for (let i = 8; i < 15; i++) set(sheet, 8, size - 15 + i, bit(i))
  set(sheet, 8, size - 8, true)
}

function drawVersion(sheet: ModuleGrid, version: number): void {
  let rest = version
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25)
  const bits = (version << 12) | rest
  for (let i = 0; i < 18; i++) {
    const [a, b] = [sheet.length - 11 + (i % 3), Math.floor(i / 3)]
    set(sheet, a, b, ((bits >>> i) & 1) === 1)
    set(sheet, b, a, ((bits >>> i) & 1) === 1)
  }
}

const MASKS: ((x: number, y: number) => number)[] = [
  (x, y) => (x + y) % 2,
  (_, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
]

/** Lays the bits in columns of two, upwards and downwards in turn, over what is still empty. */
function fill(sheet: ModuleGrid, bits: readonly number[], mask: number): QrCode {
  const size = sheet.length
  const done = sheet.map((row) => row.map((module) => module === true))
  let next = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step
        if (sheet[y]?.[x] !== null) continue
        const isFlipped = MASKS[mask]?.(x, y) === 0
        const row = done[y]
        if (row) row[x] = (bits[next++] === 1) !== isFlipped
      }
  }
  return done
}

/** How hard it is to read: long runs, solid squares, and more of one colour (rules 1, 2 and 4 of the standard). */
function penalty(code: QrCode): number {
  const columns = code.map((_, x) => code.map((row) => row[x] === true))
  let sum = [...code, ...columns].reduce((total, line) => total + runs(line), 0)
  let dark = 0
  code.forEach((row, y) => {
    row.forEach((module, x) => {
      dark += module ? 1 : 0
      const isSquare = [code[y]?.[x + 1], code[y + 1]?.[x], code[y + 1]?.[x + 1]].every((m) => m === module)
      sum += isSquare ? 3 : 0
    })
  })
  return sum + Math.floor(Math.abs((dark * 20) / code.length ** 2 - 10)) * 10
}

function runs(line: readonly boolean[]): number {
  let [sum, length] = [0, 0]
  line.forEach((module, i) => {
    length = i > 0 && module === line[i - 1] ? length + 1 : 1
    sum += length === 5 ? 3 : length > 5 ? 1 : 0
  })
  return sum
}
