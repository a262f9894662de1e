/**
 * Removes this device's copies of vault files that the account has. Rejects where the script or the database is unavailable.
 */
export async function forgetSyncedVault(userId: string): Promise<void> {
  const { deleteSyncedContents } = await import('./vault-store.ts')
  await deleteSyncedContents(userId)
}

/** Removes the whole vault of an account from this device. */
export async function forgetVault(userId: string): Promise<void> {
  const { deleteStoredVault } = await import('./vault-store.ts')
  await deleteStoredVault(userId)
}
