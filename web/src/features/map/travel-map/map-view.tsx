import { DEFAULT_CENTRE, DEFAULT_ZOOM, LOCATION_ZOOM, mapsMessages } from '@tripwright/domain/map/travel-map'
import { type KeyboardEvent, useEffect, useId, useMemo, useRef } from 'react'
import type { MapLeg, MapStop, MapWater, TravelMapProps } from '#features/map/basemap/index.ts'
import {
  type MapCamera,
  makeScene,
  SvgBasemap,
  useBasemap,
  useCityLand,
  useMapCamera,
} from '#features/map/basemap/index.ts'
import { useText } from '#platform/text/use-text.ts'
import { LocationControl, MapControls } from './map-controls.tsx'
import { MapCredits } from './map-credits.tsx'
import { MapGridFrame, ScaleBar } from './map-grid-frame.tsx'
import { MapStops, UserLocationMark } from './map-stops.tsx'
import { useMapStyles } from './map-styles.ts'
import { RouteLegend } from './route-legend.tsx'
import { useDrag } from './use-drag.ts'
import { useMyLocation } from './use-my-location.ts'

const NO_STOPS: readonly MapStop[] = []
const NO_LEGS: readonly MapLeg[] = []
const NO_LINES: readonly MapWater[] = []
const ARROW_PX = 80
/** Zooms that a group of stops is looked at closer. */
const CLOSER = 2

/** Our own map: basemap, frame, stops and controls. Works offline, without a key and without WebGL. */
export function MapView(props: TravelMapProps) {
  const { stops = NO_STOPS, legs = NO_LEGS, lines = NO_LINES, hasLocation = true } = props
  const t = useText(mapsMessages)
  const keysId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const container = useRef<HTMLDivElement>(null)
  useMapStyles()
  const start = () => ({ centre: props.centre ?? DEFAULT_CENTRE, zoom: props.zoom ?? DEFAULT_ZOOM })
  const all = props.stay ? [...stops, props.stay] : stops
  const view = useMapCamera(frame, start, all, props.closestFit)
  const { location, find } = useMyLocation((here) => view.moveTo({ centre: here, zoom: LOCATION_ZOOM }))
  const here = location.state === 'found' ? location.here : (props.here ?? null)
  const scene = useStableValue(
    useMemo(
      () => makeScene({ waters: lines, legs, here, marks: here ? [...stops, here] : stops }),
      [lines, legs, here, stops],
    ),
  )
  const cities = useCityLand(view.camera)
  const { isReady: isGround, credits } = useBasemap(container, view, scene, cities)
  useFollowSelection(view, props)
  const drag = useDrag(view.panBy)

  return (
    <div ref={frame} className="tm" data-ground={isGround ? 'maplibre' : 'drawn'}>
      <div
        className="tm-ground"
        role="application"
        aria-label={t('label', { label: props.label, count: stops.length })}
        aria-describedby={keysId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keys below move it
        tabIndex={0}
        onKeyDown={(event) => moveByKey(event, view)}
        {...(isGround ? {} : drag)}
      >
        <div ref={container} className="tm-canvas" />
        {isGround ? null : <SvgBasemap scene={scene} camera={view.camera} cities={cities} />}
      </div>
      <p id={keysId} className="sr-only">
        {t('keyboard')}
      </p>
      <MapGridFrame camera={view.camera} />
      {here ? <UserLocationMark camera={view.camera} here={here} /> : null}
      <MapStops
        {...props}
        stops={stops}
        camera={view.camera}
        onGroup={(group) => view.moveTo({ centre: middleOf(group), zoom: view.camera.zoom + CLOSER })}
      />
      <MapControls onZoom={view.zoomBy} onFit={all.length > 0 ? () => view.fit(all) : null} />
      {hasLocation ? <LocationControl location={location} onFind={find} /> : null}
      <div className="tm-foot">
        <ScaleBar camera={view.camera} />
        <RouteLegend legs={legs} hasStay={Boolean(props.stay)} />
        <MapCredits credits={credits} />
      </div>
    </div>
  )
}

function middleOf(stops: readonly MapStop[]): { lat: number; lon: number } {
  const mean = (of: 'lat' | 'lon') => stops.reduce((sum, stop) => sum + stop[of], 0) / stops.length
  return { lat: mean('lat'), lon: mean('lon') }
}

/** Keeps the previous scene while it is equal: redrawing is expensive, and hovering a stop changes nothing in it. */
function useStableValue<T>(value: T): T {
  const stable = useRef(value)
  if (stable.current !== value && JSON.stringify(stable.current) !== JSON.stringify(value))
    stable.current = value
  return stable.current
}

/** The map fits new stops; a stop selected elsewhere is brought into view. */
function useFollowSelection(
  view: MapCamera,
  { stops = NO_STOPS, stay, selectedId = null, centre }: TravelMapProps,
): void {
  const latest = useRef({ view, stops, stay })
  latest.current = { view, stops, stay }
  const ids = [...stops.map(({ id }) => id), stay?.lat, stay?.lon].join(' ')
  const lastIds = useRef(ids)
  useEffect(() => {
    if (lastIds.current === ids) return
    lastIds.current = ids
    latest.current.view.fit([...latest.current.stops, latest.current.stay ?? []].flat())
  }, [ids])
  useEffect(() => {
    const stop = latest.current.stops.find(({ id }) => id === selectedId)
    if (stop) latest.current.view.bringIntoView(stop)
  }, [selectedId])
  const [lat, lon] = [centre?.lat, centre?.lon]
  const centred = useRef(`${lat} ${lon}`)
  useEffect(() => {
    if (centred.current === `${lat} ${lon}`) return
    centred.current = `${lat} ${lon}`
    if (lat === undefined || lon === undefined || latest.current.stops.length > 0) return
    latest.current.view.moveTo({ centre: { lat, lon }, zoom: latest.current.view.camera.zoom })
  }, [lat, lon])
}

function moveByKey(event: KeyboardEvent, { panBy, zoomBy }: MapCamera): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return
  const move = moveOf(event.key)
  if (!move) return
  event.preventDefault()
  move({ panBy, zoomBy })
}

function moveOf(key: string): ((by: Pick<MapCamera, 'panBy' | 'zoomBy'>) => void) | null {
  if (key === 'ArrowLeft') return ({ panBy }) => panBy(-ARROW_PX, 0)
  if (key === 'ArrowRight') return ({ panBy }) => panBy(ARROW_PX, 0)
  if (key === 'ArrowUp') return ({ panBy }) => panBy(0, -ARROW_PX)
  if (key === 'ArrowDown') return ({ panBy }) => panBy(0, ARROW_PX)
  if (key === '+' || key === '=') return ({ zoomBy }) => zoomBy(1)
  return key === '-' ? ({ zoomBy }) => zoomBy(-1) : null
}
