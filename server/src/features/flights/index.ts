export { findAirport, listAirports } from './airports.service.ts'
export { flightsRoutes } from './flights.routes.ts'
