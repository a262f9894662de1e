import {
  type AddressStreet,
  findAddresses,
  findPlaces,
  type PlaceGroup,
  type RegionPlace,
  regionAddresses,
  regionPlaces,
} from '@tripwright/domain/map/offline-maps'
import {
  decodeStreetGraph,
  findWalk,
  indexStreets,
  type Position,
  type StreetIndex,
  type Walk,
} from '@tripwright/street-graph'
import { buildTypeahead, searchTypeahead, type TypeaheadTable } from '@tripwright/typeahead'
import { z } from 'zod/mini'

export type PackFiles = { places: unknown; addresses: ArrayBuffer | null }
export type PackSearch = { query: string; group: PlaceGroup | null; most: number }
export type PackWalk = { from: Position; to: Position }

/** Nobody is told to walk for longer. */
const MAX_SECONDS = 6 * 60 * 60
/** Of several of one name the more general comes first. */
const RANKS: Partial<Record<PlaceGroup, number>> = { areas: 6, sights: 5, transport: 4.6, streets: 3.6 }
const PLAIN_RANK = 4
/** Beyond it the walk over all keys for each typo takes longer than somebody types. */
const MOST_FORGIVING = 30_000

/** What is done with the files of a pack: they are read once, then searched and walked as often as somebody asks. */
export function makePackTasks() {
  let places: readonly RegionPlace[] = []
  let streets: readonly AddressStreet[] = []
  let named: readonly RegionPlace[] = []
  let table: TypeaheadTable | null = null
  let index: StreetIndex | null = null
  return {
    /** How many places and streets can be found; null where the places cannot be read. */
    open(files: PackFiles): number | null {
      const read = z.safeParse(regionPlaces, files.places)
      if (!read.success) return null
      places = read.data.places
      streets = files.addresses ? readStreetNames(files.addresses) : []
      named = [...places, ...streets.map(placeOfStreet)]
      table = buildTypeahead(
        named.map(({ name, also, group }) => ({
          name,
          also: also?.split('; ') ?? [],
          area: '',
          rank: RANKS[group] ?? PLAIN_RANK,
          isForgiving: named.length < MOST_FORGIVING,
        })),
        [],
      )
      return named.length
    },
    /** House numbers first, then names as somebody begins to type them, then kinds and kitchens. */
    search({ query, group, most }: PackSearch): RegionPlace[] {
      const isIn = (place: RegionPlace) => group === null || place.group === group
      const houses = findAddresses([...streets], query).filter(({ kind }) => kind === 'address')
      const byName = table ? searchTypeahead(table, query, most * 3).flatMap((at) => named[at] ?? []) : []
      const found = [...houses, ...byName, ...findPlaces(places, query, group)].filter(isIn)
      return [...new Map(found.map((one) => [one.id, one])).values()].slice(0, most)
    },
    /** Whether the streets are such. */
    openStreets(bytes: ArrayBuffer): boolean {
      const graph = decodeStreetGraph(new Uint8Array(bytes))
      index = graph && indexStreets(graph)
      return index !== null
    },
    walk: ({ from, to }: PackWalk): Walk | null =>
      index && findWalk(index, from, to, { maxSeconds: MAX_SECONDS }),
  }
}

function readStreetNames(bytes: ArrayBuffer): AddressStreet[] {
  try {
    const parsed = z.safeParse(regionAddresses, JSON.parse(new TextDecoder().decode(bytes)))
    return parsed.success ? parsed.data.streets : []
  } catch {
    return []
  }
}

function placeOfStreet({ name, lat, lon }: AddressStreet): RegionPlace {
  return { id: `street:${name}:${lat},${lon}`, name, group: 'streets', kind: 'street', lat, lon }
}
