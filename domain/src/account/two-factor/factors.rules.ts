/** The maximum length of an input: six digits of an app, or a recovery code of 11 characters, with some spaces. */
export const CODE_MAX_LENGTH = 20
export const PASSKEY_NAME_MAX_LENGTH = 60

/** The secret of an otpauth address in groups of four, for typing; empty when the address has none. */
export function totpSecretOf(otpauth: string): string {
  const [, secret = ''] = /[?&]secret=([A-Z2-7]+)/.exec(otpauth) ?? []
  return secret.match(/.{1,4}/g)?.join(' ') ?? ''
}

/** Normalises a typed code: apps show "123 456", and printed codes are copied with spaces. */
export function normalizeCode(typed: string): string {
  return typed.replace(/\s+/g, '')
}

/** Six digits come from an authenticator app; any other text is tried as a recovery code. */
export function isTotpCode(code: string): boolean {
  return /^\d{6}$/.test(normalizeCode(code))
}
