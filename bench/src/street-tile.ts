/** A vector tile of the OpenMapTiles schema with `count` crooked streets; each seed gives another one. */
export function makeStreetTile(seed: number, streets: number): Buffer {
  const next = random(seed)
  const features = Array.from({ length: streets }, () => field(2, streetOf(next)))
  const value = field(1, Buffer.from('minor'))
  const layer = [
    number(15, 2),
    field(1, Buffer.from('transportation')),
    ...features,
    field(3, Buffer.from('class')),
    field(4, value),
    number(5, 4096),
  ]
  return field(3, Buffer.concat(layer))
}

const POINTS = 20
const LINE = 2

/** Commands of the Mapbox Vector Tile specification 2.1, section 4.3: move to a point, then lines from there. */
function streetOf(next: () => number): Buffer {
  const step = (size: number) => Math.floor(next() * size)
  const lines = Array.from({ length: POINTS * 2 }, () => step(200))
  const commands = [9, step(8192), step(8192), (POINTS << 3) | 2, ...lines]
  return Buffer.concat([
    field(2, Buffer.from([0, 0])),
    number(3, LINE),
    field(4, Buffer.concat(commands.map(varint))),
  ])
}

/** 0 to 1, the same for the same seed (a linear congruential generator with the figures of Numerical Recipes). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

function varint(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128)
  return Buffer.from([...bytes, rest])
}

function number(tag: number, value: number): Buffer {
  return Buffer.concat([varint(tag * 8), varint(value)])
}

function field(tag: number, bytes: Buffer): Buffer {
  return Buffer.concat([varint(tag * 8 + 2), varint(bytes.length), bytes])
}
