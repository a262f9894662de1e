import { foldText } from '../../base/fold-text.ts'
import { type BuiltInCity, FIRST_CITIES, HOTELS, type Hotel, MORE_CITIES } from './stays.data.ts'

/** Cities of the built-in lists whose name contains the text; names that begin with it come first. */
export function findCities(text: string, most: number): BuiltInCity[] {
  return best([...FIRST_CITIES, ...MORE_CITIES], ({ name }) => name, text, most)
}

/** Hotels of the built-in list by their name or their city. */
export function findHotels(text: string, most: number): Hotel[] {
  return best(HOTELS, ({ name, city }) => `${name} ${city}`, text, most)
}

function best<T>(rows: readonly T[], nameOf: (row: T) => string, text: string, most: number): T[] {
  const folded = foldText(text)
  const matches = rows.filter((row) => foldText(nameOf(row)).includes(folded))
  const isFirst = (row: T) => foldText(nameOf(row)).startsWith(folded)
  return [...matches.filter(isFirst), ...matches.filter((row) => !isFirst(row))].slice(0, most)
}
