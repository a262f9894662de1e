import {
  type CompanionTables,
  EMPTY_TABLES,
  type FactTables,
  type Intent,
  NO_COMPANION_TABLES,
} from '@tripwright/domain/assistant/conversation'
import type { ToolCall } from '@tripwright/domain/assistant/tools'
import { getCountryNotes, getHabits } from '@tripwright/domain/destination/travel-intel'
import { listVisas } from '@tripwright/domain/documents/entry-rules'
import { getRisks } from '@tripwright/domain/safety/risks'
import { ENGLISH_BOOK, listPhrases, type PhraseBook } from '@tripwright/domain/translation/phrasebook'
import { loadClimate, loadClimateCities } from '#features/destination/climate/index.ts'
import { loadCosts } from '#features/destination/costs/index.ts'
import { loadCountry } from '#features/destination/countries/index.ts'
import { fetchFact } from '#platform/fact-cache.ts'

/** Maximum of phrasebooks searched for a language name that several share. */
const MAX_BOOKS = 3

/** The tables for a call's answer. */
export async function loadTables(call: ToolCall, intent: Intent): Promise<FactTables> {
  switch (call.tool) {
    case 'health.vaccinations':
    case 'driving.rules':
    case 'help.find': {
      const { country } = call.args
      return { ...EMPTY_TABLES, country: country === undefined ? null : await loadCountry(country) }
    }
    case 'packing.list': {
      const { city } = call.args
      const country = countryOfCity(await loadClimateCities(), city)
      const [climate, costs, ofCity] = await Promise.all([
        loadClimate(city),
        loadCosts(city),
        country === null ? null : loadCountry(country),
      ])
      return { ...EMPTY_TABLES, climate, costs, country: ofCity }
    }
    default:
      return loadIntentTables(intent)
  }
}

function countryOfCity(cities: readonly { id: string; country: string }[], id: string): string | null {
  return cities.find((one) => one.id === id)?.country ?? null
}

/** The tables of the companion for a call. */
export async function loadCompanionTables(call: ToolCall): Promise<CompanionTables> {
  switch (call.tool) {
    case 'festivals.list': {
      const { country, city } = call.args
      const [notes, habits] = await Promise.all([
        loadNotes(country),
        city === undefined ? null : fetchFact(`habits:${city}`, getHabits, { city }),
      ])
      return { ...NO_COMPANION_TABLES, notes, habits }
    }
    case 'health.vaccinations': {
      const { country: code } = call.args
      return { ...NO_COMPANION_TABLES, risks: await fetchFact(`risks:${code}`, getRisks, { code }) }
    }
    case 'habits.read':
      return { ...NO_COMPANION_TABLES, notes: await loadNotes(call.args.country) }
    case 'costs.compare': {
      const rows = await Promise.all(call.args.cities.map(async (id) => ({ id, costs: await loadCosts(id) })))
      return {
        ...NO_COMPANION_TABLES,
        compared: rows.flatMap(({ id, costs }) => (costs ? [{ id, costs }] : [])),
      }
    }
    default:
      return NO_COMPANION_TABLES
  }
}

function loadNotes(code: string) {
  return fetchFact(`country-notes:${code}`, getCountryNotes, { code })
}

async function loadIntentTables(intent: Intent): Promise<FactTables> {
  switch (intent.kind) {
    case 'visa':
      return { ...EMPTY_TABLES, visas: await loadVisas(intent.passports) }
    case 'climate':
    case 'cost': {
      const [climate, costs] = await Promise.all([loadClimate(intent.cityId), loadCosts(intent.cityId)])
      return { ...EMPTY_TABLES, climate, costs }
    }
    case 'clock': {
      const { cityId, country } = intent
      const climate = cityId === null ? null : await loadClimate(cityId)
      return { ...EMPTY_TABLES, climate, country: climate ? null : await loadCountry(country) }
    }
    case 'safety':
    case 'habits':
      return { ...EMPTY_TABLES, country: await loadCountry(intent.country) }
    case 'phrase': {
      const own = intent.from.slice(0, MAX_BOOKS)
      const [phrases, ...books] = await Promise.all([intent.language, ...own].map(loadPhraseBook))
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

async function loadVisas(passports: readonly string[]): Promise<FactTables['visas']> {
  const rows = await Promise.all(
    passports.map((passport) => fetchFact(`visa-matrix:${passport}`, listVisas, { passport })),
  )
  return rows.filter((one) => one !== null)
}

function loadPhraseBook(language: string): Promise<PhraseBook | null> {
  if (language === 'en') return Promise.resolve(ENGLISH_BOOK)
  return fetchFact(`phrases:${language}`, listPhrases, { language })
}
