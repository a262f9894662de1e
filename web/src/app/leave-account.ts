import { forgetSyncedVault } from '#features/documents/vault/index.ts'
import { clearPersonalData } from '#platform/cached-data.ts'
import { readOfflineActions } from '#platform/offline-state.ts'
import { type SignedInUser, signOut } from '#platform/session.ts'
import { readStored } from '#platform/storage.ts'
import { textOf } from '#platform/text/use-text.ts'
import { toast } from '#ui/toast.ts'
import { accountMessages } from './account.messages.ts'

/** Signs out and clears this device; reports unsent changes first (decisions.md, "Devices and consent"). */
export async function leaveAccount({ id, email }: SignedInUser): Promise<void> {
  const { pending, refused } = readOfflineActions()
  const count = pending.length + refused.length
  const signingOut = signOut()
  void leaveVault(id)
  await clearPersonalData()
  // A queued sign-out needs no waiting.
  if (readStored('sign-out-pending') === null && !(await signingOut)) {
    toast(textOf(accountMessages, 'sign-out.failed'), { kind: 'error' })
    return
  }
  toast(textOf(accountMessages, 'signed-out'), {
    kind: 'success',
    ...(count > 0 && {
      description: textOf(accountMessages, 'unsent', { count, email }),
      duration: 12_000,
    }),
  })
  await signingOut
}

// Removes this device's copies of vault files that the account has, although they are encrypted.
async function leaveVault(id: string): Promise<void> {
  try {
    await forgetSyncedVault(id)
  } catch {
    // No network to load the code, or no database: the remaining data is encrypted.
  }
}
