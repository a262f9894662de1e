import { accuracyRadius, LOCATION_REQUEST } from '@tripwright/domain/map/travel-map'
import { useState } from 'react'
import type { UserLocation } from '#features/map/basemap/index.ts'
import { isAllowed } from '#platform/settings/mobile-settings.state.ts'

/**
 * State of the location request: idle, finding, found (specification section 5), or the reason of its failure, as a text
 * key.
 */
export type MyLocation =
  | { state: 'idle' | 'finding' }
  | { state: 'found'; here: UserLocation }
  | { state: 'refused'; reason: 'denied' | 'unavailable' | 'timed-out' | 'failed' | 'unsupported' }

// The codes of GeolocationPositionError.
const REASONS = { 1: 'denied', 2: 'unavailable', 3: 'timed-out' } as const

/** Requests the device's location on demand. `onFound` runs with each result. */
export function useMyLocation(onFound: (here: UserLocation) => void): {
  location: MyLocation
  find: () => void
} {
  const [location, setLocation] = useState<MyLocation>({ state: 'idle' })

  function find() {
    if (!('geolocation' in navigator)) return setLocation({ state: 'refused', reason: 'unsupported' })
    if (!isAllowed('location')) return setLocation({ state: 'refused', reason: 'denied' })
    setLocation({ state: 'finding' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const radiusMetres = accuracyRadius(coords.accuracy)
        const here = { lat: coords.latitude, lon: coords.longitude, radiusMetres }
        setLocation({ state: 'found', here })
        onFound(here)
      },
      ({ code }) => {
        const isStandardCode = code === 1 || code === 2 || code === 3
        setLocation({ state: 'refused', reason: isStandardCode ? REASONS[code] : 'failed' })
      },
      LOCATION_REQUEST,
    )
  }

  return { location, find }
}
