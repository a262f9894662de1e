export { TaskReminders } from './reminder-switches.tsx'
export { VaultSection } from './vault-section.tsx'
