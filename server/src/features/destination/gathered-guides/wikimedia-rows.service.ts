import { createHash } from 'node:crypto'
import { utcDate } from '@tripwright/domain/base/dates'
import { kindOfWikidataClasses, type SourcePlace } from '@tripwright/domain/destination/gathered-guides'
import type { VoyagePage, WikidataItem } from '#platform/wikimedia/wikimedia.port.ts'

/** What a section of Wikivoyage stands for where nobody else says more; what one does there is told by others or not at all. */
const KINDS = { see: 'landmark', do: null, eat: 'restaurant', drink: 'bar' } as const

export function rowsOfItems(items: readonly WikidataItem[], now: Date): SourcePlace[] {
  return items.map((item) => ({
    source: 'wikidata',
    id: item.id,
    wikidata: item.id,
    name: item.name,
    kind: kindOfWikidataClasses(item.classes),
    lat: item.lat,
    lon: item.lon,
    sitelinks: item.sitelinks,
    asOf: utcDate(now),
    ...(item.image && { image: item.image }),
    ...(item.website && { website: item.website }),
    ...(item.isGone && { isGone: true }),
  }))
}

/** Listings that say where they are, themselves or by their item. */
export function rowsOfPage(
  { listings, editedAt }: VoyagePage,
  items: readonly WikidataItem[],
): SourcePlace[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  return listings.flatMap(({ kind, name, position, wikidata, hours, website, isFree }) => {
    const place = position ?? byId.get(wikidata ?? '')
    if (!place) return []
    return [
      {
        source: 'wikivoyage' as const,
        id: `v${createHash('sha256').update(name).digest('hex').slice(0, 12)}`,
        name,
        kind: KINDS[kind],
        lat: place.lat,
        lon: place.lon,
        asOf: utcDate(editedAt),
        ...(wikidata && { wikidata }),
        ...(hours && { hours }),
        ...(website && { website }),
        ...(isFree && { isFree }),
      },
    ]
  })
}
