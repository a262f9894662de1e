import { foldLetters } from '@tripwright/domain/base/fold-text'
import { metresBetween } from '@tripwright/domain/base/geo'
import { type City, citySuggestions } from '@tripwright/domain/destination/places'
import { loadGuideList, sortByNameMatch } from '#features/destination/places/index.ts'
import { call } from '#platform/call.ts'
import type { Sourced } from '#ui/use-suggestions.ts'

/** The options of the planner's city box: a city with a guide, or the nearest one to a town without. */
export type CityOption = { city: City; insteadOf: { name: string; kilometres: number } | null }

const MAX_OPTIONS = 8
/** The user is typing, so a response after this time is useless. */
const TIMEOUT_MS = 1500
const MIN_CHARS = 2
const NO_TOWNS = { cities: [], asOf: null, source: '' }

/** The cities with a guide by this name first, then other towns of the name, each with its nearest such city. */
export async function findCityOptions(text: string, signal: AbortSignal): Promise<Sourced<CityOption>> {
  const guides = await loadGuideList()
  const cities = guides?.cities ?? []
  const ours = guides ? [guides] : []
  const builtIn = sortByNameMatch(cities, text).map((city): CityOption => ({ city, insteadOf: null }))
  if (text.trim().length < MIN_CHARS || builtIn.length >= MAX_OPTIONS)
    return { items: builtIn, sources: ours }
  const response = await call(citySuggestions, { query: text.trim() }, { signal, timeoutMs: TIMEOUT_MS })
  const { cities: towns, ...theirs } = response.ok ? response.value : NO_TOWNS
  const others = towns.flatMap(({ name, country, displayName, lat, lon }): CityOption[] => {
    const isKnown = cities.some(
      (city) => city.country === country && foldLetters(city.name) === foldLetters(name),
    )
    const hasPosition = typeof lat === 'number' && typeof lon === 'number'
    const nearest = hasPosition && !isKnown ? findNearest({ lat, lon }, cities) : null
    return nearest ? [{ ...nearest, insteadOf: { name: displayName, kilometres: nearest.kilometres } }] : []
  })
  const sources = others.length > 0 ? [...ours, theirs] : ours
  return { items: [...builtIn, ...others].slice(0, MAX_OPTIONS), sources }
}

function findNearest(from: { lat: number; lon: number }, cities: readonly City[]) {
  const [nearest] = cities
    .map((city) => ({ city, kilometres: Math.round(metresBetween(from, city) / 1000) }))
    .sort((a, b) => a.kilometres - b.kilometres)
  return nearest ?? null
}
