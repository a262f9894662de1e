import { isPro, type SubscriptionState } from '../../plans/subscription/index.ts'

/** The access of a visitor to offline maps: signed out, without a plan that includes them, or with one. */
export type MapsAccess = 'guest' | 'free' | 'pro'

/** Specification section 6: offline maps are for signed-in people whose plan is Pro; a trial is not. Null is a guest. */
export function mapsAccess(state: SubscriptionState | null): MapsAccess {
  if (state === null) return 'guest'
  return isPro(state) ? 'pro' : 'free'
}

export const PART_KINDS = ['map', 'planner', 'reading', 'facts', 'pages'] as const
/** The part of an offline map that a stored file belongs to. */
export type PartKind = (typeof PART_KINDS)[number]

const KINDS: readonly [pattern: RegExp, kind: PartKind][] = [
  [/^(_virtual_)?(map|maplibre|pmtiles|travel-map|land|drawn)/i, 'map'],
  [/^(engine|plan|trip|solver)/i, 'planner'],
  [/^(blog|posts?)/i, 'reading'],
  [/\.json$/i, 'facts'],
]

/** The part that the file at an address belongs to, by its name. */
export function partKindOf(address: string): PartKind {
  const name = address.replace(/[?#].*$/, '').replace(/^.*\//, '')
  return KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? 'pages'
}
