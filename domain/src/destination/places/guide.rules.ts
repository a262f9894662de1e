import { metresBetween } from '../../base/geo.ts'
import { oldestProvenance } from '../../base/provenance.ts'
import { EATING_CATEGORIES, type Guide, type GuideFile, type PointOfInterest } from './places.contract.ts'

const DAY_TRIP_METRES = 25_000
const SOURCE = 'Tripwright guide, written by us'

/** Converts a guide file to a guide: prices get their currency, day trips are marked, and the age and the usual highs of the months are added. */
export function toGuide(file: GuideFile, highs?: readonly number[]): Guide {
  const { asOf, city, transport, barriers, tickets } = file
  const source = `${SOURCE}${readingsOf(file)}`
  const pointsOfInterest = file.pointsOfInterest.map((row) => ({
    ...row,
    price: row.price === null ? null : { amount: row.price, currency: city.currency },
    dayTrip: metresBetween(city, row) > DAY_TRIP_METRES,
    checked: row.checked ?? null,
    asOf,
    source: SOURCE,
  }))
  // The guide was written when its oldest row was: an age must not flatter.
  const [written = asOf] = file.pointsOfInterest.map((row) => row.written).sort()
  const hoursCertain = pointsOfInterest.every(({ checked }) => checked !== null)
  const provenance = { asOf, source, written, checked: null }
  return {
    city,
    transport,
    barriers,
    ...(tickets && { tickets }),
    ...(highs && { highs: [...highs] }),
    pointsOfInterest,
    hoursCertain,
    ...provenance,
  }
}

/** How often its rows were read: places that came later must not hide that the others were read twice, nor pass as such. */
function readingsOf({ pointsOfInterest }: GuideFile): string {
  const readOnce = pointsOfInterest.filter(({ secondLook }) => secondLook === undefined).length
  if (readOnce === 0) return ' and looked at twice'
  if (readOnce === pointsOfInterest.length) return ', one reading so far'
  return `, looked at twice but for ${readOnce} of ${pointsOfInterest.length} places`
}

/** How old what rests on several guides is: as the oldest of them. Throws RangeError for none. */
export function provenanceOfGuides(
  guides: readonly Guide[],
): Pick<Guide, 'asOf' | 'source' | 'written' | 'checked'> {
  const oldest = oldestProvenance(guides)
  if (!oldest) throw new RangeError('there is no guide')
  const { asOf, source, written, checked } = oldest
  return { asOf, source, written, checked }
}

export function isEatery({ category }: Pick<PointOfInterest, 'category'>): boolean {
  return EATING_CATEGORIES.some((eating) => eating === category)
}
