import { messages } from '../../base/text.ts'

/** Texts of alerts about dangers near a saved trip: in the list, by mail and by push. Every placeholder takes a text. */
export const alertsMessages = messages('alerts', {
  'earthquake.title': 'Earthquake of magnitude {magnitude} near {place}',
  'cyclone.title': 'Tropical storm near {place}',
  'flood.title': 'Flood near {place}',
  'volcano.title': 'Volcano active near {place}',
  'drought.title': 'Drought near {place}',
  'wildfire.title': 'Wildfire near {place}',
  'tsunami.title': 'Tsunami near {place}',
  'raised.title': 'Travel advice for {country} was raised',
  'lowered.title': 'Travel advice for {country} was lowered',

  'where.once': '{distance} from {place}, {when}.',
  'where.lasts': '{distance} from {place}, since {when}.',
  'alert.2': 'Its publisher rates it orange: harm to people is possible.',
  'alert.3': 'Its publisher rates it red: much harm to people is possible.',
  'advice.whole': '{issuer} now says “{to}”, before “{from}”. Of {when}.',
  'advice.parts': '{issuer} now says of parts of the country “{to}”, before “{from}”. Of {when}.',
  'trip.begins': 'Your trip “{trip}” begins on {start}.',
  'trip.runs': 'You are on your trip “{trip}”.',
  'trip.untitled': 'without a name',
  source: 'Source: {publisher}, as of {asOf}.',

  'todo.earthquake':
    'Expect aftershocks and keep away from damaged buildings; on a coast go to high ground after strong shaking. Ask your airline and your hotel whether they work.',
  'todo.cyclone':
    'Follow the orders of the local authorities, keep away from coasts and rivers, and ask your airline about another flight before you set out.',
  'todo.flood': 'Keep off flooded roads, on foot and by car, and ask whether your way there is open.',
  'todo.volcano': 'Keep out of the closed zone. Ash can stop flights for days: ask your airline.',
  'todo.drought': 'Ask your hotel whether there is water.',
  'todo.wildfire':
    'Keep away from the smoke, leave when you are told to, and ask whether your way there is open.',
  'todo.tsunami':
    'Leave beaches and river mouths for high ground until the local authorities say that it is over.',
  'todo.raised': 'Read the advice itself, and ask your insurer whether you are still covered.',
  'todo.lowered': 'Read the advice itself before you change your plans.',

  look: 'Safety check of {place}',
  publisher: 'What {publisher} says',
  'together.title': '{count} things changed for your trips',

  'mail.heading': 'Near your trip',
  'mail.more': 'And {count} more, which are under Notifications.',
  'mail.button': 'Open the safety check',
  'mail.button.together': 'See all of them',
  'mail.note':
    'You get this because alerts of saved trips are on under Notifications. No further alerts by mail: {url}',
})
