export { useZoneCountry } from './emergency.state.ts'
export { Numbers } from './emergency-numbers.tsx'
export { useNumbersName } from './numbers-name.state.ts'
export { WhereText } from './where-text.tsx'
