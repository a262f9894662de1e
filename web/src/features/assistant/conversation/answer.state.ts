import {
  type AnswerCard,
  type AnswerFacts,
  answerIntent,
  type CityRef,
  type HolidayList,
  type Intent,
  parseIntents,
} from '@tripwright/domain/assistant/conversation'
import { findPlace } from '@tripwright/domain/assistant/language'
import { addDays, type IsoDate } from '@tripwright/domain/base/dates'
import type { City, Guide, HolidayPlace } from '@tripwright/domain/destination/places'
import { holidaysWithOriginals } from '@tripwright/domain/destination/travel-intel'
import { preferences } from '#features/account/preferences/index.ts'
import { loadClimateCities } from '#features/destination/climate/index.ts'
import { loadCities, loadGuide, loadHolidays, loadRates } from '#features/destination/places/index.ts'
import type { QuestionTurn } from './conversations.state.ts'
import { loadTables } from './fact-tables.state.ts'

/** An answer to a question, with its cities. */
export type AssistantAnswer = { cards: AnswerCard[]; cities: readonly City[] }

/** Computes an answer on this device; fetches missing facts. `earlier` are the questions before, oldest first. */
export async function computeAnswer(
  turn: QuestionTurn,
  earlier: readonly QuestionTurn[],
): Promise<AssistantAnswer> {
  const [cities, others, rates] = await Promise.all([loadCities(), loadCitiesWithoutGuide(), loadRates()])
  const currencies = rates ? [rates.base, ...Object.keys(rates.rates)] : []
  const parse = ({ text, askedOn }: QuestionTurn, before: readonly Intent[]) =>
    parseIntents(text, { today: askedOn, cities: cities ?? [], others, currencies, before })
  let before: Intent[] = []
  for (const one of earlier) before = parse(one, before)
  const facts = { today: turn.askedOn, cities: cities ?? [], others, rates }
  const cards = await Promise.all(parse(turn, before).map((intent) => answerOneIntent(intent, facts)))
  return { cards, cities: cities ?? [] }
}

type IntentData = Pick<AnswerFacts, 'today' | 'cities' | 'rates'> & { others: readonly CityRef[] }

async function loadCitiesWithoutGuide(): Promise<readonly CityRef[]> {
  const [guides, all] = await Promise.all([loadCities(), loadClimateCities()])
  return all.filter(({ id }) => !guides?.some((one) => one.id === id))
}

async function answerOneIntent(requested: Intent, data: IntentData): Promise<AnswerCard> {
  const intent = withOwnPassports(requested)
  const tables = await loadTables(intent)
  const guides = await guidesFor(intent, data.cities)
  const holidays = await holidaysFor(intent, guides, data)
  return answerIntent(intent, { ...data, guides, holidays, tables })
}

/** The passports of the profile, for a question that names none. */
function withOwnPassports(intent: Intent): Intent {
  if (intent.kind !== 'visa' || intent.passports.length > 0) return intent
  return { ...intent, passports: preferences().passports }
}

/** A place without its city is searched in every guide. */
async function guidesFor(intent: Intent, cities: readonly City[]): Promise<Guide[]> {
  const ids =
    intent.kind === 'places'
      ? [intent.cityId]
      : intent.kind !== 'hours'
        ? []
        : intent.cityIds.length > 0
          ? intent.cityIds
          : cities.map(({ id }) => id)
  return (await Promise.all(ids.map(loadGuide))).filter((guide) => guide !== null)
}

async function holidaysFor(
  intent: Intent,
  guides: readonly Guide[],
  { today }: IntentData,
): Promise<Record<string, HolidayList>> {
  const place = placeOf(intent, guides)
  if (place === undefined) return {}
  const lists = await Promise.all(yearsOf(intent, today).map((year) => loadHolidays(place, year)))
  const [first] = lists
  if (!first || lists.includes(null)) return {}
  // A question about hours needs every closed day, also the original of a moved holiday; one about holidays the official
  // days.
  const days = lists.flatMap((list) =>
    list ? (intent.kind === 'holidays' ? list.days : holidaysWithOriginals(list)) : [],
  )
  return { [place.country]: { ...first, days } }
}

// The question is about one place, so its own holidays replace its country's.
function placeOf(intent: Intent, guides: readonly Guide[]): HolidayPlace | undefined {
  if (intent.kind === 'holidays') return intent
  if (intent.kind === 'hours') return findPlace(intent.text, guides)?.guide.city
  return intent.kind === 'places' && intent.openOn ? guides[0]?.city : undefined
}

/** The years of the answer's days, including the day before and after. */
function yearsOf(intent: Intent, today: IsoDate): number[] {
  if (intent.kind === 'holidays') return [intent.year ?? yearOf(today)]
  const from =
    (intent.kind === 'hours' ? intent.date : intent.kind === 'places' ? intent.openOn : null) ?? today
  return [...new Set([yearOf(addDays(from, -1)), yearOf(addDays(from, 8))])]
}

function yearOf(date: IsoDate): number {
  return Number(date.slice(0, 4))
}

/** Fetches every guide once, so that the next question about a place can be answered offline. */
export async function prefetchGuides(): Promise<void> {
  for (const { id } of (await loadCities()) ?? []) await loadGuide(id)
}
