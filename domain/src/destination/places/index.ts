export { getAirport } from './airports.contract.ts'
export { citySuggestions } from './cities.contract.ts'
export {
  buildCityTable,
  type CityPlace,
  type CitySources,
  type CityTable,
  listPlaces,
  TOWNS_PROVENANCE,
} from './city-table.rules.ts'
export { DIETS } from './diets.data.ts'
export { CAR_PARK_MINUTES, type DriveParts } from './driving.rules.ts'
export { bestKnownWithout, fameBonuses, ICON_RENOWN } from './fame.rules.ts'
export { isEatery, provenanceOfGuides, toGuide } from './guide.rules.ts'
export { hotHours, isInTheSun, minutesOfSiesta, startsOutOfHeat } from './heat.rules.ts'
export { type HolidayPlace, holidayPlace } from './holiday-place.rules.ts'
export {
  CATEGORIES,
  type City,
  EATING_CATEGORIES,
  type Guide,
  type GuideFile,
  getGuide,
  getOpeningHours,
  guide,
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
export { basesApart, LEAST_REGION_DAYS, routeOfBases } from './region-bases.rules.ts'
export { isOutOfSeason } from './season.rules.ts'
export { parseTownId, type TownPosition, townIdOf } from './town-id.rules.ts'
export { estimateTransfer, type TransferEstimate } from './transfers.rules.ts'
export {
  estimateTravel,
  fareOf,
  findFastestTravel,
  PREFERRED_WALK_MINUTES,
  type StreetRouter,
  type TravelData,
  type TravelMode,
  type TravelTime,
} from './travel-times.rules.ts'
