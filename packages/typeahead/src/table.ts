/** What a key is: the name of the place, another name of it, or only the end of its name (`angeles`). */
export const KEY_KINDS = { name: 0, other: 1, end: 2 }

/** A place as it goes into the table. */
export type TypeaheadPlace = {
  name: string
  /** Other names that it goes by, in any script. */
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
  /** Of each key its place and what it is worth. */
  places: Uint32Array
  worths: Float32Array
  kinds: Uint8Array
  /** The keys that typos are forgiven in, and how many letters each shares with the one before it. */
  forgiving: Uint32Array
  shared: Uint8Array
  /** Of each place its rank and its area, by its number in `areaNames`. */
  ranks: Float32Array
  areas: Uint16Array
  areaNames: readonly string[]
  /** Words for areas: `italy`, `texas`. */
  words: ReadonlyMap<string, readonly string[]>
}
