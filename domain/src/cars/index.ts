export { carHandOff } from './cars.contract.ts'
export { type CarsKey, carsMessages } from './cars.messages.ts'
export { type CarIssue, type CarSearch, carSearchUrl, checkCarSearch } from './cars.rules.ts'
export { cityPartOf, findNamedCity, writeNamedCity } from './named-city.rules.ts'
