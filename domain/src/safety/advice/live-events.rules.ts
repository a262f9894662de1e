import { metresBetween, type Position } from '../../base/geo.ts'
import type { HazardEvent } from './live.contract.ts'

/** An event with its distance in metres from the nearest given place; null without a place. */
export type EventWithDistance = HazardEvent & { metres: number | null }
export type SortedEvents = { near: EventWithDistance[]; far: EventWithDistance[] }

/** Within this distance an event may be felt, or may cut off a route. */
export const NEAR_METRES = 500_000
const MAX_FAR = 8
/** The limit of news reports, so that they do not crowd out measured events. */
const MAX_NEAR_NEWS = 4
const MAX_FAR_NEWS = 2

/**
 * Events within 500 km, the nearest first, then the eight most severe of the rest. Of events that are only in the news:
 * four near ones and, at the end, the two farther ones with most reports.
 */
export function sortEvents(events: readonly HazardEvent[], places: readonly Position[]): SortedEvents {
  const placed = events.map((event) => ({ ...event, metres: nearestDistance(event, places) }))
  const isNear = ({ metres }: EventWithDistance) => metres !== null && metres <= NEAR_METRES
  const near = placed.filter(isNear).sort((a, b) => (a.metres ?? 0) - (b.metres ?? 0))
  const far = placed.filter((event) => !isNear(event)).sort(bySeverity)
  const farNews = far.filter(isNews).sort((a, b) => (b.news?.articles ?? 0) - (a.news?.articles ?? 0))
  const nearNews = new Set(near.filter(isNews).slice(0, MAX_NEAR_NEWS))
  return {
    near: near.filter((event) => !isNews(event) || nearNews.has(event)),
    far: [...far.filter((event) => !isNews(event)).slice(0, MAX_FAR), ...farNews.slice(0, MAX_FAR_NEWS)],
  }
}

function isNews({ kind }: HazardEvent): boolean {
  return kind === 'unrest'
}

function bySeverity(a: HazardEvent, b: HazardEvent): number {
  return severityOf(b) - severityOf(a) || Date.parse(b.at) - Date.parse(a.at)
}

/** Sorts by alert level, then by magnitude. */
function severityOf({ alert, magnitude }: HazardEvent): number {
  return (alert ?? 0) * 10 + (magnitude ?? 0)
}

function nearestDistance(event: Position, places: readonly Position[]): number | null {
  if (places.length === 0) return null
  return Math.min(...places.map((place) => metresBetween(event, place)))
}

const DUPLICATE_METRES = 150_000
const DUPLICATE_MS = 10 * 60_000
const SAME_VOLCANO_METRES = 30_000
const SAME_STORM_METRES = 1_000_000

/** Merges the events of several publishers; of duplicates the first publisher's event stays. */
export function mergeEvents(lists: readonly (readonly HazardEvent[])[]): HazardEvent[] {
  const merged: HazardEvent[] = []
  for (const list of lists) {
    const earlier = [...merged]
    merged.push(...list.filter((event) => !earlier.some((one) => isSameEvent(one, event))))
  }
  return merged
}

/**
 * Matches duplicates: an earthquake by time and place, a volcano by place, a storm by its name and a wide distance, because
 * bulletins are hours apart.
 */
function isSameEvent(one: HazardEvent, other: HazardEvent): boolean {
  if (one.kind !== other.kind) return false
  const metres = metresBetween(one, other)
  if (one.kind === 'earthquake')
    return Math.abs(Date.parse(one.at) - Date.parse(other.at)) <= DUPLICATE_MS && metres <= DUPLICATE_METRES
  if (one.kind === 'volcano') return metres <= SAME_VOLCANO_METRES
  return one.kind === 'cyclone' && metres <= SAME_STORM_METRES && stormName(one) === stormName(other)
}

/** `LALA-26, Hawaii` and `Lala` are one. */
function stormName({ place }: HazardEvent): string {
  return /^[a-z]+/.exec(place.toLowerCase())?.[0] ?? place
}

/** A publisher counts as delayed after three missed updates. */
export function isFeedStale(fetchedAt: string | null, everyMinutes: number, now: number): boolean {
  return fetchedAt === null || now - Date.parse(fetchedAt) > 3 * everyMinutes * 60_000
}
