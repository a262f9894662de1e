import { deleteVault, IDLE_MINUTES, putVaultKeys, type VaultKeys } from '@tripwright/domain/documents/vault'
import { useEffect, useSyncExternalStore } from 'react'
import { type CallOutcome, call } from '#platform/call.ts'
import { lockWhenIdle } from '#platform/lock-when-idle.ts'
import { currentSession, subscribeToSession } from '#platform/session.ts'
import { type FileHead, openHead } from './file-encryption.state.ts'
import {
  changePassphrase,
  makeVaultKeys,
  recoverVault,
  renewRecoveryCode,
  unlockVault,
} from './vault-keys.state.ts'
import {
  deleteStoredFile,
  deleteStoredVault,
  GUEST_OWNER,
  listContents,
  readStoredVault,
  type StoredVaultFile,
  type VaultOwner,
  writeStoredVault,
} from './vault-store.ts'
import { type SyncResult, syncVault, UNDO_MS } from './vault-sync.state.ts'

/** A file of an opened vault; `head` is null where it was tampered with. */
export type VaultFile = { id: string; head: FileHead | null; isHere: boolean; isSent: boolean }
/** `left`: files of a guest's vault on this device that are not in this account. */
type VaultBase = { owner: VaultOwner; count: number; left: number; delivered: SyncResult }
export type VaultState =
  | { status: 'loading' | 'insecure' | 'no-storage' | 'no-answer' }
  | (VaultBase & { status: 'none' | 'locked' })
  | (VaultBase & { status: 'open'; files: readonly VaultFile[]; used: number })

const IDLE_MS = IDLE_MINUTES * 60 * 1000
const LOADING: VaultState = { status: 'loading' }
let state: VaultState = LOADING
let owner: VaultOwner | null = null
let vaultKey: CryptoKey | null = null
let syncResult: SyncResult = 'done'
let renderTurn = 0
const listeners = new Set<() => void>()

/** The vault of the current user. It is read when the first component needs it, and then follows the session. */
export function useVault(): VaultState {
  useEffect(followSession, [])
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => LOADING,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function followSession(): () => void {
  const follow = () => void refreshVault()
  const ends = [
    subscribeToSession(follow),
    lockWhenIdle({ isOpen: () => vaultKey !== null, lock: lockVault, afterMs: IDLE_MS }),
  ]
  addEventListener('online', follow)
  follow()
  return () => {
    for (const end of ends) end()
    removeEventListener('online', follow)
  }
}

/** Reads the device, then synchronises with the account. Never throws. */
export async function refreshVault(): Promise<void> {
  const session = currentSession()
  if (session.state === 'loading') return
  // Web Crypto exists on https and localhost only.
  if (!globalThis.crypto?.subtle) return setState({ status: 'insecure' })
  const now = session.state === 'signed-in' ? session.user.id : GUEST_OWNER
  if (now !== owner) {
    owner = now
    vaultKey = null
    setState(LOADING)
  }
  try {
    const { vault } = await readStoredVault(now)
    if (vault) await reloadVault()
    if (now === GUEST_OWNER) {
      await purgeRemovedFiles(now)
      return await reloadVault()
    }
    syncResult = await syncVault(now)
    await reloadVault()
  } catch {
    setState({ status: 'no-storage' })
  }
}

/** Locks at once: discards the key and all decrypted files of this tab. */
export function lockVault(): void {
  vaultKey = null
  // A vault that cannot be read again must not stay open.
  reloadVault().catch(() => setState({ status: 'no-storage' }))
}

/** Creates the vault of the current user. The recovery code is shown once; null when the server did not respond. */
export async function createVault(passphrase: string): Promise<string | null> {
  const whose = requireOwner()
  const created = await makeVaultKeys(passphrase)
  const version = whose === GUEST_OWNER ? 0 : await uploadKeys(created.keys, 0)
  if (version === null) return null
  await writeStoredVault({ owner: whose, keys: created.keys, version })
  vaultKey = created.vaultKey
  await reloadVault()
  return created.code
}

/** False for a wrong passphrase. */
export async function openVault(passphrase: string): Promise<boolean> {
  const { vault } = await readStoredVault(requireOwner())
  const key = vault && (await unlockVault(vault.keys, passphrase))
  if (!key) return false
  vaultKey = key
  await reloadVault()
  return true
}

export type RewrapResult = 'done' | 'wrong' | 'no-answer' | 'conflict'

/** Opens by the recovery code, with a new passphrase from then on. */
export function recoverWithCode(code: string, passphrase: string): Promise<RewrapResult> {
  return rewrap(async (keys) => {
    const recovered = await recoverVault(keys, code, passphrase)
    if (recovered) vaultKey = recovered.vaultKey
    return recovered?.keys ?? null
  })
}

export function setPassphrase(now: string, next: string): Promise<RewrapResult> {
  return rewrap((keys) => changePassphrase(keys, now, next))
}

/** A new recovery code, or the reason why there is none. */
export async function renewVaultCode(
  passphrase: string,
): Promise<{ code: string } | { refused: RewrapResult }> {
  let code = ''
  const refused = await rewrap(async (keys) => {
    const renewed = await renewRecoveryCode(keys, passphrase)
    code = renewed?.code ?? ''
    return renewed?.keys ?? null
  })
  return refused === 'done' ? { code } : { refused }
}

async function rewrap(work: (keys: VaultKeys) => Promise<VaultKeys | null>): Promise<RewrapResult> {
  const whose = requireOwner()
  const { vault } = await readStoredVault(whose)
  const keys = vault && (await work(vault.keys))
  if (!vault || !keys) return 'wrong'
  if (whose === GUEST_OWNER) await writeStoredVault({ ...vault, keys })
  else {
    const put = await call(putVaultKeys, { keys, baseVersion: vault.version })
    if (!put.ok && put.code === 'conflict') {
      vaultKey = null
      await refreshVault()
      return 'conflict'
    }
    if (!put.ok) {
      // A vault opened by the code stays open; the old passphrase remains valid.
      await reloadVault()
      return 'no-answer'
    }
    await writeStoredVault({ owner: whose, keys, version: put.value.version })
  }
  await reloadVault()
  return 'done'
}

async function uploadKeys(keys: VaultKeys, baseVersion: number): Promise<number | null> {
  const put = await call(putVaultKeys, { keys, baseVersion })
  if (!put.ok) void refreshVault()
  return put.ok ? put.value.version : null
}

/** Deletes the vault with its files, here and in the account. */
export async function removeVault(): Promise<CallOutcome<null>> {
  const whose = requireOwner()
  const response = whose === GUEST_OWNER ? null : await call(deleteVault, undefined)
  if (response && !response.ok) return response
  await deleteStoredVault(whose)
  vaultKey = null
  await reloadVault()
  return { ok: true, value: null }
}

/** The owner of the vault and its key. Throws where it is locked, in which state no button calls this. */
export function requireOpenVault(): { owner: VaultOwner; key: CryptoKey } {
  if (!vaultKey) throw new Error('the vault is locked')
  return { owner: requireOwner(), key: vaultKey }
}

/** Reads the vault from the device again and notifies the components. */
export async function reloadVault(): Promise<void> {
  const mine = ++renderTurn
  const whose = owner
  if (whose === null) return
  const [{ vault, files: all }, here] = [await readStoredVault(whose), await listContents(whose)]
  const files = all.filter(({ goneAt }) => goneAt === null)
  const left = whose === GUEST_OWNER ? 0 : (await readStoredVault(GUEST_OWNER)).files.length
  const common: VaultBase = { owner: whose, count: files.length, left, delivered: deliveredOf(all) }
  const key = vaultKey
  const opened = key && vault ? await openAll(key, files, here) : null
  if (mine !== renderTurn || whose !== owner || key !== vaultKey) return
  if (!vault) {
    const isUnknown = whose !== GUEST_OWNER && syncResult === 'failed'
    return setState(isUnknown ? { status: 'no-answer' } : { ...common, status: 'none' })
  }
  const used = files.reduce((sum, { size }) => sum + size, 0)
  setState(opened ? { ...common, status: 'open', files: opened, used } : { ...common, status: 'locked' })
}

/** With no network nothing is asked; where nothing waits there is nothing to say about it. */
function deliveredOf(files: readonly StoredVaultFile[]): SyncResult {
  const isWaiting = files.some(
    ({ version, isHeadNew, goneAt }) => version === 0 || isHeadNew || goneAt !== null,
  )
  return syncResult === 'failed' && !isWaiting ? 'done' : syncResult
}

// The server has no files of a guest: a removal is final once it can no longer be undone.
async function purgeRemovedFiles(whose: VaultOwner): Promise<void> {
  const { files } = await readStoredVault(whose)
  for (const { id, goneAt } of files)
    if (goneAt !== null && Date.now() - goneAt >= UNDO_MS) await deleteStoredFile(whose, id)
}

async function openAll(
  key: CryptoKey,
  files: readonly StoredVaultFile[],
  here: ReadonlySet<string>,
): Promise<VaultFile[]> {
  const opened = await Promise.all(
    files.map(async ({ id, head, version, owner: whose }) => ({
      id,
      head: await openHead(key, id, head),
      isHere: here.has(id),
      isSent: whose === GUEST_OWNER || version > 0,
    })),
  )
  return opened.sort((a, b) => ((a.head?.addedAt ?? '') < (b.head?.addedAt ?? '') ? -1 : 1))
}

function setState(next: VaultState): void {
  state = next
  for (const listener of listeners) listener()
}

function requireOwner(): VaultOwner {
  if (owner === null) throw new Error('nobody is known yet')
  return owner
}
