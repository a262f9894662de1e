/** Coordinates one after the other: longitude and latitude, or x and y. */
export type Track = Float64Array
export const NO_PLACE = -1

export function isRing(track: Track): boolean {
  const last = track.length - 2
  return track.length >= 8 && track[0] === track[last] && track[1] === track[last + 1]
}

/** Twice the signed area of a ring. */
export function areaOf(ring: Track): number {
  let sum = 0
  for (let at = 0; at + 3 < ring.length; at += 2)
    sum += (ring[at] ?? 0) * (ring[at + 3] ?? 0) - (ring[at + 2] ?? 0) * (ring[at + 1] ?? 0)
  return sum
}

/** The centre of a track's bounding box. */
export function middleOf(track: Track): { lat: number; lon: number } {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let at = 0; at + 1 < track.length; at += 2) {
    west = Math.min(west, track[at] ?? 0)
    east = Math.max(east, track[at] ?? 0)
    south = Math.min(south, track[at + 1] ?? 0)
    north = Math.max(north, track[at + 1] ?? 0)
  }
  return { lat: (south + north) / 2, lon: (west + east) / 2 }
}

/** Whether a point is inside a ring (crossings of a ray to the east). */
export function isInRing(x: number, y: number, ring: Track): boolean {
  let isInside = false
  for (let at = 0; at + 3 < ring.length; at += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = ring.subarray(at, at + 4)
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) isInside = !isInside
  }
  return isInside
}

/** Joins lines into rings end to end, in either direction; lines that form no ring are left out. */
export function joinRings(lines: readonly (readonly number[])[]): number[][] {
  const long = lines.filter((line) => line.length > 1)
  const rings = long.filter((line) => line[0] === line.at(-1)).map((line) => [...line])
  const open = indexByEnds(long.filter((line) => line[0] !== line.at(-1)))
  for (const first of open.lines) {
    const ring = [...first]
    open.remove(first)
    for (let end = ring.at(-1); end !== ring[0]; end = ring.at(-1)) {
      const next = open.lineAt(end)
      if (!next) break
      open.remove(next)
      const onwards = next[0] === end ? next : next.toReversed()
      for (const ref of onwards.slice(1)) ring.push(ref)
    }
    if (ring[0] === ring.at(-1)) rings.push(ring)
  }
  return rings.filter((ring) => ring.length > 3)
}

/** Lines indexed by their end points, in the given order. */
function indexByEnds(given: readonly (readonly number[])[]) {
  const lines = new Set(given)
  const byEnd = new Map<number, Set<readonly number[]>>()
  const endsOf = (line: readonly number[]) => [line[0] ?? NO_PLACE, line.at(-1) ?? NO_PLACE]
  for (const line of lines)
    for (const end of endsOf(line)) byEnd.set(end, (byEnd.get(end) ?? new Set()).add(line))
  return {
    lines,
    lineAt: (end: number | undefined) =>
      byEnd
        .get(end ?? NO_PLACE)
        ?.values()
        .next().value,
    remove(line: readonly number[]): void {
      lines.delete(line)
      for (const end of endsOf(line)) byEnd.get(end)?.delete(line)
    },
  }
}

/** Joins lines end to end in their own direction; a closed one is a ring. */
export function joinLines(lines: readonly (readonly number[])[]): number[][] {
  const waiting = new Map(lines.filter((line) => line.length > 1).map((line) => [line[0], line]))
  const ends = new Set(lines.map((line) => line.at(-1)))
  // A way that continues no other begins a line; the remaining ways are rings.
  const starts = [...waiting.values()].sort((a, b) => Number(ends.has(a[0])) - Number(ends.has(b[0])))
  return starts.flatMap((start) => {
    if (!waiting.delete(start[0])) return []
    const joined = [...start]
    for (let next = waiting.get(joined.at(-1)); next; next = waiting.get(joined.at(-1))) {
      waiting.delete(next[0])
      for (const ref of next.slice(1)) joined.push(ref)
    }
    return [joined]
  })
}

/** Outer rings, each with its holes; a hole belongs to the smallest ring around it. */
export function nestRings(outer: readonly Track[], inner: readonly Track[]): Track[][] {
  const polygons = outer.map((ring) => ({ rings: [ring], area: Math.abs(areaOf(ring)) }))
  const bySize = polygons.toSorted((a, b) => a.area - b.area)
  for (const hole of inner) {
    const [x = 0, y = 0] = hole
    const area = Math.abs(areaOf(hole))
    const around = bySize.find(
      ({ rings: [ring], area: size }) => ring !== undefined && size > area && isInRing(x, y, ring),
    )
    around?.rings.push(hole)
  }
  return polygons.map(({ rings }) => rings)
}
