import { messages } from '../../base/text.ts'

/** The forecast of a week. */
export const weatherMessages = messages('weather', {
  title: 'Weather of the next days in {name}',
  loading: 'Fetching the forecast',
  off: 'This installation fetches no forecast. {service} has one for every place:',
  none: 'The forecast could not be fetched, and none is on this device. {service} has one for every place:',
  'col.day': 'Day',
  'col.sky': 'Sky',
  'col.degrees': 'Low to high',
  'col.rain': 'Rain or snow',
  'col.wind': 'Strongest wind',
  wind: 'wind {speed}',
  degrees: '{low} to {high}',
  dry: 'dry',
  chance: 'chance {chance}',
  'sky.clear': 'Clear',
  'sky.cloud': 'Cloudy',
  'sky.fog': 'Fog',
  'sky.drizzle': 'Drizzle',
  'sky.rain': 'Rain',
  'sky.snow': 'Snow',
  'sky.storm': 'Thunderstorm',
  source: 'Forecast by {service}, fetched {when}.',
  old: 'This forecast is more than a day old: look again when there is a network.',
})
