import { listRegions, type RegionManifest } from '@tripwright/domain/map/offline-maps'
import type { StyleSpecification } from 'maplibre-gl'
import { readCachedData, writeCachedData } from '#platform/cached-data.ts'
import { call } from '#platform/call.ts'
import type { Basemap } from './map-basemap.ts'
import type { MapPalette } from './map-palette.ts'
import { readTile } from './region-archive.ts'
import { listStoredRegions } from './region-store.ts'
import { regionLayers } from './region-style.ts'

const PROTOCOL = 'region'
/** Below it a region is a few px: its streets are nothing to see. */
const FIRST_ZOOM = 6
const LAST_ZOOM = 14
/** At most as many are drawn at once: each has its own layers. */
const MAX_SHOWN = 3
/** A list is asked for again after this long, so that a new region is seen in a page that stays open; milliseconds. */
const LIST_LASTS_MS = 5 * 60 * 1000
const REMEMBERED = 'map-regions'
/** In the ground's style what lies on the land comes from here on. */
const ABOVE_LAND = 'river-lining-3'

let listed: { at: number; list: Promise<RegionManifest[]> } | null = null
const manifests = new Map<string, RegionManifest>()

/** Forgets which regions there are: one was just kept or removed. */
export function forgetRegions(): void {
  listed = null
}

/**
 * The regions that can be drawn: what this device keeps, and with a network what the server has. One of a guide's city is drawn
 * only where it is kept: with a network every map has a guide's ground and places anyway.
 */
async function listDrawable(): Promise<RegionManifest[]> {
  const stored = (await listStoredRegions()).filter(({ isWhole }) => isWhole).map(({ manifest }) => manifest)
  const served = navigator.onLine ? await listServed() : []
  const withStreets = served.filter(({ basis }) => basis === undefined)
  return [...stored, ...withStreets.filter(({ id }) => stored.every((one) => one.id !== id))]
}

/** Regions are built now and then: one list does for all pages of an hour. */
async function listServed(): Promise<RegionManifest[]> {
  const remembered = await readCachedData(null, REMEMBERED, listRegions.output)
  if (remembered?.isFresh) return remembered.data.regions
  const response = await call(listRegions, {})
  if (!response.ok) return []
  void writeCachedData(null, REMEMBERED, response.value)
  return response.value.regions
}

/** Draws the streets of regions under the route wherever the map looks at one. Tells whose data are seen; ends with the answer. */
export function showRegions(ground: Basemap, onShown: (attribution: string | null) => void): () => void {
  const { map } = ground
  let lastKey = ''
  let isGone = false
  ground.addProtocol(PROTOCOL, async ({ url }) => {
    const [file = '', zoom, x, y] = url.replace(`${PROTOCOL}://`, '').split('/')
    const manifest = manifests.get(file)
    if (!manifest) throw new Error(`no region ${file}`)
    return { data: await readTile(manifest, { zoom: Number(zoom), x: Number(x), y: Number(y) }) }
  })
  async function look(): Promise<void> {
    if (map.getZoom() < FIRST_ZOOM) return show([])
    if (!listed || Date.now() - listed.at > LIST_LASTS_MS)
      listed = { at: Date.now(), list: listDrawable().catch(() => []) }
    const all = await listed.list
    if (isGone) return
    const bounds = map.getBounds()
    const seen = all.filter(
      ({ bounds: { west, south, east, north } }) =>
        west < bounds.getEast() &&
        east > bounds.getWest() &&
        south < bounds.getNorth() &&
        north > bounds.getSouth(),
    )
    show(seen.slice(0, MAX_SHOWN))
  }
  function show(regions: readonly RegionManifest[]): void {
    const names = regions.map(({ tiles }) => tiles.file).join(' ')
    if (names === lastKey) return
    lastKey = names
    for (const manifest of regions) manifests.set(manifest.tiles.file, manifest)
    ground.dress((style, ink) => withRegions(style, ink, regions))
    onShown(regions[0]?.attribution ?? null)
  }
  const start = () => void look()
  map.on('moveend', start)
  start()
  return () => {
    isGone = true
    map.off('moveend', start)
  }
}

function withRegions(
  style: StyleSpecification,
  ink: MapPalette,
  regions: readonly RegionManifest[],
): StyleSpecification {
  const sources = regions.map(({ tiles, maxZoom, bounds: { west, south, east, north } }) => [
    tiles.file,
    {
      type: 'vector',
      tiles: [`${PROTOCOL}://${tiles.file}/{z}/{x}/{y}`],
      minzoom: FIRST_ZOOM,
      maxzoom: maxZoom ?? LAST_ZOOM,
      bounds: [west, south, east, north],
    },
  ])
  const place = style.layers.findIndex(({ id }) => id === ABOVE_LAND)
  return {
    ...style,
    sources: { ...style.sources, ...Object.fromEntries(sources) },
    layers: [
      ...style.layers.slice(0, place),
      ...regions.flatMap(({ tiles }) => regionLayers(tiles.file, ink)),
      ...style.layers.slice(place),
    ],
  }
}
