import { messages } from '../../base/text.ts'

/** What the counters say: a refusal, the little that is left, and the banner (specification sections 4 and 9). */
export const usageMessages = messages('usage', {
  'limit.ai_requests':
    'You have asked {limit} questions today, as many as the free plan holds. It starts again at midnight UTC.',
  'limit.itinerary_generations':
    'You have made {limit} plans today, as many as the free plan holds. It starts again at midnight UTC.',
  'limit.search_requests':
    'You have gone on to a partner {limit} times today, as often as the free plan holds. It starts again at midnight UTC.',
  'limit.saved_items':
    'You have saved {limit} items today, as many as the free plan holds. It starts again at midnight UTC.',

  title: 'Today',
  'name.ai_requests': 'Questions',
  'name.itinerary_generations': 'Plans',
  'name.search_requests': 'Searches',
  'name.saved_items': 'Saves',
  'name.on-device': 'Saves on this device',
  'of-limit': '{count} of {limit}',
  left: '{left, plural, =0 {None left today} one {# left today} other {# left today}}',
  resets: 'All start again at midnight UTC, {at, time, short} here.',
  unlimited: 'Nothing is counted: your plan has no daily limits.',
  'for-guest': 'Counted for this device. An account brings seven days with no limits at all.',
  failed: 'What was used today cannot be read right now.',
  'warn.ai_requests': 'You have asked {count} of {limit} questions today.',
  'warn.itinerary_generations': 'You have made {count} of {limit} plans today.',
  'warn.search_requests': 'You have used {count} of {limit} searches today.',
  'warn.saved_items': 'You have saved {count} of {limit} things today.',
  upgrade: 'Upgrade',
  trial: 'Get Free Trial',
  dismiss: 'Dismiss',
  'trial-ends':
    '{days, plural, =0 {Your trial has ended.} one {Your trial ends within a day.} other {# days of your trial are left.}}',
  'plan.free': 'Explorer, the free plan',
  'plan.trial': 'Trial, {days, plural, one {# day} other {# days}} left',
  'plan.paid': '{tier}',
  'plan.owner': 'Owner of this installation',
  'plan.expired': 'Your trial has ended: Explorer, the free plan',
  'plan.see': 'See the plans',
  'plan.manage': 'Your plan',
})
