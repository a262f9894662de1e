/** Loads the components of a read-only plan when they are needed. */
export function loadPlanParts() {
  return import('./plan-parts.ts')
}

/** What comes next in a trip, for pages that show no more of it. */
export const loadNextOfTrip = () => import('./next-of-trip.tsx').then(({ NextOfTrip }) => NextOfTrip)
