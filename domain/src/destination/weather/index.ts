export { type ForecastDay, forecastDay, getForecast } from './weather.contract.ts'
export { weatherMessages } from './weather.messages.ts'
export {
  FORECAST_MAX_AGE_MS,
  forecastPlace,
  isStaleForecast,
  type SkyCondition,
  skyOf,
} from './weather.rules.ts'
