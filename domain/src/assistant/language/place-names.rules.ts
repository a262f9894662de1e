import { indexOfPhrase, normalizeWords } from '../../base/text-matching.ts'
import { dropOverlaps, findCountries, findNationalities } from './country-names.rules.ts'
import { CITY_NAMES, CITY_PHRASES, NOT_THE_CITY, STOP_WORDS } from './names.data.ts'
import { SIGHT_NAMES } from './sight-names.data.ts'
import { WORLD_CITY_NAMES } from './world-city-names.data.ts'

/** What a place of a city is found by: a guide, or its entry in the index of names. */
export type NamedGuide = {
  city: NamedCity
  pointsOfInterest: readonly { id: string; name: string; nameLocal: string; renown: number }[]
}

/** A place and the guide that holds it. */
type PlaceMatch<G extends NamedGuide> = { place: G['pointsOfInterest'][number]; guide: G }

/** The fields that a city is found by. */
export type NamedCity = { id: string; name: string; nameLocal?: string }

/**
 * The cities of a question in the order of mention; a match inside the name of a country does not count (Rome in the
 * Chinese name of Romania).
 */
export function findCities<C extends NamedCity>(text: string, cities: readonly C[]): C[] {
  const all = mentionsOf(text, cities, CITY_STATES)
  return [...new Set(all.flatMap(({ city }) => (city ? [city] : [])))]
}

/** The words of a text with `mark` for each city, country and nationality that it names. */
export function withPlaceMarks(text: string, cities: readonly NamedCity[], mark: string): string {
  const spoken = normalizeWords(text)
  const people = findNationalities(spoken)
  let marked = spoken
  for (const { at, end } of dropOverlaps([...mentionsOf(text, cities, []), ...people]).reverse())
    marked = `${marked.slice(0, at)} ${mark} ${marked.slice(end)}`
  return marked
}

type Mention<C> = { at: number; end: number; city?: C }

/** Cities and countries in their order; names of `cityStates` are those of their city. */
function mentionsOf<C extends NamedCity>(
  text: string,
  cities: readonly C[],
  cityStates: readonly string[],
): Mention<C>[] {
  const spoken = normalizeWords(text)
  const meant = cities.filter(({ id }) => NOT_THE_CITY[id]?.test(spoken) !== true)
  const matches = meant.flatMap((city) =>
    namesOf(city).flatMap((name) => {
      const at = indexOfPhrase(spoken, name)
      if (at < 0) return []
      const from = spoken[at] === ' ' ? at + 1 : at
      return [{ city, at: from, end: from + name.length - (name.endsWith('*') ? 1 : 0) }]
    }),
  )
  const countries = findCountries(text).filter(({ code }) => !cityStates.includes(code))
  return dropOverlaps<Mention<C>>([...matches, ...countries])
}

/** Countries with the same name as their city. */
const CITY_STATES = ['SG', 'HK', 'MO', 'MC', 'VA', 'KW', 'LU', 'DJ', 'PA', 'GT', 'SM']

const nameCache = new Map<string, string[]>()

function namesOf({ id, name, nameLocal }: NamedCity): string[] {
  const key = [id, name, nameLocal].join()
  const before = nameCache.get(key)
  if (before) return before
  const bare = CITY_PHRASES[id] ?? [name, ...(nameLocal ? [nameLocal] : [])]
  const others = (WORLD_CITY_NAMES[id] ?? '').split(',').flatMap(inflectName)
  const all = [...bare.map((one) => normalizeWords(one).trim()), ...(CITY_NAMES[id] ?? []), ...others]
  const names = [...new Set(all)].filter(Boolean)
  nameCache.set(key, names)
  return names
}

/** What a city is called in other languages, separated by commas; empty where it is not known. */
export function worldCityNames(id: string): string {
  return [...(CITY_NAMES[id] ?? []), WORLD_CITY_NAMES[id] ?? ''].filter(Boolean).join(', ')
}

/** Russian names are also matched in their inflected forms. */
function inflectName(name: string): string[] {
  const bare = normalizeWords(name).trim()
  if (!/^\p{sc=Cyrillic}{3,}$/u.test(bare)) return [bare]
  const stem = bare.replace(/[аяыи]$/u, '')
  return [bare, ...['а', 'е', 'у', 'ы', 'и', 'ом', 'ои'].map((ending) => stem + ending)]
}

/** A place that a question names, and those of other cities that it may name as well, the best known first. */
type NamedPlace<G extends NamedGuide> = PlaceMatch<G> & {
  /** All distinctive words of a part of its name were said, not one of them alone. */
  isWhole: boolean
  namesakes: PlaceMatch<G>[]
}

const MAX_NAMESAKES = 3

/**
 * The place of the guides that a question names: the question has all distinctive words of a part of its name, or one that
 * no other place has. Of several matches the nearest name, and of cities that name one as well the best known; null when
 * there is none.
 */
export function findPlace<G extends NamedGuide>(text: string, guides: readonly G[]): NamedPlace<G> | null {
  const spoken = normalizeWords(text)
  const words = new Set(spoken.split(' '))
  const found = new Map<string, PlaceMatch<G> & { score: number }>()
  for (const { parts, place, guide } of indexOf(guides)) {
    const score = Math.max(
      furtherScore(place.id, spoken),
      ...parts.map((part) => scoreOf(part, spoken, words)),
    )
    if (score === 0) continue
    const ofCity = found.get(guide.city.id)
    if (!ofCity || score + place.renown / 100 > ofCity.score + ofCity.place.renown / 100)
      found.set(guide.city.id, { score, place, guide })
  }
  const ofCities = [...found.values()]
  const nearest = Math.max(0, ...ofCities.map(({ score }) => nearness(score)))
  const near = ofCities
    .filter(({ score }) => nearness(score) === nearest)
    .sort((a, b) => b.place.renown - a.place.renown || b.score - a.score)
  const [best, ...others] = near.map(({ place, guide }): PlaceMatch<G> => ({ place, guide }))
  return best ? { ...best, isWhole: nearest >= 1, namesakes: others.slice(0, MAX_NAMESAKES) } : null
}

/**
 * How many words fit. A name said as it stands scores half a word more than one of which a common word was left out: between
 * cities that is not enough, as "the Prado" is the museum of Madrid and, in those very words, a restaurant of San Diego.
 */
function nearness(score: number): number {
  return score > 1 ? Math.ceil(score) : score
}

/** A further name counts less than a name of two words or one that is said in full; the longest tells of those that are alike. */
function furtherScore(id: string, spoken: string): number {
  const said = (SIGHT_NAMES.get(id) ?? []).filter((name) => isSaid(name, spoken)).map(({ length }) => length)
  return said.length > 0 ? FURTHER_SCORE + Math.max(...said) / 1000 : 0
}
const FURTHER_SCORE = 1.2

const starred = new Map<string, RegExp>()

/** Each word of a name, which may have a star for its ending. */
function isSaid(name: string, spoken: string): boolean {
  if (!name.slice(0, -1).includes('*')) return indexOfPhrase(spoken, name) >= 0
  const before = starred.get(name)
  if (before) return before.test(spoken)
  const words = name.split(' ').map((word) => (word.endsWith('*') ? `${word.slice(0, -1)}[^ ]*` : word))
  const pattern = new RegExp(` ${words.join(' ')} `, 'u')
  starred.set(name, pattern)
  return pattern.test(spoken)
}

/** A part of a name; `own` has its distinctive words that no other place has. */
type NamePart = { phrase: string; isPhrase: boolean; telling: string[]; own: string[] }
type IndexedPlace<G extends NamedGuide> = PlaceMatch<G> & { parts: NamePart[] }

function scoreOf(
  { phrase, isPhrase, telling, own }: NamePart,
  spoken: string,
  words: ReadonlySet<string>,
): number {
  if (telling.length === 0) return isPhrase && spoken.includes(` ${phrase} `) ? 1 : 0
  const count = telling.filter((word) => words.has(word)).length
  if (count === telling.length) return count + (spoken.includes(` ${phrase} `) ? 1 : 0.5)
  return own.some((word) => words.has(word)) ? count / telling.length : 0
}

const indexCache = new WeakMap<readonly NamedGuide[], IndexedPlace<NamedGuide>[]>()

/** Indexed once for a list of guides, so that a question is answered in a few milliseconds. */
function indexOf<G extends NamedGuide>(guides: readonly G[]): IndexedPlace<G>[] {
  // The index of a list holds places of that very list.
  const before = indexCache.get(guides) as IndexedPlace<G>[] | undefined
  if (before) return before
  const shared = countWords(guides)
  const cityWords = new Set(guides.flatMap(({ city }) => namesOf(city)).flatMap((name) => name.split(' ')))
  const isTelling = (word: string) => word.length > 2 && !STOP_WORDS.includes(word) && !cityWords.has(word)
  const index = guides.flatMap((guide) =>
    guide.pointsOfInterest.map((place: G['pointsOfInterest'][number]): IndexedPlace<G> => {
      const parts = [place.name, place.nameLocal].flatMap(partsOf).map((phrase) => {
        const all = phrase.split(' ')
        const telling = all.filter(isTelling)
        const own = telling.filter((word) => shared.get(word) === 1 && word.length > 4)
        return { phrase, isPhrase: all.length > 1, telling, own }
      })
      return { place, guide, parts }
    }),
  )
  indexCache.set(guides, index)
  return index
}

/** Either half of "Vatican Museums and Sistine Chapel" is a name of the place. */
function partsOf(name: string): string[] {
  return [name, ...name.split(/ and | & |[(),/]/)].map((part) => normalizeWords(part).trim()).filter(Boolean)
}

/** How many names contain each word. */
function countWords(guides: readonly NamedGuide[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { pointsOfInterest } of guides)
    for (const { name, nameLocal } of pointsOfInterest)
      for (const word of new Set(`${normalizeWords(name)}${normalizeWords(nameLocal)}`.split(' ')))
        counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
