import type { Position } from '../../base/geo.ts'
import { type HazardEvent, UNREST_KINDS } from './live.contract.ts'

/** An article that tells of unrest at a place. */
export type UnrestMention = Position & {
  /** The publisher's id of the place. */
  place: string
  /** The place in words. */
  name: string
  /** Which article, and which newspaper it stands in. */
  article: string
  site: string
  sign: (typeof UNREST_KINDS)[number]
  /** When it was found. */
  at: string
}

/**
 * A place counts from so many articles of so many newspapers on: rules of thumb of ours. One article names a place by
 * mistake, and one agency is printed by many; five of three are about something.
 */
const MIN_ARTICLES = 5
const MIN_SITES = 3
const MAX_PLACES = 100
/** Who counts the news; articles themselves are not linked, for anybody may write one. */
const PUBLISHER = 'https://www.gdeltproject.org/'

/** Places that the news name for unrest, the most named first; each article counts once for a place. */
export function toUnrestEvents(mentions: readonly UnrestMention[]): HazardEvent[] {
  const places = new Map<string, UnrestMention[]>()
  for (const one of mentions) {
    const group = places.get(one.place)
    if (group) group.push(one)
    else places.set(one.place, [one])
  }
  return [...places.values()]
    .flatMap((group) => toEvent(group) ?? [])
    .sort((a, b) => (b.news?.articles ?? 0) - (a.news?.articles ?? 0))
    .slice(0, MAX_PLACES)
}

function toEvent(group: readonly UnrestMention[]): HazardEvent | null {
  const [first] = group
  const articles = new Set(group.map(({ article }) => article)).size
  const sites = new Set(group.map(({ site }) => site)).size
  if (!first || articles < MIN_ARTICLES || sites < MIN_SITES) return null
  const { place, name, lat, lon } = first
  return {
    id: `gdelt:${place}`,
    kind: 'unrest',
    lat,
    lon,
    place: name,
    url: PUBLISHER,

    at:
      group
        .map(({ at }) => at)
        .sort()
        .at(-1) ?? first.at,
    until: null,
    alert: null,
    magnitude: null,
    measure: null,
    news: { sign: mostCommonKind(group), articles },
  }
}

/** What most articles tell of; of two that as many tell of the less grave one, for a sign must not be made more of. */
function mostCommonKind(group: readonly UnrestMention[]): UnrestMention['sign'] {
  const count = (sign: UnrestMention['sign']) =>
    new Set(group.filter((one) => one.sign === sign).map(({ article }) => article)).size
  return UNREST_KINDS.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}
