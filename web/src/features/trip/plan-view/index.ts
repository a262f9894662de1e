export { type DropTarget, useDrag } from './drag.state.ts'
export { loadNextOfTrip, loadPlanParts } from './load-plan-parts.ts'
export { NextEventLine } from './next-event-line.tsx'
export { useEventName, useStopName } from './next-event-texts.state.ts'
export { type EditResult, markAsNew, useOpenedTrip } from './opened-trip.state.ts'
export { PlanBoard } from './plan-board.tsx'
export { PlanGlance } from './plan-glance.tsx'
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
