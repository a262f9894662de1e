import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/db.port.ts'
import { hasRow } from '../db/rows.ts'
import { AppError } from './app-error.ts'
import { decryptResponse, encryptResponse } from './encrypted-response.ts'
import { idempotencyKeys } from './idempotency.tables.ts'

export type IdempotentCall = {
  /** AUTH_SECRET: the stored response is encrypted with it and with the key. */
  secret: string
  scope: string
  method: string
  path: string
  key: string
  body: string | Uint8Array
}

const MAX_KEY_LENGTH = 255
/** A larger response is not stored: the database is no store for files. */
const MAX_RESPONSE_BYTES = 8 * 1024 * 1024

/**
 * Runs `work` once per key and gives every later call the same response. Both are part of the caller's transaction, so the
 * response is stored exactly when the effect is. A concurrent call waits at the unique key; another body with the same key
 * is refused. Key, path and body are stored as hashes, and the response is encrypted with the key, because it may contain
 * secrets.
 */
export async function runOnce<T>(db: Db, call: IdempotentCall, work: () => Promise<T>): Promise<T> {
  if (call.key.length > MAX_KEY_LENGTH)
    throw new AppError('bad-input', { message: 'The Idempotency-Key is too long.' })
  const id = idOf(call)
  const bodyHash = hashOf(call.body)
  // As text: every write runs it, and building it each time would cost more than running it.
  const inserted = await db.execute(
    sql`insert into idempotency_keys (scope, method, path, key, body_hash)
        values (${id.scope}, ${id.method}, ${id.path}, ${id.key}, ${bodyHash}) on conflict do nothing returning 1`,
  )
  if (!hasRow(inserted)) {
    const [stored] = await db.select().from(idempotencyKeys).where(isCall(id))
    if (stored?.bodyHash !== bodyHash) throw new AppError('key-reused')
    // An earlier call with the same body and path was answered with this.
    return replayResponse(call, stored) as T
  }
  const output = await work()
  const sealed = await encryptResponse(call, output)
  if (sealed.length <= MAX_RESPONSE_BYTES)
    await db.update(idempotencyKeys).set({ sealedAnswer: sealed }).where(isCall(id))
  return output
}

type StoredCall = typeof idempotencyKeys.$inferSelect
type CallId = Pick<StoredCall, 'scope' | 'method' | 'path' | 'key'>

function idOf({ scope, method, path, key }: Omit<IdempotentCall, 'body'>): CallId {
  return { scope, method, path: hashOf(path), key: hashOf(key) }
}

function isCall({ scope, method, path, key }: CallId) {
  const { scope: s, method: m, path: p, key: k } = idempotencyKeys
  return and(eq(s, scope), eq(m, method), eq(p, path), eq(k, key))
}

function replayResponse(call: IdempotentCall, { answer, sealedAnswer }: StoredCall): unknown {
  const opened = sealedAnswer ? decryptResponse(call, Buffer.from(sealedAnswer)) : undefined
  if (opened) return opened.value
  if (answer !== null) return answer
  throw new AppError('conflict', {
    message:
      'This was already done, and we no longer have the answer. To do it again, use another Idempotency-Key.',
  })
}

function hashOf(value: string | Uint8Array): string {
  return createHash('sha256').update(value).digest('base64')
}

/** Deletes the stored response of a call, so that its key can be used again; whether there was one. */
export async function deleteStoredCall(db: Db, call: IdempotentCall): Promise<boolean> {
  const deleted = await db
    .delete(idempotencyKeys)
    .where(isCall(idOf(call)))
    .returning({ key: idempotencyKeys.key })
  return deleted.length > 0
}

/** The owner under which an account's calls are stored. */
export const personScope = (personId: string): string => `person:${personId}`

/** Deletes every stored response of an account. */
export async function deleteCallsOf(db: Db, personId: string): Promise<void> {
  await db.delete(idempotencyKeys).where(eq(idempotencyKeys.scope, personScope(personId)))
}

/** Deletes keys older than 30 days (contract.md, "Calls"). */
export async function deleteOldKeys(db: Db): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - interval '30 days'`))
}
