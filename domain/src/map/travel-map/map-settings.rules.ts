import type { Position } from '../../base/geo.ts'

/** The initial view of a map (specification section 9, "Map"). */
export const DEFAULT_CENTRE: Position = { lat: 40.7128, lon: -74.006 }
export const DEFAULT_ZOOM = 12

/** Zoom after My Location; the location map of the quick action is one step closer (specification section 9). */
export const LOCATION_ZOOM = 15
export const QUICK_LOCATION_ZOOM = 16

/** The accuracy circle in metres when the device reports none (specification section 9). */
const ACCURACY_FALLBACK_METRES = 50

/** Options of the geolocation request, in milliseconds (specification section 9). */
export const LOCATION_REQUEST = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 } as const

/** The version and libraries of the Google script (specification section 7). */
export const GOOGLE_SCRIPT = { version: 'weekly', libraries: 'places' } as const

const MAX_RETRIES = 3
const FIRST_DELAY_MS = 1000

/** Milliseconds to wait before retry 1, 2 and 3 of the Google script, doubling each time; null after the last retry. */
export function retryDelay(retry: number): number | null {
  return retry > MAX_RETRIES ? null : FIRST_DELAY_MS * 2 ** (retry - 1)
}

/** The accuracy radius in metres around a found position: the reported one, or the fallback. */
export function accuracyRadius(value: number | null | undefined): number {
  return value !== null && value !== undefined && Number.isFinite(value) && value > 0
    ? value
    : ACCURACY_FALLBACK_METRES
}
