export { WeatherWeek } from './weather-week.tsx'
