import {
  MIN_KDF_ROUNDS,
  makeRecoveryCode,
  parseRecoveryCode,
  RECOVERY_RANDOM_BYTES,
  type VaultKeys,
} from '@tripwright/domain/documents/vault'
import { decrypt, fromBase64, importVaultKey, randomBytes, toBase64 } from './file-encryption.state.ts'

/**
 * A vault's key is 256 random bits, wrapped twice: with a key from the passphrase (PBKDF2-HMAC-SHA-256, 600,000 rounds) and
 * with one from the recovery code (138 random bits: HKDF suffices). A new passphrase wraps it again; no file changes.
 */
const KEY_BYTES = 32
const SALT_BYTES = 16
const NONCE_BYTES = 12

type Bytes = Uint8Array<ArrayBuffer>
type WrappingKind = 'passphrase' | 'recovery'
type UnlockedKeys = { keys: VaultKeys; vaultKey: CryptoKey }

/** Creates a vault: its wrapped keys, its key, and the recovery code, which is stored nowhere. */
export async function makeVaultKeys(passphrase: string): Promise<UnlockedKeys & { code: string }> {
  const raw = randomBytes(KEY_BYTES)
  const base: VaultKeys = {
    format: 1,
    vaultId: crypto.randomUUID(),
    rounds: MIN_KDF_ROUNDS,
    salt: '',
    byPassphrase: '',
    recoverySalt: '',
    byRecovery: '',
  }
  const { keys, code } = await wrapByNewCode(await wrapByPassphrase(base, raw, passphrase), raw)
  return { keys, code, vaultKey: await importVaultKey(raw) }
}

/** Unwraps a vault's key; null for a wrong passphrase, without a hint. */
export async function unlockVault(keys: VaultKeys, passphrase: string): Promise<CryptoKey | null> {
  const raw = await unwrapByPassphrase(keys, passphrase)
  return raw && importVaultKey(raw)
}

/** Unwraps by the recovery code and wraps with a new passphrase; null for the code of another vault, or an older one. */
export async function recoverVault(
  keys: VaultKeys,
  code: string,
  passphrase: string,
): Promise<UnlockedKeys | null> {
  const read = parseRecoveryCode(code)
  if (!read.ok) return null
  const key = await recoveryKey(keys, read.secret)
  const raw = await unwrap(key, keys, 'recovery', keys.byRecovery)
  if (!raw) return null
  return { keys: await wrapByPassphrase(keys, raw, passphrase), vaultKey: await importVaultKey(raw) }
}

/** Wraps the key with another passphrase; null for a wrong current one. */
export async function changePassphrase(
  keys: VaultKeys,
  now: string,
  next: string,
): Promise<VaultKeys | null> {
  const raw = await unwrapByPassphrase(keys, now)
  return raw && wrapByPassphrase(keys, raw, next)
}

/** Creates another recovery code, which voids the old one; null for a wrong passphrase. */
export async function renewRecoveryCode(
  keys: VaultKeys,
  passphrase: string,
): Promise<{ keys: VaultKeys; code: string } | null> {
  const raw = await unwrapByPassphrase(keys, passphrase)
  return raw && wrapByNewCode(keys, raw)
}

async function wrapByPassphrase(keys: VaultKeys, raw: Bytes, passphrase: string): Promise<VaultKeys> {
  const next = {
    ...keys,
    rounds: Math.max(MIN_KDF_ROUNDS, keys.rounds),
    salt: toBase64(randomBytes(SALT_BYTES)),
  }
  const key = await passphraseKey(next, passphrase)
  return { ...next, byPassphrase: await wrap(key, next, 'passphrase', raw) }
}

async function wrapByNewCode(keys: VaultKeys, raw: Bytes): Promise<{ keys: VaultKeys; code: string }> {
  const code = makeRecoveryCode(randomBytes(RECOVERY_RANDOM_BYTES))
  const read = parseRecoveryCode(code)
  if (!read.ok) throw new Error('a code that was just made can be read')
  const next = { ...keys, recoverySalt: toBase64(randomBytes(SALT_BYTES)) }
  const key = await recoveryKey(next, read.secret)
  return { keys: { ...next, byRecovery: await wrap(key, next, 'recovery', raw) }, code }
}

async function unwrapByPassphrase(keys: VaultKeys, passphrase: string): Promise<Bytes | null> {
  return unwrap(await passphraseKey(keys, passphrase), keys, 'passphrase', keys.byPassphrase)
}

async function wrap(key: CryptoKey, keys: VaultKeys, by: WrappingKind, raw: Bytes): Promise<string> {
  const iv = randomBytes(NONCE_BYTES)
  const cipherParams = { name: 'AES-GCM', iv, additionalData: label(keys, by) }
  const sealed = new Uint8Array(await crypto.subtle.encrypt(cipherParams, key, raw))
  return toBase64(new Uint8Array([...iv, ...sealed]))
}

function unwrap(key: CryptoKey, keys: VaultKeys, by: WrappingKind, text: string): Promise<Bytes | null> {
  const bytes = fromBase64(text)
  const cipherParams = { iv: bytes.subarray(0, NONCE_BYTES), additionalData: label(keys, by) }
  return decrypt(key, cipherParams, bytes.subarray(NONCE_BYTES))
}

// A changed header makes the decryption fail.
function label({ format, vaultId, rounds, salt, recoverySalt }: VaultKeys, by: WrappingKind): Bytes {
  const params = by === 'passphrase' ? `${rounds} ${salt}` : recoverySalt
  return new TextEncoder().encode(`tripwright vault ${format} ${by} ${vaultId} ${params}`)
}

async function passphraseKey({ salt, rounds }: VaultKeys, passphrase: string): Promise<CryptoKey> {
  // Normalised, because keyboards compose accents in different ways.
  const text = new TextEncoder().encode(passphrase.normalize('NFKC'))
  const base = await crypto.subtle.importKey('raw', text, 'PBKDF2', false, ['deriveKey'])
  return wrappingKey(base, { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64(salt), iterations: rounds })
}

async function recoveryKey({ recoverySalt, vaultId }: VaultKeys, secret: string): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', new TextEncoder().encode(secret), 'HKDF', false, [
    'deriveKey',
  ])
  const info = new TextEncoder().encode(`tripwright vault recovery ${vaultId}`)
  return wrappingKey(base, { name: 'HKDF', hash: 'SHA-256', salt: fromBase64(recoverySalt), info })
}

function wrappingKey(base: CryptoKey, derivation: Pbkdf2Params | HkdfParams): Promise<CryptoKey> {
  return crypto.subtle.deriveKey(derivation, base, { name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ])
}
