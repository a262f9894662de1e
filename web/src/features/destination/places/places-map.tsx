import type { Guide } from '@tripwright/domain/destination/places'
import { lazy, Suspense, useEffect } from 'react'
import { cacheCityLand, type TravelMapProps } from '#features/map/basemap/index.ts'
import { loadMapView, loadTravelMap } from '#features/map/travel-map/index.ts'
import { Skeleton } from '#ui/skeleton.tsx'

const TravelMap = lazy(loadTravelMap)

/** Loads the map with the land of these cities before it is opened, because offline it could not be loaded. */
export function usePrefetchMap(cityIds: readonly string[] = []): void {
  const cities = cityIds.join(' ')
  useEffect(() => {
    const ids = cities.split(' ').filter(Boolean)
    // A part that fails now is fetched again when the map opens.
    void Promise.allSettled([loadTravelMap(), loadMapView(), cacheCityLand(ids)])
  }, [cities])
}

/** The map of a city with its stops and routes; the content beside it is rendered before the map loads. */
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
