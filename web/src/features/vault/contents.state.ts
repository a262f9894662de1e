import { cutText } from '@tripwright/domain/base/whole-text'
import { checkVaultFile, MOST_FILES, MOST_VAULT_BYTES } from '@tripwright/domain/vault'
import {
  changeKept,
  dropVault,
  GUEST,
  type KeptFile,
  keepFile,
  type Owner,
  readContent,
  readKept,
} from '#platform/sealed-store.ts'
import { UNDO_MS } from './delivery.state.ts'
import { unlockVault } from './keys.state.ts'
import { type FileHead, openContent, openHead, sealContent, sealHead } from './seal.state.ts'
import { openedVault, refreshVault, showVault } from './vault.state.ts'

export type Added =
  | { ok: true }
  | { ok: false; code: 'empty' | 'too-large' | 'wrong-type' | 'full' | 'no-room' }

/** Seals a file into the open vault; only sealed bytes are kept. */
export async function addFile(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Added> {
  const checked = checkVaultFile(bytes)
  if (!checked.ok) return checked
  const { owner: whose, key } = openedVault()
  const id = crypto.randomUUID()
  const head: FileHead = {
    ...{ name: cutText(name, 200) || checked.type, type: checked.type, size: bytes.length, kind: 'other' },
    ...{ expires: '', addedAt: new Date().toISOString() },
  }
  return keepSealed({ whose, id }, await sealHead(key, id, head), await sealContent(key, id, bytes))
}

type Place = { whose: Owner; id: string }

async function keepSealed(
  { whose, id }: Place,
  head: string,
  content: Uint8Array<ArrayBuffer>,
): Promise<Added> {
  const files = (await readKept(whose)).files.filter(({ goneAt }) => goneAt === null)
  const used = files.reduce((sum, { size }) => sum + size, 0)
  if (files.length >= MOST_FILES || used + content.length > MOST_VAULT_BYTES)
    return { ok: false, code: 'full' }
  const file: KeptFile = {
    ...{ owner: whose, id, head, size: content.length },
    ...{ version: 0, isHeadNew: false, goneAt: null },
  }
  try {
    await keepFile(file, content)
  } catch {
    return { ok: false, code: 'no-room' }
  }
  await showVault()
  return { ok: true }
}

/** Another name, kind or day of expiry. */
export async function changeFile(id: string, head: FileHead): Promise<void> {
  const { owner: whose, key } = openedVault()
  const sealed = await sealHead(key, id, head)
  await changeKept(whose, id, (file) => ({ ...file, head: sealed, isHeadNew: file.version > 0 }))
  await showVault()
  void refreshVault()
}

/** Removes a file, or takes that back while it can be. */
export async function removeFile(id: string, isGone: boolean): Promise<void> {
  const { owner: whose } = openedVault()
  await changeKept(whose, id, (file) => ({ ...file, goneAt: isGone ? Date.now() : null }))
  await showVault()
  if (isGone) setTimeout(() => void refreshVault(), UNDO_MS + 1000)
}

export type Opened = { ok: true; bytes: Uint8Array<ArrayBuffer> } | { ok: false; code: 'broken' | 'far' }

/** The bytes of a file, for this tab alone. */
export async function openFile(id: string): Promise<Opened> {
  const { owner: whose, key } = openedVault()
  const content = await readContent(whose, id)
  if (!content) return { ok: false, code: 'far' }
  const bytes = await openContent(key, id, content)
  return bytes ? { ok: true, bytes } : { ok: false, code: 'broken' }
}

/** Takes over the files of the vault that a guest left here, sealed anew: how many; null for a wrong passphrase. */
export async function takeOver(passphrase: string): Promise<number | null> {
  const { owner: whose, key } = openedVault()
  const { vault, files } = await readKept(GUEST)
  const old = vault && (await unlockVault(vault.keys, passphrase))
  if (!old) return null
  let count = 0
  let isWhole = true
  for (const { id, head, goneAt } of files) {
    if (goneAt !== null) continue
    const content = await readContent(GUEST, id)
    const bytes = content && (await openContent(old, id, content))
    const name = await openHead(old, id, head)
    const isKept =
      bytes && name
        ? (await keepSealed({ whose, id }, await sealHead(key, id, name), await sealContent(key, id, bytes)))
            .ok
        : false
    if (isKept) count++
    else isWhole = false
  }
  // What did not fit stays where it was.
  if (isWhole) await dropVault(GUEST)
  await showVault()
  void refreshVault()
  return count
}
