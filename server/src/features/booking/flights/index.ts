export { airportsImporter } from './airport-import.service.ts'
export { findAirport } from './airport-lookup.service.ts'
export { listBundledAirports } from './bundled-airports.service.ts'
export { flightsRoutes } from './flights.routes.ts'
