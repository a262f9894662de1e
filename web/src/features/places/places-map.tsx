import type { Guide } from '@tripwright/domain/places'
import { lazy, Suspense } from 'react'
import type { TravelMapProps } from '#platform/map/travel-map.types.ts'
import { Skeleton } from '#ui/skeleton.tsx'

const TravelMap = lazy(() =>
  import('#platform/map/travel-map.tsx').then(({ TravelMap }) => ({ default: TravelMap })),
)

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
