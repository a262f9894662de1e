export { useRateAgeText, useRateHistory, useRates, useWeeklyRates } from './rates.state.ts'
