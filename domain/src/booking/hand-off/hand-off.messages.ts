import { messages } from '../../base/text.ts'

/** What the search forms that end at a booking site have in common. */
export const handOffMessages = messages('links', {
  'dates.pick': 'Pick dates',
  'dates.previous': 'Earlier months',
  'dates.next': 'Later months',
  // Button: empty the field.
  'dates.clear': 'Clear',
  done: 'Done',
  'suggestions.count': '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}',

  opened: 'Opened on {partner} in a new tab. Your search is still here.',
  'opened.again': 'Open again',
  'opened.counts': 'Each search is one of your {limit, number} a day.',
  offline: 'You’re offline. What you typed is saved. Search again later.',
  'refused.limit-reached':
    'You’ve made {limit, number} searches today, the free plan’s limit. It resets at midnight UTC. What you typed is saved.',
  'refused.bad-input': 'Invalid search parameters',
  'refused.bad-input.advice': 'Check the fields below.',
  'refused.other': 'Search error',
  'refused.other.advice': 'What you typed is saved. Try again in a moment.',
  'error.summary': '{count, plural, one {Check 1 field} other {Check # fields}}',

  'about.title': 'How searching works',
  'about.hand-off': 'You compare and book on {partner}, in a new tab. We don’t sell anything or set prices.',
  'about.told': 'We share what you typed (places, dates, people), not who you are.',
  'about.limit': 'Free plan: {limit, number} searches a day.',
})
