import { messages } from '../../base/text.ts'

/** What the page for rental cars says. */
export const carsMessages = messages('cars', {
  title: 'Car rental | Tripwright',
  description:
    'Say where you fetch the car and for which days, and see what holds on the roads there. The search itself opens at a booking site. No account needed.',
  keywords: 'car rental, hire car, driving licence abroad, road rules',
  breadcrumb: 'Car rental',
  heading: 'Rent a car',
  lead: 'Where you fetch it, and from when until when. The search itself opens at a booking site.',
  'form.label': 'Car search',

  'form.place': 'Pick-up place',
  'form.place.placeholder': 'Enter destination...',
  'form.dates': 'Pick-up and drop-off',
  'form.dates.first': 'Choose the day of pick-up',
  'form.dates.second': 'Choose the day of drop-off',
  'form.submit': 'Search cars',

  'error.place': 'Pick-up place is required',
  'error.pick-up': 'Pick-up date is required',
  'error.drop-off': 'Drop-off date is required',
  'error.pick-up.past': 'Pick-up date cannot be in the past',
  'error.drop-off.early': 'Drop-off date must be after pick-up date',
  'mobile.missing': 'Missing destination',
  'mobile.missing.text': 'Please select a destination.',
  failed: 'Unable to open car search. Please try again.',

  'driving.title': 'On the road there',
  'driving.text':
    'Side, licence, age, limits, tolls and vignettes; a city that you pick from the list chooses its country.',
  'driving.country': 'Country you drive in',
  'driving.none': 'Choose a country',
  'driving.home': 'Your licence is from',

  'share.search': 'A car in {place}, {from} to {to}',
  'share.place': 'A car in {place}',
  'share.driving': 'Driving: {country}',
  'share.text': 'Side, licence, age, limits, tolls and vignettes.',
  'share.own-words': 'A place in words of your own stays here: the link leaves it out.',

  'example.title': 'Try it with an example',
  'example.text': 'Five days around Seville, a month from now.',
  'example.action': 'Fill in the form',
  'places.about':
    'Suggestions are cities of our own list, with no network a few that this device has. Any other place works too, an airport among them: type it.',
})

export type CarsKey = keyof (typeof carsMessages)['texts']
