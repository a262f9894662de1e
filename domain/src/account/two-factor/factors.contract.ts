import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { accountUser } from '../sign-in/index.ts'
import { CODE_MAX_LENGTH, PASSKEY_NAME_MAX_LENGTH } from './factors.rules.ts'

const password = z.string().check(z.maxLength(1024))
const done = z.object({ status: z.boolean() })
const secondStep = z.object({
  code: z.string().check(z.trim(), z.minLength(1), z.maxLength(CODE_MAX_LENGTH)),
  /** Skips the code on this device for 30 days. */
  trustDevice: z.optional(z.boolean()),
  /** From the response of sign-in, for clients that cannot store its cookie. */
  challenge: z.optional(z.string().check(z.maxLength(300))),
})
const signedIn = z.object({ token: z.string(), user: accountUser })
/** Base64url, the encoding of each part of a WebAuthn response. */
const part = z.string().check(z.maxLength(20_000))
/** PublicKeyCredential.toJSON() of a new passkey; the library reads the rest. */
const made = z.looseObject({ id: part, response: z.looseObject({ clientDataJSON: part }) })
/** The same for a sign-in. */
const proof = z.object({
  id: part,
  rawId: part,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
  response: z.object({ clientDataJSON: part, authenticatorData: part, signature: part }),
})

export const enableTwoFactor = contract({
  method: 'POST',
  path: '/api/auth/two-factor/enable',
  summary:
    'Makes the secret of an authenticator app and ten recovery codes. It counts once verify-totp had a code of it.',
  roles: 'signed-in',
  input: z.object({ password }),
  output: z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) }),
  errors: ['too-many-requests'],
})

export const verifyTotp = contract({
  method: 'POST',
  path: '/api/auth/two-factor/verify-totp',
  summary:
    'Signed in: turns the second step on by its first code. Else: ends a sign-in that asked for a code. A code counts once.',
  roles: 'anyone',
  input: secondStep,
  output: signedIn,
  errors: ['wrong-credentials', 'too-many-requests'],
})

export const verifyRecoveryCode = contract({
  method: 'POST',
  path: '/api/auth/two-factor/verify-backup-code',
  summary: 'Ends a sign-in that asked for a code by one of the recovery codes, which is then used up.',
  roles: 'anyone',
  input: secondStep,
  output: signedIn,
  errors: ['wrong-credentials', 'too-many-requests'],
})

export const disableTwoFactor = contract({
  method: 'POST',
  path: '/api/auth/two-factor/disable',
  summary: 'Turns the second step off; recovery codes and trusted devices go with it.',
  roles: 'signed-in',
  input: z.object({ password }),
  output: done,
  errors: ['too-many-requests'],
})

export const renewRecoveryCodes = contract({
  method: 'POST',
  path: '/api/auth/two-factor/generate-backup-codes',
  summary: 'Ten new recovery codes; the old ones no longer work.',
  roles: 'signed-in',
  input: z.object({ password }),
  output: z.object({ backupCodes: z.array(z.string()) }),
  errors: ['too-many-requests'],
})

export const requestTwoFactorRemoval = contract({
  method: 'POST',
  path: '/api/auth/two-factor/lost',
  summary:
    'For who lost app and recovery codes: mails a link that asks staff to take the second step off. Needs a sign-in whose password was right and is older than seven days.',
  roles: 'anyone',
  input: z.object({ challenge: z.string().check(z.maxLength(300)) }),
  output: done,
  errors: ['not-allowed', 'too-many-requests'],
})

const linkToken = z.object({ token: z.string().check(z.maxLength(500)) })

export const confirmTwoFactorRemoval = contract({
  method: 'POST',
  path: '/api/auth/two-factor/lost-confirm',
  summary: 'Asks staff, by the token of that mail, once. The second step stays on.',
  roles: 'anyone',
  input: linkToken,
  output: done,
})

export const cancelTwoFactorRemoval = contract({
  method: 'POST',
  path: '/api/auth/two-factor/keep',
  summary: 'Stops, by the token of the mail that told of it, that a second step is taken off.',
  roles: 'anyone',
  input: linkToken,
  output: done,
  errors: ['conflict'],
})

export const passkeyOptions = contract({
  method: 'GET',
  path: '/api/auth/passkey/generate-register-options',
  summary: 'What a browser needs to make a passkey. Needs a sign-in of the last 15 minutes.',
  roles: 'signed-in',
  output: z.looseObject({ challenge: z.string() }),
  errors: ['not-allowed', 'too-many-requests'],
})

const passkey = z.object({
  id: z.string(),
  name: z.nullish(z.string()),
  /** True when it is synchronised by the vendor of the device, so that it works on all devices of the account. */
  backedUp: z.boolean(),
  /** ISO 8601 in UTC. */
  createdAt: z.nullish(z.string()),
})

export const addPasskey = contract({
  method: 'POST',
  path: '/api/auth/passkey/verify-registration',
  summary: 'Keeps the passkey that a browser made.',
  roles: 'signed-in',
  input: z.object({
    response: made,
    name: z.optional(z.string().check(z.trim(), z.maxLength(PASSKEY_NAME_MAX_LENGTH))),
  }),
  output: passkey,
  errors: ['not-allowed'],
})

export const listPasskeys = contract({
  method: 'GET',
  path: '/api/auth/passkey/list-user-passkeys',
  summary: 'The passkeys of this account, the newest first.',
  roles: 'signed-in',
  output: z.array(passkey),
})

export const removePasskey = contract({
  method: 'POST',
  path: '/api/auth/passkey/delete-passkey',
  summary: 'Removes a passkey of this account. Needs a sign-in of the last 15 minutes.',
  roles: 'signed-in',
  input: z.object({ id: z.string().check(z.maxLength(100)) }),
  output: done,
  errors: ['not-allowed'],
})

export const passkeyChallenge = contract({
  method: 'GET',
  path: '/api/auth/passkey/generate-authenticate-options',
  summary: 'What a browser needs to sign in with a passkey.',
  roles: 'anyone',
  output: z.looseObject({ challenge: z.string() }),
  errors: ['too-many-requests'],
})

export const signInWithPasskey = contract({
  method: 'POST',
  path: '/api/auth/passkey/verify-authentication',
  summary: 'Signs in with a passkey. The device has asked for its own lock, so no code is asked.',
  roles: 'anyone',
  input: z.object({ response: proof }),
  output: z.object({ session: z.object({ token: z.string() }), user: accountUser }),
  errors: ['wrong-credentials', 'too-many-requests'],
})
