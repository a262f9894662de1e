import type { MapCredit } from '@tripwright/domain/map/basemap'
import type { RegionManifest } from '@tripwright/domain/map/offline-maps'

/** The tile schema's licence (CC BY) requires its name wherever tiles are shown, those of our own encoder too. */
const SCHEMA: MapCredit = { text: '© OpenMapTiles', url: 'https://openmaptiles.org/' }
const OPEN_STREET_MAP = 'https://www.openstreetmap.org/copyright'

/** Who is to be named where a region is seen. */
export function creditsOfRegion({ attribution, basis, credits }: RegionManifest): MapCredit[] {
  if (credits) return credits
  return [SCHEMA, { text: attribution, url: basis === 'guide' ? null : OPEN_STREET_MAP }]
}

/** Without duplicates, in their order. */
export function uniqueCredits(credits: readonly MapCredit[]): MapCredit[] {
  return [...new Map(credits.map((one) => [one.text, one])).values()]
}
