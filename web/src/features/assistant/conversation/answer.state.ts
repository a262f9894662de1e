import {
  type AnswerFacts,
  type CityRef,
  type CompanionAnswer,
  type HolidayList,
  type Intent,
  intentOfCall,
  isAnswered,
  makeExecutors,
  parseToolCalls,
} from '@tripwright/domain/assistant/conversation'
import { findPlace } from '@tripwright/domain/assistant/language'
import type { ToolCall } from '@tripwright/domain/assistant/tools'
import { addDays, type IsoDate } from '@tripwright/domain/base/dates'
import type { City, Guide, HolidayPlace } from '@tripwright/domain/destination/places'
import { holidaysWithOriginals } from '@tripwright/domain/destination/travel-intel'
import { preferences } from '#features/account/preferences/index.ts'
import { runOnDevice } from '#features/assistant/tools/index.ts'
import { loadClimateCities } from '#features/destination/climate/index.ts'
import { homeCountry, loadCountry } from '#features/destination/countries/index.ts'
import { loadCities, loadGuide, loadHolidays, loadRates } from '#features/destination/places/index.ts'
import type { QuestionTurn } from './conversations.state.ts'
import { loadCompanionTables, loadTables } from './fact-tables.state.ts'

/** An answer to a question, with its cities; `isAnswered` when it gives what was asked for, so that it counts. */
export type AssistantAnswer = {
  cards: CompanionAnswer[]
  cities: readonly City[]
  others: readonly CityRef[]
  isAnswered: boolean
}

/** Computes an answer on this device; fetches missing facts. `earlier` are the questions before, oldest first. */
export async function computeAnswer(
  turn: QuestionTurn,
  earlier: readonly QuestionTurn[],
): Promise<AssistantAnswer> {
  const [cities, others, rates] = await Promise.all([loadCities(), loadCitiesWithoutGuide(), loadRates()])
  const currencies = rates ? [rates.base, ...Object.keys(rates.rates)] : []
  const data = { today: turn.askedOn, cities: cities ?? [], others, rates }
  const parse = async ({ text, askedOn }: QuestionTurn, before: readonly ToolCall[]) => {
    const listed = await placesListed(before, data)
    return parseToolCalls(text, { ...data, today: askedOn, currencies, before, listed })
  }
  let before: ToolCall[] = []
  for (const one of earlier) before = await parse(one, before)
  const cards = await Promise.all((await parse(turn, before)).map((call) => answerOneCall(call, data)))
  return { cards, cities: cities ?? [], others, isAnswered: cards.some(isAnswered) }
}

type IntentData = Pick<AnswerFacts, 'today' | 'cities' | 'rates'> & { others: readonly CityRef[] }

async function loadCitiesWithoutGuide(): Promise<readonly CityRef[]> {
  const [guides, all] = await Promise.all([loadCities(), loadClimateCities()])
  return all.filter(({ id }) => !guides?.some((one) => one.id === id))
}

/** The places that the answer before showed, for "the second one". */
async function placesListed(before: readonly ToolCall[], data: IntentData): Promise<string[]> {
  const call = before.find(({ tool }) => tool === 'places.find')
  const card = call && (await answerOneCall(call, data))
  return card?.kind === 'places' ? card.rows.map(({ name }) => name) : []
}

async function answerOneCall(requested: ToolCall, data: IntentData): Promise<CompanionAnswer> {
  const call = withOwnPassports(requested)
  const intent: Intent = intentOfCall(call) ?? { kind: 'unknown' }
  const [tables, companion, home] = await Promise.all([
    loadTables(call, intent),
    loadCompanionTables(call),
    call.tool === 'packing.list' ? loadCountry(homeCountry()) : null,
  ])
  const guides = await guidesFor(intent, data.cities)
  const holidays = await holidaysFor(intent, guides, data)
  const facts = { ...data, guides, holidays, tables, companion, home }
  return runOnDevice<CompanionAnswer>(call, makeExecutors(facts), (tool) => ({
    kind: 'page',
    tool,
    path: CHANGE_PATHS[tool] ?? '/itinerary',
  }))
}

const CHANGE_PATHS: Partial<Record<ToolCall['tool'], string>> = { 'saved.add': '/dashboard' }

/** The passports of the profile, for a question that names none. */
function withOwnPassports(call: ToolCall): ToolCall {
  const { passports } = preferences()
  if (call.tool !== 'visa.check' || call.args.passports?.length || passports.length === 0) return call
  return { tool: 'visa.check', args: { ...call.args, passports } }
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
