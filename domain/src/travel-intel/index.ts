export { type RankedMonth, rankMonths, WEIGHTS, type Weights, WISHES, type Wish } from './best-time.rules.ts'
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
export { type CityHabits, getHabits, type HabitsFile, habitsFile } from './habits.contract.ts'
export { listHolidays } from './holidays.contract.ts'
export { daysOfRules, type HolidayRule } from './holidays.rules.ts'
export { type MonthFacts, monthsOf } from './months.rules.ts'
export { travelIntelMessages } from './travel-intel.messages.ts'
