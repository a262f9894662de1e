import { emailChangeMessages } from '@tripwright/domain/account/email-change'
import { authMessages } from '@tripwright/domain/account/sign-in'
import { isFreshSignIn } from '@tripwright/domain/base/fresh-session'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { AuthDeps, ClientInfo } from './accounts.service.ts'
import { consumeLink, type EmailLink } from './accounts.store.ts'
import { deleteAddressLink, findPasswordHash, putAddressLink } from './address-links.store.ts'
import { linkExpiry, MAIL_JOB, type MailJob, newLinkId, verifyLinkToken } from './auth.jobs.ts'
import type { AuthSession } from './sessions.service.ts'

const { texts } = emailChangeMessages
type Request = { newEmail: string; password: string }

/**
 * Keeps that an account wants another address, and queues the link to it and the notice to the old one. The work is the same for
 * every address: only the job finds out whether it is taken.
 */
export async function requestAddress(
  deps: AuthDeps,
  { newEmail, password }: Request,
  { session, origin }: { session: AuthSession; origin: ClientInfo },
): Promise<void> {
  const { userId, email } = session
  if (newEmail === email) throw refused('newEmail', texts.same)
  await requireProof(deps, password, { session, origin })
  await deps.limits.takeAddress('mail', origin.ipAddress)
  await deps.limits.takeAddressChange(userId, texts['asked-often'])
  const isMailed = await deps.limits.takeMail(newEmail)
  const link = { id: newLinkId(), expiresAt: linkExpiry('change', deps.now()) }
  await deps.database.db.transaction(async (db) => {
    await putAddressLink(db, { ...link, userId, newEmail, sessionId: session.id })
    const mail = (job: Omit<MailJob, 'linkId'>) =>
      deps.jobs.enqueue(db, MAIL_JOB, { ...job, linkId: link.id } satisfies MailJob)
    await mail({ kind: isMailed ? 'change' : 'none', email: newEmail })
    await mail({ kind: 'change-notice', email })
  })
}

/** The password, of which wrong ones count as failed sign-ins; or a sign-in just now with two factors. */
async function requireProof(
  { limits, passwords, database, now }: AuthDeps,
  password: string,
  { session, origin }: { session: AuthSession; origin: ClientInfo },
): Promise<void> {
  if (password === '') {
    if (session.twoSteps && isFreshSignIn(session.createdAt, now())) return
    throw refused('password', texts['password-needed'])
  }
  await limits.takeAddress('hash', origin.ipAddress)
  await limits.takeGuess(session.email)
  const hash = await findPasswordHash(database.db, session.userId)
  if (hash === null || !(await passwords.verify({ hash, password })))
    throw refused('password', authMessages.texts['current-password-wrong'])
  await limits.forgetGuesses(session.email)
}

function refused(path: string, message: string): AppError {
  return new AppError('bad-input', { message, issues: [{ path, message }] })
}

/** Consumes the link to a new address, once; null when it is forged, expired, used or stopped. */
export async function consumeAddressLink(
  { secret, now }: Pick<AuthDeps, 'secret' | 'now'>,
  db: Db,
  token: string,
): Promise<EmailLink | null> {
  const id = verifyLinkToken(token, 'change', secret)
  return id === null ? null : consumeLink(db, id, 'change', now())
}

/** Stops a pending change by the token of the notice. False when there is none. */
export async function stopAddress({ secret, database }: AuthDeps, token: string): Promise<boolean> {
  const id = verifyLinkToken(token, 'stop', secret)
  return id !== null && (await deleteAddressLink(database.db, id))
}
