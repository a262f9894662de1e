import type { TripState } from './merge.rules.ts'
import type { StoredStop } from './plan-view.rules.ts'
import { stopsOf } from './read.rules.ts'

/** The stops of a trip for the engine; those without day or place stay in the list of notes. */
export function storedStops(trip: TripState): StoredStop[] {
  return stopsOf(trip).flatMap(
    ({ id, kind, poiId, name, lat, lon, day, start, minutes, isLocked, cost, mode }) => {
      if (!kind || !day || !start || typeof lat !== 'number' || typeof lon !== 'number') return []
      const rest = {
        poiId: poiId ?? null,
        minutes: minutes ?? 60,
        isLocked: isLocked ?? false,
        cost: cost ?? null,
        ...(mode && { mode }),
      }
      return [{ id, kind, name: name ?? '', lat, lon, day, start, ...rest }]
    },
  )
}
