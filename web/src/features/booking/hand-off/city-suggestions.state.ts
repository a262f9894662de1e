import { findCities } from '@tripwright/domain/booking/stays'
import { citySuggestions } from '@tripwright/domain/destination/places'
import { call } from '#platform/call.ts'
import type { Sourced } from '#ui/use-suggestions.ts'

export type SuggestedCity = { name: string; country: string }

/** The user is typing, so a response after this time is useless. */
const TIMEOUT_MS = 1500

/**
 * Up to six cities that the server finds for a text, with their source; null without a response. The signal aborts the
 * request.
 */
export async function fetchCitySuggestions(
  text: string,
  signal: AbortSignal,
): Promise<Sourced<SuggestedCity> | null> {
  const response = await call(citySuggestions, { query: text }, { signal, timeoutMs: TIMEOUT_MS })
  if (!response.ok) return null
  const { cities, ...source } = response.value
  return { items: cities, sources: cities.length > 0 ? [source] : [] }
}

// Specification section 9: the suggestions of a destination box from the built-in lists.
const MAX_BUILT_IN = 8

/**
 * The suggestions of a destination box: up to six cities of the server; when it fails or knows none, up to eight of the
 * built-in list (specification section 8, "Suggestion API failure").
 */
export async function searchCities(text: string, signal: AbortSignal): Promise<Sourced<SuggestedCity>> {
  const suggestions = await fetchCitySuggestions(text, signal)
  return suggestions?.items.length ? suggestions : { items: findCities(text, MAX_BUILT_IN), sources: [] }
}

/** The cities of both lists without duplicates, in the order of the first. */
export function joinCities<C extends SuggestedCity>(one: readonly C[], other: readonly C[]): C[] {
  const isIn = (city: C) => one.some(({ name, country }) => name === city.name && country === city.country)
  return [...one, ...other.filter((city) => !isIn(city))]
}
