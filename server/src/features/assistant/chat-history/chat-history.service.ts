import {
  type Conversation,
  conversationInput,
  findSurplus,
  mergeConversations,
  sizeOf,
} from '@tripwright/domain/assistant/chat-history'
import { z } from 'zod/mini'
import { lockAccount } from '#features/account/sign-in/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { Call } from '#platform/http/route.ts'
import { findConversation, listContents, storeContent } from './chat-history.store.ts'
import { deleteLink } from './shared-conversations.store.ts'

type Owner = Pick<Call, 'db' | 'now' | 'platform'> & { person: { id: string } }

/**
 * Merges what a device has into the account. False when the conversation was deleted, or nothing of it is left. Where the
 * account has no more room, what was not used for longest is deleted. Throws not-found for the id of somebody else's.
 */
export async function mergeIntoAccount(owner: Owner, sent: Conversation): Promise<boolean> {
  const { db, person, now } = owner
  await lockAccount(db, person.id)
  const row = await findConversation(db, sent.id)
  if (row && row.userId !== person.id) throw new AppError('not-found')
  if (row && row.content === null) return false
  // Parsed, because the database stores the fields in an order of its own.
  const before = row && z.parse(conversationInput, row.content)
  const empty: Conversation = { id: sent.id, turns: [], removed: [], title: null, pin: null }
  const merged = mergeConversations(before ?? empty, sent)
  if (merged.turns.length === 0) return false
  if (before && JSON.stringify(before) === JSON.stringify(merged)) return true
  await storeContent(db, { id: sent.id, userId: person.id }, merged, now)
  const surplus = findSurplus((await listContents(db, person.id)).map(sizeOf))
  for (const id of surplus) await erase(owner, id)
  await notifyDevices(owner)
  return !surplus.includes(sent.id)
}

/** Deletes a conversation on all devices. True unless it was not there. Throws not-found for somebody else's. */
export async function deleteFromAccount(owner: Owner, id: string): Promise<boolean> {
  const { db, person } = owner
  await lockAccount(db, person.id)
  const row = await findConversation(db, id)
  if (row && row.userId !== person.id) throw new AppError('not-found')
  if (row?.content === null) return false
  // Also of one that has not arrived: another device may still send it.
  await erase(owner, id)
  await notifyDevices(owner)
  return row !== null
}

/** An own conversation that is not deleted. Throws not-found for everybody else's. */
export async function requireOwn(db: Db, id: string, userId: string): Promise<Conversation> {
  const row = await findConversation(db, id)
  if (!row?.content || row.userId !== userId) throw new AppError('not-found')
  return z.parse(conversationInput, row.content)
}

async function erase({ db, person, now }: Owner, id: string): Promise<void> {
  await deleteLink(db, id)
  await storeContent(db, { id, userId: person.id }, null, now)
}

function notifyDevices({ db, person, platform }: Owner): Promise<void> {
  return platform.events.publish(db, { person: person.id, kind: 'conversations' })
}
