import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

/** The length of a review in characters, and the maximum number per page. */
export const REVIEW_TEXT = { least: 20, most: 1000 } as const
export const REVIEWS_SHOWN = 20

/** A review is `waiting` until staff have read it; `shown` and `hidden` are their decisions. */
export const REVIEW_STATES = ['waiting', 'shown', 'hidden'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

const rating = z.number().check(z.int(), z.gte(1), z.lte(5))
const text = z.string().check(z.trim(), z.minLength(REVIEW_TEXT.least), z.maxLength(REVIEW_TEXT.most))

const review = z.object({
  id: z.string(),
  /** The public name of the writer: the first name and the initial of the last; empty when no name is known. */
  name: z.string(),
  rating,
  text: z.string(),
  /** YYYY-MM-DD, in UTC. */
  date: z.string(),
})
export type Review = z.infer<typeof review>

/** A review for its writer; `reason` is why it is hidden, null when it is not hidden or has no reason. */
export const ownReview = z.extend(review, { state: z.enum(REVIEW_STATES), reason: z.nullable(z.string()) })
export type OwnReview = z.infer<typeof ownReview>

export const listReviews = contract({
  method: 'GET',
  path: '/api/reviews',
  isCompressed: true,
  summary:
    'The newest reviews that were read and approved, how many there are and their mean; and the own one.',
  roles: 'anyone',
  input: z.object({}),
  output: z.object({
    reviews: z.array(review),
    count: z.number(),
    /** Of 5, to one decimal; null while there is none. */
    average: z.nullable(z.number()),
    own: z.nullable(ownReview),
  }),
})

export const writeReview = contract({
  method: 'POST',
  path: '/api/reviews',
  summary:
    'Writes the own review, or writes it anew; it is shown when a person of ours has read and approved it.',
  roles: 'signed-in',
  input: z.object({ rating, text }),
  output: z.object({ own: ownReview }),
  errors: ['too-many-requests'],
})
