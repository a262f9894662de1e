export { listImportedAirports } from './airports.contract.ts'
export {
  type Airport,
  airportName,
  airportText,
  findAirports,
  normaliseAirport,
  mergeImportedAirports,
} from './airports.rules.ts'
export { flightHandOff } from './flights.contract.ts'
export { type FlightsKey, flightsMessages } from './flights.messages.ts'
export {
  checkFlightSearch,
  countPassengers,
  type FlightIssue,
  type FlightSearch,
  flightSearchUrl,
  PASSENGER_LIMITS,
  TRAVEL_CLASSES,
} from './flights.rules.ts'
export { type CsvAirport, readAirportsCsv } from './import.rules.ts'
