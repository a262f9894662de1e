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
