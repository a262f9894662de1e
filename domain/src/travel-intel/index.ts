export {
  BEST_TIME,
  namedMonths,
  type RankedMonth,
  rankMonths,
  WEIGHTS,
  type Weights,
  WISHES,
  type Wish,
} from './best-time.rules.ts'
export { type Brief, type BriefAsked, briefOf, type Prices } from './brief.rules.ts'
export { cityFiguresMessages } from './city-figures.messages.ts'
export { type Daylight, daylightOn, minutesAhead, noonAtHome } from './daylight.rules.ts'
export { type CityHabits, getHabits, type HabitsFile, habitsFile } from './habits.contract.ts'
export { type HolidayChange, type HolidayDay, readHolidaysCsv, withChanges } from './holiday-changes.rules.ts'
export { listHolidays } from './holidays.contract.ts'
export { closedDays, daysOfRules, type HolidayRule, holidayDates } from './holidays.rules.ts'
export { type MonthFacts, monthsOf } from './months.rules.ts'
export { travelIntelMessages } from './travel-intel.messages.ts'
