import { messages } from '../../base/text.ts'

/** What a trip needs without a network, in the order in which it is downloaded. */
export const TAKEN_PARTS = [
  'people',
  'plan',
  'receipts',
  'papers',
  'weather',
  'country',
  'phrases',
  'rates',
  'alerts',
  'app',
] as const
export type TakenPart = (typeof TAKEN_PARTS)[number]

export const takeAlongMessages = messages('take-along', {
  title: 'Take this trip along',
  text: 'Downloads what this trip needs when you have no signal. Street maps are separate: see below.',
  start: 'Download this trip',
  again: 'Download again',
  progress: '{done, number} of {total, number} · {size}',
  cancel: 'Cancel',
  done: 'This trip is on your device ({size}).',
  saved: 'Saved on this device {at, date, medium}, {size}.',
  'saved.partly': 'Saved on this device {at, date, medium}, {size}, except: {parts}.',
  changed: 'The trip has changed since then.',
  partly: 'Downloaded ({size}), except: {parts}. Try again when you’re online.',
  // One of {parts} of "partly": in the middle of that sentence.
  'part.people': 'comments and people',
  // One of {parts} of "partly": in the middle of that sentence.
  'part.plan': 'guides and maps of the cities',
  // One of {parts} of "partly": in the middle of that sentence.
  'part.receipts': 'pictures of receipts',
  // One of {parts} of "partly": in the middle of that sentence. The vault is where passports and tickets are kept.
  'part.papers': 'documents in your vault',
  // One of {parts} of "partly": in the middle of that sentence.
  'part.weather': 'weather',
  // One of {parts} of "partly": in the middle of that sentence.
  'part.country': 'country facts, customs and safety',
  // One of {parts} of "partly": in the middle of that sentence.
  'part.phrases': 'phrases',
  // One of {parts} of "partly": in the middle of that sentence.
  'part.rates': 'exchange rates',
  // One of {parts} of "partly": in the middle of that sentence.
  'part.alerts': 'warnings',
  // One of {parts} of "partly": in the middle of that sentence.
  'part.app': 'parts of the app',
})
