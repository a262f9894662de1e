import { metresBetween, type Position } from '@tripwright/domain/base/geo'
import type { RegionManifest } from '@tripwright/domain/map/offline-maps'
import { useState } from 'react'
import type { MapLeg, MapStop } from '#features/map/basemap/index.ts'
import { useMyLocation } from '#features/map/travel-map/index.ts'
import type { PackWalkResult } from './pack-engine.state.ts'

/** An end of a walk, with its name on the map. */
export type WalkEnd = Position & { id: string; name: string }
export type FoundWalk =
  | { state: 'none' }
  | { state: 'no-start' | 'outside' }
  | { state: 'finding'; to: WalkEnd }
  | { state: 'found'; to: WalkEnd; metres: number; seconds: number; line: Position[] }
  | { state: 'not-found' | 'no-streets'; to: WalkEnd }

const NO_LEGS: readonly MapLeg[] = []
type FindWalk = (from: Position, to: Position) => Promise<PackWalkResult>

/** Where somebody is or wants to start, how far everything is from there, and the way along the streets of the pack. */
export function usePackWalk({ bounds }: RegionManifest, findWalk: FindWalk) {
  const { location, find } = useMyLocation(() => undefined)
  const [start, setStart] = useState<WalkEnd | null>(null)
  const [walk, setWalk] = useState<FoundWalk>({ state: 'none' })
  const here = location.state === 'found' ? location.here : null
  const isHereOutside = here !== null && !isWithin(here)
  const from: Position | null = start ?? (isHereOutside ? null : here)

  function isWithin({ lat, lon }: Position): boolean {
    return lat >= bounds.south && lat <= bounds.north && lon >= bounds.west && lon <= bounds.east
  }
  async function walkTo(to: WalkEnd): Promise<void> {
    if (from === null) return setWalk({ state: isHereOutside ? 'outside' : 'no-start' })
    setWalk({ state: 'finding', to })
    const found = await findWalk(from, to)
    if (found === 'no-streets') return setWalk({ state: 'no-streets', to })
    setWalk(found ? { state: 'found', to, ...found } : { state: 'not-found', to })
  }
  return {
    here,
    location,
    findHere: find,
    start,
    startAt: (end: WalkEnd) => {
      setStart(end)
      setWalk({ state: 'none' })
    },
    walk,
    walkTo,
    endWalk: () => setWalk({ state: 'none' }),
    /** Metres in a straight line; null where nobody knows from where. */
    distanceTo: (to: Position): number | null => (from ? metresBetween(from, to) : null),
    legs: walk.state === 'found' ? [{ id: 'walk', mode: 'walk', path: walk.line } satisfies MapLeg] : NO_LEGS,
    /** What is listed; both ends of a walk alone, so that the map shows all of it. */
    stops(listed: readonly MapStop[], startLabel: string): readonly MapStop[] {
      if (walk.state !== 'found') return listed
      const { to } = walk
      const number = listed.find(({ id }) => id === to.id)?.number ?? 1
      const first = from && {
        id: 'walk-start',
        name: start?.name ?? startLabel,
        ...at(from),
        look: 'quiet' as const,
      }
      return [{ id: to.id, name: to.name, ...at(to), number }, ...(first ? [{ ...first, number: 0 }] : [])]
    },
  }
}

function at({ lat, lon }: Position): Position {
  return { lat, lon }
}

export type PackWalking = ReturnType<typeof usePackWalk>
