import type { Position } from '../../base/geo.ts'
import type { Money } from '../../base/money.ts'
import {
  type City,
  estimateTravel,
  fareOf,
  type Guide,
  type TravelData,
  type TravelTime,
} from '../../destination/places/index.ts'
import { findCities, findPlace, mayNamePlace, type NamedGuide, normalizeWords } from '../language/index.ts'

/** An end of a way: a place of a guide, the middle of its city, or words that no guide explains. */
export type RouteEnd =
  | ({ kind: 'place'; name: string } & Position)
  | ({ kind: 'middle' } & Position)
  | { kind: 'words'; text: string }

/** One way to go, and what it costs one person: a ticket, or the whole taxi; null where nothing is paid. */
export type RouteWay = TravelTime & { cost: Money | null }

/** The ways between two ends in one city, which is null where no guide knows either; without ways while an end is not known. */
export type RouteAnswer = { kind: 'route'; city: City | null; from: RouteEnd; to: RouteEnd; ways: RouteWay[] }

type AskedRoute = { from: string; to: string }

const MIDDLE =
  /^ (?:the )?(?:city |town |old )?(?:cent(?:re|er)|downtown|middle of (?:the )?(?:city|town))(?: of [^ ]+)? $/
/** Beyond these nobody goes on foot, and a ride in town is none. */
const MAX_WALK_MINUTES = 180
const MAX_RIDE_METRES = 60_000

/** The city in which most ends of a way are known by name, the one that was said first; null where none is. */
export function findRouteCity<G extends NamedGuide>(asked: AskedRoute, guides: readonly G[]): G | null {
  const { from, to } = asked
  const said = findCities(
    `${from} ${to}`,
    guides.map((guide) => guide.city),
  ).flatMap(({ id }) => guides.find((guide) => guide.city.id === id) ?? [])
  const named = [from, to].flatMap((text) => {
    const found = placeIn(text, guides)
    return found ? [found.guide, ...found.namesakes.map(({ guide }) => guide)] : []
  })
  const [best] = [...new Set([...said, ...named])]
    .map((guide) => ({ guide, count: [from, to].filter((text) => placeIn(text, [guide])).length }))
    .sort((one, other) => other.count - one.count)
  return best?.guide ?? null
}

/** The ways that were asked for, by the names of the places in this guide; null: in none. */
export function routeIn({ from, to }: AskedRoute, guide: Guide | null): RouteAnswer {
  if (!guide) return { kind: 'route', city: null, from: inWords(from), to: inWords(to), ways: [] }
  const ends = { from: endIn(from, guide), to: endIn(to, guide) }
  return { kind: 'route', city: guide.city, ...ends, ways: waysBetween(ends, guide) }
}

function endIn(text: string, guide: Guide): RouteEnd {
  const { lat, lon, name, nameLocal } = guide.city
  const spoken = normalizeWords(text)
  const isCity = [name, nameLocal].some((one) => normalizeWords(one) === spoken)
  if (isCity || MIDDLE.test(spoken)) return { kind: 'middle', lat, lon }
  const place = placeIn(text, [guide])?.place
  return place ? { kind: 'place', name: place.name, lat: place.lat, lon: place.lon } : inWords(text)
}

/** A place that is named, and not one that shares a word with what is meant: "Termini station" is no other station, "my hotel" no sight. */
function placeIn<G extends NamedGuide>(text: string, guides: readonly G[]) {
  const spoken = normalizeWords(text)
  const found = OWN.test(spoken) || NEAR.test(spoken) ? null : findPlace(text, guides)
  if (!found) return null
  const { name, nameLocal } = found.place
  if ([name, nameLocal].some((one) => one.includes(' ') && spoken.includes(normalizeWords(one)))) return found
  const named = normalizeWords(`${name} ${nameLocal}`)
  const [said = '', unsaid = ''] = [true, false].map((isIn) =>
    words(spoken)
      .filter((word) => named.includes(` ${word} `) === isIn)
      .join(' '),
  )
  // Nothing of it was said where it was found by a name in another language.
  if (said === '') return found.isWhole ? found : null
  // One word of a longer name is a famous place, or a part of town.
  const isLikely = found.isWhole || found.place.renown >= FAMOUS
  return isLikely && mayNamePlace(said, []) && !mayNamePlace(unsaid, []) ? found : null
}
const FAMOUS = 8
const NEAR = / (?:near|next to|close to|opposite|behind|beside) /
const OWN = /^ (?:my|our) |^ (?:the )?(?:hotel|place|flat|apartment|hostel|airbnb|house|room|accommodation) $/

/** "My hotel" is no sight, and no address that a search could know. */
export function isOwnPlace(text: string): boolean {
  return OWN.test(normalizeWords(text))
}

/** Words of a question about a way that are no part of a name. */
const LITTLE_WORDS = new Set(
  'square way walk walking foot bus train metro tram taxi car bike public transport transit quickest best route directions with'.split(
    ' ',
  ),
)

function words(spoken: string): string[] {
  return spoken.split(' ').filter((word) => word !== '' && !LITTLE_WORDS.has(word))
}

function inWords(text: string): RouteEnd {
  return { kind: 'words', text: text.trim() }
}

/**
 * On foot, by public transport and by taxi, as a plan reckons them: estimates from the straight line, the quickest first, a short walk before
 * all. None while an end is not known, or where both are one place.
 */
export function waysBetween({ from, to }: Pick<RouteAnswer, 'from' | 'to'>, guide: TravelGuide): RouteWay[] {
  if (from.kind === 'words' || to.kind === 'words') return []
  return (['walk', 'transit', 'taxi'] as const)
    .flatMap((mode) => estimateTravel(mode, from, to, guide) ?? [])
    .filter(({ mode, minutes, metres }) =>
      mode === 'walk' ? minutes <= MAX_WALK_MINUTES : metres <= MAX_RIDE_METRES,
    )
    .filter(({ metres }) => metres > 0)
    .map((way) => ({ ...way, cost: costOf(way, guide) }))
    .sort((one, other) => rank(one) - rank(other))
}

type TravelGuide = TravelData & Pick<Guide, 'city' | 'transport'>

function costOf(way: TravelTime, { city, transport }: TravelGuide): Money | null {
  const amount = fareOf(way, transport, 1)
  return amount > 0 ? { amount, currency: city.currency } : null
}

/** A walk of half an hour shows one the city; a taxi comes last, as it is dearest. */
function rank({ mode, minutes }: RouteWay): number {
  if (mode === 'taxi') return Number.POSITIVE_INFINITY
  return mode === 'walk' && minutes <= SHORT_WALK_MINUTES ? 0 : minutes
}
const SHORT_WALK_MINUTES = 30
