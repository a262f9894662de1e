import { REGION_ID } from '../offline-maps/index.ts'

/** Of all that belongs to a pack, bytes. */
export const MAX_PACK_BYTES = 50_000_000
const LASTS_MS = 90 * 24 * 60 * 60 * 1000

/** What an id stands for: a city that has a guide, or a town of our list by its country and thousandths of a degree. */
export type PackPlaceId =
  | { kind: 'city'; cityId: string }
  | { kind: 'town'; country: string; lat: number; lon: number }

export function packIdOfCity(cityId: string): string {
  return `city-${cityId}`
}

/** The id of the pack of a town as suggestions give it; null for one of which no position is known. */
export function packIdOfTown(town: {
  country: string
  lat?: number | null | undefined
  lon?: number | null | undefined
}): string | null {
  if (typeof town.lat !== 'number' || typeof town.lon !== 'number') return null
  const written = (degrees: number, [plus, minus]: readonly [string, string]) => {
    const thousandths = Math.round(degrees * 1000)
    return `${thousandths < 0 ? minus : plus}${Math.abs(thousandths)}`
  }
  return `town-${town.country.toLowerCase()}-${written(town.lat, ['n', 's'])}-${written(town.lon, ['e', 'w'])}`
}

const TOWN = /^town-([a-z]{2})-([ns])(\d{1,5})-([ew])(\d{1,6})$/

/** Null for what is no id of a pack. */
export function parsePackId(id: string): PackPlaceId | null {
  if (!REGION_ID.test(id)) return null
  if (id.startsWith('city-')) return { kind: 'city', cityId: id.slice('city-'.length) }
  const [, country, northOrSouth, lat, eastOrWest, lon] = TOWN.exec(id) ?? []
  if (country === undefined) return null
  const signed = (thousandths: string | undefined, isMinus: boolean) =>
    (isMinus ? -1 : 1) * Number(thousandths)
  return {
    kind: 'town',
    country: country.toUpperCase(),
    lat: signed(lat, northOrSouth === 's'),
    lon: signed(lon, eastOrWest === 'w'),
  }
}

/** Whether a pack is to be made anew; `builtAt` is an instant (ISO 8601). */
export function isPackOld(builtAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(builtAt) >= LASTS_MS
}
