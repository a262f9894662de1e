import { type City, citySuggestions } from '@tripwright/domain/destination/places'
import { loadGuideList, sortByNameMatch } from '#features/destination/places/index.ts'
import { call } from '#platform/call.ts'
import type { SearchSuggestions } from '#ui/use-suggestions.ts'
import type { ChosenTown } from './plan-form-fields.state.ts'

/** The options of the planner's city box: a city with a guide of ours, or a town whose guide is gathered. */
export type CityOption = { town: ChosenTown; label: string; nameLocal: string; isReady: boolean }

const MAX_OPTIONS = 8
/** A server that has just started reads its table of towns first. */
const TIMEOUT_MS = 10_000
const MIN_CHARS = 2
const NO_TOWNS = { cities: [], asOf: null, source: '' }

/** The cities with a guide by this name, shown at once, then other towns of the name. */
export const findCityOptions: SearchSuggestions<CityOption> = async (text, signal, showFirst) => {
  const guides = await loadGuideList()
  const cities = guides?.cities ?? []
  const ours = guides ? [guides] : []
  const builtIn = sortByNameMatch(cities, text)
  const ready = builtIn.map(readyOption)
  if (text.trim().length < MIN_CHARS || builtIn.length >= MAX_OPTIONS) return { items: ready, sources: ours }
  showFirst({ items: ready, sources: ours })
  const response = await call(citySuggestions, { query: text.trim() }, { signal, timeoutMs: TIMEOUT_MS })
  const { cities: towns, ...theirs } = response.ok ? response.value : NO_TOWNS
  const others = towns.flatMap(({ id, name, displayName, lat, lon }): CityOption[] => {
    // Nobody can plan a place of which no position is known.
    if (!id || typeof lat !== 'number' || typeof lon !== 'number' || builtIn.some((one) => one.id === id))
      return []
    const city = cities.find((one) => one.id === id)
    return [
      city
        ? readyOption(city)
        : {
            town: { id, name, lat, lon, label: displayName },
            label: displayName,
            nameLocal: '',
            isReady: false,
          },
    ]
  })
  const sources = others.length > 0 ? [...ours, theirs] : ours
  return { items: [...ready, ...others].slice(0, MAX_OPTIONS), sources }
}

function readyOption({ id, name, nameLocal, lat, lon }: City): CityOption {
  return { town: { id, name, lat, lon }, label: name, nameLocal, isReady: true }
}
