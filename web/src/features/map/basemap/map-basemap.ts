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
/** `cities`: those whose finer land is drawn (use-city-land.ts). `language`: that of the reader, for the names of places. */
export type BasemapContent = { ink: MapPalette; scene: MapScene; cities: string; language: string }

/** The ground of a map, drawn by MapLibre. */
export type DrawnBasemap = {
  moveTo: (look: BasemapView, durationMs: number) => void
  draw: (drawing: BasemapContent) => void
  resize: () => void
  remove: () => void
  /** For what is drawn beside (map-streets.ts): it changes the style, now and whenever that is drawn anew. */
  dress: (dress: Dress) => void
  map: MapLibre
  addProtocol: typeof addProtocol
}
type Dress = (style: StyleSpecification, content: BasemapContent) => StyleSpecification

type BasemapOptions = BasemapView &
  BasemapContent & {
    container: HTMLElement
    /** Words for who scrolls or swipes over the map: it lets the page move. */
    gestures: { scroll: string; scrollMac: string; touch: string }
    onReady: () => void
    onMove: (look: BasemapView) => void
    /** The graphics card gave up; the map has to be drawn another way. */
    onLost: () => void
  }

/** What MapLibre asks for is unpacked on this side. */
const LAND = 'tripwright-land'

setWorkerUrl(workerUrl)
addProtocol(LAND, async ({ url }) => {
  const cities = url.replace(/^.*\//, '').replaceAll('+', ' ')
  return { data: { type: 'FeatureCollection', features: await loadLand(cities) } }
})

/** Starts MapLibre in a container. North stays up and the ground flat, so that the paper's frame and stops fit over it. */
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
    // The map's own element listens to keys, whatever draws the ground.
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
  // Its markers and its list say what it shows; the canvas has nothing to add.
  for (const name of ['tabindex', 'role', 'aria-label']) canvas.removeAttribute(name)
  canvas.setAttribute('aria-hidden', 'true')
  map.once('load', onReady)
  map.on('move', () => {
    const { lat, lng } = map.getCenter().wrap()
    onMove({ centre: { lat, lon: lng }, zoom: map.getZoom() })
  })
  map.on('webglcontextlost', onLost)
  // A tile that did not come or is broken leaves our own land to be seen: nothing to be complained about in the console.
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
    // MapLibre's own answers stay here: an effect would take the map for what it has to call afterwards.
    resize: () => void map.resize(),
    remove: () => map.remove(),
  }
}

// Other cities are another address, and nothing but the land is drawn anew.
function styleOf({ ink, scene, cities }: BasemapContent): StyleSpecification {
  return basemapStyle(ink, `${LAND}://cities/${cities.replaceAll(' ', '+')}`, scene)
}
