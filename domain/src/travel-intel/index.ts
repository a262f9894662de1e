export {
  BEST_TIME,
  recommendedMonths,
  type RankedMonth,
  rankMonths,
  CRITERION_WEIGHTS,
  type MonthWeights,
  MONTH_CRITERIA,
  type MonthCriterion,
} from './best-time.rules.ts'
export { type CityBrief, type BriefInput, makeCityBrief, type PriceStats } from './brief.rules.ts'
export { cityFiguresMessages } from './city-figures.messages.ts'
export { type Daylight, daylightOn, minutesAhead, noonAtHome } from './daylight.rules.ts'
export { type CityHabits, getHabits, type HabitsFile, habitsFile } from './habits.contract.ts'
export { type HolidayChange, type HolidayDay, readHolidaysCsv, applyHolidayChanges } from './holiday-changes.rules.ts'
export { listHolidays } from './holidays.contract.ts'
export { holidaysWithOriginals, resolveHolidayRules, type HolidayRule, holidayDates } from './holidays.rules.ts'
export { type MonthFacts, monthsOf } from './months.rules.ts'
export { travelIntelMessages } from './travel-intel.messages.ts'
