export {
  addPasskey,
  disableTwoFactor,
  enableTwoFactor,
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
