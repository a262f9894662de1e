import { type Camera, CITY_ZOOM, toScreen } from '@tripwright/map'
import { useEffect, useState } from 'react'
import { loadLand } from './map-land.ts'
import type { MapScene } from './map-scene.ts'

type Shape = {
  properties: { kind: string; name?: string }
  geometry: { type: string; coordinates: unknown }
}

type SvgBasemapProps = { scene: MapScene; camera: Camera; cities: string }

/**
 * The basemap as SVG: while MapLibre loads, and permanently without WebGL. `cities` are those whose finer land it draws
 * (use-city-land.ts).
 */
export function SvgBasemap({ scene, camera, cities }: SvgBasemapProps) {
  const land = useLand(cities)
  const isCity = camera.zoom >= CITY_ZOOM
  const visible = land.filter(({ properties: { kind } }) => isCity || kind === 'world')
  const order = ['island', 'ridge', 'river', 'accuracy', 'walk', 'transit', 'taxi', 'drive']
  const drawn = scene.features
    .filter(({ geometry }) => geometry.type !== 'Point')
    .toSorted((a, b) => order.indexOf(a.properties.kind) - order.indexOf(b.properties.kind))
  return (
    <svg className="tm-drawn" width={camera.width} height={camera.height} aria-hidden="true">
      {visible.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the land never changes its order
        <path key={index} className={`tm-${shape.properties.kind}`} d={pathOf(shape, camera)} />
      ))}
      {drawn.map((shape, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: nothing in a path is kept between drawings
          key={index}
          className={`tm-${shape.properties.kind}`}
          data-kind={shape.properties.kind}
          d={pathOf(shape, camera)}
        />
      ))}
    </svg>
  )
}

function useLand(cities: string): Shape[] {
  const [land, setLand] = useState<Shape[]>([])
  useEffect(() => {
    let isGone = false
    // Without land the sea stays blank; stops and route are drawn all the same.
    void loadLand(cities).then((shapes) => isGone || setLand(shapes))
    return () => {
      isGone = true
    }
  }, [cities])
  return land
}

/** The path of a line or a polygon in px; empty when it is completely out of view. */
function pathOf({ geometry: { type, coordinates } }: Shape, camera: Camera): string {
  const rings: unknown[] = type === 'Polygon' && Array.isArray(coordinates) ? coordinates : [coordinates]
  return rings.map((ring) => (Array.isArray(ring) ? ringPath(ring, camera, type === 'Polygon') : '')).join('')
}

function ringPath(ring: unknown[], camera: Camera, isClosed: boolean): string {
  const points = ring.map((pair) => {
    const [lon, lat] = Object(pair)
    return toScreen({ lat: Number(lat), lon: Number(lon) }, camera)
  })
  const isSeen =
    points.some(({ x }) => x > -50) &&
    points.some(({ x }) => x < camera.width + 50) &&
    points.some(({ y }) => y > -50) &&
    points.some(({ y }) => y < camera.height + 50)
  if (!isSeen) return ''
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${isClosed ? 'z' : ''}`
}
