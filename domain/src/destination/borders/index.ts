export {
  BORDERS_AS_OF,
  BORDERS_SOURCE,
  type CountryAt,
  countryAt,
  emergencyCodesAround,
} from './country-at.rules.ts'
