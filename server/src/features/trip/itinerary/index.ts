export { itineraryRoutes } from './itinerary.routes.ts'
