import type { Output } from '@tripwright/domain/base/contract'
import type { Provenance } from '@tripwright/domain/base/provenance'
import type { CityClimate } from '@tripwright/domain/destination/climate'
import type { CityCosts } from '@tripwright/domain/destination/costs'
import type { Guide } from '@tripwright/domain/destination/places'
import {
  type CityBrief,
  type CityHabits,
  getHabits,
  holidaysWithOriginals,
  type listHolidays,
  type MonthFacts,
  makeCityBrief,
  monthsOf,
} from '@tripwright/domain/destination/travel-intel'
import { loadClimate } from '#features/destination/climate/index.ts'
import { loadCosts } from '#features/destination/costs/index.ts'
import { loadGuide, loadHolidays, loadRates } from '#features/destination/places/index.ts'
import { fetchFact } from '#platform/fact-cache.ts'

/** The query: a city by its id, whether it has a guide, and a month (`YYYY-MM`). */
export type BriefRequest = { id: string; hasGuide: boolean; month: string; currency: string }
/** City and month of the brief. */
type BriefCity = { id: string; name: string; country: string; lat: number; lon: number; zone: string }
/** A brief with the sources of its figures; null stands for an unknown figure, or one that is not on this device. */
export type LoadedBrief = {
  city: BriefCity
  brief: CityBrief
  guide: Guide | null
  climate: CityClimate | null
  costs: CityCosts | null
  months: readonly MonthFacts[] | null
  habits: (CityHabits & Provenance) | null
  homeZone: string
  calendar: Output<typeof listHolidays> | null
  rates: { source: string; date: string } | null
}

/** Computes a brief on this device; null when neither climate nor guide is available. */
export async function loadBrief({
  id,
  hasGuide,
  month,
  currency,
}: BriefRequest): Promise<LoadedBrief | null> {
  const [climate, costs, guide, advice, rates] = await Promise.all([
    loadClimate(id),
    loadCosts(id),
    hasGuide ? loadGuide(id) : null,
    fetchFact(`habits:${id}`, getHabits, { city: id }),
    loadRates(),
  ])
  const city: BriefCity | undefined = climate ?? guide?.city
  if (!city) return null
  const year = Number(month.slice(0, 4))
  const calendar = await loadHolidays(guide?.city ?? city, year)
  const homeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const brief = makeCityBrief({
    place: city,
    guide,
    month,
    homeZone,
    homeCurrency: currency,
    rates,
    holidays: calendar && holidaysWithOriginals(calendar),
  })
  const months = climate && monthsOf(climate, costs, year)
  const { asOf = '', source = '', written, checked } = advice ?? {}
  const habits = advice?.habits ? Object.assign({}, advice.habits, { asOf, source, written, checked }) : null
  return { city, brief, guide, climate, costs, months, habits, homeZone, calendar, rates }
}
