import { type HeightField, makeField, seedOf } from './field.ts'
import { type PlanePoint, type Polyline, simplifyLine, traceContours } from './lines.ts'

/** The banner of a card (3:2), or a wide band for the ground of a header (4:1). */
export type ContourVariant = 'card' | 'band'

/** Path data for a drawing of `width` by `height`, all whole numbers. */
export type ContourDrawing = {
  width: number
  height: number
  /** Water as closed areas; may be empty. */
  water: string
  /** The contour lines between, and every fourth, which is drawn heavier. */
  fine: string
  index: string
  /** Crosses of the survey grid. */
  grid: string
  /** The position of the place: the summit. */
  mark: PlanePoint
}

type Frame = { columns: number; rows: number; cell: number; scale: number; levels: number }

const FRAMES: Record<ContourVariant, Frame> = {
  card: { columns: 30, rows: 20, cell: 12, scale: 9, levels: 15 },
  band: { columns: 56, rows: 14, cell: 14, scale: 11, levels: 11 },
}
// The field extends beyond the picture by this many cells on each side, so that areas close and lines end out of sight.
const MARGIN = 2
const INDEX_CONTOUR_INTERVAL = 4
/** The budget of the lines in bytes, because the whole picture must stay under 3 kB. */
const MAX_PATH_BYTES = 2280

// Vertices on even numbers, so that the middle between two of them is a whole number and the curve below is exact.
function toUnits(point: PlanePoint, cell: number, margin: number): PlanePoint {
  return {
    x: 2 * Math.round(((point.x - margin) * cell) / 2),
    y: 2 * Math.round(((point.y - margin) * cell) / 2),
  }
}

function deltaText(from: PlanePoint, to: PlanePoint): string {
  const dx = to.x - from.x
  const dy = to.y - from.y
  return `${dx}${dy < 0 ? '' : ' '}${dy}`
}

function between(a: PlanePoint, b: PlanePoint): PlanePoint {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

// A quadratic B-spline: from middle to middle, bent by the vertex between. The reflected control point of `t` is then
// the next vertex itself, so that two small numbers a vertex are all there is to write.
function toPath({ points, isClosed }: Polyline, cell: number, margin: number): string {
  const vertices = points.map((point) => toUnits(point, cell, margin))
  const [first, second] = vertices
  if (!first || !second || vertices.length < (isClosed ? 4 : 3)) return ''
  const ring = isClosed ? [...vertices.slice(1), first, second] : vertices.slice(1)
  let from = isClosed ? between(first, second) : first
  let path = `M${from.x}${from.y < 0 ? '' : ' '}${from.y}`
  for (let i = 0; i < ring.length - 1; i += 1) {
    const [control, next] = [ring[i], ring[i + 1]]
    if (!control || !next) break
    const to = between(control, next)
    const step = deltaText(from, to)
    if (i === 0) path += `q${deltaText(from, control)} ${step}t`
    else path += i > 1 && !step.startsWith('-') ? ` ${step}` : step
    from = to
  }
  return path.replace(/t$/, '') + (isClosed ? 'z' : '')
}

function traceLevel(field: HeightField, level: number): Polyline[] {
  return traceContours(field, level).filter(({ points, isClosed }) => points.length > (isClosed ? 9 : 4))
}

// A wall around the field closes the water at the frame, so that it can be filled.
function withBorder({ columns, rows, heights }: HeightField): HeightField {
  const walled = heights.map((height, i) => {
    const isEdge =
      i < columns || i >= columns * (rows - 1) || i % columns === 0 || i % columns === columns - 1
    return isEdge ? 9 : height
  })
  return { columns, rows, heights: walled }
}

// Crops the outermost cells, which would only cost bytes.
function cropped({ columns, rows, heights }: HeightField): HeightField {
  const innerHeights = heights.filter((_, i) => {
    const [column, row] = [i % columns, Math.floor(i / columns)]
    return column > 0 && row > 0 && column < columns - 1 && row < rows - 1
  })
  return { columns: columns - 2, rows: rows - 2, heights: innerHeights }
}

type Traced = { water: Polyline[]; levels: Polyline[][] }

// Separate from the drawing, because tracing is most of the work, and a drawing that is too large is tried again with
// coarser lines.
function* traceAll(field: HeightField, { levels }: Frame): Generator<undefined, Traced> {
  const sorted = field.heights.toSorted()
  const lowest = sorted[Math.floor(sorted.length * 0.2)] ?? 0
  const highest = sorted.at(-1) ?? 1
  const rise = (highest - lowest) / (levels + 0.5)
  const inner = cropped(field)
  const traced: Traced = { water: traceLevel(withBorder(field), lowest), levels: [] }
  for (let level = 1; level <= levels; level += 1) {
    yield
    traced.levels.push(traceLevel(inner, lowest + level * rise))
  }
  return traced
}

type ContourPaths = Pick<ContourDrawing, 'water' | 'fine' | 'index'>

function* drawLines(
  { water, levels }: Traced,
  cell: number,
  step: number,
): Generator<undefined, ContourPaths> {
  const draw = (lines: readonly Polyline[], margin: number) =>
    lines.map((line) => toPath(simplifyLine(line, step), cell, margin)).join('')
  const drawn: ContourPaths = { water: draw(water, MARGIN), fine: '', index: '' }
  for (const [level, lines] of levels.entries()) {
    yield
    drawn[(level + 1) % INDEX_CONTOUR_INTERVAL === 0 ? 'index' : 'fine'] += draw(lines, MARGIN - 1)
  }
  return drawn
}

function drawGrid(width: number, height: number): string {
  let path = ''
  for (let y = 60; y < height; y += 60)
    for (let x = 60; x < width; x += 120) path += `M${x - 3} ${y}h6m-3-3v6`
  return path
}

// The highest point that is well inside the picture.
function findSummit({ columns, rows, heights }: HeightField): PlanePoint {
  let best = { x: 0, y: 0 }
  let highest = -1
  for (let y = Math.ceil(rows * 0.25); y < rows * 0.75; y += 1) {
    for (let x = Math.ceil(columns * 0.2); x < columns * 0.8; x += 1) {
      const height = heights[y * columns + x] ?? 0
      if (height > highest) [best, highest] = [{ x, y }, height]
    }
  }
  return best
}

/** The contour art of a place: pure, and the same to the byte for the same place. Degrees, WGS 84. */
export function drawContours(lat: number, lon: number, variant: ContourVariant): ContourDrawing {
  const turns = drawContoursInSlices(lat, lon, variant)
  for (;;) {
    const turn = turns.next()
    if (turn.done) return turn.value
  }
}

/** The contour art in steps of about a millisecond, for a page that must stay responsive: the whole takes 10 to 25 ms. */
export function* drawContoursInSlices(
  lat: number,
  lon: number,
  variant: ContourVariant,
): Generator<undefined, ContourDrawing> {
  const frame = FRAMES[variant]
  const seed = seedOf(lat, lon)
  const around = 2 * MARGIN + 1
  const field = makeField(seed, frame.columns + around, frame.rows + around, frame.scale)
  yield

  const traced = yield* traceAll(field, frame)
  let step = 1
  let lines = yield* drawLines(traced, frame.cell, step)
  while (lines.water.length + lines.fine.length + lines.index.length > MAX_PATH_BYTES) {
    step *= 1.12
    lines = yield* drawLines(traced, frame.cell, step)
  }
  const width = frame.columns * frame.cell
  const height = frame.rows * frame.cell
  return {
    width,
    height,
    ...lines,
    grid: drawGrid(width, height),
    mark: toUnits(findSummit(field), frame.cell, MARGIN),
  }
}
