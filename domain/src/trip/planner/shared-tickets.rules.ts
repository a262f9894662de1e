import type { DayFrame } from './day-frames.rules.ts'
import type { StopCandidate } from './stop-candidate.rules.ts'

/** The points that each further day of one ticket costs: about two sights. */
const SECOND_DAY_POINTS = 1500

type Routes = readonly (readonly StopCandidate[])[]

/** What the visits of one ticket cost on different days. */
export function splitTicketPoints(routes: Routes, frames: readonly DayFrame[]): number {
  return SECOND_DAY_POINTS * splitTickets(routes, frames).reduce((sum, { days }) => sum + days.length - 1, 0)
}

/** The candidates with each ticket that is split on its best day alone; null when none is split. */
export function joinSplitTickets(
  candidates: readonly StopCandidate[],
  routes: Routes,
  frames: readonly DayFrame[],
): StopCandidate[] | null {
  const split = splitTickets(routes, frames)
  if (split.length === 0) return null
  return candidates.map((candidate) => {
    const ticket = split.find(({ places }) => places.includes(candidate.place?.id ?? ''))
    if (!ticket || candidate.isLocked) return candidate
    return { ...candidate, starts: candidate.starts.map((spans, day) => (day === ticket.best ? spans : [])) }
  })
}

type SplitTicket = { places: string[]; days: number[]; best: number }

function splitTickets(routes: Routes, frames: readonly DayFrame[]): SplitTicket[] {
  const tickets = [...new Set(frames.map(({ guide }) => guide))].flatMap((guide) => guide.tickets ?? [])
  return tickets.flatMap(({ places }) => {
    const renown = routes.map((route) =>
      route.reduce((sum, { place }) => sum + (place && places.includes(place.id) ? place.renown : 0), 0),
    )
    const days = [...renown.keys()].filter((day) => (renown[day] ?? 0) > 0)
    const best = renown.indexOf(Math.max(...renown))
    return days.length > 1 ? [{ places, days, best }] : []
  })
}
