import type { Position } from '../base/geo.ts'
import { type LiveEvent, UNREST_SIGNS } from './live.contract.ts'

/** An article that tells of unrest at a place. */
export type Mention = Position & {
  /** The publisher's id of the place. */
  place: string
  /** The place in words. */
  name: string
  /** Which article, and which newspaper it stands in. */
  article: string
  site: string
  sign: (typeof UNREST_SIGNS)[number]
  /** When it was found. */
  at: string
}

/**
 * A place counts from so many articles of so many newspapers on: rules of thumb of ours. One article names a place by
 * mistake, and one agency is printed by many; five of three are about something.
 */
const LEAST_ARTICLES = 5
const LEAST_SITES = 3
const MOST_PLACES = 100
/** Who counts the news; articles themselves are not linked, for anybody may write one. */
const PUBLISHER = 'https://www.gdeltproject.org/'

/** Places that the news name for unrest, the most named first; each article counts once for a place. */
export function namedPlaces(mentions: readonly Mention[]): LiveEvent[] {
  const places = new Map<string, Mention[]>()
  for (const one of mentions) {
    const told = places.get(one.place)
    if (told) told.push(one)
    else places.set(one.place, [one])
  }
  return [...places.values()]
    .flatMap((told) => toEvent(told) ?? [])
    .sort((a, b) => (b.news?.articles ?? 0) - (a.news?.articles ?? 0))
    .slice(0, MOST_PLACES)
}

function toEvent(told: readonly Mention[]): LiveEvent | null {
  const [first] = told
  const articles = new Set(told.map(({ article }) => article)).size
  const sites = new Set(told.map(({ site }) => site)).size
  if (!first || articles < LEAST_ARTICLES || sites < LEAST_SITES) return null
  const { place, name, lat, lon } = first
  return {
    ...{ id: `gdelt:${place}`, kind: 'unrest', lat, lon, place: name, url: PUBLISHER },
    ...{
      at:
        told
          .map(({ at }) => at)
          .sort()
          .at(-1) ?? first.at,
      until: null,
    },
    ...{ alert: null, magnitude: null, measure: null, news: { sign: commonest(told), articles } },
  }
}

/** What most articles tell of; of two that as many tell of the less grave one, for a sign must not be made more of. */
function commonest(told: readonly Mention[]): Mention['sign'] {
  const count = (sign: Mention['sign']) =>
    new Set(told.filter((one) => one.sign === sign).map(({ article }) => article)).size
  return UNREST_SIGNS.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}
