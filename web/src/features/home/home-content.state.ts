import { readHomeContent } from '@tripwright/domain/home'
import { askFact } from '#platform/asked-facts.ts'
import { type HomeContentState, NOTHING_DECIDED } from './feature-cards.tsx'

/** Asked once while the page is open; what this device remembers where there is no network. */
export async function askHomeContent(): Promise<HomeContentState> {
  return (await askFact('home-content', readHomeContent, undefined)) ?? NOTHING_DECIDED
}
