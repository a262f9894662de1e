import { createECDH } from 'node:crypto'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/db.port.ts'
import type { Log } from '../log/log.ts'
import { userAgentOf } from '../outside/outside-services.ts'
import type { BrowserTarget, PushMessage, PushOptions, PushOutcome } from './push.port.ts'
import { isPushAddress } from './push-hosts.ts'
import { ensurePushKeys, type PushKeys } from './push-keys.ts'

const TIMEOUT_MS = 10_000
const AUTH_BYTES = 16

type Deps = {
  config: Pick<
    Config,
    'vapidKeys' | 'pushHosts' | 'testSeams' | 'isOutsideOn' | 'publicUrl' | 'mailFrom' | 'contact'
  >
  secret: string
  db: Db
  log: Log
}

type WebPush = {
  publicKey(db: Db): Promise<string>
  takes(target: BrowserTarget): boolean
  send(target: BrowserTarget, message: PushMessage, sending: PushOptions): Promise<PushOutcome>
}

/** Web Push through the browsers' own services. The keys are those of the configuration, or the ones the database keeps. */
export function makeWebPush({ config, secret, db, log }: Deps): WebPush {
  let vapidKeys: PushKeys | null = config.vapidKeys ?? null
  async function keysOf(within: Db): Promise<PushKeys> {
    if (vapidKeys) return vapidKeys
    const { keys, isNew } = await ensurePushKeys(within, secret, async () =>
      (await load()).generateVAPIDKeys(),
    )
    // Read again: the transaction that created them may roll back.
    if (!isNew) vapidKeys = keys
    return keys
  }
  const subject = subjectOf(config)
  return {
    publicKey: async (within) => (await keysOf(within)).publicKey,
    takes: (target) => isPushAddress(target.endpoint, config) && hasValidKeys(target),
    async send({ endpoint, p256dh, auth }, message, { ttlSeconds, topic, urgency }) {
      if (!isPushAddress(endpoint, config)) return { ok: false, code: 'gone' }
      const library = await load()
      const request = library.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        { vapidDetails: { subject, ...(await keysOf(db)) }, TTL: ttlSeconds, topic, urgency },
      )
      // fetch sets the length itself.
      const headers = new Headers(
        Object.entries(request.headers)
          .filter(([name]) => name !== 'Content-Length')
          .map(([name, value]): [string, string] => [name, String(value)]),
      )
      headers.set('user-agent', userAgentOf(config))
      const response = await fetch(endpoint, {
        method: 'POST',
        headers,
        body: new Uint8Array(request.body),
        // Redirects are not followed: a response must not lead into our own network.
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await response.body?.cancel()
      return outcomeOf(response.status, new URL(endpoint).hostname, log)
    },
  }
}

function outcomeOf(status: number, host: string, log: Log): PushOutcome {
  if (status >= 200 && status < 300) return { ok: true }
  if (status === 404 || status === 410) return { ok: false, code: 'gone' }
  if (status === 408 || status === 429 || status >= 500)
    throw new Error(`the push service ${host} answered ${status}`)
  log.warn({ host, status }, 'a push service took a message not')
  return { ok: false, code: 'refused' } as const
}

/** Whether the keys allow encryption: a point of the curve, and a secret of the right length. */
function hasValidKeys({ p256dh, auth }: BrowserTarget): boolean {
  if (Buffer.from(auth, 'base64url').length !== AUTH_BYTES) return false
  try {
    const own = createECDH('prime256v1')
    own.generateKeys()
    return own.computeSecret(Buffer.from(p256dh, 'base64url')).length === 32
  } catch {
    return false
  }
}

/** Our contact for push services (RFC 8292, section 2.1): our page, or the sender address of our mails. */
function subjectOf({ publicUrl, mailFrom }: Deps['config']): string {
  if (publicUrl.startsWith('https:')) return publicUrl
  return `mailto:${/<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom}`
}

// Loaded by the first push: most processes of a small installation never send one.
async function load() {
  return (await import('web-push')).default
}
