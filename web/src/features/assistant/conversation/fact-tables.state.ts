import { EMPTY_TABLES, type FactTables, type Intent } from '@tripwright/domain/assistant/conversation'
import { listVisas } from '@tripwright/domain/documents/entry-rules'
import { ENGLISH_BOOK, listPhrases, type PhraseBook } from '@tripwright/domain/translation/phrasebook'
import { loadClimate } from '#features/destination/climate/index.ts'
import { loadCosts } from '#features/destination/costs/index.ts'
import { loadCountry } from '#features/destination/countries/index.ts'
import { fetchFact } from '#platform/fact-cache.ts'

/** Maximum of phrasebooks searched for a language name that several share. */
const MAX_BOOKS = 3

/** The tables for an intent's answer. */
export async function loadTables(intent: Intent): Promise<FactTables> {
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
