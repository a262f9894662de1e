import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

// What staff see and do beside the messages. Nothing of it is in an answer to the person who asked.

const id = z.uuid()
const accountId = z.string().check(z.minLength(1), z.maxLength(64))
/** ISO 8601 in UTC. */
const instant = z.string()
const tag = z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(30))

const note = z.object({
  id: z.string(),
  /** Null for a deleted account. */
  author: z.nullable(z.string()),
  text: z.string(),
  at: instant,
})

/** How staff see a conversation; null for the person who asked. */
export const deskView = z.nullable(
  z.object({
    /** The name of the account, or empty: for the placeholder of a saved reply. */
    personName: z.string(),
    assignee: z.nullable(z.object({ id: z.string(), email: z.string() })),
    tags: z.array(z.string()),
    notes: z.array(note),
  }),
)

export const sortRequest = contract({
  method: 'PATCH',
  path: '/api/support/requests/{id}',
  summary:
    'Hands a conversation to a member of staff, or to nobody, and sets its tags. What is absent stays.',
  roles: ['support'],
  input: z.object({
    id,
    assigneeId: z.optional(z.nullable(accountId)),
    tags: z.optional(z.array(tag).check(z.maxLength(10))),
  }),
  output: z.object({ assigneeId: z.nullable(z.string()), tags: z.array(z.string()) }),
  errors: ['not-found'],
})

export const addNote = contract({
  method: 'POST',
  path: '/api/support/requests/{id}/notes',
  summary: 'Adds a note for colleagues. The person who asked never sees it here.',
  roles: ['support'],
  input: z.object({ id, text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)) }),
  output: z.object({ id: z.string() }),
  errors: ['not-found', 'too-many-requests'],
})

export const listColleagues = contract({
  method: 'GET',
  path: '/api/support/colleagues',
  summary: 'The accounts that may answer support.',
  roles: ['support'],
  output: z.object({ colleagues: z.array(z.object({ id: z.string(), email: z.string() })) }),
})

const reply = z.object({ id: z.string(), title: z.string(), text: z.string() })

export const listReplies = contract({
  method: 'GET',
  path: '/api/support/replies',
  summary: 'Answers to use again, by title. {name}, {subject} and {agent} are filled in when one is chosen.',
  roles: ['support'],
  output: z.object({ replies: z.array(reply) }),
})

export const saveReply = contract({
  method: 'PUT',
  path: '/api/support/replies/{id}',
  summary: 'Saves an answer to use again, under the id that its writer gives it; 200 at most.',
  roles: ['support'],
  input: z.object({
    id,
    title: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(5000)),
  }),
  output: reply,
  errors: ['conflict'],
})

export const deleteReply = contract({
  method: 'DELETE',
  path: '/api/support/replies/{id}',
  summary: 'Deletes an answer to use again.',
  roles: ['support'],
  input: z.object({ id }),
  output: z.object({ isDeleted: z.boolean() }),
})
