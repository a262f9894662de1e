import type { Output } from '@tripwright/domain/base/contract'
import {
  decideSample,
  listReviews,
  listReviewsToModerate,
  listSamples,
  moderateReview,
  REVIEWS_SHOWN,
  readHomeContent,
  writeReview,
} from '@tripwright/domain/site/home'
import { type ContentOf, editedSamples } from '@tripwright/domain/staff/content'
import { findPublishedContent } from '#features/staff/content/index.ts'
import type { Config } from '#platform/config/config.ts'
import { AppError } from '#platform/http/app-error.ts'
import { cacheableResponse } from '#platform/http/cached-response.ts'
import { type Route, route } from '#platform/http/route.ts'
import { isOutsideOn } from '#platform/outside/outside-services.ts'
import { findSamples } from './home-content.store.ts'
import { decideSamples } from './home-content-command.service.ts'
import { applyVerdict, listPage } from './review-moderation.service.ts'
import { countShown, findOwn, listByState, putReview, toPublicReview } from './reviews.store.ts'

// A person moderates each review.
const WRITES = { name: 'reviews.write', points: 10, seconds: 24 * 60 * 60 }

/** Seconds until an operator's decision is visible at the latest. */
const CONTENT_AGE_SECONDS = 60

/** The feeds that the claim `feature.risk-radar` depends on (domain/src/site/home/marketing.data.ts). */
const LIVE_CLAIM = 'feature.risk-radar'
const LIVE_FEEDS = ['usgs', 'gdacs', 'nhc', 'usgs-volcanoes'] as const

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

  route(readHomeContent, async (_, { db, now, request, platform: { config } }) => {
    const samples = (await findSamples(db)).map((sample) => withLiveClaim(sample, config))
    const values = (await findPublishedContent(db, now))?.values ?? new Map<string, unknown>()
    // What staff wrote themselves is no sample.
    const own = editedSamples(values)
    const confirmed = samples.filter(({ isConfirmed }) => isConfirmed).map(({ id }) => id)
    const hidden = samples.filter(({ isHidden }) => isHidden).map(({ id }) => id)
    // The casts are safe: each value was parsed by the schema of its part.
    const content = {
      confirmed: [...new Set([...confirmed, ...own])],
      hidden,
      socialLinks:
        (values.get('social-links') as ContentOf<'social-links'> | undefined) ?? config.socialLinks,
      testimonials: (values.get('testimonials') as ContentOf<'testimonials'> | undefined) ?? null,
      partners: (values.get('partners') as ContentOf<'partners'> | undefined) ?? null,
    } satisfies Output<typeof readHomeContent>
    return cacheableResponse(request, content, CONTENT_AGE_SECONDS)
  }),

  route(listSamples, async (_, { db, platform: { config } }) => ({
    samples: (await findSamples(db)).map((sample) => withLiveClaim(sample, config)),
  })),

  route(decideSample, async ({ id, ...wanted }, { db, now, person }) => {
    await decideSamples(db, [id], wanted, { actorId: person.id, now })
    return { isDone: true as const }
  }),
]

/** "Updates every 15 minutes" is confirmed by the danger feeds being on; elsewhere it is hidden. */
function withLiveClaim<T extends { id: string; isConfirmed: boolean; isHidden: boolean }>(
  sample: T,
  config: Config,
): T {
  if (sample.id !== LIVE_CLAIM) return sample
  const isLive = LIVE_FEEDS.every((id) => isOutsideOn(config, id))
  return { ...sample, isConfirmed: isLive, isHidden: sample.isHidden || !isLive }
}
