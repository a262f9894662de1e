import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { ownReview, REVIEW_STATES } from './reviews.contract.ts'

/** The length of the reason for a refusal in characters; the writer of the review reads it. */
export const REASON_TEXT = { least: 10, most: 500 } as const

const id = z.uuid()
const state = z.enum(REVIEW_STATES)

/** A review for staff; `writtenAt` (ISO 8601, UTC) identifies the version that they read. */
const moderatedReview = z.extend(ownReview, { writtenAt: z.string() })
export type ModeratedReview = z.infer<typeof moderatedReview>

export const listReviewsToModerate = contract({
  method: 'GET',
  path: '/api/admin/reviews',
  summary: 'Reviews of one state: those that wait from the oldest on, the others from the newest on.',
  roles: ['support', 'content_editor'],
  input: z.object({
    state: z._default(state, 'waiting'),
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
    /** The `next` of the previous page. */
    after: z.optional(id),
  }),
  output: z.object({
    reviews: z.array(moderatedReview),
    next: z.nullable(z.string()),
    counts: z.object({ waiting: z.number(), shown: z.number(), hidden: z.number() }),
  }),
})

export const moderateReview = contract({
  method: 'POST',
  path: '/api/admin/reviews/{id}/verdict',
  summary:
    'Shows a review to everybody, hides it with a reason for its writer, or lets it wait again. Refused when it was written anew since it was read.',
  roles: ['support', 'content_editor'],
  input: z
    .object({
      id,
      state,
      /** The version that staff read. */
      writtenAt: z.iso.datetime(),
      reason: z.optional(
        z.string().check(z.trim(), z.minLength(REASON_TEXT.least), z.maxLength(REASON_TEXT.most)),
      ),
    })
    .check(
      z.refine(({ state, reason }) => state !== 'hidden' || reason !== undefined, {
        path: ['reason'],
        error: 'A refusal needs a reason.',
      }),
    ),
  output: z.object({ review: moderatedReview }),
  errors: ['not-found', 'conflict'],
})
