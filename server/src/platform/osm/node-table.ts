import { NO_PLACE, type Track } from './tracks.ts'

/** Positions of nodes by id, 16 bytes each: an extract has millions. */
export type NodeTable = {
  add: (id: number, lat: number, lon: number) => void
  /** Longitudes and latitudes of the known nodes, one after the other; unknown ones are left out. */
  trackOf: (refs: readonly number[]) => Track
  /** The bounding box of all nodes; null for none. */
  box: () => { west: number; south: number; east: number; north: number } | null
}

const INITIAL_CAPACITY = 1 << 16
const TO_WHOLE = 1e7

export function makeNodeTable(): NodeTable {
  let ids = new Float64Array(INITIAL_CAPACITY)
  let places = new Int32Array(INITIAL_CAPACITY * 2)
  let count = 0
  let isSorted = true

  function grow(): void {
    const [wider, further] = [new Float64Array(ids.length * 2), new Int32Array(places.length * 2)]
    wider.set(ids)
    further.set(places)
    ;[ids, places] = [wider, further]
  }
  function sort(): void {
    const order = Uint32Array.from({ length: count }, (_, index) => index)
    order.sort((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0))
    const [sorted, moved] = [new Float64Array(count), new Int32Array(count * 2)]
    order.forEach((from, to) => {
      sorted[to] = ids[from] ?? 0
      moved.set(places.subarray(from * 2, from * 2 + 2), to * 2)
    })
    ;[ids, places, isSorted] = [sorted, moved, true]
  }
  function find(id: number): number {
    let [low, high] = [0, count - 1]
    while (low <= high) {
      const middle = (low + high) >> 1
      const there = ids[middle] ?? 0
      if (there === id) return middle
      if (there < id) low = middle + 1
      else high = middle - 1
    }
    return NO_PLACE
  }
  return {
    add(id, lat, lon) {
      if (count === ids.length) grow()
      isSorted &&= count === 0 || id > (ids[count - 1] ?? 0)
      ids[count] = id
      places[count * 2] = Math.round(lon * TO_WHOLE)
      places[count * 2 + 1] = Math.round(lat * TO_WHOLE)
      count++
    },
    trackOf(refs) {
      if (!isSorted) sort()
      const positions = refs.map(find).filter((place) => place !== NO_PLACE)
      const track = new Float64Array(positions.length * 2)
      positions.forEach((place, index) => {
        track[index * 2] = (places[place * 2] ?? 0) / TO_WHOLE
        track[index * 2 + 1] = (places[place * 2 + 1] ?? 0) / TO_WHOLE
      })
      return track
    },
    box() {
      if (count === 0) return null
      let [west, south, east, north] = [180 * TO_WHOLE, 90 * TO_WHOLE, -180 * TO_WHOLE, -90 * TO_WHOLE]
      for (let at = 0; at < count * 2; at += 2) {
        const [lon = 0, lat = 0] = [places[at], places[at + 1]]
        ;[west, east] = [Math.min(west, lon), Math.max(east, lon)]
        ;[south, north] = [Math.min(south, lat), Math.max(north, lat)]
      }
      return {
        west: west / TO_WHOLE,
        south: south / TO_WHOLE,
        east: east / TO_WHOLE,
        north: north / TO_WHOLE,
      }
    },
  }
}
