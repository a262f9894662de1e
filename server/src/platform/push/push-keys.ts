import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/db.port.ts'
import { pushKeys } from './push-keys.tables.ts'

/** The VAPID keys: base64url of the uncompressed point and of the scalar on P-256. */
export type PushKeys = { publicKey: string; privateKey: string }

/**
 * The keys in the database; the first process that needs them creates them. Keys that another secret encrypted cannot be
 * decrypted and are replaced: browsers that subscribed with them have to subscribe again.
 */
export async function ensurePushKeys(
  db: Db,
  secret: string,
  make: () => PushKeys | Promise<PushKeys>,
): Promise<{ keys: PushKeys; isNew: boolean }> {
  const stored = await find(db)
  const opened = stored && decryptKeys(stored, secret)
  if (opened) return { keys: opened, isNew: false }
  const made = await make()
  const old = stored?.publicKey ?? ''
  const row = { publicKey: made.publicKey, sealedPrivateKey: encryptKeys(made, secret) }
  await db
    .insert(pushKeys)
    .values(row)
    .onConflictDoUpdate({
      target: pushKeys.id,
      set: { ...row, createdAt: sql`now()` },
      setWhere: eq(pushKeys.publicKey, old),
    })
  // Another process may have been first.
  const now = await find(db)
  const keys = now && decryptKeys(now, secret)
  if (!keys) throw new Error('the key of pushes cannot be opened: AUTH_SECRET differs between processes')
  return { keys, isNew: true }
}

type StoredPushKeys = { publicKey: string; sealed: string }

async function find(db: Db): Promise<StoredPushKeys | null> {
  const { publicKey, sealedPrivateKey } = pushKeys
  const [row] = await db.select({ publicKey, sealed: sealedPrivateKey }).from(pushKeys)
  return row ?? null
}

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

function encryptKeys({ publicKey, privateKey }: PushKeys, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, sealingKey(secret), nonce).setAAD(Buffer.from(publicKey))
  const sealed = Buffer.concat([cipher.update(privateKey, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url')
}

function decryptKeys({ publicKey, sealed }: StoredPushKeys, secret: string): PushKeys | null {
  const bytes = Buffer.from(sealed, 'base64url')
  try {
    const decipher = createDecipheriv(CIPHER, sealingKey(secret), bytes.subarray(0, NONCE_BYTES))
    decipher.setAAD(Buffer.from(publicKey)).setAuthTag(bytes.subarray(-TAG_BYTES))
    const text = Buffer.concat([
      decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)),
      decipher.final(),
    ]).toString('utf8')
    return { publicKey, privateKey: text }
  } catch {
    return null
  }
}

function sealingKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'tripwright push key', 32))
}
