export {
  addPasskey,
  cancelTwoFactorRemoval,
  confirmTwoFactorRemoval,
  disableTwoFactor,
  enableTwoFactor,
  listPasskeys,
  passkeyChallenge,
  passkeyOptions,
  removePasskey,
  renewRecoveryCodes,
  requestTwoFactorRemoval,
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
} from './lost-second-factor.rules.ts'
