import type { IsoDate } from '../../base/dates.ts'
import { ICON_RENOWN } from './fame.rules.ts'
import type { PointOfInterest } from './places.contract.ts'

/** The months in which people lie on a beach, by latitude in degrees, north of the equator; south of it half a year later. */
const BEACH_MONTHS: readonly { below: number; from: number; to: number }[] = [
  { below: 26, from: 1, to: 12 },
  { below: 32.5, from: 4, to: 11 },
  { below: 48, from: 5, to: 10 },
  { below: 90, from: 6, to: 8 },
]

/** Whether a date is outside the season of a place; only beaches have one beside their hours, and the famous ones are sights. */
export function isOutOfSeason(
  { category, lat, renown }: Pick<PointOfInterest, 'category' | 'lat' | 'renown'>,
  date: IsoDate,
): boolean {
  if (category !== 'beach' || renown >= ICON_RENOWN) return false
  const season = BEACH_MONTHS.find(({ below }) => Math.abs(lat) < below)
  if (!season) return true
  const month = Number(date.slice(5, 7))
  const northern = lat >= 0 ? month : ((month + 5) % 12) + 1
  return northern < season.from || northern > season.to
}
