export { type ForecastStep, toForecastDays } from './daily-forecast.rules.ts'
export {
  isDryDay,
  isInForecastReach,
  isWetDay,
  WEATHER_WARNINGS,
  type WeatherWarning,
  warningsOf,
  wetAndDryDays,
} from './day-weather.rules.ts'
export { listPlacesWeather, MAX_WEATHER_PLACES, readPositions } from './places-weather.contract.ts'
export {
  FORECAST_PUBLISHERS,
  type Forecast,
  type ForecastDay,
  type ForecastPublisher,
  forecast,
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
