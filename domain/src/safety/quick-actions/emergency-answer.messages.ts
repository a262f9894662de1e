import { messages } from '../../base/text.ts'

/** Texts of the emergency response for other callers of the API; our page replaces them by texts in its language. */
export const emergencyAnswerMessages = messages('quick-answer', {
  here: 'By its borders this place is in {country}.',
  'here.territory': 'By its borders this place is in {country}, which belongs to {sovereign}.',
  disputed: 'It is claimed by {countries}.',
  run: 'The numbers are those of {country}, which runs this place.',
  apart: 'The numbers are those that should answer in {place}, which {country} does not run.',
  follows: 'The numbers are the same as in {country}.',
  others: 'The border is close. If this is the other side of it: {countries}.',
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
    'This is the open sea, outside every country. On nearly every mobile phone 112 reaches help where there is a network; at sea, VHF channel 16 is the one for distress.',
  'nearest.none': 'We know of no hospital, pharmacy or police station near there.',
  'nearest.none.call':
    'We know of no hospital, pharmacy or police station near there. For help call: {call}.',
  hospital: '{name}, {distance} km',
  embassies: '{sender}: {post}',
  check: '{post} (check it)',
})
