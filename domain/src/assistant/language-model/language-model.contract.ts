import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { isIsoDate } from '../../base/dates.ts'
import { MAX_QUESTION_LENGTH } from '../chat-history/index.ts'
import type { CompanionAnswer } from '../conversation/index.ts'
import type { ToolInput, ToolName } from '../tools/index.ts'

/** Earlier questions of a conversation that a model reads whole, with their answers. */
export const MAX_EARLIER = 12

const question = z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_QUESTION_LENGTH))
/** Questions before those that a model reads whole, each in short, so that a long conversation keeps its subject. */
export const MAX_OLDER = 30
export const MAX_OLDER_LENGTH = 100
export const MAX_TRIP_NAME = 120
export const MAX_TRIP_DAYS = 40
export const MAX_TRIP_LINES = 30

const isoDay = z.string().check(z.refine(isIsoDate, 'is not a day like 2026-11-21'))
const tripName = z.string().check(z.maxLength(MAX_TRIP_NAME))
const tripLine = z.object({
  time: z.nullable(z.string().check(z.regex(/^\d{2}:\d{2}$/))),
  name: tripName,
})
/** A trip that its person lets a model read. */
const tripContext = z.object({
  name: tripName,
  days: z
    .array(z.object({ date: isoDay, lines: z.array(tripLine).check(z.maxLength(MAX_TRIP_LINES)) }))
    .check(z.maxLength(MAX_TRIP_DAYS)),
})
export type TripContext = z.infer<typeof tripContext>

const countryCode = z.string().check(z.regex(/^[A-Z]{2}$/))

/** Whether a question can go to a model: nothing is sent to find that out. */
export const findModel = contract({
  method: 'GET',
  path: '/api/assistant/model',
  summary:
    'Whether questions can be answered by a language model, and the names of the models in their order.',
  roles: 'anyone',
  input: z.object({}),
  output: z.object({ models: z.array(z.string()) }),
})

/**
 * Streams the answer of a language model. The same question with `Last-Event-ID` goes on after that event; where its answer
 * is no longer there, it is made again, and its first event has another id before the dash.
 */
export const askModel = contract({
  method: 'POST',
  path: '/api/assistant/conversations/{id}/messages',
  summary:
    'Answers a question by the configured language model with our tools, as an event stream: `token` (a sentence that the results of tools hold, or `restart`), `tool`, `card`, `proposal` and `done`, each with an id for `Last-Event-ID`. Counted once for each `question`; given back when no model answers.',
  roles: 'anyone',
  answerTypes: ['text/event-stream'],
  input: z.object({
    /** The conversation. */
    id: z.uuid(),
    /** The question; the same id as for `countQuestion`. */
    question: z.uuid(),
    text: question,
    /** The traveller's date. */
    today: isoDay,
    earlier: z.optional(
      z
        .array(z.object({ text: question, answer: z.optional(z.string().check(z.maxLength(4000))) }))
        .check(z.maxLength(MAX_EARLIER)),
    ),
    /** Older questions, the oldest first. */
    older: z.optional(z.array(z.string().check(z.maxLength(MAX_OLDER_LENGTH))).check(z.maxLength(MAX_OLDER))),
    trip: z.optional(tripContext),
    home: z.optional(countryCode),
    passports: z.optional(z.array(countryCode).check(z.maxLength(10))),
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  }),
  output: z.unknown(),
  errors: ['limit-reached', 'too-many-requests', 'unavailable', 'not-found', 'conflict'],
  isComputation: true,
})

/** How an answer ended: with something to show, or with nothing, so that the device answers instead. */
export type ModelOutcome = {
  state: 'answered' | 'failed'
  /** Sentences that no result of a tool held. */
  leftOut: number
}

/** The events of an answer by name. A `restart` takes back everything shown so far: another model begins again. */
export type AnswerEvent =
  | { event: 'token'; data: { text: string; restart?: true } }
  | { event: 'tool'; data: { tool: ToolName; ok: boolean } }
  | { event: 'card'; data: CompanionAnswer }
  /** A change of the trip that was shared: nothing happens before the person accepts it. */
  | { event: 'proposal'; data: ToolInput<'plan.change'> }
  | { event: 'done'; data: ModelOutcome }
