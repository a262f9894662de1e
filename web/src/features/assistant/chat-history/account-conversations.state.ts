import {
  type Conversation,
  chatHistoryMessages,
  conversationInput,
  listConversations,
  MAX_SAID,
  mergeConversations,
  type QuestionTurn,
  removeConversation,
  saveConversation,
} from '@tripwright/domain/assistant/chat-history'
import { truncateText } from '@tripwright/domain/base/well-formed-text'
import { z } from 'zod/mini'
import { call } from '#platform/call.ts'
import { onLiveEvent } from '#platform/live-events.ts'
import { sendOrQueue } from '#platform/send-or-queue.ts'
import { currentSession, subscribeToSession } from '#platform/session.ts'
import { readStored, removeStored, writeStored } from '#platform/storage.ts'
import { textOf } from '#platform/text/use-text.ts'
import { toast } from '#ui/toast.ts'
import { onConversationChange, readStoredConversations, writeConversations } from './conversations.state.ts'
import type { StoredConversation } from './stored-conversation.ts'

const QUEUE = 'conversations'
const VERSION_KEY = 'assistant-account'
let isStarted = false
let loading: Promise<void> = Promise.resolve()

/**
 * Keeps the conversations of this device and of the account the same; a guest's go along at the first sign-in, and those of
 * the account leave the device with its person.
 */
export function syncConversations(): void {
  if (isStarted) return
  isStarted = true
  subscribeToSession(followSession)
  onConversationChange(sendSoon)
  onLiveEvent('conversations', () => void pull())
  addEventListener('online', () => void pull())
  followSession()
}

function followSession(): void {
  const session = currentSession()
  if (session.state === 'loading') return
  const owner = session.state === 'signed-in' ? session.user.id : undefined
  if (readStored(VERSION_KEY)?.of !== owner) removeStored(VERSION_KEY)
  const all = readStoredConversations()
  // What another person has not sent yet waits for them, unseen.
  const own = all.filter((one) => one.owner === undefined || one.owner === owner || one.isUnsent)
  if (own.length < all.length) writeConversations(own)
  if (owner === undefined) return
  const count = own.filter((one) => one.owner === undefined).length
  if (count > 0) toast(textOf(chatHistoryMessages, 'moved', { count }), { kind: 'success' })
  sendChanges()
  void pull()
}

/** A question is followed by its state in a moment: they are sent together. A page that closes before sends them the next time. */
const SEND_DELAY_MS = 300
let waiting: ReturnType<typeof setTimeout> | undefined

function sendSoon(): void {
  clearTimeout(waiting)
  waiting = setTimeout(sendChanges, SEND_DELAY_MS)
}

function sendChanges(): void {
  const session = currentSession()
  if (session.state !== 'signed-in') return
  const owner = session.user.id
  const all = readStoredConversations()
  if (all.some((one) => one.owner === undefined))
    writeConversations(all.map((one) => (one.owner === undefined ? { ...one, owner } : one)))
  for (const one of readStoredConversations())
    if (one.isUnsent && one.owner === owner) void (one.isDeleted ? sendDeletion(one.id) : sendChange(one))
}

async function sendChange(one: StoredConversation): Promise<void> {
  const change = changeOf(one)
  if (change === null) return
  const until = lastChange(one)
  // A change that is made meanwhile is sent too; one that is sent twice has one effect.
  const onStored = () =>
    replace(one.id, (now) => ({
      ...now,
      sentUntil: Math.max(until, now.sentUntil ?? 0),
      // Deleted in the meantime: that is still to be sent.
      isUnsent: now.isDeleted === true || lastChange(now) > until,
    }))
  const delivery = await sendOrQueue(saveConversation, change, { queue: QUEUE, onStored })
  if (delivery.state === 'refused')
    toast(textOf(chatHistoryMessages, 'where.failed'), {
      description: delivery.refusal.message,
      kind: 'error',
    })
  if (delivery.state !== 'sent') return
  // Deleted on another device, before this change came.
  if (delivery.value?.isDeleted) remove([one.id])
  else onStored()
}

async function sendDeletion(id: string): Promise<void> {
  await sendOrQueue(removeConversation, { id }, { queue: QUEUE, onStored: () => remove([id]) })
}

/** What of a conversation is not in the queue yet, as the server takes it; null when it takes none of it. */
function changeOf(one: StoredConversation): Conversation | null {
  const since = one.sentUntil ?? -1
  const { id, title, pin } = one
  const parsed = z.safeParse(conversationInput, {
    id,
    turns: one.turns.filter(({ changedAt }) => changedAt > since).map(withShortAnswer),
    removed: one.removed.slice(-200),
    title: title && title.at > since ? title : null,
    pin: pin && pin.at > since ? pin : null,
  })
  return parsed.data ?? null
}

/** What a model wrote before its length had a bound. */
function withShortAnswer(turn: QuestionTurn): QuestionTurn {
  return turn.said ? { ...turn, said: { ...turn.said, text: truncateText(turn.said.text, MAX_SAID) } } : turn
}

function lastChange({ turns, title, pin }: Conversation): number {
  return Math.max(title?.at ?? 0, pin?.at ?? 0, ...turns.map(({ changedAt }) => changedAt))
}

/** Fetches what other devices changed; one request at a time. */
function pull(): Promise<void> {
  loading = loading.then(pullOnce, pullOnce)
  return loading
}

async function pullOnce(): Promise<void> {
  const session = currentSession()
  if (session.state !== 'signed-in' || !navigator.onLine) return
  const owner = session.user.id
  const stored = readStored(VERSION_KEY)
  const response = await call(listConversations, { after: stored?.of === owner ? stored.version : 0 })
  const now = currentSession()
  if (!response.ok || now.state !== 'signed-in' || now.user.id !== owner) return
  const { conversations, deleted, version } = response.value
  const all = new Map(readStoredConversations().map((one) => [one.id, one]))
  for (const id of deleted) all.delete(id)
  for (const fetched of conversations) {
    const here = all.get(fetched.id)
    if (here?.isDeleted) continue
    const merged = mergeConversations(here ?? fetched, fetched)
    // What came from the account need not be sent there.
    const sentUntil = here?.isUnsent ? (here.sentUntil ?? -1) : lastChange(merged)
    all.set(fetched.id, { ...here, ...merged, owner, sentUntil })
  }
  if (writeConversations([...all.values()])) writeStored(VERSION_KEY, { of: owner, version })
}

function replace(id: string, change: (one: StoredConversation) => StoredConversation): void {
  writeConversations(readStoredConversations().map((one) => (one.id === id ? change(one) : one)))
}

function remove(ids: readonly string[]): void {
  writeConversations(readStoredConversations().filter(({ id }) => !ids.includes(id)))
}
