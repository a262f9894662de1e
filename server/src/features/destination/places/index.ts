export { countTowns, findTownAt, suggestCities } from './city-suggestions.service.ts'
export { findCityOfTown, findGuide, guidesProvenance, listCities } from './guides.service.ts'
export { holidaysAround } from './opening-hours.service.ts'
export { placesRoutes } from './places.routes.ts'
