export { CountryRisks } from './country-risks.tsx'
export { Embassy } from './embassy.tsx'
