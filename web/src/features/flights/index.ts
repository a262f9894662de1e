export { AirportField } from './airport-field.tsx'
export { type AirportTable, loadAirports, useAirports } from './airports.state.ts'
export { quickFlightPath } from './flight-draft.state.ts'
