import { GOOGLE_SCRIPT, retryDelay } from '@tripwright/domain/map/travel-map'
import type { GoogleMaps } from './google-types.ts'

const READY = '__googleMapsReady'

/**
 * Loads the script of Google Maps: version weekly, places library, up to 3 retries with growing delay (specification section
 * 7). Null when all fail.
 */
export async function loadGoogle(
  { apiKey, scriptHost }: { apiKey: string; scriptHost: string },
  wait: (milliseconds: number) => Promise<void> = pause,
): Promise<GoogleMaps | null> {
  for (let retry = 1; ; retry++) {
    const maps = await tryOnce(`${scriptHost}/maps/api/js?${query(apiKey)}`)
    if (maps) return maps
    const delay = retryDelay(retry)
    if (delay === null) return null
    await wait(delay)
  }
}

function query(key: string): string {
  const { version, libraries } = GOOGLE_SCRIPT
  return String(new URLSearchParams({ key, v: version, libraries, loading: 'async', callback: READY }))
}

function tryOnce(source: string): Promise<GoogleMaps | null> {
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = source
    script.async = true
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
    Reflect.set(window, READY, () => resolve(googleMaps()))
    script.addEventListener('error', () => {
      script.remove()
      resolve(null)
    })
    document.head.append(script)
  })
}

function googleMaps(): GoogleMaps | null {
  const maps: unknown = Object(Reflect.get(window, 'google')).maps
  // The script that has just called us set it.
  return typeof Object(maps).Map === 'function' ? (maps as GoogleMaps) : null
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
