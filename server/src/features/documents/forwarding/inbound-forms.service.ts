import { createHmac, timingSafeEqual } from 'node:crypto'
import { type InboundForm, secretsIn } from '@tripwright/domain/documents/forwarding'
import type { InboundMailConfig } from '#platform/config/inbound-mail-settings.ts'
import type { InboundMail } from './receive-mail.service.ts'

export type InboundCall = { headers: Headers; body: Buffer; now: Date }
export type OpenedCall = InboundMail | 'off' | 'unsigned' | 'no-mail'

/** A signature of our own is as old as the way between two servers takes. */
const SIGNED_SECONDS = 10 * 60
/** Mailgun tries for eight hours, each time with the signature of the first. */
const MAILGUN_SECONDS = 12 * 60 * 60

/** Opens a call by what proves it; nothing of one that is not proved is used. */
export async function openInbound(
  form: InboundForm,
  config: InboundMailConfig,
  call: InboundCall,
): Promise<OpenedCall> {
  switch (form) {
    case 'signed':
      return openSigned(config, call)
    case 'mailgun':
      return openMailgun(config, call)
    case 'postmark':
      return openPostmark(config, call)
  }
}

/** The mail itself as the body; `x-signature: t=<seconds>,v1=<hex>`, HMAC-SHA-256 of `<t>.<recipient>.<body>`. */
function openSigned({ address, secret }: InboundMailConfig, { headers, body, now }: InboundCall): OpenedCall {
  if (secret === null) return 'off'
  const recipient = headers.get('x-recipient') ?? ''
  const { t = '', v1 = '' } =
    /^t=(?<t>\d{1,12}),v1=(?<v1>[0-9a-f]{64})$/.exec(headers.get('x-signature') ?? '')?.groups ?? {}
  const signed = createHmac('sha256', secret).update(`${t}.${recipient}.`).update(body)
  if (!isRecent(t, now, SIGNED_SECONDS) || !isSame(signed.digest('hex'), v1)) return 'unsigned'
  return mailOf(body, recipient, address)
}

/** Mailgun, a route that forwards to an address ending in `mime`: `signature` is HMAC-SHA-256 of `timestamp` and `token`. */
async function openMailgun(
  { address, mailgunKey }: InboundMailConfig,
  { headers, body, now }: InboundCall,
): Promise<OpenedCall> {
  if (mailgunKey === null) return 'off'
  const type = headers.get('content-type') ?? ''
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } })
    .formData()
    .catch(() => null)
  const field = (name: string) => {
    const value = form?.get(name)
    return typeof value === 'string' ? value : ''
  }
  const [timestamp, token] = [field('timestamp'), field('token')]
  const expected = createHmac('sha256', mailgunKey).update(`${timestamp}${token}`).digest('hex')
  if (!isRecent(timestamp, now, MAILGUN_SECONDS) || !isSame(expected, field('signature'))) return 'unsigned'
  return mailOf(Buffer.from(field('body-mime')), field('recipient'), address)
}

/** Postmark with "Include raw email content": our secret is the password of the address that it calls (HTTP Basic). */
function openPostmark({ address, secret }: InboundMailConfig, { headers, body }: InboundCall): OpenedCall {
  if (secret === null) return 'off'
  const given = /^Basic\s+([A-Za-z0-9+/=]+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? ''
  const password = Buffer.from(given, 'base64')
    .toString('utf8')
    .replace(/^[^:]*:/, '')
  if (!isSame(secret, password)) return 'unsigned'
  const { RawEmail, OriginalRecipient, MailboxHash } = parsed(body)
  if (typeof RawEmail !== 'string') return 'no-mail'
  const hash = typeof MailboxHash === 'string' ? MailboxHash : ''
  // Its own address may stand in the place of ours: then only what is behind the plus sign is.
  const recipient = /^[a-z2-7]{26}$/i.test(hash)
    ? address.replace('@', `+${hash}@`)
    : String(OriginalRecipient ?? '')
  return mailOf(Buffer.from(RawEmail), recipient, address)
}

function mailOf(body: Buffer, recipient: string, address: string): OpenedCall {
  if (body.length === 0) return 'no-mail'
  return { raw: new Uint8Array(body), secrets: recipient === '' ? null : secretsIn(recipient, address) }
}

function parsed(body: Buffer): Record<string, unknown> {
  try {
    return Object(JSON.parse(body.toString('utf8')))
  } catch {
    return {}
  }
}

function isRecent(seconds: string, now: Date, most: number): boolean {
  return /^\d+$/.test(seconds) && Math.abs(now.getTime() / 1000 - Number(seconds)) <= most
}

function isSame(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
