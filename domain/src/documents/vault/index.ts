export {
  makeRecoveryCode,
  type ParsedRecoveryCode,
  parseRecoveryCode,
  RECOVERY_RANDOM_BYTES,
} from './recovery-code.rules.ts'
export { listReminderTimes } from './reminder-times.contract.ts'
export { listReminders, putReminders } from './reminders.contract.ts'
export { remindersMessages } from './reminders.messages.ts'
export {
  DOCUMENT_REMINDER_DAYS,
  REMIND_FROM_HOUR,
  REMIND_LATE_DAYS,
  type ReminderKind,
  reminderDays,
} from './reminders.rules.ts'
export { MAX_HEAD_BYTES, packSealedFile, type SealedFile, unpackSealedFile } from './sealed-file.rules.ts'
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
  FILE_EXTENSIONS,
  IDLE_MINUTES,
  MAX_FILE_BYTES,
  MAX_FILES,
  MAX_VAULT_BYTES,
  MIN_KDF_ROUNDS,
  type PassphraseProblem,
  VAULT_TYPES,
  type VaultType,
} from './vault.rules.ts'
