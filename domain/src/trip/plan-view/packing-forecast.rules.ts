import type { MonthFacts } from '../../destination/travel-intel/index.ts'
import type { ForecastDay } from '../../destination/weather/index.ts'
import type { TownMonth } from './packing.rules.ts'

/** A day to pack for: millimetres that wet somebody, or percent from where it is likelier than not. */
const WET = { mm: 1, chance: 50 }

/**
 * The days of a town that a forecast reaches, as a packing list is made of them, in °C. `usual` gives what no forecast says,
 * such as the sea. Null without a day.
 */
export function townByForecast(
  city: string,
  days: readonly ForecastDay[],
  usual: MonthFacts | null,
): TownMonth | null {
  const [first] = days
  if (!first) return null
  const isWet = ({ rainMm, rainChance }: ForecastDay) =>
    rainChance === null ? rainMm >= WET.mm : rainChance >= WET.chance
  const base = usual ?? {
    month: Number(first.date.slice(5, 7)),
    rain: 0,
    rainDays: 0,
    isStormy: false,
    sun: 0,
    sea: null,
    crowd: 1,
    bed: null,
    light: 0,
  }
  const facts: MonthFacts = {
    ...base,
    high: Math.max(...days.map(({ high }) => high)),
    low: Math.min(...days.map(({ low }) => low)),
    rainDays: days.filter(isWet).length,
  }
  return { city, facts, isForecast: true }
}
