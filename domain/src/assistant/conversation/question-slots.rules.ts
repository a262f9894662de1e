import type { IsoDate } from '../../base/dates.ts'
import type { Money } from '../../base/money.ts'
import {
  childrenByAges,
  countFamily,
  countryOfTown,
  findCities,
  findCountry,
  findLanguage,
  findPassportsAndDestinations,
  mentionsAny,
  NAMED_CURRENCIES,
  namesTwins,
  normalizeWords,
  parseDates,
  parseMoneyMentions,
  parseNumberWord,
} from '../language/index.ts'
import type { ToolCall } from '../tools/index.ts'
import type { CityRef } from './fact-intents.rules.ts'
import type { IntentContext } from './intent-parser.rules.ts'
import {
  ADULT_WORDS,
  findCategories as categoriesOf,
  countChildren,
  countPeople,
  type Diet,
  findDiets as dietsOf,
  PACE_WORDS,
  type PlaceCategory,
  SPENDING_WORDS,
} from './vocabulary.rules.ts'

/** What a conversation is about: what was said of the trip and of who goes, and holds until something else is said. */
export type Talk = {
  /** Ids of cities, the one that the talk is about first. */
  cities?: readonly string[]
  /** ISO 3166-1 alpha-2. */
  country?: string
  /** Where they set off, by its name. */
  home?: string
  /** 1 to 12, where no day is said. */
  month?: number
  date?: IsoDate
  to?: IsoDate
  days?: number
  adults?: number
  children?: number
  passports?: readonly string[]
  diets?: readonly string[]
  stepFree?: boolean
}

/** The context of a question to the companion: the calls of the question before, and the places that its answer showed. */
export type CompanionContext = Omit<IntentContext, 'before'> & {
  before: readonly ToolCall[]
  /** Places of the last answer in their order, for "the second one". */
  listed?: readonly string[] | undefined
  /** The question before, in whose language a few words go on. */
  spokenBefore?: string | undefined
  /** What the conversation is about. */
  talk?: Talk | undefined
}

/** What a question names, whatever it is asked for. */
export type QuestionSlots = {
  text: string
  spoken: string
  cities: CityRef[]
  country: string | null
  passports: string[]
  destination: string | null
  date: IsoDate | null
  to: IsoDate | null
  days: number | null
  month: number | null
  year: number | null
  sum: Money | null
  currencies: string[]
  people: number | null
  adults: number | null
  children: number | null
  categories: PlaceCategory[]
  diets: Diet[]
  language: string | null
  /** The number of a day of the trip. */
  tripDay: number | null
  hours: number | null
  /** "The second one": 2. */
  ordinal: number | null
  spending: 'low' | 'high' | null
  pace: 'relaxed' | 'packed' | null
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const PEOPLE_PATTERNS = [
  / (?:between|among|amongst|by|with|for) (\w+) (?:people|persons|friends|of us|ways|guests|adults|travell?ers|travelers)? ?/,
  / (\w+) (?:people|persons|friends|of us|ways|guests|adults|travell?ers) /,
  / (?:we|there) (?:are|were|re) (\w+) /,
  / (\w+) of us /,
  / (?:bill|check|dinner|lunch|taxi|cab|meal) for (\w+) /,
]
/** "My wife and me", "the two of us", "our honeymoon": two grown-ups. */
const PARTNER = '(?:wife|husband|partner|girlfriend|boyfriend|spouse|fiancee?)'
const TWO_ADULTS = new RegExp(
  ` (?:my ${PARTNER} and (?:me|i|myself)|me and my ${PARTNER}|(?:with|for) my ${PARTNER}|the two of us|(?:for|as) a couple|(?:our|a) honeymoon|honeymoon in|for two(?! (?:day|night|week|hour|kid|child|month|adult|people)\\w*)) `,
)
const ME_AND = / me and (?:my )?(\w+) /

/** Reads all that a question names; never throws. */
export function readSlots(text: string, context: IntentContext): QuestionSlots {
  const spoken = normalizeWords(text)
  const when = parseDates(withoutCounts(text), context.today)
  const { sum, currencies } = parseMoneyMentions(text, [
    ...new Set([...context.currencies, ...NAMED_CURRENCIES]),
  ])
  const cities = findCities(text, [...context.cities, ...(context.others ?? [])])
  const { passports, destinations } = withCityAsEnd(findPassportsAndDestinations(text), cities)
  return {
    text,
    spoken,
    cities,
    country: cities[0]?.country ?? findCountry(text) ?? countryByAbbreviation(text) ?? countryOfTown(text),
    passports,
    destination:
      destinations.find((code) => !passports.includes(code)) ?? cities[0]?.country ?? countryOfTown(text),
    date: when.from,
    to: when.to,
    days: when.days,
    month:
      when.month ?? (when.from === null ? monthAhead(spoken, context.today) : Number(when.from.slice(5, 7))),
    year: when.year,
    sum,
    currencies,
    people: readPeople(spoken),
    ...partyIn(text, spoken),
    categories: categoriesOf(spoken),
    diets: dietsOf(spoken),
    language: findLanguage(text)?.code ?? null,
    tripDay: numberAfter(spoken, / day (\d{1,3}) /),
    hours:
      hoursIn(text) ??
      halfHoursIn(spoken) ??
      numberAfter(spoken, / (\d{1,2}) ?(?:h|hr|hrs|hour|hours) /) ??
      numberAfter(spoken, / (\w+) (?:h|hr|hrs|hour|hours) /),
    ordinal: readOrdinal(spoken),
    spending: / on a (?:\w+ )?budget /.test(spoken) ? 'low' : firstSaid(spoken, SPENDING_WORDS),
    pace: / (?:slower|easier|calmer) /.test(spoken)
      ? 'relaxed'
      : / (?:busier|faster) /.test(spoken)
        ? 'packed'
        : firstSaid(spoken, PACE_WORDS),
  }
}

/** "In Istanbul on a Pakistani passport": the city is where one goes, and the country beside it whose passport it is. */
function withCityAsEnd(
  found: ReturnType<typeof findPassportsAndDestinations>,
  [city]: readonly CityRef[],
): ReturnType<typeof findPassportsAndDestinations> {
  const [only, ...more] = found.destinations
  if (!city || found.passports.length > 0 || only === undefined || more.length > 0) return found
  return only === city.country || !found.isOfPeople
    ? found
    : { passports: [only], destinations: [city.country], isOfPeople: true }
}

/** "2+1", "2 A 1 K"; else who is counted among the grown-ups and the children. */
function partyIn(text: string, spoken: string): Pick<QuestionSlots, 'adults' | 'children'> {
  const [, big, small] = /(?<![\d.,/])(\d) ?\+ ?(\d)(?![\d/]|[.,]\d)/.exec(text) ?? []
  if (big !== undefined) return { adults: Number(big), children: Number(small) }
  const byAges = childrenByAges(text)
  const children = childrenIn(spoken)
  const young = byAges !== null && byAges > (children ?? 0) ? byAges : children
  const all = adultsIn(spoken)
  // A family of four with two boys has two grown-ups.
  const isFamily =
    young !== null && all !== null && all > young && numberAfter(spoken, / family of (\w+) /) === all
  const adults = isFamily ? all - young : all
  // "With my 5 year old, just the two of us": the pair is one of each.
  const isPairWithChild = young === 1 && adults === 2 && / (?:just|only) the two of us /.test(spoken)
  return { adults: isPairWithChild ? 1 : adults, children: young }
}

/** Who goes alone: "just me", "by myself". */
const ALONE =
  / (?:just|only) (?:me|myself)(?! (?:and|plus|with|n|or) )(?= )| (?:by myself|on my own|all alone|travell?ing alone|going alone|for myself|for 1(?= |$)|for one(?! of | day| night| week| person s)|party of one|plan for 1|solo|(?<!(?:let|leave|us|me|them|not) )alone) /
/** "For 2", "for three" where what follows is nothing else that is counted. */
const FOR_SOME =
  / for (\w+)(?= (?:in|from|on|with|next|this|please|and|to|at|max|under|around|near|early|mid|late|of us|pls|no|all|who|starting|beginning)(?= )| $)/
/** "In October, 2 adults" and "May, 6 year old": who goes is no day of the month. */
function withoutCounts(text: string): string {
  return text.replace(COUNTS, ', ')
}
const COUNTS =
  /,\s?\d{1,2}(?=[ -](?:adults?|grown|kids?|child|children|people|persons?|friends?|students?|of us|guests?|travell?ers?|couples?|seniors?|years?|year-olds?|toddlers?|babies|teens?|teenagers?)\b)/gi

/** "Six of us", "a choir of twelve", "my parents and I", "the pair of us". */
function adultsIn(spoken: string): number | null {
  const said = countPeople(spoken, ADULT_WORDS)
  const friends = numberAfter(
    spoken,
    / me (?:and|plus|with) (?:my )?(\w+) (?:\w+ )?(?:friends|mates|pals|buddies|colleagues|others) /,
  )
  if (friends !== null) return friends + 1
  const family = countFamily(spoken, 'en', parseNumberWord)
  const inFilipino = IN_FILIPINO.exec(spoken)?.[1]
  if (inFilipino !== undefined) return FILIPINO_COUNTS.indexOf(inFilipino) + 2
  const couples = numberAfter(spoken, / (\w+) couples /)
  if (couples !== null && couples > 1 && couples <= MAX_COUPLES) return couples * 2
  if (said !== null) return Math.max(said, FAMILY_AND.test(spoken) ? (family ?? 0) : 0)
  const group = numberAfter(
    spoken,
    / (?:group|choir|party|team|family|class|club|crew|band|bunch|gang) of (\w+) /,
  )
  return group ?? adultsByWords(spoken, family)
}

/** The same where no number stands beside them. */
function adultsByWords(spoken: string, family: number | null): number | null {
  if (
    / (?:the )?(?:pair|couple|both|two) of (?:us|them) | (?:just )?us two | elderly couple | for a couple /.test(
      spoken,
    )
  )
    return 2
  if (/ (?:single|solo) (?:dad|mum|mom|mother|father|parent) /.test(spoken)) return 1
  if (family !== null) return family
  const seats = numberAfter(spoken, SEATS)
  if (seats !== null && seats >= 1 && seats <= MAX_GROUP) return seats
  if (TWO_ADULTS.test(spoken)) return 2
  if (ALONE.test(spoken)) return 1
  const some = numberAfter(spoken, FOR_SOME)
  return some !== null && some > 1 && some <= MAX_GROUP ? some : null
}
/** Filipino is often mixed with English. */
const FILIPINO_COUNTS = ['dalawa', 'tatlo', 'apat', 'lima']
const IN_FILIPINO = / (dalawa|tatlo|apat|lima) (?:lang )?(?:kami|kaming|tayo|tayong) /
const MAX_COUPLES = 8
/** "Two business class seats", "3 tickets". */
const SEATS =
  / (\w+) (?:(?:business|economy|first|premium|class|return|plane|cheap|direct|one way) ){0,3}(?:seats|tickets|plane tickets) /
const MAX_GROUP = 12
const FAMILY_AND = / (?:husband|wife|mum|mom|dad|parents|partner) .* (?:and|with|plus) /

/** Kids with a number, twins, and children who are only called by their age: "a six year old". */
function childrenIn(spoken: string): number | null {
  const said = countChildren(spoken)
  if (said !== null && said > 1) return said
  if (namesTwins(spoken)) return 2
  const little = numberAfter(
    spoken,
    / (\w+) (?:little|small|young|teenage) (?:ones|boys|girls|kids|children) /,
  )
  if (little !== null) return little
  if (
    / (?:a|an|our|my|one) (?:little (?:one|boy|girl)|(?:\w+ ){1,2}(?:year|yr|yrs|years) old|\w+ month old) /.test(
      spoken,
    )
  )
    return said ?? 1
  return said
}

/** The first of the choices that the words name; null for none. */
function firstSaid<K extends string>(
  spoken: string,
  choices: Readonly<Record<K, readonly string[]>>,
): K | null {
  return (Object.keys(choices) as K[]).find((choice) => mentionsAny(spoken, choices[choice])) ?? null
}

/** "Next month"; null for none. */
function monthAhead(spoken: string, today: IsoDate): number | null {
  return / next month /.test(spoken) ? (Number(today.slice(5, 7)) % 12) + 1 : null
}

/** "US" in capitals is the country, "us" are we. */
function countryByAbbreviation(text: string): string | null {
  if (
    /\b(?:US|U\.S\.)(?![\p{L}$])|\b(?:in|to|for|of|from|across) the us(?= *(?:[?!.,;]|$|for|in|with|by|on|from))/u.test(
      text,
    )
  )
    return 'US'
  return /\b(?:UK|U\.K\.)(?!\p{L})/u.test(text) ? 'GB' : null
}

/** "4 and a half hours", "four hours and a half". */
function halfHoursIn(spoken: string): number | null {
  const hours =
    numberAfter(spoken, / (\w+) and a half (?:h|hrs?|hours?) /) ??
    numberAfter(spoken, / (\w+) hours? and a half /)
  return hours === null ? null : hours + 0.5
}

/** "3.5 hrs". */
function hoursIn(text: string): number | null {
  const digits = /(\d{1,2}[.,]\d) ?(?:h|hrs?|hours?)\b/i.exec(text)?.[1]
  return digits === undefined ? null : Number(digits.replace(',', '.'))
}

const MAX_PEOPLE = 60

function readPeople(spoken: string): number | null {
  const couples = numberAfter(spoken, / (\w+) couples /)
  if (couples !== null) return couples * 2
  if (/ (?:go|going|went) halves /.test(spoken)) return 2
  const others = numberAfter(spoken, ME_AND)
  if (others !== null) return others + 1
  for (const pattern of PEOPLE_PATTERNS) {
    const count = numberAfter(spoken, pattern)
    if (count !== null && count <= MAX_PEOPLE) return count
  }
  return null
}

function numberAfter(spoken: string, pattern: RegExp): number | null {
  return parseNumberWord(pattern.exec(spoken)?.[1])
}

function readOrdinal(spoken: string): number | null {
  const named = / the (first|second|third|fourth|fifth|sixth|last)(?: one| place)? /.exec(spoken)?.[1]
  if (named === undefined) return null
  return named === 'last' ? -1 : ORDINALS.indexOf(named) + 1
}

/** Whether a city is set off from: "from Warsaw", "I live in Mumbai". `spoken` is of `normalizeWords`. */
export function isSetOffFrom(spoken: string, { name }: { name: string }): boolean {
  const word = normalizeWords(name)
  return FROM.some((from) => spoken.includes(` ${from}${word}`))
}
const FROM = ['from', 'out of', 'based in', 'live in', 'living in', 'leaving', 'ab', 'desde', 'depuis', 'aus']
