/** A closed ring, or a line: pairs of longitude and latitude in degrees. */
export type Ring = [lon: number, lat: number][]
export type Box = { west: number; east: number; south: number; north: number }

type Side = {
  isInside: (point: Ring[number]) => boolean
  cut: (a: Ring[number], b: Ring[number]) => Ring[number]
}

/** The part of a closed ring inside a box, closed along its sides (Sutherland and Hodgman 1974); empty when there is none. */
export function clipRing(ring: Ring, box: Box): Ring {
  let points = ring.slice(0, -1)
  for (const side of sidesOf(box)) points = clipSide(points, side)
  const [first] = points
  return first && points.length > 2 ? [...points, first] : []
}

function clipSide(points: Ring, { isInside, cut }: Side): Ring {
  return points.flatMap((point, index) => {
    const before = points.at(index - 1) ?? point
    if (isInside(point)) return isInside(before) ? [point] : [cut(before, point), point]
    return isInside(before) ? [cut(before, point)] : []
  })
}

function sidesOf({ west, east, south, north }: Box): Side[] {
  const upright = (lon: number, isInside: Side['isInside']): Side => ({
    isInside,
    cut: ([ax, ay], [bx, by]) => [lon, ay + ((by - ay) * (lon - ax)) / (bx - ax)],
  })
  const level = (lat: number, isInside: Side['isInside']): Side => ({
    isInside,
    cut: ([ax, ay], [bx, by]) => [ax + ((bx - ax) * (lat - ay)) / (by - ay), lat],
  })
  return [
    upright(west, ([lon]) => lon >= west),
    upright(east, ([lon]) => lon <= east),
    level(south, ([, lat]) => lat >= south),
    level(north, ([, lat]) => lat <= north),
  ]
}

/** The pieces of a clipped ring that are real coastline and not an edge of the box. */
export function coastOf(ring: Ring, box: Box): Ring[] {
  const lines: Ring[] = []
  let line: Ring = []
  ring.forEach((point, index) => {
    const before = ring[index - 1]
    if (before && !isOnOneSide(before, point, box)) {
      if (line.length === 0) line.push(before)
      line.push(point)
    } else if (line.length > 0) {
      lines.push(line)
      line = []
    }
  })
  return line.length > 0 ? [...lines, line] : lines
}

function isOnOneSide([ax, ay]: Ring[number], [bx, by]: Ring[number], box: Box): boolean {
  const near = (a: number, b: number) => Math.abs(a - b) < 1e-3
  const isUpright = [box.west, box.east].some((lon) => near(ax, lon) && near(bx, lon))
  return isUpright || [box.south, box.north].some((lat) => near(ay, lat) && near(by, lat))
}

/**
 * The ring with fewer points, each omitted one within `tolerance` degrees (Douglas and Peucker 1973). Points on an edge of
 * the box stay, so that a coastline that leaves the box does not follow the edge.
 */
export function thinRing(ring: Ring, tolerance: number, box?: Box): Ring {
  const isFixed = (point: Ring[number], index: number) =>
    index === 0 || index === ring.length - 1 || (box !== undefined && isOnOneSide(point, point, box))
  const fixed = ring.flatMap((point, index) => (isFixed(point, index) ? [index] : []))
  const keptIndexes = new Set(fixed)
  const spans = fixed.slice(1).map((to, i): [number, number] => [fixed[i] ?? 0, to])
  for (let span = spans.pop(); span; span = spans.pop()) {
    const [from, to] = span
    const { index, distance } = farthest(ring, from, to)
    if (distance <= tolerance) continue
    keptIndexes.add(index)
    spans.push([from, index], [index, to])
  }
  return ring.filter((_, index) => keptIndexes.has(index))
}

function farthest(ring: Ring, from: number, to: number): { index: number; distance: number } {
  const [ax, ay] = ring[from] ?? [0, 0]
  const [bx, by] = ring[to] ?? [0, 0]
  const length = Math.hypot(bx - ax, by - ay)
  let best = { index: from, distance: 0 }
  for (let index = from + 1; index < to; index++) {
    const [x, y] = ring[index] ?? [0, 0]
    // A closed ring begins where it ends.
    const distance =
      length === 0
        ? Math.hypot(x - ax, y - ay)
        : Math.abs((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length
    if (distance > best.distance) best = { index, distance }
  }
  return best
}
