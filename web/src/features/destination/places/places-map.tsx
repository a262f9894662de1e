import type { Guide } from '@tripwright/domain/destination/places'
import { lazy, Suspense, useEffect } from 'react'
import { cacheCityLand, type TravelMapProps } from '#features/map/basemap/index.ts'
import { loadMapView, loadTravelMap } from '#features/map/travel-map/index.ts'
import { Skeleton } from '#ui/skeleton.tsx'

const TravelMap = lazy(loadTravelMap)

/** Brings the map, with the land of these cities, to this device before it is opened: without a network it could not come any more. */
export function usePrefetchMap(cityIds: readonly string[] = []): void {
  const cities = cityIds.join(' ')
  useEffect(() => {
    const ids = cities.split(' ').filter(Boolean)
    // A part that fails now is fetched again when the map opens.
    void Promise.allSettled([loadTravelMap(), loadMapView(), cacheCityLand(ids)])
  }, [cities])
}

/** The map of a city with its stops and ways; what stands beside it is drawn before its first byte is here. */
export function PlacesMap({ guide, className, ...props }: TravelMapProps & { guide: Guide | undefined }) {
  return (
    <Suspense fallback={<Skeleton {...(className && { className })} />}>
      <TravelMap
        {...props}
        {...(className && { className })}
        {...(guide && { centre: guide.city, lines: guide.barriers })}
      />
    </Suspense>
  )
}
