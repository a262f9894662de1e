export type MailMessage = {
  to: string
  subject: string
  text: string
  html: string
  /** Where the recipient unsubscribes: a page, and a POST of a mail program (RFC 2369, RFC 8058). */
  unsubscribeUrl?: string
}

/** `refused`: the next hop knows for good that there is no such mailbox; trying again would change nothing. */
export type MailOutcome = { ok: true } | { ok: false; code: 'refused' }

/** Takes a finished message to where it goes: SMTP, or the terminal and the outbox folder of a development machine. */
export type Mail = {
  /** Resolves when the next hop has decided; rejects when it has not, and the job tries again. */
  send(message: MailMessage): Promise<MailOutcome>
  close(): Promise<void>
}
