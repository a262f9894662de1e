import { messages } from '../base/text.ts'

/** What the page with the phrasebook says. */
export const translateMessages = messages('translate', {
  title: 'Phrasebook and translation | Tripwright',
  description:
    'Phrases for the road in eight languages: to show full screen, to read out, to search in both languages. Works offline.',
  breadcrumb: 'Translate',
  heading: 'Say it there',
  lead: 'Pick a phrase and show it to somebody, or let the device read it out. The phrasebook needs no connection.',
  'form.language': 'Language',
  'form.search': 'Search in English or in the language',
  'search.count': '{count, plural, =0 {No phrase} one {# phrase} other {# phrases}}',
  'search.none': 'No phrase holds that. Try one word, such as bill or station.',
  'situation.basics': 'Basics',
  'situation.way': 'On the way',
  'situation.eating': 'Eating',
  'situation.money': 'Paying',
  'situation.hotel': 'At the hotel',
  'situation.emergency': 'In need',
  'note.th': 'To be polite, men end a sentence with khrap (ครับ), women with kha (ค่ะ).',
  'note.pt': 'As in Portugal. Men say obrigado, women obrigada.',
  source:
    'Written by us as of {date}, not yet read by a native speaker. Thai in the Royal Thai transcription, Japanese in Hepburn.',
  'phrase.show': 'Show “{text}” full screen',
  'phrase.say': 'Read “{text}” out',
  'card.title': 'To show',
  'card.close': 'Close the card',
  'card.say': 'Read out',
  'own.title': 'Your own words',
  'own.label': 'Text in English',
  'own.translate': 'Translate on this device',
  'own.show': 'Show as it is',
  'own.empty': 'Write something first.',
  'own.none':
    'This browser has no translator of its own, so your text is not translated. The nearest phrases:',
  'own.nothing-near':
    'This browser has no translator of its own, and no phrase comes near. Shorter words help.',
  'own.failed': 'The translator of this browser could not do it. The nearest phrases:',
  'own.result': 'Translated by your browser on this device',
  'recent.title': 'Shown lately',
  'recent.empty': 'What you show is listed here, on this device only.',
  'recent.clear': 'Clear the list',
  'recent.cleared': 'List cleared',
  undo: 'Undo',
})
