import { citySuggestions } from '@tripwright/domain/places'
import { call } from '#platform/call.ts'

export type SuggestedCity = { name: string; country: string }

/** Somebody is typing: an answer that takes longer helps nobody. */
const PATIENCE_MS = 1500

/** The cities that the server takes a text for, at most six; null when it does not say. The signal aborts the question. */
export async function askForCities(text: string, signal: AbortSignal): Promise<SuggestedCity[] | null> {
  const answer = await call(citySuggestions, { query: text }, { signal, timeoutMs: PATIENCE_MS })
  return answer.ok ? answer.value.cities : null
}

/** The cities of both lists, each once, in the order of the first. */
export function joinCities<C extends SuggestedCity>(one: readonly C[], other: readonly C[]): C[] {
  const isIn = (city: C) => one.some(({ name, country }) => name === city.name && country === city.country)
  return [...one, ...other.filter((city) => !isIn(city))]
}
