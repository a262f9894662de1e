export { AirportField } from './airport-field.tsx'
export { type AirportTable, loadAirportsNamedIn, useAirports } from './airport-table.state.ts'
export { quickFlightPath } from './flight-search-draft.state.ts'
