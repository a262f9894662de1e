import { foldName, foldUmlauts } from './fold.ts'
import { KEY_KINDS, type TypeaheadPlace, type TypeaheadTable } from './table.ts'

type IndexKey = { text: string; place: number; worth: number; kind: number }

/** The penalty of each kind of key against the name itself. */
const KEY_KIND_COSTS = [0, 0.15, 1.2]
const MIN_SUFFIX_LENGTH = 3
/** Joined words such as `newyork` get a key only for popular places. */
const UNSPACED_KEY_RANK = 4.7
const MAX_SHARED_PREFIX = 250

/** Makes the table of places; `words` are names of areas: `['texas', 'US-TX']`. About 10 us a place. */
export function buildTypeahead(
  places: readonly TypeaheadPlace[],
  words: Iterable<readonly [word: string, area: string]>,
): TypeaheadTable {
  const keys = places
    .flatMap(keysOf)
    .sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : a.place - b.place))
  const areaNames = [...new Set(places.map(({ area }) => area))]
  const areaNumbers = new Map(areaNames.map((name, at) => [name, at]))
  const forgiving = keys.flatMap(({ place }, at) => (places[place]?.isForgiving ? [at] : []))
  return {
    ...layOut(keys),
    places: Uint32Array.from(keys, ({ place }) => place),
    worths: Float32Array.from(keys, ({ worth }) => worth),
    kinds: Uint8Array.from(keys, ({ kind }) => kind),
    forgiving: Uint32Array.from(forgiving),
    shared: sharedPrefixLengths(forgiving.map((at) => keys[at]?.text ?? '')),
    ranks: Float32Array.from(places, ({ rank }) => rank),
    areas: Uint16Array.from(places, ({ area }) => areaNumbers.get(area) ?? 0),
    areaNames,
    words: wordsByText(words),
  }
}

function keysOf({ name, also, rank }: TypeaheadPlace, place: number): IndexKey[] {
  const keys = new Map<string, IndexKey>()
  const put = (text: string | null, kind: number) => {
    if (text && !keys.has(text))
      keys.set(text, { text, place, worth: rank - (KEY_KIND_COSTS[kind] ?? 0), kind })
  }
  const main = foldName(name)
  put(main, KEY_KINDS.name)
  for (const other of also) put(foldName(other), KEY_KINDS.other)
  for (const written of [name, ...also]) put(foldUmlauts(written), KEY_KINDS.other)
  for (const { text, kind } of [...keys.values()])
    if (rank >= UNSPACED_KEY_RANK) put(text.replaceAll(' ', ''), kind)
  for (let space = main.indexOf(' '); space > 0; space = main.indexOf(' ', space + 1)) {
    const end = main.slice(space + 1)
    if (end.length >= MIN_SUFFIX_LENGTH) put(end, KEY_KINDS.end)
  }
  return [...keys.values()]
}

function layOut(keys: readonly IndexKey[]): Pick<TypeaheadTable, 'letters' | 'starts'> {
  const starts = new Uint32Array(keys.length + 1)
  keys.forEach(({ text }, at) => {
    starts[at + 1] = (starts[at] ?? 0) + text.length
  })
  const letters = new Uint16Array(starts[keys.length] ?? 0)
  keys.forEach(({ text }, at) => {
    const start = starts[at] ?? 0
    for (let i = 0; i < text.length; i++) letters[start + i] = text.charCodeAt(i)
  })
  return { letters, starts }
}

function sharedPrefixLengths(texts: readonly string[]): Uint8Array {
  return Uint8Array.from(texts, (text, at) => {
    const before = texts[at - 1] ?? ''
    const most = Math.min(text.length, before.length, MAX_SHARED_PREFIX)
    let same = 0
    while (same < most && text[same] === before[same]) same += 1
    return same
  })
}

function wordsByText(words: Iterable<readonly [word: string, area: string]>): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const [word, area] of words) {
    const text = foldName(word)
    const areas = groups.get(text) ?? []
    if (text !== '' && !areas.includes(area)) groups.set(text, [...areas, area])
  }
  return groups
}
