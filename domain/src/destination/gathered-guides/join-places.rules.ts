import { foldText } from '../../base/fold-text.ts'
import { metresBetweenNear } from '../../base/geo.ts'
import { placeTypeOf } from './place-types.rules.ts'
import { PLACE_SOURCES, type SourcePlace } from './source-place.rules.ts'

/** The rows that mean one place, the one that says where and what it is first. */
export type JoinedPlace = { main: SourcePlace; rows: readonly SourcePlace[] }

/** The same name so near is the same place; the centre of a park and its gate are some hundred metres apart. */
const SAME_NAME_METRES = 300
/** Namesakes that a row is compared with: a chain has a few near by, a hostile answer thousands. */
const MAX_NAMESAKES = 30
/** Words that names are written with and without. */
const FILLERS = new Set(['the', 'of', 'la', 'le', 'el', 'de', 'da', 'do', 'das', 'der', 'die', 'museum'])

/** Joins the rows of all sources: by their id of Wikidata, else by name and distance. The order of the rows does not matter. */
export function joinPlaces(places: readonly SourcePlace[]): JoinedPlace[] {
  const rows = places.toSorted(bestFirst)
  const groups: SourcePlace[][] = []
  const byId = new Map<string, SourcePlace[]>()
  const byName = new Map<string, SourcePlace[][]>()
  for (const row of rows) {
    const { wikidata: id } = row
    const names = namesOf(row)
    const known = id === undefined ? undefined : byId.get(id)
    const group =
      known ?? names.flatMap((name) => byName.get(name) ?? []).find((one) => isSame(one, row)) ?? []
    if (group.length === 0) groups.push(group)
    group.push(row)
    if (id !== undefined) byId.set(id, group)
    for (const name of names) {
      const namesakes = byName.get(name) ?? []
      if (!namesakes.includes(group)) byName.set(name, [...namesakes, group].slice(-MAX_NAMESAKES))
    }
  }
  return groups.flatMap((group) => (group[0] ? [{ main: group[0], rows: group }] : []))
}

/** Near its first row, and of the same sort. Two ids of Wikidata are two places, whatever their names. */
function isSame([main, ...others]: readonly SourcePlace[], row: SourcePlace): boolean {
  if (main === undefined || isEating(main) !== isEating(row)) return false
  const ids = [main, ...others].flatMap(({ wikidata }) => wikidata ?? [])
  if (row.wikidata !== undefined && ids.length > 0 && !ids.includes(row.wikidata)) return false
  return metresBetweenNear(main, row) <= SAME_NAME_METRES
}

function isEating({ kind }: SourcePlace): boolean {
  return placeTypeOf(kind)?.meals !== undefined
}

function namesOf({ name, nameLocal, also = [] }: SourcePlace): string[] {
  return [...new Set([name, nameLocal ?? '', ...also].map(comparable))].filter((one) => one !== '')
}

function comparable(name: string): string {
  const words = foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const telling = words.filter((word) => !FILLERS.has(word))
  return (telling.length > 0 ? telling : words).toSorted().join(' ')
}

/** OpenStreetMap knows best where something is. By id at last, so that the same rows in any order join alike. */
function bestFirst(a: SourcePlace, b: SourcePlace): number {
  const typed = (one: SourcePlace) => (placeTypeOf(one.kind) === null ? 1 : 0)
  const weight = (one: SourcePlace) => placeTypeOf(one.kind)?.weight ?? 0
  return (
    typed(a) - typed(b) ||
    PLACE_SOURCES.indexOf(a.source) - PLACE_SOURCES.indexOf(b.source) ||
    weight(b) - weight(a) ||
    compare(a.id, b.id) ||
    compare(JSON.stringify(a), JSON.stringify(b))
  )
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
