import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { MAX_HEAD_BYTES } from './sealed-file.rules.ts'
import { MAX_FILE_BYTES, MAX_KDF_ROUNDS, MIN_KDF_ROUNDS } from './vault.rules.ts'

const base64 = (bytes: number) =>
  z.string().check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/), z.maxLength(Math.ceil(bytes / 3) * 4))
/** A wrapped key: nonce (12 bytes), key (32) and tag (16). */
const wrapped = base64(60)

/** The key of a vault, wrapped by its passphrase and by its recovery code, so that it is useless without one of them. */
export const vaultKeys = z.object({
  format: z.literal(1),
  vaultId: z.uuid(),
  rounds: z.int().check(z.gte(MIN_KDF_ROUNDS), z.lte(MAX_KDF_ROUNDS)),
  salt: base64(16),
  byPassphrase: wrapped,
  recoverySalt: base64(16),
  byRecovery: wrapped,
})
export type VaultKeys = z.infer<typeof vaultKeys>

const id = z.uuid()
const head = base64(MAX_HEAD_BYTES)
/** Counts changes, from 1. */
const version = z.int()

export const readVault = contract({
  method: 'GET',
  path: '/api/vault',
  summary:
    'The own vault: its wrapped keys and the sealed heads of its files. Nothing in it can be read here.',
  roles: 'signed-in',
  output: z.object({
    keys: z.nullable(vaultKeys),
    version,
    files: z.array(z.object({ id: z.string(), head: z.string(), size: z.int(), version })),
    usedBytes: z.int(),
  }),
})

export const putVaultKeys = contract({
  method: 'PUT',
  path: '/api/vault/keys',
  summary:
    'Makes the vault, or wraps its key anew. Another vault, or a version that is not the latest, is a conflict.',
  roles: 'signed-in',
  proof: 'session',
  input: z.object({ keys: vaultKeys, baseVersion: version }),
  output: z.object({ version }),
  errors: ['conflict'],
})

/** The overhead of encryption: nonces, tags and headers, less than a kilobyte per chunk. */
const MAX_SEALED_FILE_BYTES = MAX_FILE_BYTES + MAX_HEAD_BYTES + 16 * 1024

export const putVaultFile = contract({
  method: 'PUT',
  path: '/api/vault/files/{id}',
  summary:
    'Keeps a sealed file: application/octet-stream, the length of its head (4 bytes), its head, its content. Once: another content under the same id is a conflict.',
  roles: 'signed-in',
  input: z.object({ id }),
  output: z.object({ version }),
  errors: ['conflict', 'not-found', 'too-large', 'unprocessable', 'wrong-type', 'too-many-requests'],
  isRawBody: true,
  // The body and the file store may be slow, so the call runs outside a transaction.
  isComputation: true,
  maxBytes: MAX_SEALED_FILE_BYTES,
})

export const readVaultFile = contract({
  method: 'GET',
  path: '/api/vault/files/{id}',
  summary: 'The sealed content of an own file, as application/octet-stream.',
  roles: 'signed-in',
  answerTypes: ['application/octet-stream'],
  input: z.object({ id }),
  output: z.string(),
  errors: ['not-found'],
})

export const putVaultHead = contract({
  method: 'PUT',
  path: '/api/vault/files/{id}/head',
  summary: 'Replaces the sealed head of an own file: another name, kind or day of expiry.',
  roles: 'signed-in',
  input: z.object({ id, head }),
  output: z.object({ version }),
  errors: ['not-found'],
})

export const deleteVaultFile = contract({
  method: 'DELETE',
  path: '/api/vault/files/{id}',
  summary: 'Removes an own file, and what was asked to be told about it.',
  roles: 'signed-in',
  proof: 'session',
  input: z.object({ id }),
  output: z.object({ deleted: z.boolean() }),
  errors: ['not-found'],
})

export const deleteVault = contract({
  method: 'DELETE',
  path: '/api/vault',
  summary: 'Removes the own vault with all of its files, for whoever lost both passphrase and recovery code.',
  roles: 'signed-in',
  proof: 'fresh-session',
  output: z.object({ deleted: z.boolean() }),
})
