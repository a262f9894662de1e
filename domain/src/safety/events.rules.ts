import { metresBetween, type Position } from '../base/geo.ts'
import type { LiveEvent } from './live.contract.ts'

/** An event with how far it is from the nearest of the places asked about, in metres; null when none was asked about. */
export type PlacedEvent = LiveEvent & { metres: number | null }
export type SortedEvents = { near: PlacedEvent[]; far: PlacedEvent[] }

/** So far from a place its people may feel it, or a way there may be cut. */
export const NEAR_METRES = 500_000
const MOST_FAR = 8
/** What is only in the news must not crowd out what was measured. */
const MOST_NEAR_NEWS = 4
const MOST_FAR_NEWS = 2

/**
 * What is within 500 km, the nearest first; then the eight gravest of the rest. Of places that the news name four near ones,
 * and after the rest the two that are named most.
 */
export function sortEvents(events: readonly LiveEvent[], places: readonly Position[]): SortedEvents {
  const placed = events.map((event) => ({ ...event, metres: nearest(event, places) }))
  const isNear = ({ metres }: PlacedEvent) => metres !== null && metres <= NEAR_METRES
  const near = placed.filter(isNear).sort((a, b) => (a.metres ?? 0) - (b.metres ?? 0))
  const far = placed.filter((event) => !isNear(event)).sort(byGravity)
  const farNews = far.filter(isNews).sort((a, b) => (b.news?.articles ?? 0) - (a.news?.articles ?? 0))
  const nearNews = new Set(near.filter(isNews).slice(0, MOST_NEAR_NEWS))
  return {
    near: near.filter((event) => !isNews(event) || nearNews.has(event)),
    far: [...far.filter((event) => !isNews(event)).slice(0, MOST_FAR), ...farNews.slice(0, MOST_FAR_NEWS)],
  }
}

function isNews({ kind }: LiveEvent): boolean {
  return kind === 'unrest'
}

function byGravity(a: LiveEvent, b: LiveEvent): number {
  return gravity(b) - gravity(a) || Date.parse(b.at) - Date.parse(a.at)
}

/** The alert counts first, then how strong an earthquake was. */
function gravity({ alert, magnitude }: LiveEvent): number {
  return (alert ?? 0) * 10 + (magnitude ?? 0)
}

function nearest(event: Position, places: readonly Position[]): number | null {
  if (places.length === 0) return null
  return Math.min(...places.map((place) => metresBetween(event, place)))
}

const SAME_METRES = 150_000
const SAME_MS = 10 * 60_000

/** All events once: an earthquake that two publishers tell of is that of the first. */
export function mergeEvents(first: readonly LiveEvent[], second: readonly LiveEvent[]): LiveEvent[] {
  const quakes = first.filter(({ kind }) => kind === 'earthquake')
  const isKnown = (event: LiveEvent) =>
    event.kind === 'earthquake' &&
    quakes.some(
      (one) =>
        Math.abs(Date.parse(one.at) - Date.parse(event.at)) <= SAME_MS &&
        metresBetween(one, event) <= SAME_METRES,
    )
  return [...first, ...second.filter((event) => !isKnown(event))]
}

/** A publisher counts as behind once three of its turns were missed. */
export function isBehind(fetchedAt: string | null, everyMinutes: number, now: number): boolean {
  return fetchedAt === null || now - Date.parse(fetchedAt) > 3 * everyMinutes * 60_000
}
