export {
  addPasskey,
  askStepOff,
  confirmStepOff,
  disableTwoFactor,
  enableTwoFactor,
  keepStep,
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
export { isAppCode, plainCode, secretOf } from './factors.rules.ts'
export {
  isProvingPassword,
  oldestWish,
  PROOF_MAX_LENGTH,
  PROOF_MIN_LENGTH,
  removalDue,
} from './lost-step.rules.ts'
