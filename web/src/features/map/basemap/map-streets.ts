import { getMapTilesInfo, type MapCredit } from '@tripwright/domain/map/basemap'
import { listRegions, type RegionManifest } from '@tripwright/domain/map/offline-maps'
import { doBoundsMeet, streetLayers } from '@tripwright/map'
import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { readCachedData, writeCachedData } from '#platform/cached-data.ts'
import { call } from '#platform/call.ts'
import { FIRST_ROUTE_LAYER } from './basemap-style.ts'
import type { BasemapContent, DrawnBasemap } from './map-basemap.ts'
import { listStoredRegions } from './region-store.ts'
import { creditsOfRegion, uniqueCredits } from './street-credits.ts'
import {
  isServerUp,
  type MapTilesInfo,
  readRegionTile,
  readStreetTile,
  SERVER_REST_MS,
  type StreetSources,
  wakeServer,
} from './street-tiles.ts'

const STREETS = 'streets'
const GUIDE = 'guide'
/** At lower zooms our own land shows as much, with less to load. */
const FIRST_ZOOM = 4
/** At lower zooms a region is a few px. */
const FIRST_REGION_ZOOM = 6
const LAST_ZOOM = 14
/** Maximum of guide regions drawn at once, because each has its own layers. */
const MAX_GUIDES = 3
/** The sources are checked again after this time, so that an open page shows new ones; milliseconds. */
const SOURCES_LAST_MS = 5 * 60 * 1000
const ANSWER_WITHIN_MS = 8000
const REMEMBERED = 'map-regions'

type Drawable = StreetSources & { guides: RegionManifest[] }
const NOTHING: Drawable = { stored: [], served: [], server: null, guides: [] }
let listed: { at: number; list: Promise<Drawable> } | null = null
/** The source of tiles for all maps of this page: MapLibre has one protocol handler. */
let current = NOTHING
const known = new Map<string, RegionManifest>()

/** Clears the list of sources: a region was just stored or removed. */
export function forgetRegions(): void {
  listed = null
}

/** Sources on this device, and online also the server's. */
async function listDrawable(): Promise<Drawable> {
  const [stored, served, server] = await Promise.all([listStored(), listServed(), describeServer()])
  const isOfGuide = ({ basis }: RegionManifest) => basis === 'guide'
  const isElsewhere = ({ id }: RegionManifest) => stored.every((one) => one.id !== id)
  return {
    stored: stored.filter((one) => !isOfGuide(one)),
    served: served.filter((one) => !isOfGuide(one) && isElsewhere(one)),
    server,
    // Online every map has the basemap and a guide's places anyway.
    guides: stored.filter(isOfGuide),
  }
}

/** A region with an outdated schema is not drawn: the page of offline maps says so. */
async function listStored(): Promise<RegionManifest[]> {
  const all = (await listStoredRegions()).filter(({ isWhole }) => isWhole)
  return all.map(({ manifest }) => manifest).filter(({ schema }) => schema !== undefined)
}

async function listServed(): Promise<RegionManifest[]> {
  if (!navigator.onLine) return []
  const remembered = await readCachedData(null, REMEMBERED, listRegions.output)
  if (remembered?.isFresh) return remembered.data.regions
  const answer = await call(listRegions, {})
  if (!answer.ok) return []
  void writeCachedData(null, REMEMBERED, answer.value)
  return answer.value.regions
}

async function describeServer(): Promise<MapTilesInfo | null> {
  if (!navigator.onLine) return null
  const answer = await call(getMapTilesInfo, {}, { timeoutMs: ANSWER_WITHIN_MS })
  return answer.ok && answer.value.available ? answer.value : null
}

/**
 * Draws streets in the visible area, over our own land and under the route. Reports the attributions; the returned function
 * stops it.
 */
export function showStreets(
  ground: DrawnBasemap,
  onCredits: (credits: readonly MapCredit[]) => void,
): () => void {
  const { map } = ground
  let shown = ''
  let isGone = false
  let retry: ReturnType<typeof setTimeout> | undefined
  ground.addProtocol(STREETS, async ({ url }, { signal }) => {
    try {
      return { data: await readStreetTile(addressIn(url), current, signal) }
    } catch (error) {
      if (!signal.aborted) retry ??= setTimeout(refresh, SERVER_REST_MS)
      throw error
    }
  })
  ground.addProtocol(GUIDE, async ({ url }) => {
    const manifest = known.get(url.split('/')[2] ?? '')
    return { data: manifest ? await readRegionTile(manifest, addressIn(url)) : new ArrayBuffer(0) }
  })

  /** Failed tiles are requested again; until then the layers below are visible. */
  function refresh(): void {
    clearTimeout(retry)
    retry = undefined
    if (!isGone && map.getSource(STREETS)) map.refreshTiles(STREETS)
  }
  function wake(): void {
    wakeServer()
    forgetRegions()
    refresh()
    void look()
  }
  async function look(): Promise<void> {
    if (!listed || Date.now() - listed.at > SOURCES_LAST_MS)
      listed = { at: Date.now(), list: listDrawable().catch(() => NOTHING) }
    const all = await listed.list
    if (isGone) return
    current = all
    const inView = viewOf(map, all)
    const names = inView.guides.map(({ tiles }) => tiles.file).join(' ')
    const sources = [hasStreets(all), all.server?.maxzoom, names].join(' ')
    onCredits(inView.credits)
    if (sources === shown) return
    shown = sources
    for (const manifest of inView.guides) known.set(manifest.tiles.file, manifest)
    ground.dress((style, content) => withStreets(style, content, hasStreets(all), inView.guides))
  }
  const start = () => void look()
  map.on('moveend', start)
  addEventListener('online', wake)
  start()
  return () => {
    isGone = true
    clearTimeout(retry)
    map.off('moveend', start)
    removeEventListener('online', wake)
  }
}

function addressIn(url: string) {
  const [zoom = 0, x = 0, y = 0] = url.split('/').slice(-3).map(Number)
  return { zoom, x, y }
}

function hasStreets({ stored, served, server }: Drawable): boolean {
  return server !== null || stored.length + served.length > 0
}

/** The visible part: guide regions to draw, and attributions. */
function viewOf(map: DrawnBasemap['map'], { stored, served, server, guides }: Drawable) {
  const [zoom, box] = [map.getZoom(), map.getBounds()]
  const view = { west: box.getWest(), south: box.getSouth(), east: box.getEast(), north: box.getNorth() }
  const seen = (regions: readonly RegionManifest[]) =>
    zoom < FIRST_REGION_ZOOM ? [] : regions.filter(({ bounds }) => doBoundsMeet(bounds, view))
  const isServed = server !== null && zoom >= FIRST_ZOOM && isServerUp(Date.now())
  const drawn = server === null ? seen(guides).slice(0, MAX_GUIDES) : []
  const regions = [...seen(stored), ...(isServed ? [] : seen(served)), ...drawn]
  return {
    guides: drawn,
    credits: uniqueCredits([...(isServed ? server.attribution : []), ...regions.flatMap(creditsOfRegion)]),
  }
}

function withStreets(
  style: StyleSpecification,
  { ink, language }: BasemapContent,
  isShown: boolean,
  guides: readonly RegionManifest[],
): StyleSpecification {
  const theme = { theme: ink.isDark ? 'dark' : 'light', isHighContrast: ink.isBold, language } as const
  const streets = isShown ? streetLayers({ ...theme, source: STREETS }) : { drawn: [], written: [] }
  const guideLayers = guides.map(({ tiles }) => layersOfGuide(streetLayers({ ...theme, source: tiles.file })))
  const place = style.layers.findIndex(({ id }) => id === FIRST_ROUTE_LAYER)
  return {
    ...style,
    sources: {
      ...style.sources,
      ...(isShown && { [STREETS]: tileSource(STREETS, FIRST_ZOOM, LAST_ZOOM) }),
      ...Object.fromEntries(guides.map((guide) => [guide.tiles.file, sourceOfGuide(guide)])),
    },
    layers: [
      ...style.layers.slice(0, place),
      ...layersFor(guideLayers.flatMap(({ drawn }) => drawn)),
      ...layersFor(streets.drawn),
      ...style.layers.slice(place, -1),
      ...layersFor(guideLayers.flatMap(({ written }) => written)),
      ...layersFor(streets.written),
      // The marks, of which names keep clear.
      ...style.layers.slice(-1),
    ],
  }
}

type Layers = ReturnType<typeof streetLayers>
const GUIDE_LAYERS = ['ground', 'boundary', 'place', 'poi']

/** A guide's region has few layers of the schema: the others would be requested in vain. */
function layersOfGuide({ drawn, written }: Layers): Layers {
  const own = (layers: Layers['drawn']) =>
    layers.filter((layer) => GUIDE_LAYERS.includes(layer['source-layer']))
  return { drawn: own(drawn), written: own(written) }
}

function sourceOfGuide({ tiles, maxZoom, bounds: { west, south, east, north } }: RegionManifest) {
  const address = `${GUIDE}://${tiles.file}`
  return {
    ...tileSource(address, FIRST_REGION_ZOOM, maxZoom ?? LAST_ZOOM),
    bounds: [west, south, east, north] as [number, number, number, number],
  }
}

function tileSource(address: string, minzoom: number, maxzoom: number) {
  const prefix = address.includes('://') ? address : `${address}://tile`
  return { type: 'vector' as const, tiles: [`${prefix}/{z}/{x}/{y}`], minzoom, maxzoom }
}

// The package writes layers as JSON and knows no types of MapLibre; a test has its validator read them. What else the map draws
// has names of its own.
function layersFor(layers: Layers['drawn']): LayerSpecification[] {
  return layers.map((layer) => ({
    ...layer,
    id: `${layer.source}-${layer.id}`,
  })) as unknown as LayerSpecification[]
}
