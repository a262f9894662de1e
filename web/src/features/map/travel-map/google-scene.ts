import type { FrameScene } from './frame-messages.ts'
import type { GoogleMapObject, GoogleMaps, GoogleMarker } from './google-types.ts'

type SceneEvents = { select: (id: string | null) => void; hover: (id: string | null) => void }
type Position = { lat: number; lon: number }

const FIT_PADDING_PX = 56
const at = ({ lat, lon }: Position) => ({ lat, lng: lon })

/** Draws scenes on a Google map, each replacing the last; the map fits new stops. */
export function makeSceneDrawer(
  maps: GoogleMaps,
  map: GoogleMapObject,
  says: SceneEvents,
): (scene: FrameScene) => void {
  let drawn: { setMap: (map: null) => void }[] = []
  let lastKey = ''
  let latest: FrameScene | null = null
  return (scene) => {
    latest = scene
    for (const one of drawn) one.setMap(null)
    drawn = [
      ...drawLegs(maps, map, scene),
      ...drawStops(),
      ...drawStay(maps, map, scene),
      ...drawHere(maps, map, scene),
    ]
    const ids = scene.stops.map(({ id }) => id).join(' ')
    if (ids !== lastKey) showAll(maps, map, scene)
    lastKey = ids
  }

  function drawStops(): GoogleMarker[] {
    return (latest?.stops ?? []).map((stop) => {
      const marker = new maps.Marker(markerOptions(maps, map, stop, latest))
      marker.addListener('click', () => says.select(latest?.selectedId === stop.id ? null : stop.id))
      marker.addListener('mouseover', () => says.hover(stop.id))
      marker.addListener('mouseout', () => says.hover(null))
      return marker
    })
  }
}

function markerOptions(
  maps: GoogleMaps,
  map: GoogleMapObject,
  { id, number, name, detail, lat, lon, look }: FrameScene['stops'][number],
  scene: FrameScene | null,
): object {
  const [isSelected, isHovered] = [id === scene?.selectedId, id === scene?.hoveredId]
  const ink = scene?.ink
  return {
    map,
    position: at({ lat, lon }),
    title: [name, detail].filter(Boolean).join(', '),
    label: {
      text: look === 'waiting' ? '+' : String(number),
      color: isSelected ? ink?.paper : ink?.onBrand,
      fontWeight: '700',
    },
    zIndex: isSelected ? 2 : isHovered ? 1 : 0,
    icon: {
      path: maps.SymbolPath.CIRCLE,
      scale: isSelected || isHovered ? 17 : 14,
      fillColor: isSelected ? ink?.ink : ink?.brand,
      fillOpacity: 1,
      strokeColor: ink?.paper,
      strokeWeight: 2.5,
    },
  }
}

function drawLegs(maps: GoogleMaps, map: GoogleMapObject, { legs, ink }: FrameScene) {
  return legs.map(({ mode, path }) => {
    const line = { map, path: path.map(at), strokeColor: ink.route, strokeWeight: 4 }
    if (mode === 'transit') return new maps.Polyline(line)
    // Google has no dashed line: a symbol is repeated along an invisible one.
    const icon = mode === 'walk' ? { path: maps.SymbolPath.CIRCLE, scale: 2 } : { path: 'M0-2V2', scale: 2 }
    const symbol = { ...icon, strokeColor: ink.route, strokeOpacity: 1, fillColor: ink.route, fillOpacity: 1 }
    const repeat = mode === 'walk' ? '10px' : '16px'
    return new maps.Polyline({ ...line, strokeOpacity: 0, icons: [{ icon: symbol, offset: '0', repeat }] })
  })
}

/** A house instead of a number, as on our own map. */
function drawStay(maps: GoogleMaps, map: GoogleMapObject, { stay, ink }: FrameScene): GoogleMarker[] {
  if (!stay) return []
  const icon = {
    path: 'M-8-1 0-8 8-1M-6-2V8H6V-2M0 8V3',
    fillColor: ink.paper,
    fillOpacity: 1,
    strokeColor: ink.ink,
    strokeWeight: 2,
  }
  return [new maps.Marker({ map, position: at(stay), title: stay.name, icon })]
}

function drawHere(maps: GoogleMaps, map: GoogleMapObject, { here, ink }: FrameScene) {
  if (!here) return []
  const colours = { fillColor: ink.brand, fillOpacity: 0.15, strokeColor: ink.brand, strokeWeight: 1.5 }
  return [
    new maps.Circle({ map, center: at(here), radius: here.radiusMetres, ...colours }),
    new maps.Circle({ map, center: at(here), radius: 4, ...colours, fillOpacity: 1 }),
  ]
}

function showAll(maps: GoogleMaps, map: GoogleMapObject, { stops, centre, zoom }: FrameScene): void {
  const [first, second] = stops
  if (first && second) {
    const bounds = new maps.LatLngBounds()
    for (const stop of stops) bounds.extend(at(stop))
    map.fitBounds(bounds, FIT_PADDING_PX)
    return
  }
  map.setCenter(at(first ?? centre))
  map.setZoom(first ? 15 : zoom)
}
