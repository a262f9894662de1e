import { type FactTables, NO_TABLES, type Wish } from '@tripwright/domain/assistant'
import { ENGLISH_BOOK, listPhrases, type PhraseBook } from '@tripwright/domain/translate'
import { listVisas } from '@tripwright/domain/visa'
import { loadClimate } from '#features/climate/index.ts'
import { loadCosts } from '#features/costs/index.ts'
import { loadCountry } from '#features/countries/index.ts'
import { askFact } from '#platform/asked-facts.ts'

/** Of a language's name that several share, so many of their books are looked through. */
const MOST_BOOKS = 3

/** The tables that a wish is answered from. */
export async function loadTables(wish: Wish): Promise<FactTables> {
  switch (wish.kind) {
    case 'visa':
      return { ...NO_TABLES, visas: await loadVisas(wish.passports) }
    case 'climate':
    case 'cost': {
      const [climate, costs] = await Promise.all([loadClimate(wish.cityId), loadCosts(wish.cityId)])
      return { ...NO_TABLES, climate, costs }
    }
    case 'clock': {
      const { cityId, country } = wish
      const climate = cityId === null ? null : await loadClimate(cityId)
      return { ...NO_TABLES, climate, country: climate ? null : await loadCountry(country) }
    }
    case 'safety':
    case 'habits':
      return { ...NO_TABLES, country: await loadCountry(wish.country) }
    case 'phrase': {
      const own = wish.from.slice(0, MOST_BOOKS)
      const [phrases, ...books] = await Promise.all([wish.language, ...own].map(loadBook))
      return {
        ...NO_TABLES,
        phrases: phrases ?? null,
        ownPhrases: books.filter((book) => book !== null),
      }
    }
    default:
      return NO_TABLES
  }
}

async function loadVisas(passports: readonly string[]): Promise<FactTables['visas']> {
  const rows = await Promise.all(
    passports.map((passport) => askFact(`visa-matrix:${passport}`, listVisas, { passport })),
  )
  return rows.filter((one) => one !== null)
}

function loadBook(language: string): Promise<PhraseBook | null> {
  if (language === 'en') return Promise.resolve(ENGLISH_BOOK)
  return askFact(`phrases:${language}`, listPhrases, { language })
}
