import type { Transporter } from 'nodemailer'
import type { Log } from '../log/log.ts'
import type { Mail, MailMessage } from './mail.port.ts'

type Settings = {
  /** smtp:// or smtps://, with user and password where the server requires them. */
  url: string
  from: string
  log: Pick<Log, 'warn'>
  /** Timeout for a response of the server, once connected. */
  timeoutMs?: number
}

const CONNECT_MS = 10_000
const ANSWER_MS = 30_000
const CONNECTIONS = 3

/** Mail over SMTP with pooled connections. The first mail loads the library: it costs 55 ms and 24 MB. */
export function makeSmtpMail({ url, from, log, timeoutMs = ANSWER_MS }: Settings): Mail {
  let opening: Promise<Transporter> | undefined
  const open = async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      pool: true,
      maxConnections: CONNECTIONS,
      maxRequeues: 0,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      socketTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  return {
    async send(message) {
      opening ??= open()
      const transport = await opening
      try {
        await transport.sendMail(envelope(message, from))
        return { ok: true }
      } catch (error) {
        if (!isRefusal(error)) throw error
        log.warn({ error }, 'a mailbox was refused for good; the mail is dropped')
        return { ok: false, code: 'refused' }
      }
    },
    async close() {
      const transport = await opening
      transport?.close()
    },
  }
}

function envelope({ to, subject, text, html, unsubscribeUrl }: MailMessage, from: string) {
  // Exactly one address: a comma would make it two, and send the mail to a stranger too.
  if (!/^[^\s<>()[\]\\,;:"@]+@[^\s<>()[\]\\,;:"@]+$/u.test(to))
    throw new Error('the recipient is not one e-mail address')
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    // RFC 3834: prevents absence notes and other automatic answers.
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl !== undefined && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  }
}

// 5xx to RCPT TO: this mailbox, permanently (RFC 5321, 4.2.1). To any other command our own settings may be wrong.
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error && 'command' in error && 'responseCode' in error)) return false
  return error.command === 'RCPT TO' && Number(error.responseCode) >= 500
}
