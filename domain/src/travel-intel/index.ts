export { type Brief, type BriefAsked, briefOf, type Prices } from './brief.rules.ts'
export { cityFiguresMessages } from './city-figures.messages.ts'
export {
  type CityFigures,
  type DayCost,
  findCityFigures,
  reckonTrip,
  type TripCost,
} from './city-figures.rules.ts'
export { type Daylight, daylightOn, minutesAhead } from './daylight.rules.ts'
export { listHolidays } from './holidays.contract.ts'
export { daysOfRules, type HolidayRule } from './holidays.rules.ts'
export { travelIntelMessages } from './travel-intel.messages.ts'
