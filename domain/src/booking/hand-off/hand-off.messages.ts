import { messages } from '../../base/text.ts'

/** What the search forms that end at a booking site have in common. */
export const handOffMessages = messages('links', {
  'dates.pick': 'Pick dates',
  'dates.previous': 'Earlier months',
  'dates.next': 'Later months',
  'dates.clear': 'Clear',
  done: 'Done',
  'suggestions.count': '{count, plural, =0 {No suggestion} one {# suggestion} other {# suggestions}}',

  opened: 'Opened at {partner} in a new tab. Your search stays here.',
  'opened.again': 'Open it again',
  'opened.counts': 'Each search counts towards the {limit, number} a day.',
  offline:
    'You are offline, and a booking site needs a connection. What you typed is kept: search again when you are back.',
  'refused.limit-reached':
    'You have searched {limit, number} times today, as often as the free plan allows. It starts again at midnight UTC. What you typed is kept.',
  'refused.bad-input': 'Invalid search parameters',
  'refused.bad-input.advice': 'Please look at the fields below.',
  'refused.other': 'Search error',
  'refused.other.advice': 'What you typed is kept: please try again in a moment.',
  'error.summary': '{count, plural, one {# field needs another look} other {# fields need another look}}',

  'about.title': 'What happens when you search',
  'about.hand-off':
    'The search opens at {partner}, in a new tab. You compare and book there; we sell nothing and set no price.',
  'about.told': 'They are told what you typed here (places, dates, people) and nothing about who you are.',
  'about.limit':
    'The free plan has {limit, number} searches a day, counted when you leave for the other site.',
})
