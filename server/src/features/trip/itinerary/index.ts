export { itineraryRoutes } from './itinerary.routes.ts'
export { loadPlanFacts } from './plan-facts.service.ts'
