import { MAX_IMPORT_BYTES } from '@tripwright/domain/documents/import'
import type { ImapFlow } from 'imapflow'
import type { Log } from '#platform/log/log.ts'

const CONNECT_MS = 15_000
const IDLE_MS = 30_000
/** A run ends before the next but one begins. */
const RUN_MS = 4 * 60_000
const MAILS_IN_RUN = 50

export type MailboxPoll = {
  /** imaps:// or imap://, with user and password. */
  url: string
  log: Pick<Log, 'warn'>
  /** Stores a mail, or throws where it must be tried again. */
  receive: (raw: Uint8Array<ArrayBuffer>) => Promise<void>
  /** Limits of time, for tests. */
  idleMs?: number
  runMs?: number
}

/**
 * Reads the mailbox once: what was stored is deleted from it, mails of more than 20 MB too. Whatever the server does, it ends, with a
 * line in the log; a mail that was not stored stays there for the next run.
 */
export async function pollMailbox({ url, log, receive, idleMs = IDLE_MS, runMs = RUN_MS }: MailboxPoll) {
  const client = await openClient(url, idleMs)
  // Errors after a failed command arrive here as well, and would end the process.
  client.on('error', () => undefined)
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the mailbox took too long')), runMs)
  })
  try {
    await Promise.race([late, readMailbox(client, receive)])
  } catch (error) {
    log.warn(
      { error: reasonOf(error) },
      'the mailbox of forwarded mails could not be read; the next run tries again',
    )
  } finally {
    clearTimeout(timer)
    client.close()
  }
}

async function readMailbox(client: ImapFlow, receive: MailboxPoll['receive']): Promise<void> {
  await client.connect()
  const lock = await client.getMailboxLock('INBOX')
  try {
    const found = (await client.search({ all: true }, { uid: true })) || []
    const failures: unknown[] = []
    for (const uid of found.slice(0, MAILS_IN_RUN)) {
      const { size = 0 } = (await client.fetchOne(uid, { size: true }, { uid: true })) || {}
      if (size <= MAX_IMPORT_BYTES) {
        const { source } = (await client.fetchOne(uid, { source: true }, { uid: true })) || {}
        // Somebody else deleted it meanwhile.
        if (!source) continue
        // One that cannot be stored now does not keep the ones behind it waiting.
        const failure = await receive(new Uint8Array(source)).then(
          () => null,
          (error: unknown) => ({ error }),
        )
        if (failure) {
          failures.push(failure.error)
          continue
        }
      }
      await client.messageDelete(uid, { uid: true })
    }
    if (failures.length > 0) throw failures[0]
  } finally {
    lock.release()
  }
  await client.logout()
}

async function openClient(url: string, idleMs: number): Promise<ImapFlow> {
  const { ImapFlow } = await import('imapflow')
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'imaps:'
  return new ImapFlow({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 993 : 143) : Number(port),
    secure,
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: Math.min(CONNECT_MS, idleMs),
    greetingTimeout: Math.min(CONNECT_MS, idleMs),
    socketTimeout: idleMs,
  })
}

/** The answer of the server without what it was asked, which may hold the password. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { responseText, code } = error as { responseText?: unknown; code?: unknown }
  return [error.message, code, responseText]
    .filter((one) => typeof one === 'string')
    .join('; ')
    .slice(0, 300)
}
