export { forgetSyncedVault, forgetVault } from './forget-vault.ts'
export { TaskReminders } from './reminder-switches.tsx'
export { VaultSection } from './vault-section.tsx'
