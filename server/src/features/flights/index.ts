export { listBundledAirports } from './airports.service.ts'
export { flightsRoutes } from './flights.routes.ts'
export { airportsImporter } from './import.service.ts'
export { findAirport } from './known-airports.service.ts'
