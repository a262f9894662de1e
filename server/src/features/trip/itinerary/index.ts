export { itineraryRoutes } from './itinerary.routes.ts'
export { loadPlanFacts, loadWalks, type PlanFactsDeps } from './plan-facts.service.ts'
export { PLAN_USAGE } from './usage-reservation.service.ts'
