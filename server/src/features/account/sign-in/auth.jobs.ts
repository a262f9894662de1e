import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { authMailMessages } from '@tripwright/domain/account/sign-in'
import { z } from 'zod'
import type { Job } from '#platform/jobs/jobs.port.ts'
import { composeMail, type MailContent } from '#platform/mail/mail-layout.ts'
import type { Platform } from '#platform/platform.ts'
import {
  addOwnerLink,
  addVerifyLink,
  deleteExpiredChallenges,
  deleteExpiredLinks,
  type EmailLink,
  findUser,
  hasLink,
} from './accounts.store.ts'
import { deleteExpiredSessions } from './sessions.store.ts'

export const MAIL_JOB = 'auth.mail'

/** Events that are mailed to the account: a way to sign in changed, or an unusual one was used. */
const ACCOUNT_NOTICES = [
  'changed',
  'factor-on',
  'factor-off',
  'factor-taken',
  'codes',
  'code-used',
  'passkey-on',
  'passkey-off',
  'token-made',
] as const
/** What staff did to the account; each has its own advice. */
const STAFF_NOTICES = ['suspended', 'restored', 'deleted-by-staff'] as const
type StaffNotice = (typeof STAFF_NOTICES)[number]
export type AccountNotice = (typeof ACCOUNT_NOTICES)[number] | StaffNotice

/** Kinds of links for the address of an account; the job that mails a link creates it. */
const OWNER_LINKS = ['reset', 'enter', 'lost', 'keep', 'export'] as const
export type OwnerLink = (typeof OWNER_LINKS)[number]

/** Of a new address: the link to it, the notice to the old one, and that it has changed. */
const ADDRESS_MAILS = ['change', 'change-notice', 'moved'] as const

/** `none` is queued where the limit of mails is reached, so that the call that queued it did the same work. */
const mailJob = z.object({
  kind: z.enum([
    'sign-up',
    'verify',
    ...OWNER_LINKS,
    'none',
    ...ADDRESS_MAILS,
    ...ACCOUNT_NOTICES,
    ...STAFF_NOTICES,
  ]),
  email: z.string(),
  linkId: z.string(),
  /** The device that requests another link: the link confirms the password that this device chose. */
  device: z.optional(z.string()),
})
export type MailJob = z.infer<typeof mailJob>

/** About three hours of tries, as long as any other mail. */
const RETRIES = 12

type Deps = Pick<Platform, 'config' | 'secret' | 'database' | 'mail' | 'now'>

/** Background work of sign-in: it sends mails and deletes expired rows. */
export function makeAuthJobs(deps: Deps): Job[] {
  const { db } = deps.database
  return [
    {
      name: MAIL_JOB,
      retries: RETRIES,
      async run(data) {
        const mail = await chooseMail(deps, mailJob.parse(data))
        if (mail !== null) await deps.mail.send(await composeMail(mail))
      },
    },
    {
      name: 'auth.forget-expired',
      schedule: '30 3 * * *',
      async run() {
        await deleteExpiredSessions(db, deps.now())
        await deleteExpiredLinks(db, deps.now())
        await deleteExpiredChallenges(db, deps.now())
      },
    },
  ]
}

/** Only the job checks whether the address has an account: no caller can measure its time. */
async function chooseMail(deps: Deps, { kind, email, linkId, device }: MailJob): Promise<MailContent | null> {
  const { config, secret } = deps
  const { db } = deps.database
  const page = (path: string) => `${config.publicUrl}${path}`
  if (kind === 'none') return null
  if (isAccountNotice(kind)) return content(kind, email, page('/auth'))
  if (kind === 'moved') return content(kind, email, page('/chat-with-us'))
  if (isOwnerLink(kind))
    await addOwnerLink(db, { email, linkId, purpose: kind, expiresAt: linkExpiry(kind, deps.now()) })
  if (kind === 'verify')
    await addVerifyLink(db, { email, linkId, device, expiresAt: linkExpiry('verify', deps.now()) })
  if (!(await hasLink(db, linkId))) {
    const isKnown = kind === 'sign-up' && (await findUser(db, email))?.emailVerified === true
    return isKnown ? content('known', email, page('/auth')) : null
  }
  if (kind === 'export')
    return content(kind, email, page(`/api/account/export/${linkToken(linkId, kind, secret)}`))
  if (isOwnerLink(kind)) return content(kind, email, page(`/auth?${kind}=${linkToken(linkId, kind, secret)}`))
  if (kind === 'change-notice')
    return content(kind, email, page(`/auth?stop=${linkToken(linkId, 'stop', secret)}`))
  if (kind === 'change') {
    const isTaken = (await findUser(db, email))?.emailVerified === true
    return isTaken
      ? content('change-taken', email, page('/auth'))
      : content(kind, email, page(`/auth?change=${linkToken(linkId, kind, secret)}`))
  }
  return content('verify', email, page(`/email-verify?token=${linkToken(linkId, 'verify', secret)}`))
}

function isAccountNotice(kind: MailJob['kind'] | Frame): kind is AccountNotice {
  return isStaffNotice(kind) || ACCOUNT_NOTICES.some((news) => news === kind)
}

function isStaffNotice(kind: MailJob['kind'] | Frame): kind is StaffNotice {
  return STAFF_NOTICES.some((news) => news === kind)
}

function isOwnerLink(kind: MailJob['kind']): kind is OwnerLink {
  return OWNER_LINKS.some((one) => one === kind)
}

type Frame = Purpose | 'known' | 'change-taken' | 'change-notice' | 'moved'

function content(kind: Frame | AccountNotice, to: string, url: string): MailContent {
  const { texts } = authMailMessages
  // The advice for a change by a stranger is the same for each kind of change.
  const frame = isAccountNotice(kind) && !isStaffNotice(kind) ? 'changed' : kind
  const subject = texts[`${kind}.subject`]
  const preview = texts[`${kind}.text`]
  const button = { label: texts[`${frame}.button`], url }
  return {
    to,
    kind: kindOf(kind),
    subject,
    preview,
    heading: subject,
    paragraphs: [preview],
    button,
    footer: texts[`${frame}.note`],
  }
}

/** Nothing is noted of the last email about an account that is gone. */
function kindOf(kind: Parameters<typeof content>[0]): MailContent['kind'] {
  if (kind === 'deleted-by-staff') return null
  return isStaffNotice(kind) || kind === 'export' ? 'account' : 'sign_in'
}

type Purpose = EmailLink['purpose']

const HOUR_MS = 60 * 60 * 1000
/** Lifetime of a mailed link, ms. */
const LINK_LIFE_MS: Record<Purpose, number> = {
  verify: 24 * HOUR_MS,
  reset: HOUR_MS,
  enter: HOUR_MS,
  lost: HOUR_MS,
  // Longer than the day within which the owner can object.
  keep: 26 * HOUR_MS,
  change: 24 * HOUR_MS,
  // Long enough for somebody who is traveling.
  export: 72 * HOUR_MS,
}

export function linkExpiry(purpose: Purpose, now: Date): Date {
  return new Date(now.getTime() + LINK_LIFE_MS[purpose])
}

export const newLinkId = (): string => randomUUID()

/**
 * The token of a link is its row's id with a signature: the database alone opens no account, and a mail job that runs
 * twice mails the same link. Only characters that no mail program breaks.
 */
function linkToken(id: string, purpose: Purpose | 'stop', secret: string): string {
  return `${id}.${signature(id, purpose, secret)}`
}

/** The id of the link's row when we signed the token for this purpose, else null. */
export function verifyLinkToken(token: string, purpose: Purpose | 'stop', secret: string): string | null {
  const [id = '', givenSignature = '', ...rest] = token.split('.')
  const expected = Buffer.from(signature(id, purpose, secret))
  const isOurs =
    rest.length === 0 &&
    givenSignature.length === expected.length &&
    timingSafeEqual(Buffer.from(givenSignature), expected)
  return isOurs ? id : null
}

function signature(id: string, purpose: Purpose | 'stop', secret: string): string {
  return createHmac('sha256', secret).update(`link:${purpose}:${id}`).digest('base64url')
}
