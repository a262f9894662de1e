import { isIsoDate } from '@tripwright/domain/base/dates'
import { DOCUMENT_KINDS, VAULT_TYPES } from '@tripwright/domain/documents/vault'
import { z } from 'zod/mini'
import { parseJson } from '#platform/parse-json.ts'

/**
 * How files are encrypted (docs/decisions, "A vault that nobody else can open"). Each content and each header has its own
 * AES-256-GCM key, derived by HKDF-SHA-256 from the vault's key, a fresh salt and the file's id. A content is encrypted in
 * chunks; their nonces count them and mark the last one, so that no chunk can be dropped, repeated, moved or cut off.
 */
const FORMAT = 1
const SALT_BYTES = 32
const PREFIX_BYTES = 7
const NONCE_BYTES = 12
const TAG_BYTES = 16
const START = 1 + SALT_BYTES
export const CHUNK_BYTES = 1024 * 1024
/** Headers are padded with blanks to a multiple of this, which hides the length of a name. */
const HEAD_PADDING = 256

type Bytes = Uint8Array<ArrayBuffer>
type SealedPart = 'content' | 'head'

/** The name and kind of a file; encrypted, so that only its owner reads it. */
const head = z.object({
  name: z.string().check(z.maxLength(200)),
  type: z.enum(VAULT_TYPES),
  /** Size of the plain file, bytes. */
  size: z.int(),
  kind: z.enum(DOCUMENT_KINDS),
  expires: z.union([z.literal(''), z.string().check(z.refine(isIsoDate))]),
  /** ISO 8601 in UTC. */
  addedAt: z.string(),
})
export type FileHead = z.infer<typeof head>

/** The key of an opened vault, for this tab only: the browser does not export its bytes. */
export function importVaultKey(raw: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', raw, 'HKDF', false, ['deriveKey'])
}

/** Encrypts a file for its id. The same file twice gives different bytes. */
export async function sealContent(vaultKey: CryptoKey, id: string, bytes: Bytes): Promise<Bytes> {
  const [salt, prefix] = [randomBytes(SALT_BYTES), randomBytes(PREFIX_BYTES)]
  const key = await partKey(vaultKey, 'content', { id, salt })
  const count = Math.max(1, Math.ceil(bytes.length / CHUNK_BYTES))
  const sealed = new Uint8Array(START + PREFIX_BYTES + bytes.length + count * TAG_BYTES)
  sealed.set([FORMAT, ...salt, ...prefix])
  let place = START + PREFIX_BYTES
  for (let index = 0; index < count; index++) {
    const chunk = bytes.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES)
    const cipherParams = {
      iv: chunkNonce(prefix, index, index === count - 1),
      additionalData: label('content', id),
    }
    const part = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', ...cipherParams }, key, chunk))
    sealed.set(part, place)
    place += part.length
  }
  return sealed
}

/** Decrypts a file; null where anything was changed, moved, cut, or encrypted for another id or with another key. */
export async function openContent(vaultKey: CryptoKey, id: string, sealed: Bytes): Promise<Bytes | null> {
  const body = sealed.subarray(START + PREFIX_BYTES)
  if (sealed[0] !== FORMAT || body.length < TAG_BYTES) return null
  const prefix = sealed.subarray(START, START + PREFIX_BYTES)
  const key = await partKey(vaultKey, 'content', { id, salt: sealed.subarray(1, START) })
  const step = CHUNK_BYTES + TAG_BYTES
  const count = Math.ceil(body.length / step)
  const parts: Bytes[] = []
  for (let index = 0; index < count; index++) {
    const cipherParams = {
      iv: chunkNonce(prefix, index, index === count - 1),
      additionalData: label('content', id),
    }
    const part = await decrypt(key, cipherParams, body.subarray(index * step, (index + 1) * step))
    if (!part) return null
    parts.push(part)
  }
  return concatBytes(parts)
}

/** Encrypts name, kind and expiry of a file, as base64; each time with another salt and nonce. */
export async function sealHead(vaultKey: CryptoKey, id: string, value: FileHead): Promise<string> {
  const [salt, iv] = [randomBytes(SALT_BYTES), randomBytes(NONCE_BYTES)]
  const key = await partKey(vaultKey, 'head', { id, salt })
  const text = new TextEncoder().encode(JSON.stringify(value))
  const padded = new Uint8Array(Math.ceil(text.length / HEAD_PADDING) * HEAD_PADDING).fill(0x20)
  padded.set(text)
  const cipherParams = { iv, additionalData: label('head', id) }
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', ...cipherParams }, key, padded)
  return toBase64(concatBytes([new Uint8Array([FORMAT, ...salt, ...iv]), new Uint8Array(sealed)]))
}

/** Null where it was changed, or encrypted for another id or with another key. */
export async function openHead(vaultKey: CryptoKey, id: string, text: string): Promise<FileHead | null> {
  const sealed = fromBase64(text)
  if (sealed[0] !== FORMAT || sealed.length < START + NONCE_BYTES + TAG_BYTES) return null
  const key = await partKey(vaultKey, 'head', { id, salt: sealed.subarray(1, START) })
  const cipherParams = { iv: sealed.subarray(START, START + NONCE_BYTES), additionalData: label('head', id) }
  const opened = await decrypt(key, cipherParams, sealed.subarray(START + NONCE_BYTES))
  const parsed = opened && z.safeParse(head, parseJson(new TextDecoder().decode(opened)))
  return parsed?.success ? parsed.data : null
}

export function randomBytes(count: number): Bytes {
  return crypto.getRandomValues(new Uint8Array(count))
}

export function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

export function fromBase64(text: string): Bytes {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
}

type CipherParams = { iv: Bytes; additionalData: Bytes }

/** Null when the authentication tag does not match: AES-GCM gives no other reason. */
export async function decrypt(
  key: CryptoKey,
  cipherParams: CipherParams,
  bytes: Bytes,
): Promise<Bytes | null> {
  try {
    return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', ...cipherParams }, key, bytes))
  } catch {
    return null
  }
}

function partKey(
  vaultKey: CryptoKey,
  part: SealedPart,
  { id, salt }: { id: string; salt: Bytes },
): Promise<CryptoKey> {
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt, info: label(part, id) }
  return crypto.subtle.deriveKey(derivation, vaultKey, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
}

function label(part: SealedPart, id: string): Bytes {
  return new TextEncoder().encode(`tripwright vault ${FORMAT} ${part} ${id}`)
}

// As in the STREAM construction: seven random bytes, a counter of four, and one that marks the last chunk.
function chunkNonce(prefix: Bytes, index: number, isLast: boolean): Bytes {
  const nonce = new Uint8Array(NONCE_BYTES)
  nonce.set(prefix)
  new DataView(nonce.buffer).setUint32(PREFIX_BYTES, index)
  nonce[NONCE_BYTES - 1] = isLast ? 1 : 0
  return nonce
}

function concatBytes(parts: readonly Uint8Array[]): Bytes {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let place = 0
  for (const part of parts) {
    all.set(part, place)
    place += part.length
  }
  return all
}
