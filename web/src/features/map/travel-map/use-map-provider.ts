import { getMapsKey } from '@tripwright/domain/map/travel-map'
import { useEffect, useState } from 'react'
import { call } from '#platform/call.ts'

/** The map provider: ours, or Google where a key is configured. */
export type MapProvider =
  | { state: 'loading' }
  | { state: 'own' }
  | { state: 'google'; apiKey: string; scriptHost: string }
  | { state: 'error'; code: MapFailure }
export type MapFailure = 'configuration' | 'no-key' | 'script'

const ANSWER_WITHIN_MS = 4000
let providerPromise: Promise<MapProvider> | null = null

/** Requests the provider once per page load. Offline it is ours, which needs no network. */
async function fetchProvider(): Promise<MapProvider> {
  if (!navigator.onLine) return { state: 'own' }
  const response = await call(getMapsKey, undefined, { timeoutMs: ANSWER_WITHIN_MS })
  if (response.ok) {
    const { apiKey, scriptHost } = response.value
    return apiKey === null ? { state: 'own' } : { state: 'google', apiKey, scriptHost }
  }
  return response.status === 0 && response.code !== 'unexpected'
    ? { state: 'own' }
    : { state: 'error', code: 'configuration' }
}

/** The provider of this page's maps, a handler for Google's failure, and a retry. */
export function useMapProvider() {
  const [provider, setProvider] = useState<MapProvider>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the reason to ask again
  useEffect(() => {
    let isGone = false
    providerPromise ??= fetchProvider()
    providerPromise.then(
      (next) => {
        // A temporary answer is requested again by the next map.
        if (next.state === 'error' || !navigator.onLine) providerPromise = null
        if (!isGone) setProvider(next)
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [attempt])
  return {
    provider,
    retry() {
      providerPromise = null
      setProvider({ state: 'loading' })
      setAttempt((count) => count + 1)
    },
    fail: (code: MapFailure) => setProvider({ state: 'error', code }),
    useOwn: () => setProvider({ state: 'own' }),
  }
}

/** Resets the answer, for tests. */
export function forgetProvider(): void {
  providerPromise = null
}
