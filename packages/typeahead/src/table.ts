/** The kind of a key: the name of the place, another name, or only the end of its name (`angeles`). */
export const KEY_KINDS = { name: 0, other: 1, end: 2 }

/** A place as it goes into the table. */
export type TypeaheadPlace = {
  name: string
  /** Other names in any script. */
  also: readonly string[]
  /** Its area: `IT`, or with a region that people search by name: `US-TX`. */
  area: string
  /** The higher, the earlier among equals: about 3 (a village) to 10 (Paris). */
  rank: number
  /** Whether it is also found by a name with typos in it. */
  isForgiving: boolean
}

/**
 * All keys in order, one after another in `letters`; everything in flat arrays, so that it goes between threads and to
 * disk as it is.
 */
export type TypeaheadTable = {
  letters: Uint16Array
  /** Where each key begins; one more than there are keys. */
  starts: Uint32Array
  /** The place and the score of each key. */
  places: Uint32Array
  worths: Float32Array
  kinds: Uint8Array
  /** The typo-tolerant keys, and the number of letters that each shares with the previous one. */
  forgiving: Uint32Array
  shared: Uint8Array
  /** The rank of each place, and its area by number in `areaNames`. */
  ranks: Float32Array
  areas: Uint16Array
  areaNames: readonly string[]
  /** Words for areas: `italy`, `texas`. */
  words: ReadonlyMap<string, readonly string[]>
}
