import { isUncertain, parseOpeningHours } from '@tripwright/opening-hours'
import { addDays, type IsoDate } from '../../base/dates.ts'
import { currencyDecimals, type Money } from '../../base/money.ts'
import type { Provenance } from '../../base/provenance.ts'
import { offsetMinutes, toInstant } from '../../base/zones.ts'
import type { City, Guide, PointOfInterest } from '../../destination/places/index.ts'
import { isEatery } from '../../destination/places/index.ts'
import { convertMoney, type ExchangeRates, openSpans, type TimeSpan } from '../../trip/itinerary/index.ts'
import { findPlace } from '../language/index.ts'
import { answerFact, EMPTY_TABLES, type FactCard, type FactTables } from './fact-answer.rules.ts'
import type { CityRef } from './fact-intents.rules.ts'
import type { Intent, PlanIntent } from './intent-parser.rules.ts'

/** The public holidays of a country in the years of the question, with their source. */
export type HolidayList = {
  days: readonly { date: IsoDate; name: string; isEstimate?: true | undefined; isUnsure?: true | undefined }[]
  /** A text for what the answer leaves out. */
  missing?: string | null
  asOf: string
  source: string
}
export type SourcedRates = ExchangeRates & { source: string }

/** The facts that answers use; null or missing means that they could not be loaded. */
export type AnswerFacts = {
  today: IsoDate
  cities: readonly City[]
  guides: readonly Guide[]
  holidays: Readonly<Record<string, HolidayList>>
  rates: SourcedRates | null
  others?: readonly CityRef[]
  tables?: FactTables
  /** The place that a question about hours names, by the index of names; null for none, missing where that was not looked up. */
  named?: NamedPlaceRef | null | undefined
}

/** A place by its name in the guide of a city, and up to three of other cities that the name may mean as well. */
export type NamedPlaceRef = {
  city: string
  name: string
  namesakes: { name: string; city: string }[]
}

/** The hours of a place on a day: certain opening times, the holiday if it is one, and whether some hours are uncertain. */
export type PlaceDay = { date: IsoDate; spans: TimeSpan[]; isCertain: boolean; holiday: string | null }
type Sourced = Provenance & { asOf: string }

/** A part of an answer that the page shows with actions. */
export type AnswerCard =
  /** `month`: it was said without a day, so the first day is ours. */
  | { kind: 'plan'; intent: PlanIntent; cities: City[]; month?: number | undefined }
  | Extract<Intent, { kind: 'flights' | 'stays' | 'tool' }>
  | (Sourced & {
      kind: 'hours'
      place: PointOfInterest
      city: City
      days: PlaceDay[]
      knowsHolidays: boolean
      /** Places of other cities that the name may mean as well. */
      namesakes: { name: string; city: string }[]
    })
  | (Sourced & {
      kind: 'places'
      city: City
      rows: PointOfInterest[]
      openOn: IsoDate | null
      /** The hours of each row on that day; empty without a day. */
      hours: TimeSpan[][]
    })
  | (Sourced & {
      kind: 'holidays'
      country: string
      year: number
      days: HolidayList['days']
      missing: string | null
    })
  | (Sourced & { kind: 'money'; sum: Money; result: Money })
  | FactCard
  | { kind: 'not-known'; what: 'question' | 'place' | 'guide' | 'holidays' | 'money' | 'matching' }

const MAX_ROWS = 6
const DAYS_PER_WEEK = 7

/** Answers an intent with cards, only from the given facts; never throws. */
export function answerIntent(intent: Intent, facts: AnswerFacts): AnswerCard {
  switch (intent.kind) {
    case 'plan':
      return {
        kind: 'plan',
        intent,
        cities: intent.cityIds.flatMap((id) => facts.cities.filter((one) => one.id === id)),
      }
    case 'flights':
    case 'stays':
    case 'tool':
      return intent
    case 'hours':
      return answerHours(intent, facts)
    case 'places':
      return answerPlaces(intent, facts)
    case 'holidays':
      return answerHolidays(intent, facts)
    case 'money':
      return answerMoney(intent, facts)
    case 'unknown':
      return { kind: 'not-known', what: 'question' }
    default:
      return answerFact(intent, facts.tables ?? EMPTY_TABLES, facts)
  }
}

type IntentOf<K extends Intent['kind']> = Extract<Intent, { kind: K }>

function answerHours({ text: question, cityIds, date }: IntentOf<'hours'>, facts: AnswerFacts): AnswerCard {
  const guides =
    cityIds.length === 0 ? facts.guides : facts.guides.filter(({ city }) => cityIds.includes(city.id))
  const { named } = facts
  if (guides.length === 0 && named !== null) return { kind: 'not-known', what: 'guide' }
  const found = placeOf(question, guides, named ?? null)
  if (!found) return { kind: 'not-known', what: 'place' }
  const { place, guide, namesakes } = found
  const first = date ?? facts.today
  const days = Array.from({ length: DAYS_PER_WEEK }, (_, i) =>
    placeDay(place, guide, addDays(first, i), facts),
  )
  return {
    kind: 'hours',
    place,
    city: guide.city,
    days,
    asOf: guide.asOf,
    source: guide.source,
    written: place.written ?? guide.written,
    checked: place.checked,
    knowsHolidays: facts.holidays[guide.city.country] !== undefined,
    namesakes,
  }
}

/** The place that was found by its name, else the one that the question names in the guides: a guide may have changed since. */
function placeOf(question: string, guides: readonly Guide[], named: NamedPlaceRef | null) {
  const guide = named && guides.find(({ city }) => city.id === named.city)
  const place = guide?.pointsOfInterest.find(({ name }) => name === named?.name)
  if (named && guide && place) return { place, guide, namesakes: named.namesakes }
  const found = findPlace(question, guides)
  return found && { ...found, namesakes: found.namesakes.map(toNamesake) }
}

/** A place of another city as the page names it. */
export const toNamesake = ({
  place,
  guide,
}: {
  place: { name: string }
  guide: { city: { name: string } }
}) => ({
  name: place.name,
  city: guide.city.name,
})

function placeDay(place: PointOfInterest, guide: Guide, date: IsoDate, facts: AnswerFacts): PlaceDay {
  const list = facts.holidays[guide.city.country]?.days ?? []
  const { zone } = guide.city
  const read = parseOpeningHours(place.hours)
  const calendar = {
    isPublicHoliday: (day: IsoDate) => list.some((one) => one.date === day),
    position: place,
    offsetMinutes: (day: IsoDate) => offsetMinutes(zone, toInstant(day, 720, zone)),
  }
  return {
    date,
    spans: spansOf(place, guide, date, facts),
    isCertain: read.ok && !isUncertain(read.value, date, calendar),
    holiday: list.find((one) => one.date === date)?.name ?? null,
  }
}

function spansOf(place: PointOfInterest, guide: Guide, date: IsoDate, facts: AnswerFacts): TimeSpan[] {
  const { country } = guide.city
  const dates = facts.holidays[country]?.days.map((one) => one.date) ?? []
  return openSpans(place, date, guide, { guides: [guide], holidays: { [country]: dates }, rates: null })
}

function answerPlaces(
  { cityId, categories, diets, openOn }: IntentOf<'places'>,
  facts: AnswerFacts,
): AnswerCard {
  const guide = facts.guides.find(({ city }) => city.id === cityId)
  if (!guide) return { kind: 'not-known', what: 'guide' }
  const rows = guide.pointsOfInterest
    .filter((row) => (categories.length > 0 ? categories.includes(row.category) : !isEatery(row)))
    .filter(({ diet }) => diets.every((one) => diet?.includes(one)))
    .filter((row) => openOn === null || spansOf(row, guide, openOn, facts).length > 0)
    .sort((a, b) => b.renown - a.renown)
    .slice(0, MAX_ROWS)
  if (rows.length === 0) return { kind: 'not-known', what: 'matching' }
  const hours = openOn === null ? [] : rows.map((row) => spansOf(row, guide, openOn, facts))
  const { city, asOf, source, written, checked } = guide
  return { kind: 'places', city, rows, openOn, hours, asOf, source, written, checked }
}

function answerHolidays({ country, year, month }: IntentOf<'holidays'>, facts: AnswerFacts): AnswerCard {
  const list = facts.holidays[country]
  if (!list) return { kind: 'not-known', what: 'holidays' }
  const inYear = year ?? Number(facts.today.slice(0, 4))
  const start = month === null ? `${inYear}-` : `${inYear}-${String(month).padStart(2, '0')}-`
  const days = list.days.filter(({ date }) => date.startsWith(start))
  const { asOf, source, missing = null } = list
  return { kind: 'holidays', country, year: inYear, days, missing, asOf, source }
}

function answerMoney({ sum, from, to }: IntentOf<'money'>, { rates }: AnswerFacts): AnswerCard {
  const requested = sum ?? { amount: 10 ** currencyDecimals(from), currency: from }
  const result = rates && convertMoney(requested, to, rates)
  if (!rates || !result || !Number.isSafeInteger(result.amount)) return { kind: 'not-known', what: 'money' }
  return { kind: 'money', sum: requested, result, asOf: rates.date, source: rates.source }
}
