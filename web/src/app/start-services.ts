import { prefetchEmergencyNumbers } from '#features/destination/countries/index.ts'
import { prefetchCityLand } from '#features/map/basemap/index.ts'
import { untilLoaded } from '#platform/lazy-part.ts'
import { addPrefetchTask, prefetchParts } from '#platform/prefetch-parts.ts'
import { isInShell } from '#platform/reach-server.ts'
import { registerServiceWorker } from '#platform/register-service-worker.ts'

/** A visitor who is still here after this time is likely to stay. */
const FILL_AFTER_MS = 15_000

/**
 * Starts the background services after hydration of the first page: the worker, the offline queue, saved items, trips,
 * preferences, the fingerprint, the emergency numbers.
 */
export function startServices(): void {
  addPrefetchTask(prefetchCityLand)
  // In development there is no worker: it would serve old code. The native app holds its files itself.
  if (import.meta.env.PROD && !isInShell()) registerServiceWorker()
  whenIdle(() => {
    void untilLoaded(() => import('./background-services.ts')).then((services) =>
      services.startBackgroundServices(),
    )
    void untilLoaded(prefetchEmergencyNumbers)
  })
  if (import.meta.env.PROD) setTimeout(() => whenIdle(prefetchParts), FILL_AFTER_MS)
}

function whenIdle(run: () => unknown): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 })
  else setTimeout(run, 200)
}
