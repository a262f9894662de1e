import type { Position } from '@tripwright/domain/base/geo'
import { MAX_ZOOM, MIN_ZOOM } from '@tripwright/map'
import { addProtocol, Map as MapLibre, type StyleSpecification, setWorkerUrl } from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { log } from '#platform/log.ts'
import { basemapStyle } from './basemap-style.ts'
import { loadLand } from './map-land.ts'
import type { MapPalette } from './map-palette.ts'
import type { MapScene } from './map-scene.ts'

type BasemapView = { centre: Position; zoom: number }
/** `cities`: those whose finer land is drawn (use-city-land.ts). `language`: the reader's, for the names of places. */
export type BasemapContent = { ink: MapPalette; scene: MapScene; cities: string; language: string }

/** The basemap drawn by MapLibre. */
export type DrawnBasemap = {
  moveTo: (look: BasemapView, durationMs: number) => void
  draw: (drawing: BasemapContent) => void
  resize: () => void
  remove: () => void
  /** Lets map-streets.ts change the style, now and whenever it is built again. */
  dress: (dress: Dress) => void
  map: MapLibre
  addProtocol: typeof addProtocol
}
type Dress = (style: StyleSpecification, content: BasemapContent) => StyleSpecification

type BasemapOptions = BasemapView &
  BasemapContent & {
    container: HTMLElement
    /** Notes for readers who scroll or swipe over the map, which then lets the page scroll. */
    gestures: { scroll: string; scrollMac: string; touch: string }
    onReady: () => void
    onMove: (look: BasemapView) => void
    /** WebGL was lost; the map has to be drawn another way. */
    onLost: () => void
  }

/** Requests of MapLibre's worker are answered on the main thread. */
const LAND = 'tripwright-land'

setWorkerUrl(workerUrl)
addProtocol(LAND, async ({ url }) => {
  const cities = url.replace(/^.*\//, '').replaceAll('+', ' ')
  return { data: { type: 'FeatureCollection', features: await loadLand(cities) } }
})

/** Starts MapLibre in a container, without rotation and tilt, so that frame and stops fit over it. */
export function makeBasemap(options: BasemapOptions): DrawnBasemap {
  const { container, centre, zoom, gestures, onReady, onMove, onLost } = options
  const map = new MapLibre({
    container,
    style: styleOf(options),
    center: [centre.lon, centre.lat],
    zoom,
    minZoom: MIN_ZOOM,
    maxZoom: MAX_ZOOM,
    attributionControl: false,
    // The map's own element handles keys, whichever renderer is in use.
    keyboard: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    cooperativeGestures: true,
    fadeDuration: 0,
    locale: {
      'CooperativeGesturesHandler.WindowsHelpText': gestures.scroll,
      'CooperativeGesturesHandler.MacHelpText': gestures.scrollMac,
      'CooperativeGesturesHandler.MobileHelpText': gestures.touch,
    },
  })
  map.touchZoomRotate.disableRotation()
  const canvas = map.getCanvas()
  // Markers and list describe the map; the canvas adds nothing for screen readers.
  for (const name of ['tabindex', 'role', 'aria-label']) canvas.removeAttribute(name)
  canvas.setAttribute('aria-hidden', 'true')
  map.once('load', onReady)
  map.on('move', () => {
    const { lat, lng } = map.getCenter().wrap()
    onMove({ centre: { lat, lon: lng }, zoom: map.getZoom() })
  })
  map.on('webglcontextlost', onLost)
  // A missing or broken tile leaves our own land visible: no error in the console.
  map.on('error', (event) => {
    if (!('tile' in event)) log.warn('A part of the map could not be drawn', { error: event.error })
  })
  let [dress, drawn]: [Dress, BasemapContent] = [(style) => style, options]
  function draw(next: BasemapContent) {
    drawn = next
    map.setStyle(dress(styleOf(next), next))
  }
  return {
    map,
    addProtocol,
    draw,
    dress(next) {
      dress = next
      draw(drawn)
    },
    moveTo({ centre: { lat, lon }, zoom: to }, durationMs) {
      map.easeTo({ center: [lon, lat], zoom: to, duration: durationMs, essential: true })
    },
    // Returns nothing: an effect would take MapLibre's return value for a cleanup function.
    resize: () => void map.resize(),
    remove: () => map.remove(),
  }
}

// Other cities mean another source address; only the land is drawn again.
function styleOf({ ink, scene, cities }: BasemapContent): StyleSpecification {
  return basemapStyle(ink, `${LAND}://cities/${cities.replaceAll(' ', '+')}`, scene)
}
