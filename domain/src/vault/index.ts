export { MOST_HEAD_BYTES, type Parcel, packParcel, unpackParcel } from './parcel.rules.ts'
export {
  makeRecoveryCode,
  RECOVERY_RANDOM_BYTES,
  type RecoveryRead,
  readRecoveryCode,
} from './recovery.rules.ts'
export { listReminders, putReminders } from './reminders.contract.ts'
export { remindersMessages } from './reminders.messages.ts'
export {
  DOCUMENT_DAYS,
  REMIND_FROM_HOUR,
  REMIND_LATE_DAYS,
  type Reminded,
  reminderDays,
} from './reminders.rules.ts'
export {
  deleteVault,
  deleteVaultFile,
  putVaultFile,
  putVaultHead,
  putVaultKeys,
  readVault,
  readVaultFile,
  type VaultKeys,
  vaultKeys,
} from './vault.contract.ts'
export { vaultMessages } from './vault.messages.ts'
export {
  checkPassphrase,
  checkVaultFile,
  DOCUMENT_KINDS,
  type DocumentKind,
  ENDINGS,
  IDLE_MINUTES,
  LEAST_ROUNDS,
  MOST_FILE_BYTES,
  MOST_FILES,
  MOST_VAULT_BYTES,
  type PassphraseProblem,
  VAULT_TYPES,
  type VaultType,
} from './vault.rules.ts'
