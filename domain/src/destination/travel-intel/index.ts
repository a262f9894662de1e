export {
  BEST_TIME,
  CRITERION_WEIGHTS,
  MONTH_CRITERIA,
  type MonthCriterion,
  type MonthWeights,
  type RankedMonth,
  rankMonths,
  recommendedMonths,
} from './best-time.rules.ts'
export { type BriefInput, type CityBrief, makeCityBrief, type PriceStats } from './city-brief.rules.ts'
export { cityFiguresMessages } from './city-figures.messages.ts'
export {
  BLOCKED_SERVICES,
  type CountryNotes,
  type CountryNotesFile,
  countryNotesFile,
  getCountryNotes,
} from './country-notes.contract.ts'
export { countryNotesMessages } from './country-notes.messages.ts'
export { type Daylight, daylightOn, minutesAhead, noonAtHome } from './daylight.rules.ts'
export { type CityHabits, getHabits, type HabitsFile, habitsFile } from './habits.contract.ts'
export {
  applyHolidayChanges,
  type HolidayChange,
  type HolidayDay,
  readHolidaysCsv,
} from './holiday-changes.rules.ts'
export { listHolidays } from './holidays.contract.ts'
export {
  type HolidayRule,
  holidayDates,
  holidaysWithOriginals,
  resolveHolidayRules,
} from './holidays.rules.ts'
export { type MonthFacts, monthsOf } from './months.rules.ts'
export { travelIntelMessages } from './travel-intel.messages.ts'
