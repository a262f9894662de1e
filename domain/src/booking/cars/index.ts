export { type CarIssue, type CarSearch, carSearchUrl, checkCarSearch } from './car-search.rules.ts'
export { carHandOff } from './cars.contract.ts'
export { type CarsKey, carsMessages } from './cars.messages.ts'
export { cityPartOf, findNamedCity, writeNamedCity } from './named-city.rules.ts'
