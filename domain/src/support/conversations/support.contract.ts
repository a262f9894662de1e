import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { fileId } from '../../documents/files/index.ts'
import { attachment, MAX_ATTACHMENTS } from './attachments.contract.ts'
import { deskView } from './desk.contract.ts'

const email = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254),
    z.regex(z.regexes.email, 'Please enter a valid email address'),
  )
const text = z.string().check(z.trim(), z.minLength(1, 'Please write something'), z.maxLength(5000))
/** Gives access to a guest's conversation; from the answer to the request, or its mail. */
const key = z.optional(z.string().check(z.maxLength(100)))
const id = z.uuid()
/** ISO 8601 in UTC. */
const instant = z.string()
const side = z.enum(['person', 'staff'])
/** Who wrote a message; `assistant` is a program that gives a help article. */
const author = z.enum(['person', 'staff', 'assistant'])
/** Of a message; they grow in the order of the conversation. */
const messageId = z.string().check(z.regex(/^\d{1,15}$/))
/** The most messages of one answer. */
export const MESSAGES_AT_ONCE = 200

export const requestSummary = z.object({
  id: z.string(),
  subject: z.string(),
  status: z.enum(['open', 'answered', 'closed']),
  createdAt: instant,
  updatedAt: instant,
})
export type RequestSummary = z.infer<typeof requestSummary>

export const askSupport = contract({
  method: 'POST',
  path: '/api/support/requests',
  summary: 'Begins a conversation with support; mails a confirmation. A guest says where the answer goes.',
  roles: 'anyone',
  input: z.object({
    /** Absent when the sender is signed in: the account has the address. */
    email: z.optional(email),
    subject: z.string().check(z.trim(), z.minLength(1, 'Please name it in a few words'), z.maxLength(200)),
    text,
  }),
  output: z.object({ id: z.string(), key: z.string() }),
  errors: ['too-many-requests'],
})

export const listRequests = contract({
  method: 'GET',
  path: '/api/support/requests',
  summary: 'The own conversations, the newest first; at most 100.',
  roles: 'signed-in',
  output: z.object({ requests: z.array(requestSummary) }),
})

export const readRequest = contract({
  method: 'GET',
  path: '/api/support/requests/{id}',
  summary:
    'A conversation: the own one, one whose key is given, or any for support. Its newest 200 messages, or those before one.',
  roles: 'anyone',
  input: z.object({ id, key, before: z.optional(messageId) }),
  output: z.object({
    request: requestSummary,
    /** The address of the sender; only support sees it. */
    email: z.nullable(z.string()),
    messages: z.array(
      z.object({
        id: z.string(),
        author,
        /** Empty where only files were sent. */
        text: z.string(),
        at: instant,
        /** Absent without any. */
        attachments: z.optional(z.array(attachment)),
      }),
    ),
    /** Whether there are messages before these. */
    hasEarlier: z.boolean(),
    /** Whether only the assistant has answered, and no person is asked yet. */
    isWithAssistant: z.boolean(),
    /** The last message that each side has read; null where none. */
    seen: z.object({ person: z.nullable(z.string()), staff: z.nullable(z.string()) }),
    desk: deskView,
  }),
  errors: ['not-found'],
})

export const sendMessage = contract({
  method: 'POST',
  path: '/api/support/requests/{id}/messages',
  summary: 'Writes on in a conversation. Support answers any but its own; who asked is told and mailed.',
  roles: 'anyone',
  input: z
    .object({
      id,
      key,
      text: z._default(z.string().check(z.trim(), z.maxLength(5000)), ''),
      /** Files that were put for it. */
      attachments: z._default(z.array(fileId).check(z.maxLength(MAX_ATTACHMENTS)), []),
    })
    .check(
      z.refine(({ text, attachments }) => text !== '' || attachments.length > 0, {
        error: 'Please write something',
        path: ['text'],
      }),
    ),
  output: z.object({ author: side }),
  errors: ['not-found', 'too-many-requests'],
})

export const askForPerson = contract({
  method: 'POST',
  path: '/api/support/requests/{id}/person',
  summary: 'Hands a conversation from the assistant to support, with what was said. It never goes back.',
  roles: 'anyone',
  input: z.object({ id, key }),
  output: z.object({ isHandedOver: z.boolean() }),
  errors: ['not-found'],
})

export const followRequest = contract({
  method: 'GET',
  path: '/api/support/requests/{id}/events',
  summary:
    'Server-sent events of one conversation, for guests too: `support` to read it again, `support-typing` with the side that writes.',
  roles: 'anyone',
  input: z.object({ id, key }),
  answerTypes: ['text/event-stream'],
  output: z.string(),
  errors: ['not-found', 'too-many-requests'],
})

export const tellTyping = contract({
  method: 'POST',
  path: '/api/support/requests/{id}/typing',
  summary: 'Tells the other side that somebody is writing. Nothing is stored.',
  roles: 'anyone',
  input: z.object({ id, key }),
  output: z.object({ author: side }),
  errors: ['not-found', 'too-many-requests'],
})

export const markRequestRead = contract({
  method: 'POST',
  path: '/api/support/requests/{id}/read',
  summary: 'Marks the messages up to this one as read by the own side. Never takes a mark back.',
  roles: 'anyone',
  input: z.object({ id, key, upTo: messageId }),
  output: z.object({ author: side }),
  errors: ['not-found'],
})

export const listInbox = contract({
  method: 'GET',
  path: '/api/support/inbox',
  isCompressed: true,
  summary:
    'What waits for an answer: plans that are answered first, then whoever waits longest. Or what is done.',
  roles: ['support'],
  input: z.object({
    status: z._default(z.enum(['open', 'answered', 'closed']), 'open'),
    /** Each word stands in the subject, the address, a tag or a message. */
    words: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
    /** The caller's own, those of nobody, or all. */
    whose: z._default(z.enum(['all', 'mine', 'nobody']), 'all'),
  }),
  output: z.object({
    requests: z.array(
      z.extend(requestSummary, {
        email: z.string(),
        isFirst: z.boolean(),
        /** Only the assistant has answered. */
        isWithAssistant: z.boolean(),
        /** The address of the member of staff who looks after it. */
        assignee: z.nullable(z.string()),
        tags: z.array(z.string()),
      }),
    ),
  }),
})

export const closeRequest = contract({
  method: 'POST',
  path: '/api/support/requests/{id}/close',
  summary: 'Closes a conversation. Whoever asked opens it again by writing.',
  roles: ['support'],
  input: z.object({ id }),
  output: z.object({ isClosed: z.boolean() }),
  errors: ['not-found'],
})
