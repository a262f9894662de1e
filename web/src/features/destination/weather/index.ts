export { PlacesWeather } from './places-weather.tsx'
export { WeatherWeek } from './weather-week.tsx'
