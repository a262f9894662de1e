export { type ForecastDay, forecastDay, getForecast } from './weather.contract.ts'
export { weatherMessages } from './weather.messages.ts'
export { FORECAST_FRESH_MS, forecastPlace, isOldForecast, type Sky, skyOf } from './weather.rules.ts'
