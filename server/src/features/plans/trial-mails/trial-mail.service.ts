import { fillText } from '@tripwright/domain/base/text'
import { sampleTrialEnd, type TrialMailKind, trialMailsMessages } from '@tripwright/domain/plans/trial-mails'
import type { MailMessage } from '#platform/mail/mail.port.ts'
import { composeMail } from '#platform/mail/mail-layout.ts'
import type { Platform } from '#platform/platform.ts'
import { unsubscribeUrl } from './unsubscribe.service.ts'

type Deps = Pick<Platform, 'config' | 'secret' | 'now'>

/** The page that each mail links to. */
const PAGES = {
  welcome: '/itinerary',
  'day-1': '/documents',
  'day-3': '/dashboard',
  'day-5': '/pricing',
  'last-day': '/pricing',
  expired: '/pricing',
} as const satisfies Record<TrialMailKind, string>

type TrialMailRecipient = { kind: TrialMailKind; userId: string; email: string; endsAt: Date }

/** A trial mail with its unsubscribe link. */
export async function composeTrialMail(
  deps: Deps,
  { kind, userId, email, endsAt }: TrialMailRecipient,
): Promise<MailMessage> {
  const { texts } = trialMailsMessages
  const end = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  const say = (key: 'text.1' | 'text.2') =>
    fillText(texts[`${kind}.${key}`], { end: `${end.format(endsAt)} UTC` })
  const url = unsubscribeUrl(deps, userId)
  const message = await composeMail({
    to: email,
    kind: 'trial',
    subject: texts[`${kind}.subject`],
    preview: say('text.1'),
    heading: texts[`${kind}.subject`],
    paragraphs: [say('text.1'), say('text.2')],
    button: { label: texts[`${kind}.button`], url: `${deps.config.publicUrl}${PAGES[kind]}` },
    footer: fillText(texts.note, { url }),
  })
  return { ...message, unsubscribeUrl: url }
}

/** The mail as if it were due now, for staff; its subject says that it is a test. */
export async function composeSample(
  deps: Deps,
  { isTest = false, ...sent }: Omit<TrialMailRecipient, 'endsAt'> & { isTest?: boolean },
): Promise<MailMessage> {
  const message = await composeTrialMail(deps, { ...sent, endsAt: sampleTrialEnd(sent.kind, deps.now()) })
  return isTest ? { ...message, subject: `[Test] ${message.subject}` } : message
}
