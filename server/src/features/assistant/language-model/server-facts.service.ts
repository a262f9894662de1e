import type { FactContext, FactReader } from '@tripwright/domain/assistant/conversation'
import type { CallInput, Contract, Output } from '@tripwright/domain/base/contract'
import { getClimate, listClimate } from '@tripwright/domain/destination/climate'
import { getCosts } from '@tripwright/domain/destination/costs'
import { getCountry } from '@tripwright/domain/destination/countries'
import { listGuides } from '@tripwright/domain/destination/places'
import { getCountryNotes, getHabits, listHolidays } from '@tripwright/domain/destination/travel-intel'
import { getForecast } from '@tripwright/domain/destination/weather'
import { listVisas } from '@tripwright/domain/documents/entry-rules'
import { listRates } from '@tripwright/domain/money/currency'
import { getRisks } from '@tripwright/domain/safety/risks'
import { ENGLISH_BOOK, listPhrases } from '@tripwright/domain/translation/phrasebook'
import { z } from 'zod'
import { climateRoutes } from '#features/destination/climate/index.ts'
import { costsRoutes } from '#features/destination/costs/index.ts'
import { countriesRoutes } from '#features/destination/countries/index.ts'
import { findGuide, placesRoutes } from '#features/destination/places/index.ts'
import { travelIntelRoutes } from '#features/destination/travel-intel/index.ts'
import { weatherRoutes } from '#features/destination/weather/index.ts'
import { visaRoutes } from '#features/documents/entry-rules/index.ts'
import { currencyRoutes } from '#features/money/currency/index.ts'
import { risksRoutes } from '#features/safety/risks/index.ts'
import { translateRoutes } from '#features/translation/phrasebook/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { Call, Route } from '#platform/http/route.ts'

/** The calls whose answers are facts, so that a model reads the same ones as a browser. */
const FACT_ROUTES: readonly Route[] = [
  ...climateRoutes,
  ...costsRoutes,
  ...countriesRoutes,
  ...currencyRoutes,
  ...placesRoutes,
  ...risksRoutes,
  ...translateRoutes,
  ...travelIntelRoutes,
  ...visaRoutes,
  ...weatherRoutes,
]

/** Facts of this server, with those that every question needs. */
export type ServerFacts = FactReader & {
  cities(): Promise<Output<typeof listGuides>['cities']>
  climateCities(): Promise<Output<typeof listClimate>['cities']>
  rates(): Promise<Output<typeof listRates> | null>
  forecast(position: { lat: number; lon: number }): Promise<Output<typeof getForecast> | null>
}

/** Reads facts for one caller; null for what is not there. */
export function makeServerFacts(call: Call): ServerFacts {
  // Nobody's browser has a copy of these answers, and no transaction is open.
  const inner: Call = { ...call, db: call.platform.database.db, request: new Request(call.request.url) }
  const read = async <C extends Contract>(contract: C, input: CallInput<C>): Promise<Output<C> | null> => {
    const route = FACT_ROUTES.find((one) => one.contract === contract)
    if (!route) throw new Error(`${contract.path} is no fact`)
    const parsed = contract.input ? z.safeParse(contract.input, input) : { success: true, data: undefined }
    if (!parsed.success) return null
    try {
      const answer = await route.handle(parsed.data, inner)
      // A route gives what its contract says, as an object or already written.
      return (answer instanceof Response ? await answer.json() : answer) as Output<C>
    } catch (error) {
      if (error instanceof AppError) return null
      throw error
    }
  }
  return {
    climate: (city) => read(getClimate, { city }),
    costs: (city) => read(getCosts, { city }),
    country: (code) => read(getCountry, { code }),
    guide: async (city) => findGuide(city),
    placeNames: async (cities) => cities.flatMap(({ id }) => findGuide(id) ?? []),
    holidays: (place, year) => readHolidays(place, year),
    notes: (code) => read(getCountryNotes, { code }),
    habits: (city) => read(getHabits, { city }),
    risks: (code) => read(getRisks, { code }),
    visas: (passport) => read(listVisas, { passport }),
    phrases: async (language) => (language === 'en' ? ENGLISH_BOOK : read(listPhrases, { language })),
    cities: async () => (await read(listGuides, {}))?.cities ?? [],
    climateCities: async () => (await read(listClimate, {}))?.cities ?? [],
    rates: () => read(listRates, { base: 'EUR' }),
    forecast: (position) => read(getForecast, position),
  }

  /** Those of the country where its part has none. */
  async function readHolidays(place: Parameters<FactReader['holidays']>[0], year: number) {
    const { country, subdivision } = place
    const ofPart = subdivision ? await read(listHolidays, { country, subdivision, year }) : null
    return ofPart ?? read(listHolidays, { country, year })
  }
}

/** What every answer for a traveller starts from. */
export async function readFactContext(
  facts: ServerFacts,
  { today, home }: Pick<FactContext, 'today' | 'home'>,
): Promise<FactContext> {
  const [cities, climateCities, rates] = await Promise.all([
    facts.cities(),
    facts.climateCities(),
    facts.rates(),
  ])
  const others = climateCities.filter(({ id }) => !cities.some((one) => one.id === id))
  return { today, cities, others, rates, home }
}
