import { findNames, foreignWords, type NameMention } from '../../base/name-matching.ts'
import { FURTHER_CITY_NAMES, MORE_COUNTRY_NAMES, passportAt, worldCityNames } from '../language/index.ts'
import { commonWords } from './language-guess.rules.ts'
import { MORE_CITY_NAMES, OTHER_COUNTRY_NAMES } from './language-words.data.ts'

export type NamedPlace = { city: string } | { country: string }

/** All further names of a city by its id. */
export function furtherCityNames(id: string): string[] {
  return [worldCityNames(id), MORE_CITY_NAMES[id] ?? '', FURTHER_CITY_NAMES[id] ?? '']
    .flatMap((text) => text.split(', '))
    .filter(Boolean)
}

/** What a question names, in the languages that it may be in; words of `common` are no names. */
export function findPlaces(
  text: string,
  languages: readonly string[],
  cities: readonly { id: string; name: string; nameLocal?: string }[],
  common: ReadonlySet<string> = new Set(languages.flatMap(commonWords)),
): NameMention<NamedPlace>[] {
  const names: (readonly [string, NamedPlace])[] = []
  // Persian and Urdu mean Oman by it.
  const isOman = OMAN.test(text) || ['fa', 'ur'].includes(languages[0] ?? '')
  for (const city of cities)
    if (!(isOman && city.id === 'amman'))
      for (const name of namesOfCity(city)) names.push([name, { city: city.id }])
  for (const language of [...languages, 'en'])
    for (const [name, country] of countriesIn(language)) names.push([name, { country }])
  const found = findNames(text, names, { isProper: true, common })
  return found.filter(
    ({ of }) =>
      !('city' in of) ||
      ((!isWordToo(of.city, languages[0]) || isSpelledIn(text, of.city)) &&
        !(of.city === 'cairo' && isWeatherInGreek(text))),
  )
}

/** Oman and Amman differ in a vowel, which is seldom written. */
const OMAN = /عُمان|سلطنة عمان/u

/** "Nice" and "Split" are words too: a name where it has a capital and is not the first word. */
const WORDS_TOO = ['nice', 'split', 'male', 'bath', 'medina', 'porto']
/** Languages in which such a name is no other word. */
const NO_WORD_IN: Readonly<Record<string, readonly string[]>> = {
  porto: [
    'de',
    'nl',
    'fr',
    'es',
    'da',
    'sv',
    'nb',
    'fi',
    'pl',
    'cs',
    'sk',
    'hu',
    'ro',
    'tr',
    'id',
    'vi',
    'hr',
    'lt',
    'lv',
    'et',
    'sl',
    'is',
    'ca',
  ],
  nice: ['fr', 'es', 'it', 'pt', 'ca', 'ro', 'cs', 'sk'],
}

function isWordToo(city: string, language = ''): boolean {
  return WORDS_TOO.includes(city) && NO_WORD_IN[city]?.includes(language) !== true
}

function isSpelledIn(text: string, city: string): boolean {
  const hasCase = /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]/u.test(text)
  return !hasCase || (/(?<=\S\s+)\p{Lu}/u.test(text) && !text.includes(` ${city} `))
}

/** Without its accent the Greek word for the weather is spelled as Cairo. */
function isWeatherInGreek(text: string): boolean {
  return /(?<!\p{L})(?:καιρ[οό]ς?|Καιρ[οό]ς?)(?!\p{L})/u.test(text) && !/Κάιρο/u.test(text)
}

const cityNames = new Map<string, readonly string[]>()

function namesOfCity({
  id,
  name,
  nameLocal,
}: {
  id: string
  name: string
  nameLocal?: string
}): readonly string[] {
  const before = cityNames.get(id)
  if (before) return before
  const names = [...new Set([name, nameLocal ?? '', ...furtherCityNames(id)])].filter((one) => one.length > 1)
  cityNames.set(id, names)
  return names
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const NOT_COUNTRIES = ['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']
const countries = new Map<string, readonly (readonly [string, string])[]>()

export function countriesIn(language: string): readonly (readonly [string, string])[] {
  const before = countries.get(language)
  if (before) return before
  const intl = new Intl.DisplayNames(language === 'yue' ? 'zh-Hant' : language, {
    type: 'region',
    fallback: 'none',
  })
  const codes = LETTERS.flatMap((a) => LETTERS.map((b) => a + b)).filter(
    (code) => !NOT_COUNTRIES.includes(code) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`,
  )
  const names = codes.flatMap((code) => {
    const name = intl.of(code)
    return name === undefined ? [] : [[name, code] as const]
  })
  const all = [...names, ['USA', 'US'] as const, ['UK', 'GB'] as const, ...otherNames(language)]
  countries.set(language, all)
  return all
}

function otherNames(language: string): (readonly [string, string])[] {
  const rows = [OTHER_COUNTRY_NAMES[language] ?? '', MORE_COUNTRY_NAMES[language] ?? '']
    .flatMap((list) => list.split(', '))
    .filter(Boolean)
  return rows.map((row) => [row.slice(3), row.slice(0, 2)] as const)
}

const LANGUAGE_PREFIXES = /^(?:ภาษา|ພາສາ|ភាសា|bahasa |tiếng |زبان |bhasa |اللغة )/u
const languageNames = new Map<string, readonly (readonly [string, string])[]>()

/** The language that a question names, as its own languages call it. */
export function findLanguageName(
  text: string,
  languages: readonly string[],
  known: readonly string[],
): NameMention<string> | null {
  const names = languages.flatMap((language) => {
    const before = languageNames.get(language)
    if (before) return before
    const intl = new Intl.DisplayNames(language, { type: 'language', fallback: 'none' })
    const made = known.flatMap((code) => {
      const name = intl.of(code)?.replace(LANGUAGE_PREFIXES, '')
      return name === undefined ? [] : [[shorten(name), code] as const]
    })
    languageNames.set(language, made)
    return made
  })
  return findNames(text, names).at(-1) ?? null
}

/** Adjectives of languages are inflected at their end: "japonský", "po japońsku". */
function shorten(name: string): string {
  return name.replace(
    /(?:sky|ský|ski|ska|ский|ська|ски|ština|čina|ščina|щина|ese|isch|sk|ية)$/u,
    (end, at) => (at >= 4 ? '' : end),
  )
}

/** Whose passport is named: what people of a country are called, else the country beside the word for a passport. */
export function passportsNamed(
  text: string,
  own: readonly { of: string }[],
  places: readonly NameMention<NamedPlace>[],
): string[] {
  const named = places.flatMap(({ of, ...where }) =>
    'country' in of ? [{ ...where, country: of.country }] : [],
  )
  const codes = new Set([...named.map(({ country }) => country), ...own.map(({ of }) => of)])
  const all = own.map(({ of }) => of)
  if (codes.size < 2 && places.length < 2) return all
  if (all.some((code) => !named.some(({ country }) => country === code))) return all
  const passport = passportAt(foreignWords(text))
  if (!passport) return all
  const distance = (one: { at: number; end: number }) =>
    one.end <= passport.at ? passport.at - one.end : one.at - passport.end
  const [nearest] = [...named].sort((a, b) => distance(a) - distance(b))
  return nearest && distance(nearest) <= MAX_DISTANCE ? [nearest.country] : all
}
const MAX_DISTANCE = 8

/** What says, right before a name, that another place is meant; few of these are the word for "no", which answers a question too. */
const TURNED_DOWN_BEFORE =
  / (?:nicht(?: in| nach)?|pas(?: a| en| au| la| le)?|no (?:a|en|es|la)|nao (?:e |em|a|para|pra|no|na)|non (?:a|in|e)|niet(?: in| naar)?|nie(?: w| do| na| v)?|ne(?: v| do| na| u)?|не(?: в| во| у| на| до| за)?|nem|ei|inte(?: i| till)?|ikke(?: i| til)?|ekki|oxi|οχι(?: στην| στη| στο| στον)?|לא(?: ב| ל)?|مو|مش|مب|ليس|ليست|نه|nu (?:la|in)|bukan(?: ke| di)?|khong phai(?: o| la)?|hindi(?: sa)?|mitte) $/u
const TURNED_DOWN_UNSPACED = /(?:不是|不去|别去|不要去|唔係|ไม่ใช่|ไม่ไป) ?$/u
/** The same behind a name. */
const TURNED_DOWN_AFTER =
  /^(?: ?(?:じゃなくて|じゃなく|ではなく|じゃない|でなく)| ?(?:말고|이 아니라|가 아니라|아니고)| ?(?:में |को |का |की |को )?(?:नहीं|नही) | ?(?:এ |তে )?(?:নয়|নয়) | (?:میں )?(?:نہیں|نہ) | (?:da |de |degil )?degil | இல்ல| அல்ல)/u

/** The places but those that are named to say that another one is meant: "nicht Krakau, Warschau", "東京じゃなくて札幌". */
export function withoutTurnedDown<P extends { at: number; end: number }>(text: string, places: P[]): P[] {
  if (places.length < 2) return places
  const spoken = foreignWords(text)
  const left = places.filter(({ at, end }) => {
    const before = spoken.slice(Math.max(0, at - MAX_NEGATION), at)
    return !(
      TURNED_DOWN_BEFORE.test(`${before.trimEnd()} `) ||
      TURNED_DOWN_UNSPACED.test(before) ||
      TURNED_DOWN_AFTER.test(`${spoken.slice(end, end + MAX_NEGATION)} `)
    )
  })
  return left.length > 0 ? left : places
}
const MAX_NEGATION = 24
