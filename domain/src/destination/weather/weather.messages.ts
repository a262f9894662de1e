import { messages } from '../../base/text.ts'

/** The forecast of a week. */
export const weatherMessages = messages('weather', {
  title: 'Weather forecast for {name}',
  loading: 'Loading forecast',
  off: 'Forecasts are turned off here. See {service} for any place:',
  none: 'We couldn’t load the forecast, and none is on this device. See {service}:',
  'col.day': 'Day',
  'col.sky': 'Weather',
  'col.degrees': 'Low to high',
  'col.rain': 'Rain or snow',
  'col.wind': 'Wind, max',
  // In a line about one day: “dry, wind 10 km/h”.
  wind: 'wind {speed}',
  degrees: '{low} to {high}',
  // In a line about one day: no rain.
  dry: 'dry',
  chance: '{chance} chance',
  // The weather: no clouds.
  'sky.clear': 'Clear',
  'sky.cloud': 'Cloudy',
  'sky.fog': 'Fog',
  'sky.drizzle': 'Drizzle',
  'sky.rain': 'Rain',
  'sky.snow': 'Snow',
  'sky.storm': 'Thunderstorm',
  // Beside today’s date: the forecast starts now.
  rest: 'rest of the day',
  'source.open-meteo': 'Forecast: {service} (CC BY 4.0), updated {when}.',
  'source.met-norway': 'Based on data from {service} (CC BY 4.0), grouped by day, updated {when}.',
  later: 'For later dates, see the monthly averages above.',
  old: 'This forecast is over a day old. Check again when you’re online.',

  // Of the towns of a trip.
  'places.usual': 'Usual weather in {month}',
  'places.unknown': 'We have no weather data for {city} on this device. Connect and try again.',
  'places.none': 'Add a city to this trip to see its weather.',
})
