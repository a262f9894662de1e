import { DEFAULT_CENTRE, DEFAULT_ZOOM, LOCATION_ZOOM, mapsMessages } from '@tripwright/domain/map/travel-map'
import { useEffect, useRef, useState } from 'react'
import type { TravelMapProps } from '#features/map/basemap/index.ts'
import { type MapPalette, useMapPalette } from '#features/map/basemap/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { type FrameScene, type FromFrame, readFromFrame, type ToFrame } from './frame-messages.ts'
import { LocationControl } from './map-controls.tsx'
import { useMapStyles } from './map-styles.ts'
import type { MapFailure } from './use-map-provider.ts'
import { useMyLocation } from './use-my-location.ts'

type GoogleMapProps = TravelMapProps & {
  apiKey: string
  scriptHost: string
  onFail: (code: MapFailure) => void
}

/** Google's map in a separate frame: its script and its looser policy never affect the page. */
export function GoogleMap(props: GoogleMapProps) {
  const { label, stops = [], hasLocation = true } = props
  const t = useText(mapsMessages)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isReady, setReady] = useState(false)
  useMapStyles()
  const send = (message: ToFrame) => frame.current?.contentWindow?.postMessage(message, location.origin)
  const { location: myLocation, find } = useMyLocation((here) =>
    send({ to: 'map-frame', kind: 'look', centre: here, zoom: LOCATION_ZOOM }),
  )
  const scene = sceneOf(
    props,
    useMapPalette(),
    myLocation.state === 'found' ? myLocation.here : (props.here ?? null),
  )
  const latest = useRef({ props, scene })
  latest.current = { props, scene }

  useEffect(() => {
    function onMessage(event: MessageEvent) {
      if (event.source !== frame.current?.contentWindow) return
      const message = readFromFrame(event)
      if (!message) return
      const { apiKey, scriptHost } = latest.current.props
      if (message.kind === 'listening')
        frame.current?.contentWindow?.postMessage(
          {
            to: 'map-frame',
            kind: 'start',
            apiKey,
            scriptHost,
            scene: latest.current.scene,
          } satisfies ToFrame,
          location.origin,
        )
      else if (message.kind === 'ready') setReady(true)
      else notifyOwner(message, latest.current.props)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [])

  const drawn = JSON.stringify(scene)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the scene is compared by what it holds
  useEffect(() => send({ to: 'map-frame', kind: 'scene', scene }), [drawn])

  return (
    <div className="tm" data-ground="google">
      {isReady ? null : (
        <p role="status" className="grid size-full place-items-center font-display font-semibold">
          {t('loading')}
        </p>
      )}
      <iframe
        ref={frame}
        className="tm-google"
        src="/map-frame.html"
        title={t('label', { label, count: stops.length })}
        hidden={!isReady}
      />
      {hasLocation && isReady ? <LocationControl location={myLocation} onFind={find} /> : null}
    </div>
  )
}

/** Callbacks for events in the frame. */
function notifyOwner(message: FromFrame, { onFail, onSelect, onHover }: GoogleMapProps): void {
  if (message.kind === 'no-key') onFail('no-key')
  if (message.kind === 'failed') onFail('script')
  if (message.kind === 'select') onSelect?.(message.id)
  if (message.kind === 'hover') onHover?.(message.id)
}

function sceneOf(props: TravelMapProps, ink: MapPalette, here: FrameScene['here']): FrameScene {
  const { brand, brandStrong, ink: text, paper } = ink
  return {
    stops: props.stops ?? [],
    stay: props.stay ?? null,
    legs: props.legs ?? [],
    centre: props.centre ?? DEFAULT_CENTRE,
    zoom: props.zoom ?? DEFAULT_ZOOM,
    here,
    selectedId: props.selectedId ?? null,
    hoveredId: props.hoveredId ?? null,
    ink: { brand, onBrand: paper, ink: text, paper, route: brandStrong },
  }
}
