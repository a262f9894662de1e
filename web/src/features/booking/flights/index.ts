export { AirportField } from './airport-field.tsx'
export { type AirportTable, loadAirports, useAirports } from './airport-table.state.ts'
export { quickFlightPath } from './flight-search-draft.state.ts'
