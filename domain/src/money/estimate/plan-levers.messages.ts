import { messages } from '../../base/text.ts'

/** Texts of the page that plans a trip again with cheaper options. */
export const planLeversMessages = messages('plan-levers', {
  title: 'Spend less each day',
  text: 'We replan and check your trip with each change, and show the savings on tickets, meals and transport.',
  start: 'Compare plans',
  again: 'Compare again',
  working: 'Comparing plans',
  count: '{done} of {all}',
  cancel: 'Cancel',
  none: 'None of these makes your plan cheaper.',
  'no-guide': 'No plan to compare: we don’t cover these cities yet.',
  failed: 'We couldn’t compare plans. Try again.',
  base: 'Your current plan',
  all: 'With all changes',
  'lever.pace': 'Relaxed pace, fewer visits a day',
  'lever.transport.walk': 'Walking only',
  'lever.transport.transit': 'Public transport instead of taxis',
  'lever.free-places': 'Free places instead of paid ones',
  'lever.free-places.names': 'For example {names}',
  // An amount that is saved. The sign is a minus, not a hyphen.
  saved: '−{amount}',
})
