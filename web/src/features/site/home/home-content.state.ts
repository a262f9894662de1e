import { readHomeContent } from '@tripwright/domain/site/home'
import { fetchFact } from '#platform/fact-cache.ts'
import { type HomeContentState, NOTHING_DECIDED } from './feature-cards.tsx'

/** Fetched once per page load; offline this device's copy. */
export async function fetchHomeContent(): Promise<HomeContentState> {
  return (await fetchFact('home-content', readHomeContent, undefined)) ?? NOTHING_DECIDED
}
