import type { CityClimate } from '../climate/index.ts'
import { type CityCosts, monthlyBedPercent } from '../costs/index.ts'
import { daylightOn } from './daylight.rules.ts'

/** A month of a city (1 to 12) as it usually is: °C, mm, hours of sunshine a day. */
export type MonthFacts = {
  month: number
  low: number
  high: number
  rain: number
  rainDays: number
  /** In the season of tropical storms, of a city that they reach again and again. */
  isStormy: boolean
  sun: number
  sea: number | null
  /** From 1 (hardly any visitors) to 5 (fullest). */
  crowd: number
  /** A bed in percent of the year's mean; null where no prices are known. */
  bed: number | null
  /** Minutes of daylight in its middle. */
  light: number
}

/** The twelve months of a city from its climate, its prices and the sun; `year` is for the sun alone. */
export function monthsOf(climate: CityClimate, costs: CityCosts | null, year: number): MonthFacts[] {
  const of = (values: readonly number[], index: number) => values[index] ?? 0
  return climate.high.map((high, index) => {
    const month = index + 1
    const date = `${year}-${String(month).padStart(2, '0')}-15`
    return {
      month,
      high,
      low: of(climate.low, index),
      rain: of(climate.rain, index),
      rainDays: of(climate.rainDays, index),
      sun: of(climate.sun, index),
      isStormy: climate.storms?.includes(month) ?? false,
      sea: climate.sea && of(climate.sea, index),
      crowd: of(climate.crowds, index),
      bed: costs && monthlyBedPercent(costs, month),
      light: daylightOn(climate, climate.zone, date).minutes,
    }
  })
}
