import { messages } from '../../base/text.ts'

/** What the counters say: a refusal, the little that is left, and the banner (specification sections 4 and 9). */
export const usageMessages = messages('usage', {
  'limit.ai_requests':
    'You’ve asked {limit} questions today, the free plan’s limit. It resets at midnight UTC.',
  'limit.itinerary_generations':
    'You’ve made {limit} plans today, the free plan’s limit. It resets at midnight UTC.',
  'limit.search_requests':
    'You’ve made {limit} searches today, the free plan’s limit. It resets at midnight UTC.',
  'limit.saved_items': 'You’ve saved {limit} items today, the free plan’s limit. It resets at midnight UTC.',

  title: 'Today’s usage',
  'name.ai_requests': 'Questions',
  'name.itinerary_generations': 'Trip plans',
  'name.search_requests': 'Searches',
  'name.saved_items': 'Saved items',
  'name.on-device': 'Saved on this device',
  'of-limit': '{count} of {limit}',
  left: '{left, plural, =0 {None left today} one {# left today} other {# left today}}',
  resets: 'Starts again at {at, time, short} your time (midnight UTC).',
  unlimited: 'Your plan has no daily limits.',
  'for-guest': 'Limits for this device. Create an account for 7 days without limits.',
  failed: 'We can’t load today’s usage.',
  'warn.ai_requests': 'You’ve used {count} of {limit} questions today.',
  'warn.itinerary_generations': 'You’ve used {count} of {limit} trip plans today.',
  'warn.search_requests': 'You’ve used {count} of {limit} searches today.',
  'warn.saved_items': 'You’ve saved {count} of {limit} items today.',
  upgrade: 'Upgrade',
  trial: 'Get Free Trial',
  dismiss: 'Dismiss',
  'trial-ends':
    '{days, plural, =0 {Your trial has ended.} one {Your trial ends within a day.} other {# days left in your trial.}}',
  'plan.free': 'Explorer (free plan)',
  'plan.trial': 'Trial, {days, plural, one {# day} other {# days}} left',
  // The name of a plan, which stays in English.
  'plan.paid': '{tier}',
  'plan.owner': 'Site owner',
  'plan.expired': 'Your trial has ended. You’re on Explorer, the free plan.',
  'plan.see': 'See plans and pricing',
  'plan.manage': 'Your plan',
})
