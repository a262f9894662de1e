import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/db.port.ts'
import { hasRow, rowsOf } from '../db/rows.ts'
import { AppError } from './app-error.ts'

export type IdempotentCall = { scope: string; method: string; path: string; key: string; body: string }

const MAX_KEY_LENGTH = 255

/**
 * Runs `work` once per key and hands every later call its answer. Both live in the caller's transaction, so an answer is
 * kept exactly when its effect is. A second call in flight waits at the unique key; another body under the key is refused.
 */
export async function once<T>(db: Db, call: IdempotentCall, work: () => Promise<T>): Promise<T> {
  if (call.key.length > MAX_KEY_LENGTH)
    throw new AppError('bad-input', { message: 'The Idempotency-Key is too long.' })
  const hash = createHash('sha256').update(call.body).digest('base64')
  const where = sql`scope = ${call.scope} and method = ${call.method} and path = ${call.path} and key = ${call.key}`
  const inserted = await db.execute(
    sql`insert into idempotency_keys (scope, method, path, key, body_hash)
        values (${call.scope}, ${call.method}, ${call.path}, ${call.key}, ${hash}) on conflict do nothing returning 1`,
  )
  if (!hasRow(inserted)) {
    const [known] = rowsOf(
      await db.execute(sql`select body_hash, answer from idempotency_keys where ${where}`),
    )
    if (known?.body_hash !== hash) throw new AppError('key-reused')
    // The same call to the same path was answered with this.
    return known.answer as T
  }
  const answer = await work()
  await db.execute(sql`update idempotency_keys set answer = ${JSON.stringify(answer)}::jsonb where ${where}`)
  return answer
}

/** Forgets keys older than 30 days (contract.md, "Calls"). */
export async function forgetOldKeys(db: Db): Promise<void> {
  await db.execute(sql`delete from idempotency_keys where created_at < now() - interval '30 days'`)
}
