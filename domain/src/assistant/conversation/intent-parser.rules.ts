import type { IsoDate } from '../../base/dates.ts'
import type { Money } from '../../base/money.ts'
import { type City, SIGHT_CATEGORIES } from '../../destination/places/index.ts'
import {
  findCities,
  findCountry,
  type MoneyMentions,
  mentionsAny,
  normalizeText,
  normalizeWords,
  type ParsedDates,
  parseDates,
  parseMoneyMentions,
} from '../language/index.ts'
import { type CityRef, type FactIntent, readFacts, readPhrase, readVisa } from './fact-intents.rules.ts'
import { readRoute, readStayPlace } from './question-parts.rules.ts'
import {
  ADULT_WORDS,
  CATEGORY_WORDS,
  countChildren,
  countPeople,
  type Diet,
  findCategories,
  findDiets,
  PACE_WORDS,
  type PlaceCategory,
  STEP_FREE_WORDS,
  TOPIC_WORDS,
} from './vocabulary.rules.ts'

export type SightCategory = (typeof SIGHT_CATEGORIES)[number]
export type AssistantTool =
  | 'compensation'
  | 'visa'
  | 'translate'
  | 'safety'
  | 'car'
  | 'budget'
  | 'intel'
  | 'map'

export type PlanIntent = {
  kind: 'plan'
  cityIds: string[]
  days: number | null
  startDate: IsoDate | null
  adults: number | null
  children: number | null
  interests: SightCategory[]
  budget: Money | null
  pace: 'relaxed' | 'balanced' | 'packed'
  diets: Diet[]
  stepFree: boolean
}
/** The intent of a question. Place names are as typed; dates are local to the place. */
export type Intent =
  | PlanIntent
  | {
      kind: 'flights'
      from: string
      to: string
      date: IsoDate | null
      back: IsoDate | null
      adults: number | null
    }
  | { kind: 'stays'; place: string; from: IsoDate | null; to: IsoDate | null; adults: number | null }
  | { kind: 'hours'; text: string; cityIds: string[]; date: IsoDate | null }
  | { kind: 'places'; cityId: string; categories: PlaceCategory[]; diets: Diet[]; openOn: IsoDate | null }
  | { kind: 'holidays'; country: string; year: number | null; month: number | null }
  | { kind: 'money'; sum: Money | null; from: string; to: string }
  | FactIntent
  | { kind: 'tool'; tool: AssistantTool }
  | { kind: 'unknown' }

/** The context of a question: the traveller's date, cities with a guide, currencies with a rate, and the question before. */
export type IntentContext = {
  today: IsoDate
  cities: readonly City[]
  /** Cities that have no guide, but a climate and cost levels. */
  others?: readonly CityRef[]
  currencies: readonly string[]
  before: readonly Intent[]
}

/** A question parsed once, for all readers. */
type ParsedQuestion = IntentContext & {
  text: string
  spoken: string
  when: ParsedDates
  sums: MoneyMentions
  named: City[]
  mentioned: CityRef[]
}
type IntentReader = (question: ParsedQuestion) => Intent[]

/** The intents of a question, at least one; never throws. */
export function parseIntents(text: string, hearing: IntentContext): Intent[] {
  const mentioned = findCities(text, [...hearing.cities, ...(hearing.others ?? [])])
  const question: ParsedQuestion = {
    ...hearing,
    text,
    spoken: normalizeWords(text),
    when: parseDates(text, hearing.today),
    sums: parseMoneyMentions(text, hearing.currencies),
    mentioned,
    named: mentioned.flatMap(({ id }) => hearing.cities.find((city) => city.id === id) ?? []),
  }
  for (const reader of READERS) {
    const intents = reader(question)
    if (intents.length > 0) return intents
  }
  return [{ kind: 'unknown' }]
}

const toolReader =
  (name: AssistantTool): IntentReader =>
  ({ spoken }) =>
    mentionsAny(spoken, TOPIC_WORDS[name]) ? [{ kind: 'tool', tool: name }] : []

const READERS: readonly IntentReader[] = [
  toolReader('compensation'),
  readHolidays,
  readMoney,
  (question) => (mentionsAny(question.spoken, TOPIC_WORDS.translate) ? readPhrase(question) : []),
  (question) => (mentionsAny(question.spoken, TOPIC_WORDS.visa) ? readVisa(question) : []),
  toolReader('visa'),
  toolReader('translate'),
  readFacts('of-country'),
  readHours,
  readBookings,
  toolReader('car'),
  toolReader('map'),
  readFacts('of-city'),
  toolReader('intel'),
  (question) => (mentionsAny(question.spoken, TOPIC_WORDS.safety) ? readFacts('safety')(question) : []),
  toolReader('safety'),
  (question) => (mentionsAny(question.spoken, TOPIC_WORDS.budget) ? readFacts('budget')(question) : []),
  toolReader('budget'),
  readPlaces,
  readPlan,
  readFollowUp,
]

function readHolidays({ text, spoken, when, named }: ParsedQuestion): Intent[] {
  if (!mentionsAny(spoken, TOPIC_WORDS.holidays)) return []
  const country = named[0]?.country ?? findCountry(text)
  return country === null
    ? []
    : [{ kind: 'holidays', country, year: when.year ?? yearOf(when), month: when.month }]
}

const yearOf = ({ from }: ParsedDates): number | null => (from ? Number(from.slice(0, 4)) : null)

/** A sum with another currency, or two currencies; a sum with a city is converted into that city's currency. */
function readMoney({ sums: { sum, currencies }, spoken, named, when }: ParsedQuestion): Intent[] {
  const isTrip =
    when.days !== null ||
    mentionsAny(spoken, [...TOPIC_WORDS.plan, ...TOPIC_WORDS.stays, ...TOPIC_WORDS.flights])
  const [first, second] = currencies
  if (sum && first) return isTrip ? [] : [{ kind: 'money', sum, from: sum.currency, to: first }]
  if (first && second) return isTrip ? [] : [{ kind: 'money', sum: null, from: first, to: second }]
  const isAbout = mentionsAny(spoken, [
    'worth',
    'convert*',
    'exchange*',
    'how much is',
    'wieviel',
    'wie viel',
    'combien',
    'cuanto',
    'quanto',
  ])
  const local = named[0]?.currency
  if (sum === null || isTrip) return []
  if (local && local !== sum.currency && !mentionsAny(spoken, Object.values(CATEGORY_WORDS).flat()))
    return [{ kind: 'money', sum, from: sum.currency, to: local }]
  const usual = sum.currency === 'EUR' ? 'USD' : 'EUR'
  return isAbout ? [{ kind: 'money', sum, from: sum.currency, to: usual }] : []
}

function readHours({ text, spoken, when, named, before }: ParsedQuestion): Intent[] {
  if (!mentionsAny(spoken, TOPIC_WORDS.hours)) return []
  const categories = findCategories(spoken)
  const cityIds = named.map(({ id }) => id)
  const [cityId] = cityIds
  // "What is open in Rome on Monday" or "are the museums open" asks for a list; a place by its name is looked up in the
  // guides.
  if (
    cityId &&
    mentionsAny(spoken, ['what', 'was', 'que', 'qu', 'cosa', 'anything', 'everything', 'which', 'welche'])
  )
    return [{ kind: 'places', cityId, categories, diets: [], openOn: when.from }]
  const isOfCity = cityId !== undefined && LIST_OF_PLACES.test(spoken) && !NAMED_PLURAL.test(spoken)
  if (isOfCity && categories.length > 0)
    return [{ kind: 'places', cityId, categories, diets: findDiets(spoken), openOn: when.from }]
  const previous = before.find((intent) => intent.kind === 'hours')
  const isOfBefore = previous !== undefined && mentionsAny(spoken, ['it', 'es', 'il', 'elle', 'sie', 'er'])
  return [
    {
      kind: 'hours',
      text: isOfBefore ? `${text} ${previous.text}` : text,
      cityIds: cityIds.length === 0 && isOfBefore ? previous.cityIds : cityIds,
      date: when.from,
    },
  ]
}

/** "Art galleries in Madrid open on Monday" is a list. */
const LIST_OF_PLACES =
  / (?:museums|galleries|churches|temples|mosques|parks|gardens|markets|restaurants|cafes|bars|pubs|shops|palaces|castles|beaches|attractions|theat(?:er|re)s|spas) /
/** "The Vatican Museums" is one. */
const NAMED_PLURAL =
  / the (?!art|best|big|main|top|good|great|famous|free|local|nice|small|modern|other|public|night|food)\w+ (?:museums|galleries|gardens|baths|markets|palaces|temples|caves) /

/** Flights and stays; one question may ask for both. */
function readBookings(question: ParsedQuestion): Intent[] {
  const { spoken, when, named, text } = question
  // "I'm flying to Rome for six days, plan it" wants the plan.
  const isPlan =
    when.days !== null &&
    named.length > 0 &&
    / (?:plan (?:it|this|that|my|our|me|us|a|the|for)|itinerary|program|organi[sz]e|sketch) /.test(spoken)
  const isFlight = !isPlan && mentionsAny(spoken, TOPIC_WORDS.flights)
  const isStay = mentionsAny(spoken, TOPIC_WORDS.stays)
  const { from, to } = readRoute(text)
  const adults = countPeople(spoken, ADULT_WORDS)
  const last = named.at(-1)?.name ?? ''
  const back = when.to
  return [
    ...(isFlight
      ? [
          {
            kind: 'flights',
            // "Flights Berlin Lisbon": the first of two towns without a word between them.
            from: from || (to === '' && named.length === 2 ? (named[0]?.name ?? '') : ''),
            to: to || (from === last ? '' : last),
            date: when.from,
            back,
            adults,
          } as const,
        ]
      : []),
    ...(isStay
      ? [
          {
            kind: 'stays',
            place: last || readStayPlace(text) || to,
            from: when.from,
            to: when.to,
            adults,
          } as const,
        ]
      : []),
  ]
}

function readPlaces({ spoken, when, named }: ParsedQuestion): Intent[] {
  const categories = findCategories(spoken)
  const diets = findDiets(spoken)
  const [city] = named
  const isFound = categories.length > 0 || diets.length > 0
  const isPlan =
    when.days !== null || mentionsAny(spoken, ['plan', 'planning', 'itiner*', 'reiseplan', 'trip'])
  if (!city || isPlan || !(isFound || mentionsAny(spoken, TOPIC_WORDS.find))) return []
  const eating = diets.length > 0 && categories.length === 0 ? (['restaurant'] as const) : categories
  return [{ kind: 'places', cityId: city.id, categories: [...eating], diets, openOn: when.from }]
}

function readPlan(question: ParsedQuestion): Intent[] {
  const { spoken, when, named, sums } = question
  if (named.length === 0) return []
  const pace = mentionsAny(spoken, PACE_WORDS.relaxed)
    ? 'relaxed'
    : mentionsAny(spoken, PACE_WORDS.packed)
      ? 'packed'
      : 'balanced'
  return [
    {
      kind: 'plan',
      cityIds: named.map(({ id }) => id),
      days: when.days,
      startDate: when.from,
      pace,
      adults: countPeople(spoken, ADULT_WORDS),
      children: countChildren(spoken),
      budget: sums.sum,
      interests: SIGHT_CATEGORIES.filter((sight) => findCategories(spoken).includes(sight)),
      diets: findDiets(spoken),
      stepFree: mentionsAny(spoken, STEP_FREE_WORDS),
    },
  ]
}

/** "How much is a taxi tomorrow?" is no other day of the plan before. */
const IS_QUESTION = /^ (?:and )?(?:how (?:much|many|far|long)|where|who|why|which|is|are|does|do) /

/** "And on Tuesday?", "in Paris?": the question before with another date or city. */
function readFollowUp({ before, when, named, text, spoken }: ParsedQuestion): Intent[] {
  const [last] = before
  if (!last || (when.from === null && named.length === 0) || normalizeText(text).length > 60) return []
  if (last.kind === 'hours' && when.from) return [{ ...last, date: when.from }]
  if (last.kind === 'places') return [{ ...last, openOn: when.from ?? last.openOn }]
  if (last.kind === 'plan' && when.from && !IS_QUESTION.test(spoken))
    return [{ ...last, startDate: when.from }]
  if (last.kind === 'flights' && when.from) return [{ ...last, date: when.from, back: when.to }]
  if (last.kind === 'climate') return [{ ...last, month: when.month ?? last.month }]
  if (last.kind === 'stays' && when.from) return [{ ...last, from: when.from, to: when.to }]
  return []
}
