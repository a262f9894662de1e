import { mapsMessages } from '@tripwright/domain/map/travel-map'
import { clsx } from 'clsx'
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'
import type { TravelMapProps } from '#features/map/basemap/index.ts'
import { log } from '#platform/log.ts'
import { useText } from '#platform/text/use-text.ts'
import { type MapFailure, useMapProvider } from './use-map-provider.ts'

/**
 * A map of numbered stops, the route between them and the waters of a city. Our own map unless a Google key is configured;
 * 400 px high by default. A list beside it should have the same content.
 */
export function TravelMap(props: TravelMapProps) {
  const { provider, retry, fail, useOwn } = useMapProvider()
  const { MapView, GoogleMap } = useParts(provider.state, fail)
  const state = provider.state === 'error' ? 'error' : isHere() ? 'ready' : 'loading'
  function isHere() {
    return (provider.state === 'own' && MapView) || (provider.state === 'google' && GoogleMap)
  }
  return (
    <div
      className={clsx('neatline relative overflow-hidden', props.className ?? 'h-[400px]')}
      data-map={state}
      aria-busy={state === 'loading' || undefined}
    >
      {state === 'loading' ? <LoadingMap /> : null}
      {provider.state === 'error' ? (
        <FailedMap code={provider.code} onRetry={retry} onUseOwn={useOwn} />
      ) : null}
      {provider.state === 'own' && MapView ? <MapView {...props} /> : null}
      {provider.state === 'google' && GoogleMap ? (
        <GoogleMap {...props} apiKey={provider.apiKey} scriptHost={provider.scriptHost} onFail={fail} />
      ) : null}
    </div>
  )
}

type GoogleMapProps = TravelMapProps & {
  apiKey: string
  scriptHost: string
  onFail: (code: MapFailure) => void
}
type Parts = { MapView?: ComponentType<TravelMapProps>; GoogleMap?: ComponentType<GoogleMapProps> }

// Not React.lazy: prerendering would wait for it, and draw a map into the document.
function useParts(state: string, fail: (code: MapFailure) => void): Parts {
  const [parts, setParts] = useState<Parts>({})
  const notifyFailure = useEffectEvent(fail)
  useEffect(() => {
    const loading =
      state === 'own'
        ? import('./map-view.tsx')
        : state === 'google'
          ? import('./google-map.tsx')
          : Promise.resolve({})
    loading.then(
      (loaded) => setParts((before) => ({ ...before, ...loaded })),
      (error: unknown) => {
        log.warn('A part of the map could not be loaded', { error })
        notifyFailure('configuration')
      },
    )
  }, [state])
  return parts
}

function LoadingMap() {
  const t = useText(mapsMessages)
  return (
    <div role="status" className="skeleton grid size-full place-items-center">
      <span className="rounded-sm bg-sheet px-3 py-1 font-display font-semibold">{t('loading')}</span>
    </div>
  )
}

type FailedMapProps = { code: MapFailure; onRetry: () => void; onUseOwn: () => void }

function FailedMap({ code, onRetry, onUseOwn }: FailedMapProps) {
  const t = useText(mapsMessages)
  const look = 'min-h-11 rounded-md border border-rule bg-sheet px-5 py-2 font-display font-semibold'
  return (
    <div role="alert" className="paper-grid grid size-full place-content-center gap-4 p-6 text-center">
      <p className="font-display font-semibold">{t(code)}</p>
      <div className="flex flex-wrap justify-center gap-2">
        <button type="button" className={look} onClick={onRetry}>
          {t('retry')}
        </button>
        <button type="button" className={look} onClick={onUseOwn}>
          {t('own')}
        </button>
      </div>
    </div>
  )
}
