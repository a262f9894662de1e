import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { POST_STATES } from '../../site/blog/index.ts'
import { contentPart } from './content-parts.rules.ts'

const roles = ['support', 'marketing', 'content_editor'] as const
/** ISO 8601 in UTC. */
const instant = z.string()
const revision = z.number().check(z.int(), z.gte(0), z.lte(1_000_000))
const storedRevision = z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000))

const listedPart = z.object({
  part: z.string(),
  /** The name of the page that it is on. */
  page: z.string(),
  /** Null for the text of the build, which nobody changed here. */
  state: z.nullable(z.enum(POST_STATES)),
  savedAt: z.nullable(instant),
  savedBy: z.nullable(z.string()),
})
export type ListedPart = z.infer<typeof listedPart>

const staffContent = z.object({
  part: z.string(),
  state: z.nullable(z.enum(POST_STATES)),
  /** 0 for the text of the build. */
  revision: z.number(),
  live: z.nullable(z.number()),
  next: z.nullable(z.object({ revision: z.number(), at: instant })),
  /** The newest text, in the form of its kind. */
  value: z.unknown(),
  /** What the page has without an edit: its title and description for a page, else the text of the build. */
  built: z.unknown(),
  history: z.array(
    z.object({
      revision: z.number(),
      savedAt: instant,
      savedBy: z.nullable(z.string()),
      restoredFrom: z.nullable(z.number()),
    }),
  ),
})
export type StaffContent = z.infer<typeof staffContent>

export const listContent = contract({
  method: 'GET',
  path: '/api/admin/content',
  isCompressed: true,
  summary: 'The texts of the public pages that staff edit, with their states.',
  roles,
  input: z.object({}),
  output: z.object({
    parts: z.array(listedPart),
  }),
})

export const readContent = contract({
  method: 'GET',
  path: '/api/admin/content/text',
  isCompressed: true,
  summary: 'The newest text of one part with its versions.',
  roles,
  input: z.object({ part: contentPart }),
  output: z.object({ content: staffContent }),
  errors: ['not-found'],
})

export const readContentRevision = contract({
  method: 'GET',
  path: '/api/admin/content/revision',
  isCompressed: true,
  summary: 'One text from the history of a part.',
  roles,
  input: z.object({ part: contentPart, revision: storedRevision }),
  output: z.object({ value: z.unknown() }),
  errors: ['not-found'],
})

export const saveContent = contract({
  method: 'PUT',
  path: '/api/admin/content/text',
  summary:
    'Saves a text as a new version, which nobody sees yet. Refused when somebody saved another since the version that it is based on.',
  roles,
  input: z.object({
    part: contentPart,
    base: revision,
    restoredFrom: z.optional(revision),
    value: z.unknown(),
  }),
  output: z.object({ content: staffContent }),
  errors: ['not-found', 'conflict'],
})

/** `withdraw` shows the text of the build again. */
export const CONTENT_ACTIONS = ['publish', 'unschedule', 'withdraw'] as const
export type ContentAction = (typeof CONTENT_ACTIONS)[number]

export const actOnContent = contract({
  method: 'POST',
  path: '/api/admin/content/acts',
  summary:
    'Publishes the newest version now or within a year, takes it off the schedule, or shows the text of the build again.',
  roles,
  input: z.object({
    part: contentPart,
    act: z.enum(CONTENT_ACTIONS),
    /** The newest version as the person saw it. */
    revision,
    /** For `publish`; now when absent. */
    at: z.optional(z.iso.datetime()),
  }),
  output: z.object({ content: staffContent }),
  errors: ['not-found', 'conflict'],
})

export const previewContent = contract({
  method: 'GET',
  path: '/api/admin/content/page',
  summary: 'The page of a part as it would be with this version of it, as a document without scripts.',
  roles,
  input: z.object({ part: contentPart, revision: storedRevision }),
  output: z.unknown(),
  answerTypes: ['text/html'],
  errors: ['not-found'],
})

export const readProsePage = contract({
  method: 'GET',
  path: '/api/content/prose',
  isCompressed: true,
  summary: 'The text that staff published for a page of prose; null where it is the one of the build.',
  roles: 'anyone',
  input: z.object({ path: z.string().check(z.maxLength(80)) }),
  output: z.object({
    prose: z.nullable(
      z.object({
        updated: z.string(),
        lead: z.string(),
        sections: z.array(
          z.object({
            id: z.string(),
            heading: z.string(),
            parts: z.array(
              z.union([
                z.string(),
                z.object({ list: z.array(z.string()) }),
                z.object({ head: z.array(z.string()), rows: z.array(z.array(z.string())) }),
              ]),
            ),
          }),
        ),
      }),
    ),
  }),
})
