import { messages } from '../../base/text.ts'

/** Texts of the emergency response for other callers of the API; our page replaces them by texts in its language. */
export const emergencyAnswerMessages = messages('quick-answer', {
  here: 'This place is in {country}.',
  'here.territory': 'This place is in {country}, part of {sovereign}.',
  disputed: 'Claimed by {countries}.',
  run: 'These are the numbers of {country}, which runs this place.',
  apart: 'These numbers should work in {place}, which {country} doesn’t run.',
  follows: 'Same numbers as {country}.',
  others: 'You’re near a border. On the other side: {countries}.',
  // Listed in “On the other side: {countries}”.
  'others.one': '{country} ({numbers})',
  'others.bare': '{country}',
  unsure: 'Not sure of these numbers. Ask locally too.',
  'unsure.some': 'Fewer than two governments confirm {numbers}. Ask locally too.',
  unlisted: 'We have no numbers for {country}.',
  none: 'We know of no emergency number here. Ask your hotel or guide, and call your embassy.',
  'medical.none': 'We know of no ambulance number in {country}. For medical help, call: {calls}.',
  // Listed in “For medical help, call: {calls}”.
  'medical.named': '{name} {number}',
  'medical.placed': '{name} ({place}) {number}',
  'medical.police': 'the police {number}',
  'medical.fire': 'the fire brigade {number}',
  nowhere:
    'This is open sea. Near a network, 112 reaches help on nearly every mobile phone. At sea, use VHF channel 16.',
  'nearest.none': 'We know of no hospital, pharmacy or police station nearby.',
  'nearest.none.call': 'We know of no hospital, pharmacy or police station nearby. For help, call: {call}.',
  hospital: '{name}, {distance} km',
  // {sender} is the traveler’s country, {post} is “Embassy in {city}”.
  embassies: '{sender}: {post}',
  check: '{post} (please check)',
})
