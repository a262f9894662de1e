import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { TOPICS } from './blog.data.ts'
import { SLUG } from './post.rules.ts'
import { POST_LIMITS } from './post-text.rules.ts'

/** The name of a post in addresses. */
export const postSlug = z.string().check(z.maxLength(POST_LIMITS.slug), z.regex(SLUG))

const summary = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  writer: z.string(),
  /** ISO dates of the first and the last publication. */
  date: z.string(),
  updated: z.string(),
  topics: z.array(z.enum(TOPICS)),
  minutes: z.number(),
})

export const listPublishedPosts = contract({
  method: 'GET',
  path: '/api/blog/posts',
  isCompressed: true,
  summary: 'Every published post of the blog without its text, the newest first.',
  roles: 'anyone',
  input: z.object({}),
  output: z.object({ posts: z.array(summary) }),
})

export const readPublishedPost = contract({
  method: 'GET',
  path: '/api/blog/posts/{slug}',
  isCompressed: true,
  summary: 'A published post with its Markdown.',
  roles: 'anyone',
  input: z.object({ slug: postSlug }),
  output: z.object({ post: z.extend(summary, { text: z.string() }) }),
  errors: ['not-found'],
})

/** The id of a picture, and its pixels as `1200x800`, as the Markdown of a post has them. */
export const pictureInput = z.object({
  id: z.uuid().check(z.toLowerCase()),
  size: z.string().check(z.regex(/^[1-9]\d{0,4}x[1-9]\d{0,4}$/)),
})

export const readPostPicture = contract({
  method: 'GET',
  path: '/api/blog/pictures/{id}/{size}',
  summary: 'A picture in a published post.',
  roles: 'anyone',
  answerTypes: ['image/jpeg', 'image/png', 'image/webp'],
  input: pictureInput,
  output: z.string(),
  errors: ['not-found'],
})
