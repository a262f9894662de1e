import { worldCityNames } from '../language/index.ts'
import { MORE_CITY_NAMES } from './city-names.data.ts'

/** All further names of a city by its id. */
export function furtherCityNames(id: string): string[] {
  return [worldCityNames(id), MORE_CITY_NAMES[id] ?? ''].flatMap((text) => text.split(', ')).filter(Boolean)
}
