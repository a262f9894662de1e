export { cityFiguresMessages } from './city-figures.messages.ts'
export {
  type CityFigures,
  type DayCost,
  findCityFigures,
  reckonTrip,
  type TripCost,
} from './city-figures.rules.ts'
export { listHolidays } from './holidays.contract.ts'
