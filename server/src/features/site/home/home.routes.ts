import {
  listReviews,
  listReviewsToModerate,
  listUnconfirmed,
  moderateReview,
  REVIEWS_SHOWN,
  readHomeContent,
  writeReview,
} from '@tripwright/domain/site/home'
import { AppError } from '#platform/http/app-error.ts'
import { cacheableResponse } from '#platform/http/cached-response.ts'
import { type Route, route } from '#platform/http/route.ts'
import { listSamples } from './home-content.store.ts'
import { applyVerdict, listPage } from './review-moderation.service.ts'
import { countShown, findOwn, listByState, putReview, toPublicReview } from './reviews.store.ts'

// Each one is read by a person.
const WRITES = { name: 'reviews.write', points: 10, seconds: 24 * 60 * 60 }

/** How long a decision of the operator may take to be seen. */
const CONTENT_AGE_SECONDS = 60

export const homeRoutes: Route[] = [
  route(listReviews, async (_, { db, person }) => {
    const published = await listByState(db, 'shown', REVIEWS_SHOWN)
    return {
      reviews: published.map(toPublicReview),
      ...(await countShown(db)),
      own: person ? await findOwn(db, person.id) : null,
    }
  }),

  route(writeReview, async (input, { db, person, now, platform }) => {
    const verdict = await platform.limits.take(WRITES, person.id, db)
    if (!verdict.ok) throw new AppError('too-many-requests', { retryAfter: verdict.retryAfterSeconds })
    return { own: await putReview(db, person.id, input, now) }
  }),

  route(listReviewsToModerate, (page, { db }) => listPage(db, page)),

  route(moderateReview, async (verdict, { db, person, now }) => ({
    review: await applyVerdict(db, person.id, verdict, now),
  })),

  route(readHomeContent, async (_, { db, request, platform: { config } }) => {
    const samples = await listSamples(db)
    const confirmed = samples.filter(({ isConfirmed }) => isConfirmed).map(({ id }) => id)
    const hidden = samples.filter(({ isHidden }) => isHidden).map(({ id }) => id)
    return cacheableResponse(
      request,
      { confirmed, hidden, socialLinks: config.socialLinks },
      CONTENT_AGE_SECONDS,
    )
  }),

  route(listUnconfirmed, async (_, { db }) => ({
    samples: (await listSamples(db))
      .filter(({ isConfirmed }) => !isConfirmed)
      .map(({ id, text, isHidden }) => ({ id, text, isHidden })),
  })),
]
