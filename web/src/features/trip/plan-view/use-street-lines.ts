import type { Position } from '@tripwright/domain/base/geo'
import { useEffect, useRef, useState } from 'react'
import type { MapLeg } from '#features/map/basemap/index.ts'
import { log } from '#platform/log.ts'

type Lines = Readonly<Record<string, Position[]>>
const NO_LINES: Lines = {}

/** The ways of a map, those along streets with their lines as soon as they are here: straight until then, and where no line comes. */
export function useStreetLines(legs: readonly PlannedLeg[], isStepFree: boolean): MapLeg[] {
  const [loaded, setLoaded] = useState<{ name: string; lines: Lines }>({ name: '', lines: NO_LINES })
  const ways = legs.flatMap(({ id, isOnStreets, path: [from, to] }) =>
    isOnStreets && from && to ? [{ id, from, to }] : [],
  )
  const name = JSON.stringify([isStepFree, ways])
  // The name says all of it: a plan is drawn anew far more often than its ways change.
  const latest = useRef({ ways, isStepFree })
  latest.current = { ways, isStepFree }
  useEffect(() => {
    const { ways, isStepFree } = latest.current
    if (ways.length === 0) return
    const ended = new AbortController()
    const onLine = (id: string, line: Position[]) =>
      setLoaded((now) => ({ name, lines: { ...(now.name === name ? now.lines : {}), [id]: line } }))
    void import('./street-lines.state.ts')
      .then(({ loadStreetLines }) => loadStreetLines(ways, isStepFree, { onLine, signal: ended.signal }))
      .catch((error: unknown) => log.warn('The lines of ways are not drawn', { error: String(error) }))
    return () => ended.abort()
  }, [name])
  const lines = loaded.name === name ? loaded.lines : NO_LINES
  return legs.map(({ isOnStreets: _, ...leg }) => ({ ...leg, path: lines[leg.id] ?? leg.path }))
}

/** A way of a plan: two positions, between which it may go along streets. */
export type PlannedLeg = MapLeg & { isOnStreets: boolean }
