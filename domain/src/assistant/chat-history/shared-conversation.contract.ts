import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { MAX_TURNS } from './bounds.data.ts'

/** The page of a link; its secret follows after a `#`, which no browser sends to a server. */
export const SHARED_CONVERSATION_PATH = '/shared-conversation'

const id = z.uuid().check(z.toLowerCase())
// The secret is sent only in request bodies, because URLs are logged.
const secret = z.string().check(z.minLength(1), z.maxLength(200))
const instant = z.string()

const conversationLink = z.object({
  sharedAt: instant,
  /** Ids of the questions that it shows. */
  turns: z.array(z.string()),
  /** Staff ended it, and why. */
  takenDown: z.nullable(z.object({ at: instant, reason: z.string() })),
})
export type ConversationLink = z.output<typeof conversationLink>

export const getConversationLink = contract({
  method: 'GET',
  path: '/api/assistant/conversations/{id}/link',
  summary: 'Whether an own conversation is shared, and which questions of it.',
  roles: 'signed-in',
  input: z.object({ id }),
  output: z.object({ link: z.nullable(conversationLink) }),
  errors: ['not-found'],
})

export const shareConversation = contract({
  method: 'POST',
  path: '/api/assistant/conversations/{id}/link',
  summary:
    'Shares a copy of the chosen questions by a link, whose address is told here and never again; an earlier link of the conversation ends. What is about own trips, bookings, money or the account is never in it.',
  roles: 'signed-in',
  proof: 'session',
  input: z.object({ id, turns: z.array(id).check(z.minLength(1), z.maxLength(MAX_TURNS)) }),
  output: z.object({ url: z.string(), link: conversationLink }),
  errors: ['not-found', 'conflict', 'unprocessable', 'too-many-requests'],
  // The stored answer of an idempotent call would contain the secret in plain text.
  isComputation: true,
})

export const endConversationLink = contract({
  method: 'DELETE',
  path: '/api/assistant/conversations/{id}/link',
  summary: 'Ends the link to a conversation.',
  roles: 'signed-in',
  input: z.object({ id }),
  output: z.object({ isEnded: z.boolean() }),
})

const sharedTurn = z.object({
  id: z.string(),
  text: z.string(),
  askedOn: z.string(),
  said: z.optional(z.object({ text: z.string(), leftOut: z.number() })),
})
/** What a link shows: nothing of its person. */
export const sharedContent = z.object({ title: z.string(), turns: z.array(sharedTurn) })
export type SharedContent = z.output<typeof sharedContent>

export const openSharedConversation = contract({
  method: 'POST',
  path: '/api/assistant/shared',
  summary: 'The conversation of a link.',
  roles: 'anyone',
  input: z.object({ secret }),
  output: z.object({
    content: sharedContent,
    sharedAt: instant,
    isYours: z.boolean(),
  }),
  errors: ['not-found', 'too-many-requests'],
  isComputation: true,
})
