import { messages } from '../../base/text.ts'

/** The parts of a trip's page. */
export const tripPartsMessages = messages('trip-parts', {
  nav: 'Parts of this trip',
  'part.today': 'Today',
  // The part of a trip with its days: a noun.
  'part.plan': 'Plan',
  'part.bookings': 'Bookings',
  'part.money': 'Money',
  'part.weather': 'Weather',
  'part.safety': 'Safety',
  'part.documents': 'Documents',
  'part.notes': 'Notes',
  'part.packing': 'Packing',
  loading: 'Loading…',

  'documents.title': 'Entry rules',
  'documents.check': 'Visa and entry rules for {country}',
  'documents.when': 'For your arrival on {date}',
})
