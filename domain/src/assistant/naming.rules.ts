import type { City, Guide, PointOfInterest } from '../places/index.ts'
import { CITY_NAMES, CITY_PHRASES, COUNTRY_NAMES, PALE_WORDS } from './names.data.ts'
import { whereSaid, words } from './speech.rules.ts'

/** A place and the guide that holds it. */
export type PlaceFound = { place: PointOfInterest; guide: Guide }

/** The cities of a question in the order in which they are said. */
export function findCities(text: string, cities: readonly City[]): City[] {
  const spoken = words(text)
  return cities
    .map((city) => ({ city, at: firstSaid(spoken, namesOf(city)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ city }) => city)
}

function namesOf({ id, name, nameLocal }: City): string[] {
  const bare = CITY_PHRASES[id] ?? [name, nameLocal]
  return [...new Set([...bare, ...(CITY_NAMES[id] ?? [])].map((one) => words(one).trim()))].filter(Boolean)
}

function firstSaid(spoken: string, names: readonly string[]): number {
  const places = names.map((name) => whereSaid(spoken, name)).filter((at) => at >= 0)
  return places.length === 0 ? -1 : Math.min(...places)
}

/** The country of a question (ISO 3166-1 alpha-2) by its name in English, German, French, Spanish or Italian; null when there is none. */
export function findCountry(text: string): string | null {
  const spoken = words(text)
  // The longest name: "Guinea-Bissau" is not Guinea.
  let best: { code: string; length: number } | null = null
  for (const [name, code] of countryNames())
    if (spoken.includes(` ${name} `) && name.length > (best?.length ?? 0))
      best = { code, length: name.length }
  return best?.code ?? null
}

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it']
/** Codes of no country that Intl has names for. */
const NO_COUNTRIES = ['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

let known: Map<string, string> | null = null

function countryNames(): Map<string, string> {
  if (known) return known
  const codes = LETTERS.flatMap((a) => LETTERS.map((b) => a + b)).filter(isOfToday)
  known = new Map()
  for (const language of LANGUAGES) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    for (const code of codes) {
      const name = words(names.of(code) ?? '').trim()
      if (name.length > 3 && !known.has(name)) known.set(name, code)
    }
  }
  for (const [code, names] of Object.entries(COUNTRY_NAMES)) for (const name of names) known.set(name, code)
  return known
}

// DD is Germany too, and is written DE today.
function isOfToday(code: string): boolean {
  return !NO_COUNTRIES.includes(code) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`
}

/**
 * The place of the guides that a question names: all telling words of a part of its name stand in the question, or one
 * that no other place has. The best-known of several; null when there is none.
 */
export function findPlace(text: string, guides: readonly Guide[]): PlaceFound | null {
  const spoken = words(text)
  const said = new Set(spoken.split(' '))
  let best: Indexed | null = null
  let most = 0
  for (const one of indexOf(guides)) {
    const score = Math.max(...one.parts.map((part) => scoreOf(part, spoken, said)))
    if (score === 0 || score + one.place.renown / 100 <= most) continue
    most = score + one.place.renown / 100
    best = one
  }
  return best && { place: best.place, guide: best.guide }
}

/** A part of a name as it is looked for; `own` are telling words that no other place has. */
type NamePart = { phrase: string; isPhrase: boolean; telling: string[]; own: string[] }
type Indexed = PlaceFound & { parts: NamePart[] }

function scoreOf(
  { phrase, isPhrase, telling, own }: NamePart,
  spoken: string,
  said: ReadonlySet<string>,
): number {
  if (telling.length === 0) return isPhrase && spoken.includes(` ${phrase} `) ? 1 : 0
  const count = telling.filter((word) => said.has(word)).length
  if (count === telling.length) return count + (spoken.includes(` ${phrase} `) ? 1 : 0.5)
  return own.some((word) => said.has(word)) ? count / telling.length : 0
}

const indexed = new WeakMap<readonly Guide[], Indexed[]>()

/** Worked out once for a list of guides: a question is then answered in a few milliseconds. */
function indexOf(guides: readonly Guide[]): Indexed[] {
  const before = indexed.get(guides)
  if (before) return before
  const shared = countWords(guides)
  const cityWords = new Set(guides.flatMap(({ city }) => namesOf(city)).flatMap((name) => name.split(' ')))
  const isTelling = (word: string) => word.length > 2 && !PALE_WORDS.includes(word) && !cityWords.has(word)
  const index = guides.flatMap((guide) =>
    guide.pointsOfInterest.map((place): Indexed => {
      const parts = [place.name, place.nameLocal].flatMap(partsOf).map((phrase) => {
        const all = phrase.split(' ')
        const telling = all.filter(isTelling)
        const own = telling.filter((word) => shared.get(word) === 1 && word.length > 4)
        return { phrase, isPhrase: all.length > 1, telling, own }
      })
      return { place, guide, parts }
    }),
  )
  indexed.set(guides, index)
  return index
}

/** "Vatican Museums and Sistine Chapel" goes by either half. */
function partsOf(name: string): string[] {
  return [name, ...name.split(/ and | & |[(),/]/)].map((part) => words(part).trim()).filter(Boolean)
}

/** In how many names a word stands. */
function countWords(guides: readonly Guide[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { pointsOfInterest } of guides)
    for (const { name, nameLocal } of pointsOfInterest)
      for (const word of new Set(`${words(name)}${words(nameLocal)}`.split(' ')))
        counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}
