export { DayWeatherLine, ForecastWarnings } from './day-weather.tsx'
export { PlacesWeather } from './places-weather.tsx'
export { type TripWeather, useTripWeather, type WeatherTown } from './trip-weather.state.ts'
export { WeatherWeek } from './weather-week.tsx'
