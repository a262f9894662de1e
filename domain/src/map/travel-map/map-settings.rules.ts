import type { Position } from '../../base/geo.ts'

/** What a map shows before it knows better (specification section 9, "Map"). */
export const DEFAULT_CENTRE: Position = { lat: 40.7128, lon: -74.006 }
export const DEFAULT_ZOOM = 12

/** Zoom after My Location; the quick action's own location map stands one nearer (specification section 9). */
export const LOCATION_ZOOM = 15
export const QUICK_LOCATION_ZOOM = 16

/** Metres of the circle when a device does not say how sure it is (specification section 9). */
const ACCURACY_FALLBACK_METRES = 50

/** Options of the geolocation request, in milliseconds (specification section 9). */
export const LOCATION_REQUEST = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 } as const

/** The version and libraries of the Google script (specification section 7). */
export const GOOGLE_SCRIPT = { version: 'weekly', libraries: 'places' } as const

const MAX_RETRIES = 3
const FIRST_DELAY_MS = 1000

/** Milliseconds to wait before retry 1, 2 and 3 of the Google script, each twice the last; null when it is enough. */
export function retryDelay(retry: number): number | null {
  return retry > MAX_RETRIES ? null : FIRST_DELAY_MS * 2 ** (retry - 1)
}

/** Radius in metres of the circle around a found position: the device's own, or the fallback where it says none. */
export function accuracyRadius(value: number | null | undefined): number {
  return value !== null && value !== undefined && Number.isFinite(value) && value > 0
    ? value
    : ACCURACY_FALLBACK_METRES
}
