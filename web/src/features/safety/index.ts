export { loadAnchors, useZoneCountry } from './emergency.state.ts'
export { Numbers } from './emergency-numbers.tsx'
