export { listReadAirports } from './airports.contract.ts'
export {
  type Airport,
  airportName,
  airportText,
  findAirports,
  normaliseAirport,
  withRead,
} from './airports.rules.ts'
export { flightHandOff } from './flights.contract.ts'
export { type FlightsKey, flightsMessages } from './flights.messages.ts'
export {
  checkFlightSearch,
  countPassengers,
  type FlightIssue,
  type FlightSearch,
  flightAddress,
  PASSENGER_LIMITS,
  TRAVEL_CLASSES,
} from './flights.rules.ts'
export { type ReadAirport, readAirportsCsv } from './import.rules.ts'
