import { authMessages, checkPassword } from '@tripwright/domain/account/sign-in'
import { factorsMessages } from '@tripwright/domain/account/two-factor'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { Platform } from '#platform/platform.ts'
import {
  consumeLink,
  deleteChallenges,
  deleteLinks,
  type EmailLink,
  findLinkOwner,
  findSignUpDevice,
  getUser,
  hasLink,
  insertChallenge,
  markVerified,
  promoteFirstOwner,
  recordSignUp,
  setPassword,
  type User,
} from './accounts.store.ts'
import {
  type AccountNotice,
  linkExpiry,
  MAIL_JOB,
  type MailJob,
  newLinkId,
  type OwnerLink,
  verifyLinkToken,
} from './auth.jobs.ts'
import type { AuthLimits } from './auth-limits.service.ts'
import { isCommonPassword, type Passwords } from './passwords.service.ts'
import { deleteSessionsOf, insertSession } from './sessions.store.ts'

/** Dependencies of the functions in this file. */
export type AuthDeps = Pick<Platform, 'config' | 'secret' | 'database' | 'jobs' | 'now'> & {
  limits: AuthLimits
  passwords: Passwords
  onVerified: OnVerified
  onPasswordChange: OnPasswordChange
}

/**
 * Work of other features, done once in the transaction that verifies an address; `device` is the one that signed up. Passed
 * in, because those features join the accounts and cannot be imported here.
 */
export type OnVerified = (
  db: Db,
  proved: { user: Pick<User, 'id' | 'email'>; device: string | null; secret: string; now: Date },
) => Promise<void>

/** Work of other features, done in the transaction after a password was changed or reset. */
export type OnPasswordChange = (db: Db, userId: string) => Promise<void>

/** The client of a call: its signed device id, the address that we computed, and its User-Agent. */
export type ClientInfo = { device: string; ipAddress: string; userAgent: string }

export type SignUpInput = { email: string; password: string; name: string; state?: string | undefined }

// The first three answer alike for every address: the same hashing, the same statements and one job. Only the job finds out
// whether there is a mail to send.

/** Records a sign-up and queues its mail. Throws bad-input for a password that breaks the rules. */
export async function signUp(
  deps: AuthDeps,
  input: SignUpInput,
  { device, ipAddress }: ClientInfo,
): Promise<void> {
  const { email, password, name, state = null } = input
  requireStrongPassword(password, 'password')
  await deps.limits.takeAddress('mail', ipAddress)
  const isMailed = await deps.limits.takeMail(email)
  const passwordHash = await deps.passwords.hash(password)
  const link = { linkId: newLinkId(), expiresAt: linkExpiry('verify', deps.now()) }
  await deps.database.db.transaction(async (db) => {
    await recordSignUp(db, { email, name, passwordHash, device, state, ...link })
    await enqueue(deps, db, { kind: isMailed ? 'sign-up' : 'none', email, linkId: link.linkId })
  })
}

export async function resendVerification(
  deps: AuthDeps,
  email: string,
  { device, ipAddress }: ClientInfo,
): Promise<void> {
  await deps.limits.takeAddress('mail', ipAddress)
  const kind = (await deps.limits.takeMail(email)) ? 'verify' : 'none'
  await enqueue(deps, deps.database.db, { kind, email, linkId: newLinkId(), device })
}

export async function requestReset(deps: AuthDeps, email: string, { ipAddress }: ClientInfo): Promise<void> {
  await deps.limits.takeAddress('mail', ipAddress)
  const kind = (await deps.limits.takeReset(email)) ? 'reset' : 'none'
  await enqueue(deps, deps.database.db, { kind, email, linkId: newLinkId() })
}

/** Mails a sign-in link to an account that is locked after failed guesses, at most three an hour. */
export async function requestSignInLink(
  deps: AuthDeps,
  email: string,
  { ipAddress }: ClientInfo,
): Promise<void> {
  await deps.limits.takeAddress('mail', ipAddress)
  const kind = (await deps.limits.takeEntry(email)) ? 'enter' : 'none'
  await enqueue(deps, deps.database.db, { kind, email, linkId: newLinkId() })
}

export type LinkSignIn = { user: User; sessionToken: string } | { step: string }

/**
 * Signs in the holder of a mailed link; where the account has two-factor on, continues with that step. The lockout stays for
 * everybody else, and open sessions are not touched.
 */
export function signInByLink(deps: AuthDeps, token: string, origin: ClientInfo): Promise<LinkSignIn> {
  const now = deps.now()
  return deps.database.db.transaction(async (db): Promise<LinkSignIn> => {
    const link = await consumeOwnerLink(deps, db, 'enter', token)
    if (!link) throw new AppError('bad-input', { message: authMessages.texts['entry-link-dead'] })
    const device = await findSignUpDevice(db, link.userId)
    const verified = await markVerified(db, link.userId, null, now)
    if (verified) await welcome(deps, db, verified, device)
    const user = await getUser(db, link.userId)
    if (user.twoFactorEnabled) return { step: await insertChallenge(db, user.id, now) }
    const { token: sessionToken } = await insertSession(db, { userId: user.id, ...origin, now })
    return { user, sessionToken }
  })
}

type Verified = { user: User; state: string | null; sessionToken: string | null }

/**
 * Verifies the address, and sets the password of the sign-up that requested this link. Signs in only the device that signed
 * up.
 */
export function verify(deps: AuthDeps, token: string, origin: ClientInfo): Promise<Verified> {
  const now = deps.now()
  return deps.database.db.transaction(async (db) => {
    const id = verifyLinkToken(token, 'verify', deps.secret)
    const link = id === null ? null : await consumeLink(db, id, 'verify', now)
    if (!link) throw deadLink()
    // A link requested elsewhere names no device: the trial still belongs to the device that signed up.
    const device = link.device ?? (await findSignUpDevice(db, link.userId))
    const user = await markVerified(db, link.userId, link.name, now)
    if (!user) throw deadLink()
    if (link.password !== null) await setPassword(db, user.id, link.password, now)
    await welcome(deps, db, user, device)
    const isSameDevice = link.device !== null && link.device === origin.device
    const session = isSameDevice ? await insertSession(db, { userId: user.id, ...origin, now }) : null
    const state = isSameDevice ? link.state : null
    return { user: await getUser(db, user.id), state, sessionToken: session?.token ?? null }
  })
}

function deadLink(): AppError {
  return new AppError('bad-input', { message: authMessages.texts['link-dead'] })
}

/** Sets a new password and verifies the address, because the link came by mail; ends every session and signs the owner in. */
export async function resetPassword(deps: AuthDeps, token: string, newPassword: string): Promise<void> {
  requireStrongPassword(newPassword, 'newPassword')
  const now = deps.now()
  const id = verifyLinkToken(token, 'reset', deps.secret)
  // Checked before the hashing, so that a used token cannot make us hash again and again; consumed after it.
  if (id === null || !(await hasLink(deps.database.db, id))) throw invalidResetLink()
  const hash = await deps.passwords.hash(newPassword)
  const user = await deps.database.db.transaction(async (db) => {
    const link = await consumeLink(db, id, 'reset', now)
    if (!link) throw invalidResetLink()
    await setPassword(db, link.userId, hash, now)
    const device = await findSignUpDevice(db, link.userId)
    const verified = await markVerified(db, link.userId, null, now)
    if (verified) await welcome(deps, db, verified, device)
    await deleteSessionsOf(db, link.userId)
    await deleteLinks(db, link.userId)
    await deleteChallenges(db, link.userId)
    await deps.onPasswordChange(db, link.userId)
    return getUser(db, link.userId)
  })
  await deps.limits.forgetGuesses(user.email)
}

/** Runs after the library changed a password: voids the pending links and mails a notice to the account. */
export async function afterPasswordChange(
  deps: AuthDeps,
  { id, email }: Pick<User, 'id' | 'email'>,
): Promise<void> {
  await deps.database.db.transaction(async (db) => {
    await deleteLinks(db, id)
    await deleteChallenges(db, id)
    await deps.onPasswordChange(db, id)
    await notifyOwner(deps, db, 'changed', email)
  })
  await deps.limits.forgetGuesses(email)
}

/** Throws bad-input with the exact text of specification section 5, also for a common password. */
export function requireStrongPassword(password: string, path: string): void {
  const checked = checkPassword(password)
  if (checked.ok && !isCommonPassword(password)) return
  const message = checked.ok ? factorsMessages.texts['password-common'] : authMessages.texts[checked.code]
  throw new AppError('bad-input', { message, issues: [{ path, message }] })
}

/** Runs once, when an address is verified (decisions.md, "People"). */
async function welcome(
  { config, secret, now, onVerified }: AuthDeps,
  db: Db,
  user: User,
  device: string | null,
): Promise<void> {
  await onVerified(db, { user, device, secret, now: now() })
  if (user.email === config.ownerEmail) await promoteFirstOwner(db, user.id)
}

/** Mails a notice that the sign-in methods of the account have changed. */
export function notifyOwner(
  deps: Pick<AuthDeps, 'jobs'>,
  db: Db,
  kind: AccountNotice,
  email: string,
): Promise<void> {
  return deps.jobs.enqueue(db, MAIL_JOB, { kind, email, linkId: '' } satisfies MailJob)
}

/** Mails to the old address of an account that it has another one now. */
export function notifyMoved(deps: Pick<AuthDeps, 'jobs'>, db: Db, email: string): Promise<void> {
  return deps.jobs.enqueue(db, MAIL_JOB, { kind: 'moved', email, linkId: '' } satisfies MailJob)
}

/** Mails a link to the address of this account. */
export function mailOwnerLink(
  deps: Pick<AuthDeps, 'jobs'>,
  db: Db,
  kind: OwnerLink,
  email: string,
): Promise<void> {
  return deps.jobs.enqueue(db, MAIL_JOB, { kind, email, linkId: newLinkId() } satisfies MailJob)
}

/** Consumes a link by its token; null when it is forged, expired or used. */
export function consumeOwnerLink(
  { secret, now }: Pick<AuthDeps, 'secret' | 'now'>,
  db: Db,
  kind: OwnerLink,
  token: string,
): Promise<EmailLink | null> {
  const id = verifyLinkToken(token, kind, secret)
  return id === null ? Promise.resolve(null) : consumeLink(db, id, kind, now())
}

/** Whose data the link of an export downloads; null when it is forged or expired. */
export function findExportOwner(
  { secret, now }: Pick<AuthDeps, 'secret' | 'now'>,
  db: Db,
  token: string,
): Promise<Pick<User, 'id' | 'email'> | null> {
  const id = verifyLinkToken(token, 'export', secret)
  return id === null ? Promise.resolve(null) : findLinkOwner(db, id, 'export', now())
}

function enqueue({ jobs }: AuthDeps, db: Db, job: MailJob): Promise<void> {
  return jobs.enqueue(db, MAIL_JOB, job)
}

function invalidResetLink(): AppError {
  return new AppError('bad-input', { message: authMessages.texts['reset-link-dead'] })
}
