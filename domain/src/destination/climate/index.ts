export { type ClimateCity, getClimate, listClimate } from './climate.contract.ts'
export { climateMessages } from './climate.messages.ts'
export { type CityClimate, type ClimateFile, climateFile, toCityClimate } from './table.contract.ts'
