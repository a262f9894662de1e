import { feature, featuresContaining } from '@rapideditor/country-coder'
import type { Position } from '../../base/geo.ts'
import { isInside } from './area.rules.ts'
import { BORDER_CORRECTIONS } from './border-corrections.data.ts'
import { ANTARCTIC_CLAIMS, DISPUTED_AREAS, type DisputedArea } from './disputed.data.ts'

/** The day on which the package with these borders was published, and whose they are. */
export const BORDERS_AS_OF = '2026-02-27'
export const BORDERS_SOURCE = '@rapideditor/country-coder 5.6.1 (ISC), disputed areas by Tripwright'

/** The country or territory of a position. */
export type CountryAt = {
  /** ISO 3166-1 alpha-2 of the territory itself (GI, RE, GL). */
  code: string
  /** The state that a territory belongs to; null for a state, and where there is none. */
  sovereign: string | null
  /** ISO 3166-2; null where it is not known. */
  subdivision: string | null
  /** The codes of all states that claim the place; empty when it is undisputed. */
  disputed: string[]
  /** Whose emergency numbers answer there: a code, or a row of `data/territories.json`. */
  numbersOf: string
}

/** Parts of Spain that the package gives codes of their own. */
const SPANISH_TERRITORIES = new Map([
  ['EA', 'ES'],
  ['IC', 'ES'],
])
const TREATY_LATITUDE = -60
/** Parts of a territory that are called by numbers of their own: rows of `data/territories.json`. */
const NUMBERS_BY_SUBDIVISION = new Map([['SH-TA', 'tristan-da-cunha']])
const ISO_SUBDIVISION = /^([A-Z]{2})-[A-Z0-9]{1,3}$/

/** The country of a position by its borders; null on the open sea. Shores are generous: some miles of water count as land. */
export function countryAt(position: Position): CountryAt | null {
  // The 180th meridian is one line with two names, and the package knows it by the western one.
  const here = { lat: position.lat, lon: position.lon >= 180 ? position.lon - 360 : position.lon }
  if (here.lat <= TREATY_LATITUDE) return antarctica(here.lon)
  const base = packageCodeAt(here)
  const area = DISPUTED_AREAS.find((one) => isInDisputedArea(here, base, one))
  const code = area?.code ?? base
  if (code === null) return null
  const subdivision = subdivisionAt(here, code)
  return {
    code,
    sovereign: sovereignOf(code),
    subdivision,
    disputed: [...(area?.claims ?? [])],
    numbersOf: area?.numbersOf ?? NUMBERS_BY_SUBDIVISION.get(subdivision ?? '') ?? code,
  }
}

const METRES_PER_DEGREE = 111_195
const DIRECTIONS = [0, 1, 2, 3, 4, 5, 6, 7].map((eighth) => (eighth * Math.PI) / 4)

/**
 * Whose numbers answer over the borders within so many metres, looked for in eight directions: no device and no border is
 * exact to the metre. Without those of the place itself.
 */
export function emergencyCodesAround(position: Position, metres: number): string[] {
  const degrees = metres / METRES_PER_DEGREE
  const own = countryAt(position)?.numbersOf
  const neighbours = DIRECTIONS.map((angle) => {
    const lat = Math.max(-90, Math.min(90, position.lat + Math.cos(angle) * degrees))
    const east = (Math.sin(angle) * degrees) / Math.max(0.01, Math.cos((position.lat * Math.PI) / 180))
    const lon = position.lon + east
    return countryAt({ lat, lon: lon < -180 ? lon + 360 : lon })?.numbersOf
  })
  return [...new Set(neighbours)].filter((one): one is string => one !== undefined && one !== own)
}

function isInDisputedArea(here: Position, base: string | null, { bases, shapes }: DisputedArea): boolean {
  return bases.includes(base) && (shapes?.some((shape) => isInside(here, shape)) ?? true)
}

// At the level of countries Puerto Rico would be the United States and Gibraltar the United Kingdom; without `maxLevel` a
// place that no state claims would be the European Union or the United Nations, which have codes too.
function packageCodeAt({ lat, lon }: Position): string | null {
  const territory = feature([lon, lat], { level: 'territory', maxLevel: 'country', withProp: 'iso1A2' })
  const coded = territory?.properties.iso1A2
  if (!coded) return null
  const code = SPANISH_TERRITORIES.get(coded) ?? coded
  const mended = BORDER_CORRECTIONS.find(({ from, shape }) => from === code && isInside({ lat, lon }, shape))
  return mended?.code ?? code
}

function sovereignOf(code: string): string | null {
  const country = feature(code)?.properties.country
  return country && country !== code ? country : null
}

function subdivisionAt({ lat, lon }: Position, code: string): string | null {
  const names = featuresContaining([lon, lat]).flatMap(({ properties }) => properties.aliases ?? [])
  return names.find((name) => ISO_SUBDIVISION.exec(name)?.[1] === code) ?? null
}

function antarctica(lon: number): CountryAt {
  const claims = ANTARCTIC_CLAIMS.filter(([, west, east]) => lon >= west && lon < east)
  const disputed = claims.map(([code]) => code)
  return { code: 'AQ', sovereign: null, subdivision: null, disputed, numbersOf: 'AQ' }
}
