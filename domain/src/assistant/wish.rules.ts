import type { IsoDate } from '../base/dates.ts'
import type { Money } from '../base/money.ts'
import { type City, SIGHT_CATEGORIES } from '../places/index.ts'
import {
  findCities,
  findCountry,
  fold,
  readSums,
  readWhen,
  type Sums,
  says,
  type When,
  words,
} from '../speech/index.ts'
import { type FactWish, type OtherCity, readFacts, readPhrase, readVisa } from './fact-wish.rules.ts'
import {
  ABOUT,
  ADULTS,
  type Category,
  categoriesIn,
  childrenIn,
  type Diet,
  dietsIn,
  OF_CATEGORY,
  OF_PACE,
  peopleIn,
  STEP_FREE,
} from './vocabulary.rules.ts'

export type Sight = (typeof SIGHT_CATEGORIES)[number]
export type Tool = 'compensation' | 'visa' | 'translate' | 'safety' | 'car' | 'budget' | 'intel' | 'map'

export type PlanWished = {
  kind: 'plan'
  cityIds: string[]
  days: number | null
  startDate: IsoDate | null
  adults: number | null
  children: number | null
  interests: Sight[]
  budget: Money | null
  pace: 'relaxed' | 'balanced' | 'packed'
  diets: Diet[]
  stepFree: boolean
}
/** What a question asks for. Places are named as they were said; dates are those of the place. */
export type Wish =
  | PlanWished
  | {
      kind: 'flights'
      from: string
      to: string
      date: IsoDate | null
      back: IsoDate | null
      adults: number | null
    }
  | { kind: 'stays'; place: string; from: IsoDate | null; to: IsoDate | null; adults: number | null }
  | { kind: 'hours'; asked: string; cityIds: string[]; date: IsoDate | null }
  | { kind: 'places'; cityId: string; categories: Category[]; diets: Diet[]; openOn: IsoDate | null }
  | { kind: 'holidays'; country: string; year: number | null; month: number | null }
  | { kind: 'money'; sum: Money | null; from: string; to: string }
  | FactWish
  | { kind: 'tool'; tool: Tool }
  | { kind: 'unknown' }

/** What is needed to understand: the traveller's date, the cities that have a guide, the currencies that have a rate, and the question before. */
export type Hearing = {
  today: IsoDate
  cities: readonly City[]
  /** Cities that have no guide, but a climate and cost levels. */
  others?: readonly OtherCity[]
  currencies: readonly string[]
  before: readonly Wish[]
}

/** A question taken apart once, for all readers. */
type Heard = Hearing & {
  text: string
  spoken: string
  when: When
  sums: Sums
  named: City[]
  known: OtherCity[]
}
type Reader = (heard: Heard) => Wish[]

/** What a question asks for, at least one wish; pure, and never throws. */
export function understand(text: string, hearing: Hearing): Wish[] {
  const known = findCities(text, [...hearing.cities, ...(hearing.others ?? [])])
  const heard: Heard = {
    ...hearing,
    ...{ text, spoken: words(text), when: readWhen(text, hearing.today) },
    ...{ sums: readSums(text, hearing.currencies), known },
    named: known.flatMap(({ id }) => hearing.cities.find((city) => city.id === id) ?? []),
  }
  for (const reader of READERS) {
    const wishes = reader(heard)
    if (wishes.length > 0) return wishes
  }
  return [{ kind: 'unknown' }]
}

const tool =
  (name: Tool): Reader =>
  ({ spoken }) =>
    says(spoken, ABOUT[name]) ? [{ kind: 'tool', tool: name }] : []

const READERS: readonly Reader[] = [
  tool('compensation'),
  readHolidays,
  readMoney,
  (heard) => (says(heard.spoken, ABOUT.translate) ? readPhrase(heard) : []),
  (heard) => (says(heard.spoken, ABOUT.visa) ? readVisa(heard) : []),
  tool('visa'),
  tool('translate'),
  readFacts('of-country'),
  readHours,
  readBookings,
  tool('car'),
  tool('map'),
  readFacts('of-city'),
  tool('intel'),
  (heard) => (says(heard.spoken, ABOUT.safety) ? readFacts('safety')(heard) : []),
  tool('safety'),
  (heard) => (says(heard.spoken, ABOUT.budget) ? readFacts('budget')(heard) : []),
  tool('budget'),
  readPlaces,
  readPlan,
  carryOn,
]

function readHolidays({ text, spoken, when, named }: Heard): Wish[] {
  if (!says(spoken, ABOUT.holidays)) return []
  const country = named[0]?.country ?? findCountry(text)
  return country === null
    ? []
    : [{ kind: 'holidays', country, year: when.year ?? yearOf(when), month: when.month }]
}

const yearOf = ({ from }: When): number | null => (from ? Number(from.slice(0, 4)) : null)

/** A sum with another currency, or two currencies; a sum in a city is asked in its money. */
function readMoney({ sums: { sum, currencies }, spoken, named, when }: Heard): Wish[] {
  const isTrip = when.days !== null || says(spoken, [...ABOUT.plan, ...ABOUT.stays, ...ABOUT.flights])
  const [first, second] = currencies
  if (sum && first) return isTrip ? [] : [{ kind: 'money', sum, from: sum.currency, to: first }]
  if (first && second) return isTrip ? [] : [{ kind: 'money', sum: null, from: first, to: second }]
  const isAbout = says(spoken, [
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
  if (local && local !== sum.currency && !says(spoken, Object.values(OF_CATEGORY).flat()))
    return [{ kind: 'money', sum, from: sum.currency, to: local }]
  const usual = sum.currency === 'EUR' ? 'USD' : 'EUR'
  return isAbout ? [{ kind: 'money', sum, from: sum.currency, to: usual }] : []
}

function readHours({ text, spoken, when, named, before }: Heard): Wish[] {
  if (!says(spoken, ABOUT.hours)) return []
  const categories = categoriesIn(spoken)
  const cityIds = named.map(({ id }) => id)
  const [cityId] = cityIds
  // "What is open in Rome on Monday", "are the museums open": a list; a place that is named is found in the guides.
  if (
    cityId &&
    says(spoken, ['what', 'was', 'que', 'qu', 'cosa', 'anything', 'everything', 'which', 'welche'])
  )
    return [{ kind: 'places', cityId, categories, diets: [], openOn: when.from }]
  const asked = before.find((wish) => wish.kind === 'hours')
  const isOfBefore = asked !== undefined && says(spoken, ['it', 'es', 'il', 'elle', 'sie', 'er'])
  return [
    {
      kind: 'hours',
      asked: isOfBefore ? `${text} ${asked.asked}` : text,
      cityIds: cityIds.length === 0 && isOfBefore ? asked.cityIds : cityIds,
      date: when.from,
    },
  ]
}

/** Flights and beds; a question may ask for both. */
function readBookings(heard: Heard): Wish[] {
  const { spoken, when, named, text } = heard
  const isFlight = says(spoken, ABOUT.flights)
  const isStay = says(spoken, ABOUT.stays)
  const { from, to } = wayOf(text)
  const adults = peopleIn(spoken, ADULTS)
  const last = named.at(-1)?.name ?? ''
  const back = when.to
  return [
    ...(isFlight
      ? [
          {
            kind: 'flights',
            from,
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
            place: last || stayPlace(text) || to,
            from: when.from,
            to: when.to,
            adults,
          } as const,
        ]
      : []),
  ]
}

const PLACE = String.raw`(\p{L}[\p{L}'’.-]*(?:\s+(?!(?:to|nach|a|à|vers|hacia|per|on|am|le|el|il|for|in|next|this|tomorrow|from|with|and|und|et|y|e|under|by|at|für|pour|para)\b)\p{L}[\p{L}'’.-]*){0,3})`
const FROM = new RegExp(String.raw`\b(?:from|von|ab|depuis|desde|de|da)\s+${PLACE}`, 'iu')
const TO = new RegExp(
  String.raw`(?<!\p{L})(?:to|nach|vers|hacia|para|à|per)\s+(?!fly\b|go\b|travel\b|find\b|a\b|the\b)${PLACE}`,
  'iu',
)
/** `a` is a way in Spanish and Italian, and mostly no way in English: a name follows it. */
const TO_NAME = /(?<!\p{L})a\s+(\p{Lu}[\p{L}'’.-]*(?:\s+\p{Lu}[\p{L}'’.-]*){0,3})/u
const IN = new RegExp(String.raw`(?<!\p{L})(?:in|en|à|near|bei|um)\s+(?!a\b|the\b)${PLACE}`, 'iu')

/** Where a way begins and ends, as they were said. */
function wayOf(text: string): { from: string; to: string } {
  const said = text.slice(0, 400)
  return { from: FROM.exec(said)?.[1] ?? '', to: TO.exec(said)?.[1] ?? TO_NAME.exec(said)?.[1] ?? '' }
}

function stayPlace(text: string): string {
  return IN.exec(text.slice(0, 400))?.[1] ?? ''
}

function readPlaces({ spoken, when, named }: Heard): Wish[] {
  const categories = categoriesIn(spoken)
  const diets = dietsIn(spoken)
  const [city] = named
  const isFound = categories.length > 0 || diets.length > 0
  const isPlan = when.days !== null || says(spoken, ['plan', 'planning', 'itiner*', 'reiseplan', 'trip'])
  if (!city || isPlan || !(isFound || says(spoken, ABOUT.find))) return []
  const eating = diets.length > 0 && categories.length === 0 ? (['restaurant'] as const) : categories
  return [{ kind: 'places', cityId: city.id, categories: [...eating], diets, openOn: when.from }]
}

function readPlan(heard: Heard): Wish[] {
  const { spoken, when, named, sums } = heard
  if (named.length === 0) return []
  const pace = says(spoken, OF_PACE.relaxed)
    ? 'relaxed'
    : says(spoken, OF_PACE.packed)
      ? 'packed'
      : 'balanced'
  return [
    {
      ...{ kind: 'plan', cityIds: named.map(({ id }) => id), days: when.days, startDate: when.from, pace },
      ...{ adults: peopleIn(spoken, ADULTS), children: childrenIn(spoken), budget: sums.sum },
      interests: SIGHT_CATEGORIES.filter((sight) => categoriesIn(spoken).includes(sight)),
      ...{ diets: dietsIn(spoken), stepFree: says(spoken, STEP_FREE) },
    },
  ]
}

/** "And on Tuesday?", "in Paris?": the question before with another date or city. */
function carryOn({ before, when, named, text }: Heard): Wish[] {
  const [last] = before
  if (!last || (when.from === null && named.length === 0) || fold(text).length > 60) return []
  if (last.kind === 'hours' && when.from) return [{ ...last, date: when.from }]
  if (last.kind === 'places') return [{ ...last, openOn: when.from ?? last.openOn }]
  if (last.kind === 'plan' && when.from) return [{ ...last, startDate: when.from }]
  if (last.kind === 'flights' && when.from) return [{ ...last, date: when.from, back: when.to }]
  if (last.kind === 'climate') return [{ ...last, month: when.month ?? last.month }]
  if (last.kind === 'stays' && when.from) return [{ ...last, from: when.from, to: when.to }]
  return []
}
