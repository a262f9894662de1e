import { messages } from '../base/text.ts'

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
})
