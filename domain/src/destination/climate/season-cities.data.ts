/**
 * Cities of ours that are pleasant in a month, January first: mild or warm days, little rain and some sun by our climate tables
 * (a test holds them to that). Offered where somebody says when, and not where to.
 */
export const SEASON_CITIES: readonly (readonly string[])[] = [
  ['dubai', 'cape-town', 'mexico-city', 'lima'],
  ['dubai', 'mexico-city', 'cape-town', 'miami'],
  ['cairo', 'seville', 'cape-town', 'mexico-city'],
  ['seville', 'athens', 'marrakech', 'lisbon'],
  ['rome', 'lisbon', 'athens', 'barcelona'],
  ['lisbon', 'barcelona', 'istanbul', 'vienna'],
  ['lisbon', 'stockholm', 'vancouver', 'san-francisco'],
  ['lisbon', 'san-francisco', 'vancouver', 'krakow'],
  ['rome', 'lisbon', 'istanbul', 'barcelona'],
  ['athens', 'seville', 'sydney', 'cape-town'],
  ['cape-town', 'cairo', 'hong-kong', 'delhi'],
  ['dubai', 'cape-town', 'miami', 'delhi'],
]

/** The best known in any month. */
const ANY_SEASON = ['rome', 'paris', 'tokyo', 'lisbon']

/** Ids of cities to choose from for a trip in this month (1 to 12), or whenever. */
export function citiesForMonth(month: number | undefined): readonly string[] {
  return (month === undefined ? undefined : SEASON_CITIES[month - 1]) ?? ANY_SEASON
}
