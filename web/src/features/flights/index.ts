export { AirportField } from './airport-field.tsx'
export { type AirportTable, useAirports } from './airports.state.ts'
