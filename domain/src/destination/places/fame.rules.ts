import type { PointOfInterest } from './places.contract.ts'

/** Nobody should come home without these. */
export const ICON_RENOWN = 9
/** More than all the small sights that fit into the same hours are worth together, and less than a meal. */
const ICON_POINTS = { 9: 3500, 10: 5000 } as const
const TOP_PLACES = 10
/** A stay of fewer days may leave some of the best known places out. */
const TOP_PLACES_DAYS = 3
const TOP_PLACE_POINTS = 700

/** The extra points of icons, and of the ten best known sights of a city in a stay of three days; by id. */
export function fameBonuses(sights: readonly PointOfInterest[], days: number): Map<string, number> {
  const { above, tied, left } = bestKnown(sights)
  const shareOf = (sight: PointOfInterest) => {
    if (days < TOP_PLACES_DAYS) return 0
    if (above.includes(sight)) return 1
    // Places that share the last ranks share what is left of them.
    return tied.includes(sight) ? Math.min(1, left / tied.length) : 0
  }
  return new Map(
    sights.map((sight) => [sight.id, iconPoints(sight) + Math.round(TOP_PLACE_POINTS * shareOf(sight))]),
  )
}

/** The best known sights that a plan of so many days does not have although it should: the icons, from three days on the top ten. */
export function bestKnownWithout(
  sights: readonly PointOfInterest[],
  planned: ReadonlySet<string>,
  days: number,
): PointOfInterest[] {
  const { above, tied, left } = bestKnown(sights)
  const isMissing = ({ id }: PointOfInterest) => !planned.has(id)
  const taken = tied.filter(({ id }) => planned.has(id)).length
  const missing = [...above.filter(isMissing), ...tied.filter(isMissing).slice(0, Math.max(0, left - taken))]
  return missing.filter(({ renown }) => days >= TOP_PLACES_DAYS || renown >= ICON_RENOWN)
}

/** The ten best known sights: those `above` all others, and of those that are `tied` for the last ranks as many as are `left`. */
function bestKnown(sights: readonly PointOfInterest[]) {
  const ranked = [...sights].sort((a, b) => b.renown - a.renown)
  const least = ranked[Math.min(TOP_PLACES, ranked.length) - 1]?.renown ?? 0
  const above = ranked.filter(({ renown }) => renown > least)
  return { above, tied: ranked.filter(({ renown }) => renown === least), left: TOP_PLACES - above.length }
}

function iconPoints({ renown }: PointOfInterest): number {
  return renown === 9 || renown === 10 ? ICON_POINTS[renown] : 0
}
