import type { RegionManifest } from '@tripwright/domain/map/offline-maps'
import { groupTrips, stopsOf, tripName } from '@tripwright/domain/trip/sync'
import type { MapStop } from '#features/map/basemap/index.ts'
import { useTrip, useTrips } from '#features/trip/sync/index.ts'
import { today } from '#platform/today.ts'

/** The stops of the next trip that has a town in the area, with no network too: from what this device keeps of it. */
export function useTripStops({ west, south, east, north }: RegionManifest['bounds']): {
  name: string
  stops: MapStop[]
} {
  const { trips } = useTrips()
  const isIn = ({ lat, lon }: { lat: number; lon: number }) =>
    lat >= south && lat <= north && lon >= west && lon <= east
  const { upcoming, drafts, past } = groupTrips(trips, today())
  const summary = [...upcoming, ...drafts, ...past].find(({ places }) => places.some(isIn))
  const { trip } = useTrip(summary?.id ?? null)
  const stops = summary ? stopsOf(trip) : []
  return {
    name: summary ? tripName(summary) : '',
    stops: stops
      .flatMap(({ id, name, lat, lon }) =>
        name && typeof lat === 'number' && typeof lon === 'number' ? [{ id, name, lat, lon }] : [],
      )
      .filter(isIn)
      .map((stop, at) => ({ ...stop, number: at + 1 })),
  }
}
