import { parseTownId, type TownPosition } from '../../destination/places/index.ts'
import { REGION_ID } from '../offline-maps/index.ts'

/** Of all that belongs to a pack, bytes. */
export const MAX_PACK_BYTES = 50_000_000
const LASTS_MS = 90 * 24 * 60 * 60 * 1000

/** What an id stands for: a city that has a guide, or a town of our list by its country and thousandths of a degree. */
export type PackPlaceId = { kind: 'city'; cityId: string } | ({ kind: 'town' } & TownPosition)

/** The pack of a city; a town whose guide was gathered has the pack of the town. */
export function packIdOfCity(cityId: string): string {
  return parseTownId(cityId) ? cityId : `city-${cityId}`
}

/** Null for what is no id of a pack. */
export function parsePackId(id: string): PackPlaceId | null {
  if (!REGION_ID.test(id)) return null
  if (id.startsWith('city-')) return { kind: 'city', cityId: id.slice('city-'.length) }
  const town = parseTownId(id)
  return town && { kind: 'town', ...town }
}

/** Whether a pack is to be made anew; `builtAt` is an instant (ISO 8601). */
export function isPackOld(builtAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(builtAt) >= LASTS_MS
}
