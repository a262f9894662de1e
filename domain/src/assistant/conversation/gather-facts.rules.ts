import type { Output } from '../../base/contract.ts'
import { addDays, type IsoDate } from '../../base/dates.ts'
import type { CityClimate } from '../../destination/climate/index.ts'
import type { CityCosts } from '../../destination/costs/index.ts'
import type { Country } from '../../destination/countries/index.ts'
import type { City, Guide, HolidayPlace } from '../../destination/places/index.ts'
import { holidaysWithOriginals, type listHolidays } from '../../destination/travel-intel/index.ts'
import type { PhraseBook } from '../../translation/phrasebook/index.ts'
import { findPlace, type NamedGuide, normalizeWords } from '../language/index.ts'
import { findRouteCity, routeIn, type ToolCall } from '../tools/index.ts'
import { type HolidayList, type NamedPlaceRef, type SourcedRates, toNamesake } from './answer.rules.ts'
import type { CompanionFacts } from './answer-call.rules.ts'
import { type CompanionTables, NO_COMPANION_TABLES } from './companion-card.rules.ts'
import { EMPTY_TABLES, type FactTables, type VisaTable } from './fact-answer.rules.ts'
import type { CityRef } from './fact-intents.rules.ts'
import { intentOfCall } from './intent-calls.rules.ts'
import type { Intent } from './intent-parser.rules.ts'

type HolidaysOfYear = Output<typeof listHolidays>

/** Where a surface reads facts: the device over the network or from its cache, the server from its tables. Null: not there. */
export type FactReader = {
  climate(city: string): Promise<CityClimate | null>
  costs(city: string): Promise<CityCosts | null>
  country(code: string): Promise<Country | null>
  guide(city: string): Promise<Guide | null>
  /** What the places of these cities are called, without their guides; the same list for the same cities. */
  placeNames(cities: readonly City[]): Promise<readonly NamedGuide[] | null>
  holidays(place: HolidayPlace, year: number): Promise<HolidaysOfYear | null>
  notes(code: string): Promise<CompanionTables['notes']>
  habits(city: string): Promise<CompanionTables['habits']>
  risks(code: string): Promise<CompanionTables['risks']>
  visas(passport: string): Promise<VisaTable | null>
  phrases(language: string): Promise<PhraseBook | null>
}
/** What every call of one answer shares. */
export type FactContext = {
  today: IsoDate
  /** The cities with a guide, and the others. */
  cities: readonly City[]
  others: readonly CityRef[]
  rates: SourcedRates | null
  /** The country of the traveller. */
  home: string
}

/** Maximum of phrasebooks searched for a language name that several share. */
const MAX_BOOKS = 3

/** Reads the facts that the answer to a call needs, and no others. */
export async function gatherFacts(
  call: ToolCall,
  context: FactContext,
  reader: FactReader,
): Promise<CompanionFacts> {
  const intent: Intent = intentOfCall(call) ?? { kind: 'unknown' }
  const { home: homeCode, ...data } = context
  const [tables, companion, home, route, { guides, named }] = await Promise.all([
    readTables(call, intent, context, reader),
    readCompanionTables(call, reader),
    call.tool === 'packing.list' ? reader.country(homeCode) : null,
    call.tool === 'routes.find' ? readRoute(call.args, context, reader) : null,
    readGuides(intent, context.cities, reader),
  ])
  const holidays = await readHolidays(intent, guides, context.today, reader)
  return { ...data, guides, named, holidays, tables, companion, home, route }
}

async function readTables(
  call: ToolCall,
  intent: Intent,
  { cities, others }: FactContext,
  reader: FactReader,
): Promise<FactTables> {
  switch (call.tool) {
    case 'health.vaccinations':
    case 'driving.rules':
    case 'help.find': {
      const { country } = call.args
      return { ...EMPTY_TABLES, country: country === undefined ? null : await reader.country(country) }
    }
    case 'packing.list': {
      const { city } = call.args
      const country = [...cities, ...others].find(({ id }) => id === city)?.country
      const [climate, costs, ofCity] = await Promise.all([
        reader.climate(city),
        reader.costs(city),
        country === undefined ? null : reader.country(country),
      ])
      return { ...EMPTY_TABLES, climate, costs, country: ofCity }
    }
    default:
      return readIntentTables(intent, reader)
  }
}

async function readIntentTables(intent: Intent, reader: FactReader): Promise<FactTables> {
  switch (intent.kind) {
    case 'visa': {
      const visas = await Promise.all(intent.passports.map((passport) => reader.visas(passport)))
      return { ...EMPTY_TABLES, visas: visas.filter((one) => one !== null) }
    }
    case 'climate':
    case 'cost': {
      const [climate, costs] = await Promise.all([reader.climate(intent.cityId), reader.costs(intent.cityId)])
      return { ...EMPTY_TABLES, climate, costs }
    }
    case 'clock': {
      const { cityId, country } = intent
      const climate = cityId === null ? null : await reader.climate(cityId)
      return { ...EMPTY_TABLES, climate, country: climate ? null : await reader.country(country) }
    }
    case 'safety':
    case 'habits':
      return { ...EMPTY_TABLES, country: await reader.country(intent.country) }
    case 'phrase': {
      const own = intent.from.slice(0, MAX_BOOKS)
      const [phrases, ...books] = await Promise.all(
        [intent.language, ...own].map((language) => reader.phrases(language)),
      )
      return {
        ...EMPTY_TABLES,
        phrases: phrases ?? null,
        ownPhrases: books.filter((book) => book !== null),
      }
    }
    default:
      return EMPTY_TABLES
  }
}

async function readCompanionTables(call: ToolCall, reader: FactReader): Promise<CompanionTables> {
  switch (call.tool) {
    case 'festivals.list': {
      const { country, city } = call.args
      const [notes, habits] = await Promise.all([
        reader.notes(country),
        city === undefined ? null : reader.habits(city),
      ])
      return { ...NO_COMPANION_TABLES, notes, habits }
    }
    case 'health.vaccinations':
      return { ...NO_COMPANION_TABLES, risks: await reader.risks(call.args.country) }
    case 'habits.read':
      return { ...NO_COMPANION_TABLES, notes: await reader.notes(call.args.country) }
    case 'costs.compare': {
      const rows = await Promise.all(
        call.args.cities.map(async (id) => ({ id, costs: await reader.costs(id) })),
      )
      const compared = rows.flatMap(({ id, costs }) => (costs ? [{ id, costs }] : []))
      return { ...NO_COMPANION_TABLES, compared }
    }
    default:
      return NO_COMPANION_TABLES
  }
}

/** The guides of an answer, and the place that it is about by the index of names. */
type ReadGuides = { guides: Guide[]; named: NamedPlaceRef | null | undefined }

/** A place without its city is looked up by its name first, so that one guide is read and not all. */
async function readGuides(intent: Intent, cities: readonly City[], reader: FactReader): Promise<ReadGuides> {
  const isOpenPlace = intent.kind === 'hours' && intent.cityIds.length === 0
  const named = isOpenPlace ? await readNamedPlace(intent.text, cities, reader) : undefined
  const ids = intent.kind === 'places' ? [intent.cityId] : intent.kind === 'hours' ? intent.cityIds : []
  const guides = await Promise.all((named ? [named.city] : ids).map((id) => reader.guide(id)))
  return { guides: guides.filter((guide) => guide !== null), named }
}

/** The way that was asked for; between two cities it is their distance, which needs no guide. */
async function readRoute(
  asked: Extract<ToolCall, { tool: 'routes.find' }>['args'],
  { cities }: FactContext,
  reader: FactReader,
): Promise<CompanionFacts['route']> {
  const [from, to] = [asked.from, asked.to].map((text) => {
    const spoken = normalizeWords(text)
    return cities.find(({ name, nameLocal }) =>
      [name, nameLocal].some((one) => normalizeWords(one) === spoken),
    )
  })
  if (from && to) return { kind: 'cities', ids: [from.id, to.id] }
  const own = asked.city === undefined ? null : await reader.guide(asked.city)
  const inOwn = own && routeIn(asked, own)
  // A place that is named outweighs the town that the talk is about.
  if (inOwn && [inOwn.from, inOwn.to].some(({ kind }) => kind !== 'words')) return inOwn
  const names = await reader.placeNames(cities)
  const named = names && findRouteCity(asked, names)
  return named ? routeIn(asked, await reader.guide(named.city.id)) : (inOwn ?? routeIn(asked, null))
}

async function readNamedPlace(
  text: string,
  cities: readonly City[],
  reader: FactReader,
): Promise<NamedPlaceRef | null | undefined> {
  const names = await reader.placeNames(cities)
  if (!names) return undefined
  const found = findPlace(text, names)
  if (!found) return null
  const { place, guide, namesakes } = found
  return { city: guide.city.id, name: place.name, namesakes: namesakes.map(toNamesake) }
}

async function readHolidays(
  intent: Intent,
  guides: readonly Guide[],
  today: IsoDate,
  reader: FactReader,
): Promise<Record<string, HolidayList>> {
  const place = placeOf(intent, guides)
  if (place === undefined) return {}
  const lists = await Promise.all(yearsOf(intent, today).map((year) => reader.holidays(place, year)))
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
