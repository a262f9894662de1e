import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { fileId, keptFile, uploadOf } from '../../documents/files/index.ts'
import {
  MARKDOWN_FAULTS,
  POST_ACTIONS,
  POST_LIMITS,
  POST_STAGES,
  POST_STATES,
  pictureInput,
  postSlug,
  TOPICS,
} from '../../site/blog/index.ts'

const roles = ['support', 'content_editor'] as const
/** ISO 8601 in UTC. */
const instant = z.string()
const revision = z.number().check(z.int(), z.gte(0), z.lte(1_000_000))
const line = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u))

/** A text may be saved before it is complete; what it lacks is in `problems`. */
const postText = z.object({
  title: line(POST_LIMITS.title),
  description: line(POST_LIMITS.description.most),
  writer: z.string().check(z.maxLength(POST_LIMITS.slug)),
  topics: z.array(z.enum(TOPICS)).check(z.maxLength(TOPICS.length)),
  text: z.string().check(z.maxLength(POST_LIMITS.text)),
})

const standing = z.object({
  revision: z.number(),
  stage: z.enum(POST_STAGES),
  live: z.nullable(z.object({ revision: z.number(), updated: z.string() })),
  next: z.nullable(z.object({ revision: z.number(), at: instant })),
  firstOn: z.nullable(z.string()),
})

const listedPost = z.object({
  slug: z.string(),
  title: z.string(),
  state: z.enum(POST_STATES),
  standing,
  /** When the newest text was saved, and by whom; null for a post of the build, and for an account that is gone. */
  savedAt: z.nullable(instant),
  savedBy: z.nullable(z.string()),
})
export type ListedPost = z.infer<typeof listedPost>

const savedText = z.object({
  revision: z.number(),
  savedAt: z.nullable(instant),
  savedBy: z.nullable(z.string()),
  title: z.string(),
  /** The revision whose text this repeats; null for a text of its own. */
  restoredFrom: z.nullable(z.number()),
  /** The language model that wrote some of this text; null where people wrote all of it. */
  writtenWith: z.nullable(z.string()),
})

const problem = z.union([
  z.object({ field: z.enum(['title', 'description', 'writer', 'topics', 'text']) }),
  z.object({
    field: z.literal('markdown'),
    fault: z.enum(MARKDOWN_FAULTS),
    line: z.number(),
    excerpt: z.string(),
  }),
])

const staffPost = z.object({
  slug: z.string(),
  state: z.enum(POST_STATES),
  standing,
  /** The newest text. */
  text: postText,
  /** Whether the caller wrote the newest text or sent it to be read, and so may not publish it alone. */
  isWriter: z.boolean(),
  mayPublishAlone: z.boolean(),
  problems: z.array(problem),
  /** Links of the newest text to pages, posts, headings and pictures that do not exist. */
  brokenLinks: z.array(z.string()),
  /** Every text of this post, the newest first. */
  history: z.array(savedText),
})
export type StaffPost = z.infer<typeof staffPost>

export const listStaffPosts = contract({
  method: 'GET',
  path: '/api/admin/blog/posts',
  isCompressed: true,
  summary: 'Every post of the blog with its state, the latest change first.',
  roles,
  input: z.object({}),
  output: z.object({ posts: z.array(listedPost) }),
})

export const readStaffPost = contract({
  method: 'GET',
  path: '/api/admin/blog/posts/{slug}',
  isCompressed: true,
  summary: 'A post with its newest text, its state, what it lacks and its history.',
  roles,
  input: z.object({ slug: postSlug }),
  output: z.object({ post: staffPost }),
  errors: ['not-found'],
})

export const readPostRevision = contract({
  method: 'GET',
  path: '/api/admin/blog/posts/{slug}/revisions/{revision}',
  isCompressed: true,
  summary: 'One text from the history of a post.',
  roles,
  input: z.object({ slug: postSlug, revision: z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)) }),
  output: z.object({ text: postText }),
  errors: ['not-found'],
})

export const saveStaffPost = contract({
  method: 'PUT',
  path: '/api/admin/blog/posts/{slug}',
  summary:
    'Saves a text as a new revision; base 0 makes the post. Refused when somebody saved another text since the revision that it is based on.',
  roles,
  input: z.object({
    slug: postSlug,
    base: revision,
    restoredFrom: z.optional(revision),
    /** The language model whose suggestion was taken into this text. */
    writtenWith: z.optional(line(100)),
    text: postText,
  }),
  output: z.object({ post: staffPost }),
  errors: ['conflict'],
})

export const deleteStaffPost = contract({
  method: 'DELETE',
  path: '/api/admin/blog/posts/{slug}',
  summary:
    'Deletes a post that was never on the site and is not scheduled, with all its versions. Refused when somebody saved another text since the revision that was seen.',
  roles,
  input: z.object({ slug: postSlug, revision: z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)) }),
  output: z.object({ isDeleted: z.literal(true) }),
  errors: ['not-found', 'conflict', 'unprocessable'],
})

export const actOnStaffPost = contract({
  method: 'POST',
  path: '/api/admin/blog/posts/{slug}/acts',
  summary:
    'Sends a post to be read, returns it, publishes it now or within a year, takes it off the schedule or off the site. What one person wrote another publishes, but for admin and owner.',
  roles,
  input: z.object({
    slug: postSlug,
    act: z.enum(POST_ACTIONS),
    /** The newest revision as the person saw it. */
    revision,
    /** For `publish`; now when absent. */
    at: z.optional(z.iso.datetime()),
  }),
  output: z.object({ post: staffPost }),
  errors: ['not-found', 'conflict', 'not-allowed', 'unprocessable'],
})

export const putPostPicture = contract({
  method: 'PUT',
  path: '/api/admin/blog/pictures/{id}',
  summary:
    'Keeps a picture for the text of a post; it goes at night when no saved text has it. Body, application/octet-stream: length of the thumbnail (4 bytes, big-endian, 0 for none), thumbnail, file. Its bytes tell its type; places and other metadata are removed. Once: another content under the same id is a conflict.',
  roles,
  input: z.object({ id: fileId }),
  output: keptFile,
  ...uploadOf('post'),
})

export const readDraftPicture = contract({
  method: 'GET',
  path: '/api/admin/blog/pictures/{id}/{size}',
  summary: 'A picture for a post, published or not.',
  roles,
  answerTypes: ['image/jpeg', 'image/png', 'image/webp'],
  input: pictureInput,
  output: z.string(),
  errors: ['not-found'],
})
