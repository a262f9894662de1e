import { foreignWords, type NameMention } from '../../base/name-matching.ts'
import { OF_PEOPLE, PEOPLES, RESIDENCE, TOWARDS, TOWARDS_BEHIND } from './country-names.data.ts'

type Mention = { at: number; end: number; code: string; isPeople: boolean }
/** Whose passports are named, and where they want to go (ISO 3166-1 alpha-2); null where that is not said. */
type VisaCountries = { passports: string[]; destination: string | null }

const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const listed = (text: string) =>
  text
    .split(',')
    .map((one) => foreignWords(one).trim())
    .filter(Boolean)
let words: Record<'towards' | 'behind' | 'people' | 'residence', readonly string[]> | null = null
let peoples: readonly (readonly [code: string, stem: string])[] | null = null

function known() {
  words ??= {
    towards: listed(TOWARDS),
    behind: listed(TOWARDS_BEHIND),
    people: listed(OF_PEOPLE),
    residence: listed(RESIDENCE),
  }
  return words
}

/** What the readers of names know of a question: what countries are called in its language, and which of them and which peoples it names. */
type KnownNames = {
  language: string
  names: readonly (readonly [name: string, code: string])[]
  places: readonly NameMention<string>[]
  own: readonly NameMention<string>[]
}

/**
 * Tells whose passport a question about a visa names from where they go: by words for people and passports beside a name, by words that say
 * where to, and by names of peoples.
 */
export function visaCountries(text: string, known: KnownNames): VisaCountries {
  const spoken = foreignWords(text)
  const found = mentionsOf(spoken, known).filter((one) => !isResidence(spoken, one))
  const scored = found.map((one) => ({ ...one, score: scoreOf(spoken, one) }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  const passports = [
    ...new Set(scored.filter(({ score }) => score > 0 && score >= best - 1).map(({ code }) => code)),
  ]
  const rest = scored.filter(({ code }) => !passports.includes(code))
  const to = [...rest].sort((one, other) => one.score - other.score)[0]
  return {
    passports: to ? passports : passports.slice(0, -1),
    destination: (to ?? scored.at(-1))?.code ?? null,
  }
}

/** Names of countries and peoples; of those that overlap a people counts more. */
function mentionsOf(spoken: string, { language, names, places, own }: KnownNames): Mention[] {
  const made = (some: readonly NameMention<string>[], isPeople: boolean) =>
    some.map(({ at, end, of }) => ({ at, end, code: of, isPeople }))
  const all = [...made(own, true), ...peoplesIn(spoken, { language, names, places }), ...made(places, false)]
  const kept: Mention[] = []
  for (const one of all) if (!kept.some((other) => one.at < other.end && other.at < one.end)) kept.push(one)
  return kept.sort((one, other) => one.at - other.at)
}

/** How words for the people of a country begin, in any language. */
export function stemsOfPeople(country: string): string[] {
  peoples ??= PEOPLES.split(', ').map((row) => [row.slice(0, 2), foreignWords(row.slice(3)).trim()] as const)
  return peoples.flatMap(([code, stem]) => (code === country ? [stem] : []))
}

/** Words for a people: of `PEOPLES`, or that begin as the name of a country and are none. */
function peoplesIn(spoken: string, { language, names: called, places }: Omit<KnownNames, 'own'>): Mention[] {
  if (UNSPACED.test(spoken)) return []
  peoples ??= PEOPLES.split(', ').map((row) => [row.slice(0, 2), foreignWords(row.slice(3)).trim()] as const)
  const names = called.map(([name, code]) => [code, foreignWords(name).trim()] as const)
  return [...spoken.matchAll(/[^ ]+/g)].flatMap(({ 0: word, index: at }) => {
    const end = at + word.length
    if (names.some(([, name]) => name === word) || known().towards.includes(word)) return []
    const place = places.find((one) => one.at < end && at < one.end)
    const code = place
      ? peopleOfPlace(word, place.of, { names, language })
      : (listedAs(word)?.[0] ?? derivedFrom(word, names))
    return code === null ? [] : [{ at, end, code, isPeople: true }]
  })
}

const listedAs = (word: string) =>
  peoples?.find(([, stem]) => word.startsWith(stem) && word.length - stem.length <= MAX_ENDING)

/** The country whose people a word is that was read as the country; null for "Turkiet" and "Argentinien", which are no people. */
function peopleOfPlace(
  word: string,
  place: string,
  { names, language }: { names: readonly (readonly [string, string])[]; language: string },
): string | null {
  const listed = listedAs(word)
  const name = nameOf(names, place)
  const isCountry =
    listed !== undefined &&
    listed[0] === place &&
    sharedStart(word, name) >= name.length - 2 &&
    listed[1].length <= name.length
  const isPeople = (listed && !isCountry) || (isLonger(word, name) && peopleEnding(language).test(word))
  return isPeople ? place : null
}
const MAX_ENDING = 7
/** "Surinamers", "बांग्लादेशियों": how words for a people end behind the name of their country. */
const PEOPLE_ENDING =
  /(?:er|ers|ern|an|ans|ani|ano|ana|anos|anas|ian|ians|ien|iens|ienne|iennes|ais|aise|ois|oise|ese|esi|ense|enses|isch\p{L}*|[sšś]k\p{L}{1,3}|czyk\p{L}*|lais\p{L}*|ский|ских|цы|цев|цам|ец|ियों|ी|ীরা|ের|ي|ية|یوں|ی)$/u
/** In these the endings of cases are spelled as those of peoples. */
const CASE_ENDINGS = ['fi', 'et', 'hu', 'tr', 'lt', 'lv', 'sw', 'is', 'mn']
const peopleEnding = (language: string) =>
  CASE_ENDINGS.includes(language) ? /(?:lais|laise)\p{L}*$/u : PEOPLE_ENDING
const isLonger = (word: string, name: string) =>
  word.length > name.length && sharedStart(word, name) >= name.length - 1
const nameOf = (names: readonly (readonly [string, string])[], code: string) =>
  names.find(([one]) => one === code)?.[1] ?? ''

const STAN = /(?:i?stan|истан|стан|ستان|স্তান)$/u
const MIN_SHARED = 4
const SHORT = 6
const LONG_WORD = 8

/** The country whose name a word begins with, where it is long enough to be no chance: "hondureño", "gruziński". */
function derivedFrom(word: string, names: readonly (readonly [string, string])[]): string | null {
  let found: { code: string; shared: number } | null = null
  for (const [code, name] of names) {
    const bare = (name.split(' ')[0] ?? '').replace(STAN, '')
    const shared = sharedStart(word, bare)
    const least = bare.length <= SHORT ? bare.length - (word.length >= LONG_WORD ? 2 : 1) : bare.length - 3
    if (
      shared >= Math.max(MIN_SHARED, least) &&
      word.length - bare.length <= MAX_ENDING &&
      word.length > bare.length - 2
    )
      if (found === null || shared > found.shared) found = { code, shared }
  }
  return found?.code ?? null
}

function sharedStart(one: string, other: string): number {
  let shared = 0
  while (shared < other.length && one[shared] === other[shared]) shared++
  return shared
}

/** Signs between a country and the word for a passport: "香港特区护照". */
const MAX_BETWEEN = 2

/** Above 0: whose passport it is; below: where they go. */
function scoreOf(spoken: string, { at, end, isPeople }: Mention): number {
  const before = spoken.slice(0, at)
  const after = spoken.slice(end)
  const { towards, behind, people } = known()
  const isToward =
    towards.some((word) =>
      UNSPACED.test(word) ? before.trimEnd().endsWith(word) : before.endsWith(` ${word} `),
    ) ||
    behind.some((word) =>
      UNSPACED.test(word) ? after.startsWith(word) : after.trimStart().startsWith(`${word} `),
    )
  const [last = '', earlier = ''] = before.trim().split(' ').reverse()
  const [next = '', later = ''] = after.trim().split(' ')
  const isOfPeople = people.some((word) =>
    UNSPACED.test(word)
      ? after
          .trimStart()
          .slice(0, word.length + MAX_BETWEEN)
          .includes(word) || before.trimEnd().endsWith(word)
      : [last, next].some((one) => one.startsWith(word)) ||
        (later.startsWith(word) && next.length <= 3) ||
        (earlier.startsWith(word) && last.length <= 3),
  )
  return (isPeople ? 2 : 0) + (isOfPeople ? 3 : 0) - (isToward && !isOfPeople ? 2 : 0)
}

function isResidence(spoken: string, { at }: Mention): boolean {
  const before = spoken.slice(0, at)
  return known().residence.some((words) => before.endsWith(` ${words} `))
}
