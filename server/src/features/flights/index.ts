export { flightsRoutes } from './flights.routes.ts'
