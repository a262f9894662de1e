import { readHomeContent } from '@tripwright/domain/site/home'
import { fetchFact } from '#platform/fact-cache.ts'
import { type HomeContentState, NOTHING_DECIDED } from './feature-cards.tsx'

/** Asked once while the page is open; what this device remembers where there is no network. */
export async function fetchHomeContent(): Promise<HomeContentState> {
  return (await fetchFact('home-content', readHomeContent, undefined)) ?? NOTHING_DECIDED
}
