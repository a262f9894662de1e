import { messages } from '../../base/text.ts'

/** What a city costs, wherever a page shows it: always as an estimate. */
export const costsMessages = messages('costs', {
  'style.low': 'Budget',
  'style.likely': 'Average',
  'style.high': 'Comfort',
  'what.bed': 'Hotel, per person in a double room',
  'what.meal': 'Food and drink',
  'what.transport': 'Transport',
  'what.sights': 'Sights',
  'what.coffee': 'Coffee',
  'what.dinner': 'Dinner, no wine',
  'what.taxi': 'Taxi, 3 km',
  'what.day': 'A day',
  'what.head': 'Item',

  'day.title': 'Daily costs',
  'day.caption': 'Per person, two traveling together, in {month}',
  'day.own': 'In local currency: {low}, {likely} or {high} a day.',
  'day.bed': 'Hotels in {month} cost {percent} of the yearly average.',
  estimate: 'Estimate in {year} prices. It can be 25% more or less.',
  unsure: 'Please check: prices change fast, or are only roughly known.',
  unpriced: 'You’re offline, and this isn’t on this device.',

  'cash.title': 'Typical prices',
  'cash.text': 'Cheap, average and expensive.',
  'cash.city': 'City',
})
