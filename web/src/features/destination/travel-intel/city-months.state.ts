import type { CityClimate } from '@tripwright/domain/destination/climate'
import type { CityCosts } from '@tripwright/domain/destination/costs'
import type { MonthFacts } from '@tripwright/domain/destination/travel-intel'
import { holidayDates, monthsOf } from '@tripwright/domain/destination/travel-intel'
import { useEffect, useState } from 'react'
import { loadClimate } from '#features/destination/climate/index.ts'
import { loadCosts } from '#features/destination/costs/index.ts'
import { loadCities, loadHolidays } from '#features/destination/places/index.ts'

/** The facts of a city in a month (`YYYY-MM`). */
export type CityMonth = {
  climate: CityClimate
  costs: CityCosts
  facts: MonthFacts
  /** Holidays of the month; null without a calendar. */
  holidays: readonly string[] | null
  /** Whether trips to it can be planned. */
  hasGuide: boolean
}
/** Figures are `undefined` while loading, and null when neither the network nor this device has them. */
export type CityMonthsState = readonly CityMonth[] | null | undefined

/** Cities in a month. */
export function useCityMonths(ids: readonly string[], month: string): CityMonthsState {
  const key = [...ids, month].join()
  const [loaded, setLoaded] = useState<{ key: string; cities: CityMonthsState }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is asked
  useEffect(() => {
    let isGone = false
    void Promise.all(ids.map((id) => loadCity(id, month))).then((loadedCities) => {
      const cities = loadedCities.filter((one) => one !== null)
      if (!isGone) setLoaded({ key, cities: cities.length === ids.length ? cities : null })
    })
    return () => {
      isGone = true
    }
  }, [key])
  return loaded?.key === key ? loaded.cities : undefined
}

async function loadCity(id: string, month: string): Promise<CityMonth | null> {
  const [climate, costs, guides] = await Promise.all([loadClimate(id), loadCosts(id), loadCities()])
  const year = Number(month.slice(0, 4))
  const facts = climate && monthsOf(climate, costs, year)[Number(month.slice(5)) - 1]
  if (!climate || !costs || !facts) return null
  const guide = guides?.find((city) => city.id === id)
  const calendar = await loadHolidays(guide ?? climate, year)
  const all = calendar && holidayDates(calendar)
  const dates = all?.filter((date) => date.startsWith(month)).sort()
  return {
    climate,
    costs,
    facts,
    holidays: dates ? [...new Set(dates)] : null,
    hasGuide: guide !== undefined,
  }
}
