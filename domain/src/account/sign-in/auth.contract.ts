import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH, PASSWORD_MAX_LENGTH, STATE_MAX_LENGTH } from './sign-up.rules.ts'

export const emailAddress = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(EMAIL_MAX_LENGTH),
    z.regex(z.regexes.email, 'Invalid email address'),
  )
const email = emailAddress
const name = z.string().check(z.trim(), z.maxLength(NAME_MAX_LENGTH))
/**
 * The handler checks the password rules, so that the errors have the specification's texts; the schema only refuses sizes
 * that no form sends.
 */
const password = z.string().check(z.maxLength(4 * PASSWORD_MAX_LENGTH))
const token = z.string().check(z.maxLength(500))
const done = z.object({ status: z.boolean() })
/** ISO 8601 in UTC. */
const instant = z.string()

export const accountUser = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  image: z.nullish(z.string()),
  role: z.string(),
  /** Whether signing in asks for a code after the password. */
  twoFactorEnabled: z._default(z.boolean(), false),
  createdAt: instant,
  updatedAt: instant,
})
const user = accountUser

const session = z.object({
  id: z.string(),
  userId: z.string(),
  /** Identifies the session for revoke-session. It is no credential, because the signature is missing. */
  token: z.string(),
  expiresAt: instant,
  createdAt: instant,
  updatedAt: instant,
  ipAddress: z.nullish(z.string()),
  userAgent: z.nullish(z.string()),
})

export const signUp = contract({
  method: 'POST',
  path: '/api/auth/sign-up/email',
  summary:
    'Creates an account and mails its verification link. The answer is the same for an address that has one.',
  roles: 'anyone',
  input: z.object({
    email,
    password,
    name: z._default(name, ''),
    /** The action to resume; verify-email returns it on the same device. */
    state: z.optional(z.string().check(z.maxLength(STATE_MAX_LENGTH))),
  }),
  output: z.object({ token: z.null(), user: z.null() }),
  errors: ['too-many-requests'],
})

/** Signed in, or a second step is needed: `challenge` is for clients that cannot store its cookie, such as the native apps. */
const signedIn = z.union([
  z.object({ redirect: z.boolean(), token: z.string(), user }),
  z.object({
    twoFactorRedirect: z.literal(true),
    twoFactorMethods: z.array(z.string()),
    challenge: z.string(),
  }),
])

export const signIn = contract({
  method: 'POST',
  path: '/api/auth/sign-in/email',
  summary: 'Sets the session cookie; the header set-auth-token carries the same as a bearer token.',
  roles: 'anyone',
  input: z.object({ email, password }),
  output: signedIn,
  errors: ['wrong-credentials', 'not-verified', 'too-many-requests'],
})

export const requestSignInLink = contract({
  method: 'POST',
  path: '/api/auth/request-entry',
  summary:
    'Mails a link that signs in past a door that guesses have closed. The answer does not tell whether the address is known.',
  roles: 'anyone',
  input: z.object({ email }),
  output: done,
  errors: ['too-many-requests'],
})

export const signInByLink = contract({
  method: 'POST',
  path: '/api/auth/enter',
  summary: 'Signs in by the token of that mail, once; with a second factor it leads to that step.',
  roles: 'anyone',
  input: z.object({ token }),
  output: signedIn,
})

export const signOut = contract({
  method: 'POST',
  path: '/api/auth/sign-out',
  summary: 'Ends this session: its cookie, its bearer token and its JWTs are dead at once.',
  roles: 'anyone',
  output: z.object({ success: z.boolean() }),
})

export const getSession = contract({
  method: 'GET',
  path: '/api/auth/get-session',
  summary: 'Who is signed in, or null. Renews the cookie.',
  roles: 'anyone',
  output: z.nullable(
    z.object({
      session,
      user,
      /** For staff: whether this session was opened with two factors, and if not, whether it must be. */
      secondStep: z.optional(z.enum(['done', 'advised', 'required'])),
    }),
  ),
})

const verification = {
  roles: 'anyone',
  path: '/api/auth/verify-email',
  input: z.object({ token }),
  output: z.object({ status: z.boolean(), user: z.nullable(user), state: z.nullable(z.string()) }),
} as const

export const verifyEmail = contract({
  ...verification,
  method: 'POST',
  summary:
    'Verifies the address by the token of the mail, once. Signs in when this is the device that signed up.',
})

export const verifyEmailByGet = contract({
  ...verification,
  method: 'GET',
  summary: 'The same as by POST. No mail links here: a scanner that opens links would use the token up.',
})

export const resendVerification = contract({
  method: 'POST',
  path: '/api/auth/send-verification-email',
  summary: 'Mails a new verification link. The answer does not tell whether the address is known.',
  roles: 'anyone',
  input: z.object({ email }),
  output: done,
  errors: ['too-many-requests'],
})

export const requestReset = contract({
  method: 'POST',
  path: '/api/auth/request-password-reset',
  summary: 'Mails a link to choose a new password. The answer does not tell whether the address is known.',
  roles: 'anyone',
  input: z.object({ email }),
  output: done,
  errors: ['too-many-requests'],
})

export const resetPassword = contract({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary:
    'Sets the password by the token of the mail, once; ends every session and clears the count of guesses.',
  roles: 'anyone',
  input: z.object({ token, newPassword: password }),
  output: done,
})

export const changePassword = contract({
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Changes the password; the other sessions end unless revokeOtherSessions is false.',
  roles: 'signed-in',
  input: z.object({
    currentPassword: password,
    newPassword: password,
    revokeOtherSessions: z._default(z.boolean(), true),
  }),
  output: z.object({ token: z.nullable(z.string()), user }),
  errors: ['too-many-requests'],
})

export const getToken = contract({
  method: 'GET',
  path: '/api/auth/token',
  summary: 'A JWT (ES256) of 15 minutes for this session, to be verified with the public keys.',
  roles: 'signed-in',
  output: z.object({ token: z.string() }),
})

export const getKeys = contract({
  method: 'GET',
  path: '/api/auth/jwks',
  summary: 'The public keys of the JWTs; also at /.well-known/jwks.json.',
  roles: 'anyone',
  output: z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.string(), alg: z.string() })) }),
})

export const listSessions = contract({
  method: 'GET',
  path: '/api/auth/list-sessions',
  summary: 'The live sessions of this account.',
  roles: 'signed-in',
  output: z.array(session),
})

export const revokeSession = contract({
  method: 'POST',
  path: '/api/auth/revoke-session',
  summary: 'Ends one session of this account, named by its token.',
  roles: 'signed-in',
  input: z.object({ token }),
  output: done,
})

export const revokeSessions = contract({
  method: 'POST',
  path: '/api/auth/revoke-sessions',
  summary: 'Signs out everywhere, here too.',
  roles: 'signed-in',
  output: done,
})

export const revokeOtherSessions = contract({
  method: 'POST',
  path: '/api/auth/revoke-other-sessions',
  summary: 'Signs out everywhere but here.',
  roles: 'signed-in',
  output: done,
})

export const updateName = contract({
  method: 'POST',
  path: '/api/auth/update-user',
  summary: 'Changes the name of this account, and nothing else.',
  roles: 'signed-in',
  input: z.object({ name }),
  output: done,
})
