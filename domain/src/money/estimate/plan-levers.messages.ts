import { messages } from '../../base/text.ts'

/** Texts of the page that plans a trip again with cheaper options. */
export const planLeversMessages = messages('plan-levers', {
  title: 'Save on the days themselves',
  text: 'We plan this trip again with each change, and check every plan. What you see is the difference in tickets, meals and rides.',
  start: 'Compare plans',
  again: 'Compare again',
  working: 'Planning and checking',
  count: '{done} of {all}',
  cancel: 'Cancel',
  none: 'None of these makes the plan cheaper.',
  'no-guide': 'We have no guide to these cities yet, so there is no plan to compare.',
  failed: 'The plans could not be made. Try again.',
  base: 'The plan as it is',
  all: 'With all of these',
  'lever.pace': 'A relaxed pace, with fewer visits a day',
  'lever.transport.walk': 'On foot only',
  'lever.transport.transit': 'Public transport instead of taxis',
  'lever.free-places': 'Free places instead of tickets',
  'lever.free-places.names': 'For example {names}',
  saved: '−{amount}',
})
