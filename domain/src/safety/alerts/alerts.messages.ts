import { messages } from '../../base/text.ts'

/** Texts of alerts about dangers near a saved trip: in the list, by mail and by push. Every placeholder takes a text. */
export const alertsMessages = messages('alerts', {
  'earthquake.title': 'Magnitude {magnitude} earthquake near {place}',
  'cyclone.title': 'Tropical storm near {place}',
  'flood.title': 'Flood near {place}',
  'volcano.title': 'Active volcano near {place}',
  'drought.title': 'Drought near {place}',
  'wildfire.title': 'Wildfire near {place}',
  'tsunami.title': 'Tsunami near {place}',
  'raised.title': 'Travel advice for {country} went up',
  'lowered.title': 'Travel advice for {country} went down',

  'where.once': '{distance} from {place}, {when}.',
  'where.lasts': '{distance} from {place}, since {when}.',
  'alert.2': 'Rated orange: harm to people is possible.',
  'alert.3': 'Rated red: serious harm to people is possible.',
  'advice.whole': '{issuer} now says “{to}” (before: “{from}”). Date: {when}.',
  'advice.parts': 'For parts of the country, {issuer} now says “{to}” (before: “{from}”). Date: {when}.',
  'trip.begins': 'Your trip “{trip}” starts on {start}.',
  'trip.runs': 'You’re on your trip “{trip}”.',
  'trip.untitled': 'Untitled trip',
  source: 'Source: {publisher}, as of {asOf}.',

  'todo.earthquake':
    'The ground may shake again. Avoid damaged buildings. On a coast, go to high ground. Check with your airline and hotel.',
  'todo.cyclone':
    'Follow local orders and stay away from coasts and rivers. Ask your airline about other flights.',
  'todo.flood': 'Stay off flooded roads, on foot and by car. Check that your route is open.',
  'todo.volcano': 'Stay out of the closed zone. Ash can stop flights for days. Check with your airline.',
  'todo.drought': 'Ask your hotel if there’s water.',
  'todo.wildfire': 'Stay away from smoke, leave when told, and check that your route is open.',
  'todo.tsunami': 'Leave beaches and river mouths. Go to high ground until officials say it’s over.',
  'todo.raised': 'Read the full advice, and ask your insurer if you’re still covered.',
  'todo.lowered': 'Read the full advice before you change plans.',

  look: 'Safety check for {place}',
  publisher: 'Read more at {publisher}',
  'together.title': '{count} alerts for your trips',

  'mail.heading': 'Near your trip',
  'mail.more': 'Plus {count} more under Notifications.',
  'mail.button': 'Open safety check',
  'mail.button.together': 'See all alerts',
  'mail.note':
    'You get this because trip alerts are on under Notifications. Unsubscribe from alert emails: {url}',
})
