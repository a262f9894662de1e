import { foldName } from './fold.ts'
import { KEY_KINDS, type TypeaheadTable } from './table.ts'
import { makeTopMatches, type TopMatches } from './top-matches.ts'
import { findTypoMatches, typosAllowed } from './typos.ts'

export { buildTypeahead } from './build.ts'
export { foldName } from './fold.ts'
export type { TypeaheadPlace, TypeaheadTable } from './table.ts'

/** The score of a match in addition to the rank of its place, on the scale of ranks (a tenfold population is 1). */
const MATCH_BONUS = {
  wholeName: 1.6,
  /** Three letters match the beginnings of many foreign names, so they score lower. */
  otherNameJustBegun: -1.5,
  inNamedArea: 1.5,
  inBegunArea: 1.2,
  typo: -1.5,
  otherFirstLetter: -0.8,
  wholeWithTypos: 1.0,
  /** A place in an area when the query names only the area: `tuscany`. */
  areaAlone: -1.5,
}
const FIRST_OTHER_SCRIPT = 0x250
const MAX_AREA_WORDS = 4
const MIN_AREA_PREFIX = 2
const MIN_LONE_AREA_LENGTH = 4
const SHORT_PREFIX_LENGTH = 3
/** When the text is the name, or its beginning, of a place of this rank, it is no typo of another. */
const WELL_KNOWN_RANK = 6.5
const LONG_PREFIX_LENGTH = 5

type AreaScope = { areas: readonly string[] | null; worth: number }
const ANYWHERE: AreaScope = { areas: null, worth: 0 }

/**
 * The places that a text may mean, best first, by their numbers: by the beginning of a name or of its later words, with
 * typos from four letters on; the name of a country or region behind narrows it (`paris texas`, `rome, ita`).
 */
export function searchTypeahead(table: TypeaheadTable, text: string, most: number): number[] {
  const normalized = foldName(text)
  if (normalized === '') return []
  const matches = makeTopMatches()
  collectMatches(table, normalized, ANYWHERE, matches)
  for (const { name, scope } of readAreas(table, text, normalized))
    collectMatches(table, name, scope, matches)
  if (normalized.length >= MIN_LONE_AREA_LENGTH)
    addBestOfArea(table, table.words.get(normalized) ?? [], most, matches)
  return matches.best(most)
}

/** The possible splits of a text into a name and an area. */
function readAreas(
  table: TypeaheadTable,
  text: string,
  normalized: string,
): { name: string; scope: AreaScope }[] {
  const words = normalized.split(' ')
  const readings = []
  for (let cut = Math.max(1, words.length - MAX_AREA_WORDS); cut < words.length; cut++) {
    const areas = table.words.get(words.slice(cut).join(' '))
    if (areas)
      readings.push({ name: words.slice(0, cut).join(' '), scope: { areas, worth: MATCH_BONUS.inNamedArea } })
  }
  const [before, ...after] = text.split(/[,，、،(]/)
  const [name, begun] = [foldName(before ?? ''), foldName(after.join(' '))]
  if (readings.length > 0 || after.length === 0 || name === '') return readings
  // The text after the comma is unfinished or unknown, so only the name counts.
  const areas = begun.length < MIN_AREA_PREFIX ? [] : areasWithPrefix(table, begun)
  const scope = areas.length > 0 ? { areas, worth: MATCH_BONUS.inBegunArea } : ANYWHERE
  return [{ name, scope }]
}

function areasWithPrefix({ words }: TypeaheadTable, begun: string): string[] {
  return [...words].flatMap(([word, areas]) => (word.startsWith(begun) ? areas : []))
}

function collectMatches(
  table: TypeaheadTable,
  normalized: string,
  { areas, worth }: AreaScope,
  matches: TopMatches,
): void {
  const isIn =
    areas && table.areaNames.map((name) => areas.some((area) => name === area || name.startsWith(`${area}-`)))
  const put = (key: number, extra: number) => {
    const place = table.places[key] ?? 0
    if (isIn && !isIn[table.areas[place] ?? 0]) return
    matches.put(place, (table.worths[key] ?? 0) + worth + extra)
  }
  const isLatin = normalized.charCodeAt(0) < FIRST_OTHER_SCRIPT
  let isMeant = false
  const end = lowerBound(table, `${normalized}\uffff`)
  for (let key = lowerBound(table, normalized); key < end; key++) {
    const isWhole = (table.starts[key + 1] ?? 0) - (table.starts[key] ?? 0) === normalized.length
    const kind = table.kinds[key]
    const isNamed = isWhole && kind !== KEY_KINDS.end
    const isJustBegun = isLatin && kind === KEY_KINDS.other && normalized.length <= SHORT_PREFIX_LENGTH
    put(key, isNamed ? MATCH_BONUS.wholeName : isJustBegun ? MATCH_BONUS.otherNameJustBegun : 0)
    const isExact = isNamed || (normalized.length >= LONG_PREFIX_LENGTH && kind !== KEY_KINDS.end)
    isMeant ||= isExact && (table.worths[key] ?? 0) >= WELL_KNOWN_RANK
  }
  const most = isMeant ? 0 : typosAllowed(normalized)
  if (most > 0)
    findTypoMatches(table, normalized, most, ({ key, typos, isWhole }) => {
      const isOther = table.letters[table.starts[key] ?? 0] !== normalized.charCodeAt(0)
      const extra = (isOther ? MATCH_BONUS.otherFirstLetter : 0) + (isWhole ? MATCH_BONUS.wholeWithTypos : 0)
      put(key, MATCH_BONUS.typo * typos + extra)
    })
}

/** The first key that does not come before the text. */
function lowerBound({ letters, starts }: TypeaheadTable, text: string): number {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    const start = starts[middle] ?? 0
    const length = (starts[middle + 1] ?? 0) - start
    let at = 0
    while (at < length && at < text.length && letters[start + at] === text.charCodeAt(at)) at += 1
    const isBefore = at < text.length && (at === length || (letters[start + at] ?? 0) < text.charCodeAt(at))
    if (isBefore) low = middle + 1
    else high = middle
  }
  return low
}

function addBestOfArea(
  { areaNames, areas, ranks }: TypeaheadTable,
  named: readonly string[],
  most: number,
  matches: TopMatches,
): void {
  if (named.length === 0) return
  const isIn = areaNames.map((name) => named.some((area) => name === area || name.startsWith(`${area}-`)))
  const inside: number[] = []
  areas.forEach((area, place) => {
    if (isIn[area]) inside.push(place)
  })
  inside.sort((a, b) => (ranks[b] ?? 0) - (ranks[a] ?? 0))
  for (const place of inside.slice(0, most)) matches.put(place, (ranks[place] ?? 0) + MATCH_BONUS.areaAlone)
}
