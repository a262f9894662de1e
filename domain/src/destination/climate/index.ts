export { type ClimateCity, getClimate, listClimate } from './climate.contract.ts'
export { climateMessages } from './climate.messages.ts'
export { citiesForMonth } from './season-cities.data.ts'
export {
  type CityClimate,
  type ClimateFile,
  cityClimate,
  climateFile,
  toCityClimate,
} from './table.contract.ts'
