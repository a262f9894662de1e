export { airportNamed } from './airport-names.rules.ts'
export {
  type Airport,
  airportName,
  airportText,
  findAirports,
  mergeImportedAirports,
  normaliseAirport,
} from './airport-search.rules.ts'
export { listImportedAirports } from './airports.contract.ts'
export { type CsvAirport, readAirportsCsv } from './airports-csv.rules.ts'
export {
  checkFlightSearch,
  countPassengers,
  type FlightIssue,
  type FlightSearch,
  flightSearchUrl,
  PASSENGER_LIMITS,
  TRAVEL_CLASSES,
} from './flight-search.rules.ts'
export { flightHandOff } from './flights.contract.ts'
export { type FlightsKey, flightsMessages } from './flights.messages.ts'
export { type MinorAirportsFile, readMinorAirports } from './minor-airports.rules.ts'
