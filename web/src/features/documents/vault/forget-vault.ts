/** Removes from this device what the account has of its vault. Rejects where the script or the database is not to be had. */
export async function forgetSyncedVault(userId: string): Promise<void> {
  const { deleteSyncedContents } = await import('./vault-store.ts')
  await deleteSyncedContents(userId)
}

/** Removes the whole vault of an account from this device. */
export async function forgetVault(userId: string): Promise<void> {
  const { deleteStoredVault } = await import('./vault-store.ts')
  await deleteStoredVault(userId)
}
