import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { isIsoDate } from '../../base/dates.ts'
import { toWellFormedText } from '../../base/well-formed-text.ts'

/** Comments of a trip that are kept, and characters of one. */
export const MAX_COMMENTS = 500
export const MAX_COMMENT_CHARS = 2000
const MAX_MENTIONS = 10

const id = z.uuid().check(z.toLowerCase())
/** Somebody in the trip: the id of their part in it, or its owner. */
const personRef = z.union([z.literal('owner'), id])
const text = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(MAX_COMMENT_CHARS),
  z.refine(
    (value) => toWellFormedText(value) === value && !value.includes('\0'),
    'holds a character that no text may hold',
  ),
)

const comment = z.object({
  id: z.string(),
  /** What it is about: an item, or the trip by its own id. */
  itemId: z.string(),
  /** The day that it is about, when it is about one: ISO date. */
  day: z.nullable(z.string()),
  text: z.string(),
  at: z.string(),
  /** Name of its author; may be empty. */
  by: z.string(),
  /** Address of the author’s photo; absent without one. */
  photo: z.optional(z.string()),
  isYou: z.boolean(),
  mayRemove: z.boolean(),
})
export type TripComment = z.output<typeof comment>

const comments = z.object({
  /** Oldest first. */
  comments: z.array(comment),
  /** The others in the trip, who may be mentioned. */
  people: z.array(z.object({ ref: z.string(), name: z.string() })),
})

export const listComments = contract({
  method: 'GET',
  path: '/api/trips/{id}/comments',
  summary: 'What the people of a trip say about it, its days and its items, for all who take part in it.',
  roles: 'signed-in',
  input: z.object({ id }),
  output: comments,
})

export const addComment = contract({
  method: 'POST',
  path: '/api/trips/{id}/comments',
  summary: 'Comments on a trip, a day or an item of it; those who are mentioned are notified of that.',
  roles: 'signed-in',
  input: z.object({
    id,
    /** Made by the client, so that a repeated request comments once. */
    commentId: id,
    /** The trip, unless it says otherwise. */
    itemId: z.optional(id),
    day: z.optional(z.string().check(z.refine(isIsoDate, 'is not a date, YYYY-MM-DD'))),
    text,
    mentions: z._default(z.array(personRef).check(z.maxLength(MAX_MENTIONS)), []),
  }),
  output: comments,
  errors: ['conflict'],
})

export const removeComment = contract({
  method: 'DELETE',
  path: '/api/trips/{id}/comments/{commentId}',
  summary: 'Removes an own comment; the owner and co-owners of a trip remove any.',
  roles: 'signed-in',
  input: z.object({ id, commentId: id }),
  output: comments,
})
