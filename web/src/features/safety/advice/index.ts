export { useZoneCountry } from './airports.state.ts'
export { useEmergencyAreaName } from './emergency-area-name.state.ts'
export { Numbers } from './emergency-numbers.tsx'
export { LocationText } from './location-text.tsx'
