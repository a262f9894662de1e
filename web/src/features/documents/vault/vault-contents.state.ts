import { truncateText } from '@tripwright/domain/base/well-formed-text'
import { checkVaultFile, MAX_FILES, MAX_VAULT_BYTES } from '@tripwright/domain/documents/vault'
import { type FileHead, openContent, openHead, sealContent, sealHead } from './file-encryption.state.ts'
import { refreshVault, reloadVault, requireOpenVault } from './vault.state.ts'
import { unlockVault } from './vault-keys.state.ts'
import {
  deleteStoredVault,
  GUEST_OWNER,
  readContent,
  readStoredVault,
  type StoredVaultFile,
  updateStoredFile,
  type VaultOwner,
  writeStoredFile,
} from './vault-store.ts'
import { UNDO_MS } from './vault-sync.state.ts'

export type AddFileResult =
  | { ok: true }
  | { ok: false; code: 'empty' | 'too-large' | 'wrong-type' | 'full' | 'no-room' }

/** Encrypts a file into the open vault; only encrypted bytes are stored. */
export async function addFile(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<AddFileResult> {
  const checked = checkVaultFile(bytes)
  if (!checked.ok) return checked
  const { owner: whose, key } = requireOpenVault()
  const id = crypto.randomUUID()
  const head: FileHead = {
    name: truncateText(name, 200) || checked.type,
    type: checked.type,
    size: bytes.length,
    kind: 'other',
    expires: '',
    addedAt: new Date().toISOString(),
  }
  return storeSealed({ whose, id }, await sealHead(key, id, head), await sealContent(key, id, bytes))
}

type FileKey = { whose: VaultOwner; id: string }

async function storeSealed(
  { whose, id }: FileKey,
  head: string,
  content: Uint8Array<ArrayBuffer>,
): Promise<AddFileResult> {
  const files = (await readStoredVault(whose)).files.filter(({ goneAt }) => goneAt === null)
  const used = files.reduce((sum, { size }) => sum + size, 0)
  if (files.length >= MAX_FILES || used + content.length > MAX_VAULT_BYTES) return { ok: false, code: 'full' }
  const file: StoredVaultFile = {
    owner: whose,
    id,
    head,
    size: content.length,
    version: 0,
    isHeadNew: false,
    goneAt: null,
  }
  try {
    await writeStoredFile(file, content)
  } catch {
    return { ok: false, code: 'no-room' }
  }
  await reloadVault()
  return { ok: true }
}

/** Changes name, kind or expiry date. */
export async function changeFile(id: string, head: FileHead): Promise<void> {
  const { owner: whose, key } = requireOpenVault()
  const sealed = await sealHead(key, id, head)
  await updateStoredFile(whose, id, (file) => ({ ...file, head: sealed, isHeadNew: file.version > 0 }))
  await reloadVault()
  void refreshVault()
}

/** Removes a file, or undoes that within the time limit. */
export async function removeFile(id: string, isGone: boolean): Promise<void> {
  const { owner: whose } = requireOpenVault()
  await updateStoredFile(whose, id, (file) => ({ ...file, goneAt: isGone ? Date.now() : null }))
  await reloadVault()
  if (isGone) setTimeout(() => void refreshVault(), UNDO_MS + 1000)
}

export type OpenFileResult =
  | { ok: true; bytes: Uint8Array<ArrayBuffer> }
  | { ok: false; code: 'broken' | 'far' }

/** Decrypts a file, for this tab only. */
export async function openFile(id: string): Promise<OpenFileResult> {
  const { owner: whose, key } = requireOpenVault()
  const content = await readContent(whose, id)
  if (!content) return { ok: false, code: 'far' }
  const bytes = await openContent(key, id, content)
  return bytes ? { ok: true, bytes } : { ok: false, code: 'broken' }
}

/** Imports the files of a guest's vault on this device, encrypted again; gives their number, or null for a wrong passphrase. */
export async function adoptGuestFiles(passphrase: string): Promise<number | null> {
  const { owner: whose, key } = requireOpenVault()
  const { vault, files } = await readStoredVault(GUEST_OWNER)
  const old = vault && (await unlockVault(vault.keys, passphrase))
  if (!old) return null
  let count = 0
  let isWhole = true
  for (const { id, head, goneAt } of files) {
    if (goneAt !== null) continue
    const content = await readContent(GUEST_OWNER, id)
    const bytes = content && (await openContent(old, id, content))
    const name = await openHead(old, id, head)
    const isStored =
      bytes && name
        ? (await storeSealed({ whose, id }, await sealHead(key, id, name), await sealContent(key, id, bytes)))
            .ok
        : false
    if (isStored) count++
    else isWhole = false
  }
  // Files that did not fit stay in the guest's vault.
  if (isWhole) await deleteStoredVault(GUEST_OWNER)
  await reloadVault()
  void refreshVault()
  return count
}
