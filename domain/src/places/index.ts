export { getAirport } from './airports.contract.ts'
export { citySuggestions } from './cities.contract.ts'
export {
  type CityPlace,
  type CitySources,
  type CityTable,
  listPlaces,
  makeCityTable,
} from './city-table.rules.ts'
export { DIETS } from './diets.data.ts'
export { isEating, toGuide } from './guide.rules.ts'
export { type HolidayPlace, holidayPlace } from './holiday-place.rules.ts'
export {
  CATEGORIES,
  type City,
  EATING_CATEGORIES,
  type Guide,
  type GuideFile,
  getGuide,
  getOpeningHours,
  guideFile,
  isoDate,
  listGuides,
  MEALS,
  type PointOfInterest,
  SIGHT_CATEGORIES,
  slug,
  TRAVEL_MODES,
} from './places.contract.ts'
export { placesMessages } from './places.messages.ts'
export { estimateTransfer, type TransferEstimate } from './transfers.rules.ts'
export {
  fareOf,
  findTravel,
  GLADLY_WALKED_MINUTES,
  type StreetGraph,
  type Travel,
  type TravelFacts,
  type TravelMode,
  travelBy,
} from './travel.rules.ts'
