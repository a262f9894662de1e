import { z } from 'zod'
import { StartError } from '../start-error.ts'

export const inboundMailSettings = {
  INBOUND_MAIL_ADDRESS: z
    .string()
    .regex(/^[a-z0-9._-]+@[a-z0-9.-]+$/i, 'is not a mail address without a plus sign')
    .optional(),
  INBOUND_MAIL_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{24,}$/, 'needs at least 24 characters')
    .optional(),
  INBOUND_MAIL_MAILGUN_KEY: z.string().min(16, 'is not a signing key of Mailgun').optional(),
  INBOUND_MAIL_IMAP_URL: z
    .string()
    .regex(/^imaps?:\/\/[^/@]+:[^/@]+@[^/@]+\/?$/, 'is not imaps://user:password@host')
    .optional(),
}

/** Where people forward confirmations to, and how they arrive here: at least one of the ways is set. */
export type InboundMailConfig = {
  /** The operator's address; each person's has a secret behind a plus sign. */
  address: string
  /** Signs what other programs pass on, and is Postmark's password. */
  secret: string | null
  mailgunKey: string | null
  imapUrl: string | null
}

type Settings = { [K in keyof typeof inboundMailSettings]?: string | undefined }

/** Null: nobody is offered an address. Throws StartError where a half is missing. */
export function readInboundMail(set: Settings): InboundMailConfig | null {
  const ways = {
    secret: set.INBOUND_MAIL_SECRET ?? null,
    mailgunKey: set.INBOUND_MAIL_MAILGUN_KEY ?? null,
    imapUrl: set.INBOUND_MAIL_IMAP_URL ?? null,
  }
  const hasWay = Object.values(ways).some((way) => way !== null)
  const address = set.INBOUND_MAIL_ADDRESS?.toLowerCase()
  if (address === undefined && !hasWay) return null
  if (address === undefined)
    throw new StartError('bad-setting', 'INBOUND_MAIL_ADDRESS is missing: the other settings of it are there')
  if (!hasWay)
    throw new StartError(
      'bad-setting',
      'INBOUND_MAIL_ADDRESS needs INBOUND_MAIL_SECRET, INBOUND_MAIL_MAILGUN_KEY or INBOUND_MAIL_IMAP_URL: no email would arrive',
    )
  return { address, ...ways }
}
