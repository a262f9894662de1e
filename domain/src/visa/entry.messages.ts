import { messages } from '../base/text.ts'

/** What the page about documents says of the entry into the country that is chosen. */
export const entryMessages = messages('visa-entry', {
  title: 'What the border asks for',
  text: 'Choose where you go: its rule for the passport is tried on yours, and the rest stands here.',
  destination: 'Where you go',
  none: 'Choose a country',
  from: 'Where you come from',

  'part.title': 'Entry: {country}',
  'row.passport': 'Passport',
  'row.pages': 'Blank pages',
  'row.vaccination': 'Yellow fever',
  'row.onward': 'Onward ticket',

  'terms.none': 'Valid on the day of entry.',
  'terms.stay': 'Valid for the whole stay.',
  'terms.entry': 'Valid for {months, plural, one {# month} other {# months}} after the day of entry.',
  'terms.exit': 'Valid for {months, plural, one {# month} other {# months}} after the day of exit.',
  'terms.years': 'Issued within the {years} years before entry.',
  'terms.citizens': 'Citizens, and those who may move freely there, need no more than a valid one.',
  'pages.count':
    '{count, plural, =0 {None asked for} one {At least # for the stamps} other {At least # for the stamps}}',
  'fever.needed': 'A certificate of vaccination is asked for.',
  'fever.unless-transit':
    'Nobody asks, unless you were in a country with yellow fever before, or changed planes there for more than 12 hours.',
  'fever.never': 'No certificate is asked for.',
  'onward.yes': 'Asked for at check-in or at the border: carry a ticket out of the country.',
  'onward.no': 'Not asked for as a rule; an airline may.',
  note: 'A residence permit, a second passport or an agreement between two states may change this. The border authority decides.',
})
