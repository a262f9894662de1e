import { messages } from '../../base/text.ts'

/** What the page for rental cars says. */
export const carsMessages = messages('cars', {
  title: 'Car rental | Tripwright',
  description: 'See the local driving rules and book a car on a partner site. No account needed.',
  keywords: 'car rental, hire car, driving license abroad, road rules',
  breadcrumb: 'Car rental',
  heading: 'Rent a car',
  lead: 'Choose where and when. You book on a partner site.',
  'form.label': 'Car search',

  'form.place': 'Pick-up location',
  'form.place.placeholder': 'Enter destination...',
  'form.dates': 'Pick-up and drop-off',
  'form.dates.first': 'Choose a pick-up date',
  'form.dates.second': 'Choose a drop-off date',
  'form.submit': 'Search cars',

  'error.place': 'Pick-up location is required',
  'error.pick-up': 'Pick-up date is required',
  'error.drop-off': 'Drop-off date is required',
  'error.pick-up.past': 'Pick-up date cannot be in the past',
  'error.drop-off.early': 'Drop-off date must be after pick-up date',
  'mobile.missing': 'Missing destination',
  'mobile.missing.text': 'Please select a destination.',
  failed: 'Unable to open car search. Please try again.',

  'driving.title': 'Driving rules',
  'driving.text': 'Driving side, license, age, speed limits, and what you pay to use roads.',
  'driving.country': 'Driving in',
  'driving.none': 'Choose a country',
  'driving.home': 'Your license is from',

  'share.search': 'Car rental in {place}, {from} to {to}',
  'share.place': 'Car rental in {place}',
  'share.driving': 'Driving: {country}',
  'share.text': 'Driving side, license, age, speed limits, and what you pay to use roads.',
  'share.own-words': 'The link leaves out the place you typed.',

  'example.title': 'Try an example',
  'example.text': 'Five days around Seville, a month from now.',
  'example.action': 'Fill in the form',
  'places.about': 'Type any place or airport. Offline, you see fewer suggestions.',
})

export type CarsKey = keyof (typeof carsMessages)['texts']
