export { belowFoldMessages, storyMessages } from './below-fold.messages.ts'
export { STARTING_PLACES, type StartingPlace, type StartingPlaceId } from './home.data.ts'
export { homeMessages } from './home.messages.ts'
export { decideSample, listSamples, readHomeContent } from './home-content.contract.ts'
export { homeContentMessages } from './home-content.messages.ts'
export {
  CLAIMS,
  FAQ,
  FAQ_ON_MOBILE,
  type Faq,
  FEATURE_CARDS,
  type FeatureCard,
  HASHTAGS,
  PARTNERS,
  PARTNERS_SHOWN,
  type Partner,
  TESTIMONIALS,
  type Testimonial,
} from './marketing.data.ts'
export { findPromotions, type Promotions } from './promotions.rules.ts'
export {
  listReviewsToModerate,
  type ModeratedReview,
  moderateReview,
  REASON_TEXT,
} from './review-moderation.contract.ts'
export { moderationMessages } from './review-moderation.messages.ts'
export {
  listReviews,
  type OwnReview,
  REVIEW_STATES,
  REVIEW_TEXT,
  REVIEWS_SHOWN,
  type Review,
  type ReviewState,
  writeReview,
} from './reviews.contract.ts'
export { SAMPLES, type SampleEntry } from './samples.data.ts'
export { publicName, scoreLabel, storyAnswer } from './testimonials.rules.ts'
export { typedAt } from './typing-animation.rules.ts'
