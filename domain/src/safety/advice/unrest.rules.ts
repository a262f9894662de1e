import type { Position } from '../../base/geo.ts'
import { type HazardEvent, UNREST_KINDS } from './live.contract.ts'

/** An article about unrest at a place. */
export type UnrestMention = Position & {
  /** The publisher's id of the place. */
  place: string
  /** The place in words. */
  name: string
  /** The article and its newspaper. */
  article: string
  site: string
  sign: (typeof UNREST_KINDS)[number]
  /** When the news service found it. */
  at: string
}

/**
 * The minimum of articles and newspapers for a place, a rule of thumb: one article may name a place by mistake, and many
 * newspapers print the same agency report.
 */
const MIN_ARTICLES = 5
const MIN_SITES = 3
const MAX_PLACES = 100
/** The news service. Articles are not linked, because their content is not checked. */
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

/** The most frequent kind; of equally frequent ones the less severe, so that an indication is not exaggerated. */
function mostCommonKind(group: readonly UnrestMention[]): UnrestMention['sign'] {
  const count = (sign: UnrestMention['sign']) =>
    new Set(group.filter((one) => one.sign === sign).map(({ article }) => article)).size
  return UNREST_KINDS.reduce((best, sign) => (count(sign) > count(best) ? sign : best))
}
