export { type ForecastStep, toForecastDays } from './daily-forecast.rules.ts'
export {
  FORECAST_PUBLISHERS,
  type ForecastDay,
  type ForecastPublisher,
  forecastDay,
  getForecast,
} from './weather.contract.ts'
export { weatherMessages } from './weather.messages.ts'
export {
  FORECAST_MAX_AGE_MS,
  forecastPlace,
  isStaleForecast,
  type SkyCondition,
  skyOf,
  skyOfSymbol,
} from './weather.rules.ts'
