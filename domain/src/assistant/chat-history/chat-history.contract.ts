import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { isIsoDate } from '../../base/dates.ts'
import { TOOL_NAMES } from '../tools/index.ts'
import { MAX_QUESTION_LENGTH, MAX_REMOVED, MAX_SAID, MAX_TITLE, MAX_TURNS } from './bounds.data.ts'

const MAX_CALL_BYTES = 1000
const MAX_CALLS = 4
/** The last instant of a JavaScript date. */
const LAST_INSTANT = 8.64e15

const id = z.uuid().check(z.toLowerCase())
/** Milliseconds since 1970, by the clock of a device. */
const instant = z.int().check(z.gte(0), z.lte(LAST_INSTANT))
const small = z.refine((value) => JSON.stringify(value).length <= MAX_CALL_BYTES, 'is larger than 1 kB')

/** A tool that answered, with its arguments: a card is made again from them, so the card itself is not stored. */
const answeredCall = z.object({
  tool: z.enum(TOOL_NAMES),
  args: z.record(z.string(), z.unknown()).check(small),
})

const turn = z.object({
  id,
  text: z.string().check(z.minLength(1), z.maxLength(MAX_QUESTION_LENGTH)),
  askedOn: z.string().check(z.refine(isIsoDate, 'is not a day')),
  /** Its place among the questions. */
  at: instant,
  /** Of two versions of a question the later one counts. */
  changedAt: instant,
  /**
   * `new` until it is counted, `refused` when the day’s limit was reached; absent afterwards: a counted question is shown
   * again without counting.
   */
  standing: z.optional(z.enum(['new', 'refused'])),
  calls: z.optional(z.array(answeredCall).check(z.maxLength(MAX_CALLS))),
  /** What a language model answered; `change` is what it proposed for a trip, `isOwn` that it had read one. */
  said: z.optional(
    z.object({
      text: z.string().check(z.maxLength(MAX_SAID)),
      leftOut: z.int().check(z.gte(0), z.lte(1000)),
      change: z.optional(z.record(z.string(), z.unknown()).check(small)),
      isOwn: z.optional(z.boolean()),
    }),
  ),
  /** What became of a change that the answer proposed: it is not proposed again. */
  outcome: z.optional(z.enum(['accepted', 'declined', 'undone'])),
  /** The trip that the plan of the answer was kept as. */
  trip: z.optional(id),
})
/** A question; its answer is computed again from the text and the day, so it is as current as the facts. */
export type QuestionTurn = z.output<typeof turn>

const title = z.object({ text: z.string().check(z.trim(), z.maxLength(MAX_TITLE)), at: instant })
const pin = z.object({ isPinned: z.boolean(), at: instant })

/** A conversation, or what changed of it: both merge alike. */
export const conversationInput = z.object({
  id,
  turns: z._default(z.array(turn).check(z.maxLength(MAX_TURNS)), []),
  /** Ids of questions that were replaced. */
  removed: z._default(z.array(id).check(z.maxLength(MAX_REMOVED)), []),
  /** The person’s name for it; an empty one, or null: the first question. */
  title: z._default(z.nullable(title), null),
  pin: z._default(z.nullable(pin), null),
})
/** The newest turn is the last. */
export type Conversation = z.output<typeof conversationInput>

export const listConversations = contract({
  method: 'GET',
  path: '/api/assistant/conversations',
  isCompressed: true,
  summary:
    'The own conversations with the assistant that changed after a version, and the ids of deleted ones.',
  roles: 'signed-in',
  input: z.object({ after: z._default(z.coerce.number().check(z.int(), z.gte(0)), 0) }),
  output: z.object({
    conversations: z.array(conversationInput),
    deleted: z.array(z.string()),
    /** To be sent as `after` the next time. */
    version: z.number(),
  }),
})

export const saveConversation = contract({
  method: 'PUT',
  path: '/api/assistant/conversations/{id}',
  summary:
    'Adds to a conversation, or begins one: questions by id, the later version of each; a name; a pin. Merges with what other devices added; one that was deleted stays so.',
  roles: 'signed-in',
  input: conversationInput,
  output: z.object({ isDeleted: z.boolean() }),
  errors: ['not-found'],
})

export const removeConversation = contract({
  method: 'DELETE',
  path: '/api/assistant/conversations/{id}',
  summary: 'Deletes a conversation on all devices, and the link to it.',
  roles: 'signed-in',
  input: z.object({ id }),
  output: z.object({ isDeleted: z.boolean() }),
  errors: ['not-found'],
})
