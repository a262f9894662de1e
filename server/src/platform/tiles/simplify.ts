import type { Track } from '../osm/tracks.ts'

/**
 * The squared distance that a line would move if each of its points were left out (Douglas and Peucker 1973): computed once,
 * it gives the points for every zoom. The ends always stay.
 */
export function pointWeights(track: Track): Float64Array {
  const weights = new Float64Array(track.length / 2)
  weights[0] = Number.POSITIVE_INFINITY
  weights[weights.length - 1] = Number.POSITIVE_INFINITY
  // A loop and not recursion: a coastline has more points than the stack allows.
  const waiting: [first: number, last: number, most: number][] = [
    [0, weights.length - 1, Number.POSITIVE_INFINITY],
  ]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [first, last, most] = next
    const { place, distance } = farthest(track, first, last)
    if (place === first) continue
    // Never heavier than its parent, or a line could keep a point and lose the bend that it belongs to.
    const weight = Math.min(distance, most)
    weights[place] = weight
    waiting.push([first, place, weight], [place, last, weight])
  }
  return weights
}

function farthest(track: Track, first: number, last: number): { place: number; distance: number } {
  const [ax, ay] = [track[first * 2] ?? 0, track[first * 2 + 1] ?? 0]
  const [dx, dy] = [(track[last * 2] ?? 0) - ax, (track[last * 2 + 1] ?? 0) - ay]
  const length = dx * dx + dy * dy
  let best = { place: first, distance: 0 }
  for (let place = first + 1; place < last; place++) {
    const [x, y] = [(track[place * 2] ?? 0) - ax, (track[place * 2 + 1] ?? 0) - ay]
    const along = length === 0 ? 0 : Math.max(0, Math.min(1, (x * dx + y * dy) / length))
    const distance = (x - along * dx) ** 2 + (y - along * dy) ** 2
    if (distance > best.distance) best = { place, distance }
  }
  return best
}

/** The points heavier than a tolerance, times a scale. */
export function simplifyTrack(track: Track, weights: Float64Array, tolerance: number, scale: number): Track {
  const limit = tolerance * tolerance
  const points: number[] = []
  weights.forEach((weight, place) => {
    if (weight > limit) points.push((track[place * 2] ?? 0) * scale, (track[place * 2 + 1] ?? 0) * scale)
  })
  return Float64Array.from(points)
}
