import { messages } from '../../base/text.ts'

/** The texts of the public pages in the staff area. The texts themselves are English data. */
export const contentMessages = messages('staff-content', {
  lead: 'What visitors read on the public pages. A change is on the site as soon as you publish it.',
  loading: 'Loading texts…',
  retry: 'Try again',
  back: 'All texts',
  // Headings of the groups in the list of texts.
  'group.home': 'Home page',
  'group.prose': 'Long texts',
  'group.page': 'Titles and search results',
  'group.samples': 'Samples',
  // Names of parts of the home page.
  'part.questions': 'Questions and answers',
  'part.testimonials': 'Testimonials',
  'part.partners': 'Partners',
  'part.numbers': 'Numbers',
  'part.banners': 'Banners',
  'part.social-links': 'Social links',
  // {name} is a part of the home page, or the name of a page.
  'edit.named': 'Edit {name}',
  edit: 'Edit',
  unchanged: 'As built',
  state:
    '{state, select, scheduled {Scheduled} published {Published} changed {Published, with a draft} withdrawn {As built, with a draft} other {Draft}}',
  saved: 'Saved {at, date, medium}, {at, time, short} by {name}',
  // Instead of a name, when the account is gone.
  somebody: 'a former colleague',

  // Labels of the fields of a text.
  'field.question': 'Question',
  'field.answer': 'Answer',
  'field.name': 'Name',
  'field.role': 'Role',
  'field.location': 'Place',
  'field.rating': 'Stars, of 5',
  'field.trips': 'Trips',
  'field.content': 'Quote',
  'field.description': 'Description',
  'field.colour': 'Color, 1 to 3',
  'field.url': 'Link (https)',
  'field.title': 'Title',
  'field.text': 'Text',
  'field.tripsPlanned': 'Trips planned',
  'field.languages': 'Languages',
  'field.users': 'Users',
  'field.average': 'Average rating',
  'field.mobileRating': 'Rating on phones',
  'field.mobileReviews': 'Reviews on phones',
  'field.socialTitle': 'Title when shared',
  'field.socialText': 'Text when shared',
  'field.updated': 'Last changed in meaning',
  // {name} is one of the cards of the home page.
  'field.card': 'Line under “{name}”',
  'banner.expired': 'After a trial',
  'banner.trial': 'Free trial',
  'banner.upgrade': 'Free plan',
  length: '{count} of {most} characters',
  // Below a field that may stay empty; {text} is what is then shown.
  'length.empty': '{count} of {most} characters. Empty: {text}',
  // {anchor} is how an anchor is written.
  'prose.hint':
    'The first paragraph is the introduction. Each section starts with ## and its heading, then its anchor as in {anchor}. Lists start with -, tables with |. Links go to pages of ours: [words](/pricing).',
  'prose.no-lead': 'Start with a paragraph.',
  'prose.no-section': 'Add a section after the first paragraph.',
  'prose.no-anchor': 'Each heading needs its anchor, as in ## Refunds {anchor}.',
  'prose.same-anchor': 'Two headings have the same anchor.',
  'prose.uneven-table': 'Each row of a table needs as many cells as its head.',
  add: 'Add another',
  // {number} is the place of an entry in its list.
  entry: 'Entry {number}',
  remove: 'Remove entry {number}',
  up: 'Move entry {number} up',

  save: 'Save draft',
  'saved.done': 'Saved as version {revision}.',
  unsaved: 'You have unsaved changes. They stay in this tab.',
  discard: 'Discard my changes',
  publish: 'Publish now',
  'publish.at': 'Publish later',
  'publish.at.hint': 'In your time zone.',
  schedule: 'Schedule',
  past: 'Choose a time in the future.',
  unschedule: 'Cancel schedule',
  withdraw: 'Show the built text again',
  'next.at': 'Version {revision} goes live {at, date, medium}, {at, time, short}',
  'save-first': 'Save your changes first.',
  'done.publish': 'Published. It’s on the site now.',
  'done.schedule': 'Scheduled.',
  'done.unschedule': 'Schedule canceled.',
  'done.withdraw': 'The site shows the built text again.',
  conflict: 'Someone else saved this text. Copy what you need, then open their version.',
  'conflict.open': 'Open their version',
  preview: 'Preview',
  'preview.page': 'The page with this version',
  'preview.below': 'Testimonials, partners and social links appear further down the page, once it runs.',
  'preview.search': 'In search results',
  history: 'Versions',
  // {name} is who saved it.
  version: 'Version {revision}, {at, date, medium}, {at, time, short}, {name}',
  // Beside a version in the list.
  restored: 'restored from version {revision}',
  restore: 'Restore version {revision}',
  view: 'View on the site',

  'samples.text':
    'These were invented so that a new site isn’t empty. Each is marked “Sample” until someone confirms it. Editing one confirms it.',
  'samples.confirmed': 'Confirmed',
  'samples.hidden': 'Hidden',
  // {text} is what the home page says.
  'samples.confirm.named': 'Confirmed: {text}',
  'samples.hide.named': 'Hidden: {text}',
})
