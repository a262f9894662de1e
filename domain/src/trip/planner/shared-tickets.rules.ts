import type { DayFrame } from './day-frames.rules.ts'
import type { StopCandidate } from './stop-candidate.rules.ts'

/** The points that each further day of one ticket costs: about two sights. */
const SECOND_DAY_POINTS = 1500

type Routes = readonly (readonly StopCandidate[])[]

/** What the visits of one ticket cost on different days. */
export function splitTicketPoints(routes: Routes, frames: readonly DayFrame[]): number {
  const split = splitGroups(routes, ticketsOf(frames))
  return SECOND_DAY_POINTS * split.reduce((sum, { days }) => sum + days.length - 1, 0)
}

/** The candidates with the places of each ticket, and neighbours, that are split on their best day alone; null when none are. */
export function joinSplitGroups(
  candidates: readonly StopCandidate[],
  routes: Routes,
  frames: readonly DayFrame[],
  greatOf: ReadonlyMap<string, string>,
): StopCandidate[] | null {
  const neighbours = [...new Set(greatOf.values())].map((great) =>
    [...greatOf.keys()].filter((id) => greatOf.get(id) === great),
  )
  const split = splitGroups(routes, [...ticketsOf(frames), ...neighbours])
  if (split.length === 0) return null
  return candidates.map((candidate) => {
    const group = split.find(({ places }) => places.includes(candidate.place?.id ?? ''))
    if (!group || candidate.isLocked) return candidate
    return { ...candidate, starts: candidate.starts.map((spans, day) => (day === group.best ? spans : [])) }
  })
}

type SplitGroup = { places: string[]; days: number[]; best: number }

function ticketsOf(frames: readonly DayFrame[]): string[][] {
  const guides = [...new Set(frames.map(({ guide }) => guide))]
  return guides.flatMap(({ tickets = [] }) => tickets.map(({ places }) => places))
}

function splitGroups(routes: Routes, groups: readonly string[][]): SplitGroup[] {
  return groups.flatMap((places) => {
    const renown = routes.map((route) =>
      route.reduce((sum, { place }) => sum + (place && places.includes(place.id) ? place.renown : 0), 0),
    )
    const days = [...renown.keys()].filter((day) => (renown[day] ?? 0) > 0)
    const best = renown.indexOf(Math.max(...renown))
    return days.length > 1 ? [{ places, days, best }] : []
  })
}
