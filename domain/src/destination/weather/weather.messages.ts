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

  // Of one day of a trip.
  'day.label': 'Weather and daylight',
  // One line: the weather, the temperatures, the rain.
  'day.forecast.line': '{sky}, {air}, {rain}',
  'day.usual.line': 'Usually {low} to {high}',
  'day.forecast': 'Forecast of {when}',
  'day.old': 'Forecast of {when}, over a day old',
  'day.usual': 'Average for {month}, no forecast yet',
  'day.usual.rain': 'It rains on {days, plural, one {# day} other {# days}} of the month, {amount} of rain.',
  'day.wind': 'Wind up to {speed}',
  'day.rest': 'For the rest of the day',
  'day.chance': '{chance} chance of rain',
  'day.none': 'Weather not known',
  'day.none.why':
    'We have no forecast and no averages for this place on this device. Connect and open the trip again.',
  'day.sun': 'Sunrise {sunrise}, sunset {sunset}',
  'day.sun.always': 'The sun doesn’t set.',
  'day.sun.never': 'The sun doesn’t rise.',
  'day.sun.source': 'Sunrise and sunset are calculated, in local time.',
  'day.holiday': 'Public holiday: {name}. Many places close.',
  'day.holiday.estimate': 'It follows the moon and may be a day earlier or later.',
  'day.holiday.unsure': 'Not everyone keeps it, or sources differ.',
  'day.unchecked': 'Without a forecast, we can’t check for weather warnings.',
  'day.quiet': 'No weather warning for this day in our sources.',
  // A report of a flood, a fire or a storm: what, when, how far away.
  'day.event': '{kind} reported on {date}, {distance} away',
  'warning.storm': 'Thunderstorms expected. Stay off hills and open ground.',
  'warning.gale': 'Very strong wind expected, up to {speed}. Ferries and cable cars may stop.',
  'warning.downpour': 'Very heavy rain expected, {rain}. Streets may flood.',
  'warning.heat': 'Heat expected, up to {degrees}. Rest indoors at midday and drink water.',
  'rain.offer': 'Rain expected: move outdoor stops',

  // Of the towns of a trip.
  'places.usual': 'Usual weather in {month}',
  'places.unknown': 'We have no weather data for {city} on this device. Connect and try again.',
  // With a network: nobody has it.
  'places.no-data': 'We have no weather data for {city} on these days.',
  'places.none': 'Add a city to this trip to see its weather.',
})
