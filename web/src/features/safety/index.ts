export { useZoneCountry } from './emergency.state.ts'
export { Numbers } from './emergency-numbers.tsx'
export { useEmergencyAreaName } from './numbers-name.state.ts'
export { LocationText } from './where-text.tsx'
