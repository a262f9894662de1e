export {
  BORDERS_AS_OF,
  BORDERS_SOURCE,
  type CountryAt,
  countryAt,
  numbersAround,
} from './country-at.rules.ts'
