import { messages } from '../../base/text.ts'

/** What a city costs, wherever a page shows it: always as an estimate. */
export const costsMessages = messages('costs', {
  'style.low': 'Thrifty',
  'style.likely': 'Usual',
  'style.high': 'Comfort',
  'what.bed': 'Bed, two in a room',
  'what.meal': 'Food and drink',
  'what.transport': 'Rides',
  'what.sights': 'Sights',
  'what.coffee': 'A coffee',
  'what.dinner': 'A dinner, no wine',
  'what.taxi': 'A taxi, 3 km',
  'what.day': 'A day',
  'what.head': 'What',

  'day.title': 'What a day costs',
  'day.caption': 'One of two who travel together, in {month}',
  'day.own': 'The day in the money of the place: {low}, {likely} or {high}.',
  'day.bed': 'Beds cost {percent} of the year’s mean in {month}.',
  estimate: 'An estimate in prices of {year}: reckon with a quarter more or less.',
  unsure: 'Check this one: prices there move fast, or we know them only roughly.',
  unpriced: 'What a day costs here is not on this device, and there is no connection to fetch it.',

  'cash.title': 'What things cost there',
  'cash.text': 'A plain, a usual and a dear place.',
  'cash.city': 'City',
})
