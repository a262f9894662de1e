import type { Output } from '@tripwright/domain/base/contract'
import {
  deleteVaultFile,
  packParcel,
  putVaultFile,
  putVaultHead,
  putVaultKeys,
  readVault,
  readVaultFile,
} from '@tripwright/domain/vault'
import { call, callForFile, callWithBytes } from '#platform/call.ts'
import {
  changeKept,
  dropFile,
  dropVault,
  GUEST,
  type KeptFile,
  keepFile,
  keepVault,
  listContents,
  moveVault,
  type Owner,
  readContent,
  readKept,
} from '#platform/sealed-store.ts'
import { fromBase64 } from './seal.state.ts'

/** How a delivery went: `full` where the account has no room for something, `failed` where an answer did not come. */
export type Delivered = 'done' | 'failed' | 'full'

/** Ten megabytes over a slow line. */
const LONG_MS = 180_000
/** So long a removal can be undone before the server hears of it, in milliseconds. */
export const UNDO_MS = 10_000

type OnServer = Output<typeof readVault>

/**
 * Brings this device and the account together, sealed as all of it is: no passphrase is needed for it. What a guest made
 * becomes the account's where that has no vault yet. One tab at a time.
 */
export function deliverVault(owner: Owner): Promise<Delivered> {
  return navigator.locks.request('vault-delivery', () => deliver(owner))
}

async function deliver(owner: Owner): Promise<Delivered> {
  const answer = await call(readVault, undefined)
  if (!answer.ok) return 'failed'
  const server = answer.value
  if (server.keys === null) await moveVault(GUEST, owner)
  if (!(await deliverKeys(owner, server))) return 'failed'
  const { files } = await readKept(owner)
  const outcomes: Delivered[] = []
  for (const file of files) outcomes.push(await deliverFile(file, server))
  outcomes.push(await fetchFiles(owner, server, files))
  return outcomes.includes('failed') ? 'failed' : outcomes.includes('full') ? 'full' : 'done'
}

async function deliverKeys(owner: Owner, server: OnServer): Promise<boolean> {
  const { vault } = await readKept(owner)
  if (server.keys !== null) {
    // Another vault took its place: what was sealed for the old one opens nowhere any more.
    if (vault && vault.keys.vaultId !== server.keys.vaultId) await dropVault(owner)
    if (vault?.version !== server.version || vault.keys.vaultId !== server.keys.vaultId)
      await keepVault({ owner, keys: server.keys, version: server.version })
    return true
  }
  if (!vault) return true
  if (vault.version > 0) {
    await dropVault(owner)
    return true
  }
  const put = await call(putVaultKeys, { keys: vault.keys, baseVersion: 0 })
  if (put.ok) await keepVault({ ...vault, version: put.value.version })
  return put.ok
}

async function deliverFile(file: KeptFile, server: OnServer): Promise<Delivered> {
  const { owner, id, head, version } = file
  const there = server.files.find((one) => one.id === id)
  if (file.goneAt !== null) {
    if (Date.now() - file.goneAt < UNDO_MS) return 'done'
    const answer = there ? await call(deleteVaultFile, { id }) : null
    // Another device may have been first.
    const isGone = answer === null || answer.ok || answer.code === 'not-found'
    if (isGone) await dropFile(owner, id)
    return isGone ? 'done' : 'failed'
  }
  if (version === 0 && !there) return upload(file)
  // Removed on another device.
  if (!there) {
    await dropFile(owner, id)
    return 'done'
  }
  if (file.isHeadNew) {
    const put = await call(putVaultHead, { id, head })
    if (put.ok)
      await changeKept(owner, id, (now) => ({
        ...now,
        version: put.value.version,
        isHeadNew: now.head !== head,
      }))
    return put.ok ? 'done' : 'failed'
  }
  if (there.version !== version)
    await changeKept(owner, id, (now) => ({ ...now, head: there.head, version: there.version }))
  return 'done'
}

async function upload({ owner, id, head }: KeptFile): Promise<Delivered> {
  const content = await readContent(owner, id)
  if (!content) return 'done'
  const put = await callWithBytes(
    putVaultFile,
    { id },
    packParcel({ head: fromBase64(head), content }),
    LONG_MS,
  )
  if (!put.ok) return put.code === 'unprocessable' ? 'full' : 'failed'
  await changeKept(owner, id, (now) => ({ ...now, version: put.value.version, isHeadNew: now.head !== head }))
  return 'done'
}

async function fetchFiles(owner: Owner, server: OnServer, known: readonly KeptFile[]): Promise<Delivered> {
  for (const { id, head, size, version } of server.files) {
    if (known.some((file) => file.id === id)) continue
    await keepFile({ owner, id, head, size, version, isHeadNew: false, goneAt: null })
  }
  // The names are here; the contents follow, for the time without a network.
  const here = await listContents(owner)
  for (const { id } of server.files) {
    const { files } = await readKept(owner)
    const file = files.find((one) => one.id === id)
    if (!file || here.has(id)) continue
    const answer = await callForFile(readVaultFile, { id }, 'application/octet-stream', LONG_MS)
    if (!answer.ok) return 'failed'
    await keepFile(file, new Uint8Array(await answer.value.arrayBuffer()))
  }
  return 'done'
}
