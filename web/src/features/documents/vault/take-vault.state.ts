import { currentSession } from '#platform/session.ts'
import { listContents, readStoredVault } from './vault-store.ts'
import { syncVault } from './vault-sync.state.ts'

/**
 * Fetches the sealed documents of the account, so that they open with the passphrase and no network. Gives their size on this
 * device in bytes, 0 without an account or a vault; null when some did not come.
 */
export async function takeVault(): Promise<number | null> {
  const session = currentSession()
  if (session.state !== 'signed-in' || !globalThis.crypto?.subtle) return 0
  const owner = session.user.id
  if ((await syncVault(owner)) === 'failed') return null
  const [{ files }, here] = await Promise.all([readStoredVault(owner), listContents(owner)])
  const kept = files.filter(({ goneAt }) => goneAt === null)
  return kept.every(({ id }) => here.has(id)) ? kept.reduce((sum, { size }) => sum + size, 0) : null
}
