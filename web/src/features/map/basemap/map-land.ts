import { land } from 'virtual:map-land'
import {
  type Camera,
  CITY_AROUND,
  CITY_ZOOM,
  type LandFile,
  type LandShape,
  toScreen,
  unpackLand,
} from '@tripwright/map'

const requests = new Map<string, Promise<LandFile | null>>()

/**
 * The land of the world and, finer, that around these cities: guide ids separated by spaces. Each piece is fetched once; one
 * that fails offline is left out, and requested again next time.
 */
export async function loadLand(cities: string): Promise<LandShape[]> {
  const urls = [land.world, ...cities.split(' ').flatMap((id) => land.cities[id]?.url ?? [])]
  const pieces = await Promise.all(urls.map(loadPiece))
  return unpackLand(pieces.filter((piece) => piece !== null))
}

/** Whether the land around a city is loaded; waits for its fetch. */
export async function isLandHere(cityId: string): Promise<boolean> {
  const url = land.cities[cityId]?.url
  return url !== undefined && (await loadPiece(url)) !== null
}

function loadPiece(url: string): Promise<LandFile | null> {
  const piece =
    requests.get(url) ??
    fetchPiece(url).catch(() => {
      requests.delete(url)
      return null
    })
  requests.set(url, piece)
  return piece
}

async function fetchPiece(url: string): Promise<LandFile> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`no land: ${response.status}`)
  return response.json()
}

/** The cities whose finer land is visible; none at a zoom where it would be a few px. */
export function citiesInView(camera: Camera, cities: typeof land.cities = land.cities): string[] {
  if (camera.zoom < CITY_ZOOM) return []
  const seen = Object.entries(cities).filter(([, { lat, lon }]) => {
    const upper = toScreen({ lat: lat + CITY_AROUND, lon: lon - CITY_AROUND }, camera)
    const lower = toScreen({ lat: lat - CITY_AROUND, lon: lon + CITY_AROUND }, camera)
    return upper.x < camera.width && lower.x > 0 && upper.y < camera.height && lower.y > 0
  })
  return seen.map(([id]) => id)
}
