export {
  addPasskey,
  requestTwoFactorRemoval,
  confirmTwoFactorRemoval,
  disableTwoFactor,
  enableTwoFactor,
  cancelTwoFactorRemoval,
  listPasskeys,
  passkeyChallenge,
  passkeyOptions,
  removePasskey,
  renewRecoveryCodes,
  signInWithPasskey,
  verifyRecoveryCode,
  verifyTotp,
} from './factors.contract.ts'
export { factorsMessages } from './factors.messages.ts'
export { isTotpCode, normalizeCode, totpSecretOf } from './factors.rules.ts'
export {
  isPasswordOldEnough,
  oldestRemovalRequest,
  PROOF_MAX_LENGTH,
  PROOF_MIN_LENGTH,
  removalDueAt,
} from './lost-step.rules.ts'
