import type { Outcome } from '../../base/outcome.ts'

// Specification section 9.
const PASSWORD_MIN_LENGTH = 8
const PASSWORD_MIN_SCORE = 3
/** Longer than any passphrase, and short enough that hashing it costs no more than hashing a usual password. */
/** The maximum length of the action that the mailed link carries, in characters; enough for all usual saved items. */
export const STATE_MAX_LENGTH = 8000
export const PASSWORD_MAX_LENGTH = 256
export const EMAIL_MAX_LENGTH = 254
export const NAME_MAX_LENGTH = 100

export type PasswordFeedback = 'weak' | 'medium' | 'strong'
export type PasswordStrength = {
  /** 0 to 5, one bar each. */
  score: number
  feedback: PasswordFeedback
  bars: 'red' | 'yellow' | 'green'
}

const KINDS = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9]/]

/** One point each for 8 characters, a lowercase letter, an uppercase letter, a digit, a special character (section 5). */
export function passwordStrength(password: string): PasswordStrength {
  const long = password.length >= PASSWORD_MIN_LENGTH ? 1 : 0
  const score = long + KINDS.filter((kind) => kind.test(password)).length
  return {
    score,
    feedback: score < 2 ? 'weak' : score < 4 ? 'medium' : 'strong',
    bars: score < 3 ? 'red' : score < 4 ? 'yellow' : 'green',
  }
}

export type PasswordFault = 'password-too-short' | 'password-too-long' | 'password-too-weak'

/** Checks a new password; the codes are keys of the feature's messages (section 5). */
export function checkPassword(password: string): Outcome<string, PasswordFault> {
  if (password.length < PASSWORD_MIN_LENGTH) return { ok: false, code: 'password-too-short' }
  if (password.length > PASSWORD_MAX_LENGTH) return { ok: false, code: 'password-too-long' }
  if (passwordStrength(password).score < PASSWORD_MIN_SCORE) return { ok: false, code: 'password-too-weak' }
  return { ok: true, value: password }
}

export type SignUpForm = { fullName?: string; email: string; password: string; confirmPassword: string }
export type SignUpFault = PasswordFault | 'fields-missing' | 'email-invalid' | 'passwords-differ'

type SignUpFields = { name: string; email: string; password: string }

/** Checks the sign-up form in the order of section 5; the full name may be empty. */
export function checkSignUp(form: SignUpForm): Outcome<SignUpFields, SignUpFault> {
  const email = normalEmail(form.email)
  if (email === '' || form.password === '' || form.confirmPassword === '')
    return { ok: false, code: 'fields-missing' }
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return { ok: false, code: 'email-invalid' }
  if (form.password !== form.confirmPassword) return { ok: false, code: 'passwords-differ' }
  const password = checkPassword(form.password)
  if (!password.ok) return password
  return { ok: true, value: { name: form.fullName?.trim() ?? '', email, password: form.password } }
}

/** The canonical form in which an address is stored, compared and counted. */
export function normalEmail(email: string): string {
  return email.trim().toLowerCase()
}
