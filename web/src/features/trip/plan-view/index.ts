export { type DropTarget, useDrag } from './drag.state.ts'
export { loadPlanParts } from './load-plan-parts.ts'
export { NEXT_EVENT_ROOM, NextEventLine } from './next-event-line.tsx'
export { useEventName } from './next-event-texts.state.ts'
export { useTowns } from './next-of-trip.tsx'
export { type EditResult, markAsNew, useOpenedTrip } from './opened-trip.state.ts'
export { PlanBoard } from './plan-board.tsx'
export {
  ImprovingNote,
  PendingTitle,
  PlanHead,
  PlanningProgress,
  PlanTotal,
  SyncState,
  TripTitle,
} from './plan-head.tsx'
export type { StopActions, StopView } from './stop-card.tsx'
export { StoredStops } from './stored-stops.tsx'

/** What comes next in a trip, for pages that show no more of it. */
export const loadNextOfTrip = () => import('./next-of-trip.tsx').then(({ NextOfTrip }) => NextOfTrip)
