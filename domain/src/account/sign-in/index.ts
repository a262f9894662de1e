export {
  accountUser,
  changePassword,
  emailAddress,
  getKeys,
  getSession,
  getToken,
  listSessions,
  requestReset,
  requestSignInLink,
  resendVerification,
  resetPassword,
  revokeOtherSessions,
  revokeSession,
  revokeSessions,
  signIn,
  signInByLink,
  signOut,
  signUp,
  updateName,
  verifyEmail,
  verifyEmailByGet,
} from './auth.contract.ts'
export { authMessages } from './auth.messages.ts'
export { authMailMessages } from './auth-mail.messages.ts'
export { authPageMessages } from './auth-page.messages.ts'
export {
  checkPassword,
  checkSignUp,
  normalEmail,
  PASSWORD_MAX_LENGTH,
  type PasswordFault,
  type PasswordFeedback,
  type PasswordStrength,
  passwordStrength,
  type SignUpFault,
  type SignUpForm,
  STATE_MAX_LENGTH,
} from './sign-up.rules.ts'
