import { createHmac } from 'node:crypto'
import { fillText } from '@tripwright/domain/base/text'
import { type MemberRole, SHARED_TRIP_PATH, sharingMessages } from '@tripwright/domain/trip/sharing'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { RateLimit } from '#platform/limits/rate-limit.port.ts'
import { queueMail } from '#platform/mail/mail.jobs.ts'
import { composeMail } from '#platform/mail/mail-layout.ts'
import type { Platform } from '#platform/platform.ts'

/** The inviter chooses the address and is named: without a limit these mails would be a way to harass. */
const INVITATIONS: RateLimit = { name: 'companions.invitations', points: 20, seconds: 24 * 60 * 60 }
/** Per mailbox, from all accounts that invite it. */
const MAILBOX: RateLimit = { name: 'companions.invited', points: 3, seconds: 24 * 60 * 60 }
/** A name that could be read as an address or a message is not put into a mail to a stranger, of a person or a trip. */
const PLAIN_NAME = /^[\p{L}\p{M}'’ -]{1,40}$/u

const { texts } = sharingMessages

/** What the mail says of the trip, so that it is known which one is meant. */
type InvitedTrip = { name: string; startDate: string | null; endDate: string | null }

type Invitation = {
  to: string
  inviter: { id: string; name: string }
  trip: InvitedTrip
  role: MemberRole | null
  secret: string
  expiresAt: Date
}

/** Mails a link, in the caller's transaction. Throws too-many-requests beyond the day's limits. */
export async function mailInvitation(
  { config, jobs, limits, secret: key }: Pick<Platform, 'config' | 'jobs' | 'limits' | 'secret'>,
  db: Db,
  { to, inviter, trip, role, secret, expiresAt }: Invitation,
): Promise<void> {
  // Under a keyed hash, so that the table does not list mailboxes.
  const mailbox = createHmac('sha256', key).update(`companion:${to}`).digest('base64url')
  for (const [limit, who] of [
    [INVITATIONS, inviter.id],
    [MAILBOX, mailbox],
  ] as const) {
    const turn = await limits.take(limit, who, db)
    if (!turn.ok)
      throw new AppError('too-many-requests', {
        retryAfter: turn.retryAfterSeconds,
        message: texts['too-many-mails'],
      })
  }
  const name = PLAIN_NAME.test(inviter.name) ? inviter.name : ''
  const text = fillText(texts[`mail.${role ?? 'view'}`], { name: name || texts['mail.someone'] })
  const date = dateText(expiresAt)
  const mail = await composeMail({
    to,
    kind: 'trip',
    subject: name ? fillText(texts['mail.subject'], { name }) : texts['mail.subject.nameless'],
    preview: text,
    heading: texts['mail.heading'],
    paragraphs: [text, ...whichTrip(trip), fillText(texts['mail.until'], { date })],
    button: { label: texts['mail.button'], url: `${config.publicUrl}${SHARED_TRIP_PATH}#${secret}` },
    footer: texts['mail.footer'],
  })
  await queueMail(jobs, db, mail)
}

/** The name of the trip, unless it could be a message, and its dates. */
function whichTrip({ name, startDate, endDate }: InvitedTrip): string[] {
  const shown = PLAIN_NAME.test(name) ? [name] : []
  if (startDate !== null) {
    const [from, to] = [dateText(startDate), dateText(endDate ?? startDate)]
    shown.push(from === to ? from : fillText(texts['mail.dates'], { from, to }))
  }
  return shown.length === 0 ? [] : [fillText(texts['mail.trip'], { trip: shown.join(', ') })]
}

/** Mails are English until they are translated. */
function dateText(date: string | Date): string {
  return new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date))
}
