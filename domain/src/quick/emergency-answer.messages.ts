import { messages } from '../base/text.ts'

/** What the server says in an answer about an emergency: for whoever calls it, which our own page writes anew in its language. */
export const emergencyAnswerMessages = messages('quick-answer', {
  likely: 'Most likely {country}: the nearest town we know there is {distance} km away.',
  others: 'Near a border it may also be: {countries}.',
  'others.one': '{country} ({numbers})',
  'others.bare': '{country}',
  unsure: 'We are not sure of these numbers. Ask locally too.',
  unlisted: 'We hold no numbers of {country}.',
  none: 'We know of no emergency number that a visitor could call there. Ask your hotel or guide for help, and call your embassy.',
  'medical.none': 'We know of no ambulance number of {country}. For medical help call: {calls}.',
  'medical.named': '{name} {number}',
  'medical.placed': '{name} ({place}) {number}',
  'medical.police': 'the police {number}',
  'medical.fire': 'the fire brigade {number}',
  nowhere:
    'No town that we know is within 500 km, so we cannot tell the country. On nearly every mobile phone 112 reaches help where there is a network; at sea, VHF channel 16 is the one for distress.',
  hospital: '{name}, {distance} km',
  embassies: '{sender}: {post}',
  check: '{post} (check it)',
})
