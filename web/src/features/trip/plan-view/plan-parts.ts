export { loadTripPlan } from './opened-trip.state.ts'
export { PlanBoard } from './plan-board.tsx'
export { PlanTotal } from './plan-head.tsx'
export { StoredStops } from './stored-stops.tsx'
