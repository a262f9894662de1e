import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/db.port.ts'
import { hasRow, rowsOf } from '../db/rows.ts'
import { AppError } from './app-error.ts'
import { decryptResponse, encryptResponse } from './encrypted-response.ts'

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
  const { scope, method } = call
  const [path, key, hash] = [call.path, call.key, call.body].map(hashOf)
  const where = sql`scope = ${scope} and method = ${method} and path = ${path} and key = ${key}`
  const inserted = await db.execute(
    sql`insert into idempotency_keys (scope, method, path, key, body_hash)
        values (${scope}, ${method}, ${path}, ${key}, ${hash}) on conflict do nothing returning 1`,
  )
  if (!hasRow(inserted)) {
    const [stored] = rowsOf(
      await db.execute(sql`select body_hash, answer, sealed_answer from idempotency_keys where ${where}`),
    )
    if (!stored || stored.body_hash !== hash) throw new AppError('key-reused')
    // An earlier call with the same body and path was answered with this.
    return replayResponse(call, stored) as T
  }
  const output = await work()
  const sealed = await encryptResponse(call, output)
  if (sealed.length <= MAX_RESPONSE_BYTES)
    await db.execute(sql`update idempotency_keys set sealed_answer = ${sealed} where ${where}`)
  return output
}

function replayResponse(
  call: IdempotentCall,
  { answer, sealed_answer: sealed }: Record<string, unknown>,
): unknown {
  const opened = sealed instanceof Uint8Array ? decryptResponse(call, Buffer.from(sealed)) : undefined
  if (opened) return opened.value
  // Stored by a version that did not encrypt responses.
  if (answer !== null && answer !== undefined) return answer
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
  const { scope, method } = call
  const [path, key] = [call.path, call.key].map(hashOf)
  const deleted = await db.execute(
    sql`delete from idempotency_keys
        where scope = ${scope} and method = ${method} and path = ${path} and key = ${key} returning 1`,
  )
  return hasRow(deleted)
}

/** The owner under which an account's calls are stored. */
export const personScope = (personId: string): string => `person:${personId}`

/** Deletes every stored response of an account. */
export async function deleteCallsOf(db: Db, personId: string): Promise<void> {
  await db.execute(sql`delete from idempotency_keys where scope = ${personScope(personId)}`)
}

/** Deletes keys older than 30 days (contract.md, "Calls"). */
export async function deleteOldKeys(db: Db): Promise<void> {
  await db.execute(sql`delete from idempotency_keys where created_at < now() - interval '30 days'`)
}
