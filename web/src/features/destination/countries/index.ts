export {
  findTerritory,
  homeCountry,
  isListedCountry,
  isListedPlace,
  loadCountry,
  useCountries,
  useCountry,
} from './countries.state.ts'
export { CountriesField } from './countries-field.tsx'
export { CountryDriving, CountryRoads } from './country-driving.tsx'
export { CountryField, CountryOptions } from './country-field.tsx'
export { CountryHabits } from './country-habits.tsx'
export { CountryLevel } from './country-level.tsx'
export { CountryLoader, CountryPart } from './country-part.tsx'
export { CountryPower } from './country-power.tsx'
export { useCountryWithArticle } from './country-with-article.state.ts'
export { FactList } from './fact-list.tsx'
export { prefetchEmergencyNumbers } from './prefetch-emergency-numbers.ts'
export { TerritoryPart } from './territory-part.tsx'
