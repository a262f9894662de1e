import type { MailKind } from '@tripwright/domain/base/mail-kinds'

export type MailMessage = {
  to: string
  /** What is noted of it. */
  kind?: MailKind
  subject: string
  text: string
  html: string
  /** Where the recipient unsubscribes: a page, and a POST of a mail program (RFC 2369, RFC 8058). */
  unsubscribeUrl?: string
}

/** `refused`: the next hop permanently has no such mailbox; a retry would change nothing. */
export type MailOutcome = { ok: true } | { ok: false; code: 'refused' }

/** Delivers a finished message: by SMTP, or to the terminal and the outbox folder of a development machine. */
export type Mail = {
  /** Resolves when the next hop has accepted or refused; rejects otherwise, and the job retries. */
  send(message: MailMessage): Promise<MailOutcome>
  close(): Promise<void>
}
