import {
  isOwnPlace,
  type RouteAnswer,
  type RouteEnd,
  type RouteWay,
  waysBetween,
} from '@tripwright/domain/assistant/tools'
import { metresBetween, type Position } from '@tripwright/domain/base/geo'
import type { Guide } from '@tripwright/domain/destination/places'
import { findRoute } from '@tripwright/domain/map/walking'
import { useEffect, useState } from 'react'
import { loadGuide, searchAddresses } from '#features/destination/places/index.ts'
import { fetchFact } from '#platform/fact-cache.ts'
import { useOnline } from '#platform/online.ts'

/** An end that the address search found says what it was found as. */
type ShownEnd = RouteEnd & { address?: string }
export type ShownRoute = {
  from: ShownEnd
  to: ShownEnd
  ways: readonly RouteWay[]
  guide: Guide | undefined
  /** Along streets, with where they are from; null where only an estimate is known. */
  streets: { line: readonly Position[]; source: string; asOf: string | null } | null
  /** While an end is looked up. */
  isSearching: boolean
}

/** Farther away it is another place of that name. */
const MAX_METRES = 60_000

/** A way as it is known by now: ends in words are looked up near the city, and the way on foot is measured along streets. */
export function useRoute(card: RouteAnswer, language: string): ShownRoute {
  const [guide, setGuide] = useState<Guide>()
  const [lookedUp, setLookedUp] = useState<Pick<ShownRoute, 'from' | 'to'> | null>(null)
  const [streets, setStreets] = useState<(ShownRoute['streets'] & { way: RouteWay }) | null>(null)
  const isOnline = useOnline()
  const { city, from, to } = card
  const isOpen = city !== null && [from, to].some(isSearchable)
  useEffect(() => {
    if (city) void loadGuide(city.id).then((read) => read && setGuide(read))
  }, [city])
  useEffect(() => {
    if (!isOpen || !isOnline) return
    const ended = new AbortController()
    const look = (end: RouteEnd) => lookUp(end, city, { language, signal: ended.signal })
    void Promise.all([look(from), look(to)]).then(
      ([a, b]) => ended.signal.aborted || setLookedUp({ from: a, to: b }),
    )
    return () => ended.abort()
  }, [isOpen, isOnline, city, from, to, language])
  const ends = lookedUp ?? { from, to }
  const ways = card.ways.length > 0 || !guide ? card.ways : waysBetween(ends, guide)
  const name = [ends.from, ends.to].map((end) => (end.kind === 'words' ? '' : pointText(end))).join('|')
  useEffect(() => {
    const [a = '', b = ''] = name.split('|')
    let isGone = false
    if (a !== '' && b !== '') void measureOnStreets(a, b).then((walk) => isGone || setStreets(walk))
    return () => {
      isGone = true
    }
  }, [name])
  return {
    ...ends,
    ways: ways.map((way) => (way.mode === 'walk' && streets ? streets.way : way)),
    guide,
    streets,
    isSearching: isOpen && isOnline && lookedUp === null,
  }
}

function isSearchable(end: RouteEnd): boolean {
  return end.kind === 'words' && !isOwnPlace(end.text)
}

async function lookUp(
  end: RouteEnd,
  city: NonNullable<RouteAnswer['city']>,
  options: { language: string; signal: AbortSignal },
): Promise<ShownEnd> {
  if (end.kind !== 'words' || !isSearchable(end)) return end
  const { items } = await searchAddresses(end.text, { city, ...options }).catch(() => ({ items: [] }))
  const near = items.find((item) => metresBetween(item, city) <= MAX_METRES)
  return near ? { kind: 'place', name: near.name, address: near.address, lat: near.lat, lon: near.lon } : end
}

const pointText = ({ lat, lon }: Position) => `${lat.toFixed(5)},${lon.toFixed(5)}`

/** The way on foot along streets; null where this server has none there, and where nobody answers. */
async function measureOnStreets(from: string, to: string) {
  const route = await fetchFact(`route:${from}:${to}:false`, findRoute, { from, to })
  if (route?.basis !== 'streets') return null
  const { minutes, metres, source, asOf, geometry } = route
  const line = geometry.coordinates.map(([lon = 0, lat = 0]) => ({ lat, lon }))
  const way: RouteWay = { mode: 'walk', minutes, metres, basis: 'streets', cost: null }
  return { way, line, source, asOf }
}
