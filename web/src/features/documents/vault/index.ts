export { forgetSyncedVault, forgetVault } from './forget-vault.ts'
export { TaskReminders } from './reminder-switches.tsx'
export { takeVault } from './take-vault.state.ts'
export { VaultSection } from './vault-section.tsx'
