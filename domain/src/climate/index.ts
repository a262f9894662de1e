export { type ClimateCity, getClimate, listClimate } from './climate.contract.ts'
export { type CityClimate, type ClimateFile, climateFile, toCityClimate } from './table.contract.ts'
