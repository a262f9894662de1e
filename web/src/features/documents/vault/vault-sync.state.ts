import type { Output } from '@tripwright/domain/base/contract'
import {
  deleteVaultFile,
  packSealedFile,
  putVaultFile,
  putVaultHead,
  putVaultKeys,
  readVault,
  readVaultFile,
} from '@tripwright/domain/documents/vault'
import { call, callForFile } from '#platform/call.ts'
import { callWithBytes } from '#platform/call-with-file.ts'
import { fromBase64 } from './file-encryption.state.ts'
import {
  deleteStoredFile,
  deleteStoredVault,
  GUEST_OWNER,
  listContents,
  readContent,
  readStoredVault,
  reassignVault,
  type StoredVaultFile,
  updateStoredFile,
  type VaultOwner,
  writeStoredFile,
  writeStoredVault,
} from './vault-store.ts'

/** The result of a delivery: `full` when the account has no space left, `failed` when no response came. */
export type SyncResult = 'done' | 'failed' | 'full'

/** Timeout: ten megabytes over a slow connection. */
const UPLOAD_TIMEOUT_MS = 180_000
/** Time during which a removal can be undone before it is sent to the server, ms. */
export const UNDO_MS = 10_000

type ServerVault = Output<typeof readVault>

/**
 * Synchronises this device and the account, without decryption, so it needs no passphrase. A guest's files move into an
 * account without a vault. One tab at a time.
 */
export function syncVault(owner: VaultOwner): Promise<SyncResult> {
  return navigator.locks.request('vault-delivery', () => syncNow(owner))
}

async function syncNow(owner: VaultOwner): Promise<SyncResult> {
  const response = await call(readVault, undefined)
  if (!response.ok) return 'failed'
  const server = response.value
  if (server.keys === null) await reassignVault(GUEST_OWNER, owner)
  if (!(await syncKeys(owner, server))) return 'failed'
  const { files } = await readStoredVault(owner)
  const outcomes: SyncResult[] = []
  for (const file of files) outcomes.push(await syncFile(file, server))
  outcomes.push(await fetchFiles(owner, server, files))
  return outcomes.includes('failed') ? 'failed' : outcomes.includes('full') ? 'full' : 'done'
}

async function syncKeys(owner: VaultOwner, server: ServerVault): Promise<boolean> {
  const { vault } = await readStoredVault(owner)
  if (server.keys !== null) {
    // Another vault replaced it, so files encrypted for the old one cannot be opened any more.
    if (vault && vault.keys.vaultId !== server.keys.vaultId) await deleteStoredVault(owner)
    if (vault?.version !== server.version || vault.keys.vaultId !== server.keys.vaultId)
      await writeStoredVault({ owner, keys: server.keys, version: server.version })
    return true
  }
  if (!vault) return true
  if (vault.version > 0) {
    await deleteStoredVault(owner)
    return true
  }
  const put = await call(putVaultKeys, { keys: vault.keys, baseVersion: 0 })
  if (put.ok) await writeStoredVault({ ...vault, version: put.value.version })
  return put.ok
}

async function syncFile(file: StoredVaultFile, server: ServerVault): Promise<SyncResult> {
  const { owner, id, version } = file
  const there = server.files.find((one) => one.id === id)
  if (file.goneAt !== null) return syncDeleted({ ...file, goneAt: file.goneAt }, there !== undefined)
  if (version === 0 && !there) return upload(file)
  // Removed on another device.
  if (!there) {
    await deleteStoredFile(owner, id)
    return 'done'
  }
  if (file.isHeadNew) return syncHead(file)
  if (there.version !== version)
    await updateStoredFile(owner, id, (now) => ({ ...now, head: there.head, version: there.version }))
  return 'done'
}

/** Removes a file on the server once its removal here can no longer be undone. */
async function syncDeleted(
  { owner, id, goneAt }: StoredVaultFile & { goneAt: number },
  isThere: boolean,
): Promise<SyncResult> {
  if (Date.now() - goneAt < UNDO_MS) return 'done'
  const answer = isThere ? await call(deleteVaultFile, { id }) : null
  // Another device may have been first.
  const isGone = answer === null || answer.ok || answer.code === 'not-found'
  if (isGone) await deleteStoredFile(owner, id)
  return isGone ? 'done' : 'failed'
}

async function syncHead({ owner, id, head }: StoredVaultFile): Promise<SyncResult> {
  const put = await call(putVaultHead, { id, head })
  if (!put.ok) return 'failed'
  await updateStoredFile(owner, id, (now) => ({
    ...now,
    version: put.value.version,
    isHeadNew: now.head !== head,
  }))
  return 'done'
}

async function upload({ owner, id, head }: StoredVaultFile): Promise<SyncResult> {
  const content = await readContent(owner, id)
  if (!content) return 'done'
  const put = await callWithBytes(
    putVaultFile,
    { id },
    packSealedFile({ head: fromBase64(head), content }),
    UPLOAD_TIMEOUT_MS,
  )
  if (!put.ok) return put.code === 'unprocessable' ? 'full' : 'failed'
  await updateStoredFile(owner, id, (now) => ({
    ...now,
    version: put.value.version,
    isHeadNew: now.head !== head,
  }))
  return 'done'
}

async function fetchFiles(
  owner: VaultOwner,
  server: ServerVault,
  stored: readonly StoredVaultFile[],
): Promise<SyncResult> {
  for (const { id, head, size, version } of server.files) {
    if (stored.some((file) => file.id === id)) continue
    await writeStoredFile({ owner, id, head, size, version, isHeadNew: false, goneAt: null })
  }
  // The names are stored; the contents follow, for offline use.
  const here = await listContents(owner)
  for (const { id } of server.files) {
    const { files } = await readStoredVault(owner)
    const file = files.find((one) => one.id === id)
    if (!file || here.has(id)) continue
    const response = await callForFile(readVaultFile, { id }, 'application/octet-stream', UPLOAD_TIMEOUT_MS)
    if (!response.ok) return 'failed'
    await writeStoredFile(file, new Uint8Array(await response.value.arrayBuffer()))
  }
  return 'done'
}
