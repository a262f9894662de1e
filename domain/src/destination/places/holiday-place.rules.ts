import type { City } from './places.contract.ts'

/** A country (ISO 3166-1 alpha-2), or the part of it whose public holidays differ. */
export type HolidayPlace = Pick<City, 'country' | 'subdivision'>

/** Whose public holidays a city keeps: `GB-ENG`, or `IT` where those of the country are all that is known. */
export function holidayPlace({ country, subdivision }: HolidayPlace): string {
  return subdivision ? `${country}-${subdivision}` : country
}
