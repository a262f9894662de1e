import type { MapCredit } from '@tripwright/domain/map/basemap'
import type { RegionManifest } from '@tripwright/domain/map/offline-maps'

/** The schema of the tiles is under CC BY: it is named wherever they are seen, those of our own encoder too. */
const SCHEMA: MapCredit = { text: '© OpenMapTiles', url: 'https://openmaptiles.org/' }
const OPEN_STREET_MAP = 'https://www.openstreetmap.org/copyright'

/** Who is to be named where a region is seen. */
export function creditsOfRegion({ attribution, basis }: RegionManifest): MapCredit[] {
  return [SCHEMA, { text: attribution, url: basis === 'guide' ? null : OPEN_STREET_MAP }]
}

/** Each once, in the order in which they came. */
export function uniqueCredits(credits: readonly MapCredit[]): MapCredit[] {
  return [...new Map(credits.map((one) => [one.text, one])).values()]
}
