import type { FactReader } from '@tripwright/domain/assistant/conversation'
import { type NamedGuide, readPlaceNames } from '@tripwright/domain/assistant/language'
import { type City, parseTownId } from '@tripwright/domain/destination/places'
import { getCountryNotes, getHabits } from '@tripwright/domain/destination/travel-intel'
import { listVisas } from '@tripwright/domain/documents/entry-rules'
import { getRisks } from '@tripwright/domain/safety/risks'
import { ENGLISH_BOOK, listPhrases } from '@tripwright/domain/translation/phrasebook'
import { loadClimate } from '#features/destination/climate/index.ts'
import { loadCosts } from '#features/destination/costs/index.ts'
import { loadCountry } from '#features/destination/countries/index.ts'
import { loadGuide, loadHolidays } from '#features/destination/places/index.ts'
import { fetchFact } from '#platform/fact-cache.ts'

/** Facts over the network, or from this device. */
export const DEVICE_FACTS: FactReader = {
  climate: async (city) => (isTown(city) ? null : loadClimate(city)),
  costs: async (city) => (isTown(city) ? null : loadCosts(city)),
  country: loadCountry,
  guide: loadGuide,
  placeNames: loadPlaceNames,
  holidays: loadHolidays,
  notes: (code) => fetchFact(`country-notes:${code}`, getCountryNotes, { code }),
  habits: async (city) => (isTown(city) ? null : fetchFact(`habits:${city}`, getHabits, { city })),
  risks: (code) => fetchFact(`risks:${code}`, getRisks, { code }),
  visas: (passport) => fetchFact(`visa-matrix:${passport}`, listVisas, { passport }),
  phrases: async (language) =>
    language === 'en' ? ENGLISH_BOOK : fetchFact(`phrases:${language}`, listPhrases, { language }),
}

/** A town that only the list of towns knows has no tables. */
function isTown(id: string): boolean {
  return parseTownId(id) !== null
}

/** Read once for a list of cities, because a place is found by an index of that very list. */
const read = new WeakMap<readonly City[], readonly NamedGuide[]>()

/** What the places of all guides are called, made with the website; null when neither the network nor this device has it. */
async function loadPlaceNames(cities: readonly City[]): Promise<readonly NamedGuide[] | null> {
  const before = read.get(cities)
  if (before) return before
  const file = await import('virtual:place-names').catch(() => null)
  if (!file) return null
  const names = readPlaceNames(file.placeNames, cities)
  read.set(cities, names)
  return names
}
