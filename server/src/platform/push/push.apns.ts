import { channel } from 'node:diagnostics_channel'
import { type ClientHttp2Session, connect } from 'node:http2'
import type { ApnsConfig } from '../config/push-settings.ts'
import type { Log } from '../log/log.ts'
import type { AppPush, PushMessage, PushOutcome } from './push.port.ts'
import { signJwt } from './sign-jwt.ts'

// Apple, "Sending notification requests to APNs", "Establishing a token-based connection to APNs" and "Handling notification
// responses from APNs" (developer.apple.com/documentation/usernotifications).
/** A token is used for 20 to 60 minutes: Apple refuses older ones, and who makes new ones more often. */
const TOKEN_MS = 50 * 60 * 1000
const MAX_PAYLOAD_BYTES = 4096
const MAX_ANSWER_BYTES = 16 * 1024
/** A connection without a message for so long is closed. */
const IDLE_MS = 5 * 60 * 1000
const GONE = ['BadDeviceToken', 'DeviceTokenNotForTopic', 'Unregistered', 'ExpiredToken']

type Deps = { config: ApnsConfig; userAgent: string; log: Log; now: () => Date; timeoutMs: number }
type Answer = { status: number; reason: string }

/** Push to the iOS app through the Apple Push Notification service, over one HTTP/2 connection. */
export function makeApns({ config, userAgent, log, now, timeoutMs }: Deps): AppPush {
  let session: ClientHttp2Session | null = null
  let token: { text: string; madeAt: number } | null = null

  function proof(): string {
    const at = now().getTime()
    if (token === null || at - token.madeAt >= TOKEN_MS) {
      const claims = { iss: config.team, iat: Math.floor(at / 1000) }
      token = { text: signJwt(config.key, { kid: config.keyId }, claims), madeAt: at }
    }
    return token.text
  }

  function connection(): ClientHttp2Session {
    if (session !== null && !session.closed && !session.destroyed) return session
    const opened = connect(config.url)
    const drop = () => {
      if (session === opened) session = null
    }
    // The message that needed it fails by its own stream.
    opened.on('error', drop).on('goaway', drop).on('close', drop)
    opened.setTimeout(IDLE_MS, () => opened.close())
    // A process that ends does not wait for it.
    opened.unref()
    session = opened
    return opened
  }

  return {
    sender: `${config.team}.${config.topic}`,
    async send(device, message, sending) {
      const used = connection()
      const headers = {
        ':method': 'POST',
        ':path': `/3/device/${device}`,
        authorization: `bearer ${proof()}`,
        'apns-topic': config.topic,
        'apns-push-type': 'alert',
        'apns-priority': sending.urgency === 'high' ? '10' : '5',
        'apns-expiration': String(Math.floor(now().getTime() / 1000) + sending.ttlSeconds),
        'apns-collapse-id': sending.topic,
        'user-agent': userAgent,
      }
      try {
        const answer = await exchange(used, headers, apnsBody(message), timeoutMs)
        report('headers', { request: { origin: config.url }, response: { statusCode: answer.status } })
        // The next try makes a new one.
        if (answer.reason === 'ExpiredProviderToken') token = null
        return outcomeOf(answer, log)
      } catch (error) {
        report('error', { request: { origin: config.url }, error })
        // A connection that is stuck would hold up every message after this one.
        used.destroy()
        throw error
      }
    },
  }
}

/** Node names its channels for `fetch` alone; the record of services (watch-outside.ts) listens here too. */
function report(what: 'headers' | 'error', data: object): void {
  channel(`tripwright:request:${what}`).publish(data)
}

function exchange(
  session: ClientHttp2Session,
  headers: Record<string, string>,
  body: string,
  timeoutMs: number,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stream = session.request(headers)
    const parts: Buffer[] = []
    let status = 0
    let size = 0
    const fail = (error: Error) => {
      clearTimeout(timer)
      stream.destroy()
      reject(error)
    }
    const timer = setTimeout(
      () => fail(Object.assign(new Error('no answer in time'), { name: 'TimeoutError' })),
      timeoutMs,
    )
    stream.on('response', ({ ':status': said }) => {
      status = said ?? 0
    })
    stream.on('data', (part: Buffer) => {
      size += part.length
      if (size > MAX_ANSWER_BYTES) fail(new Error('an answer that does not end'))
      else parts.push(part)
    })
    stream.on('error', fail)
    stream.on('close', () => {
      clearTimeout(timer)
      // Zero is the end that was meant (RFC 9113, section 7); a part of an answer is none.
      if (stream.rstCode !== 0 || stream.aborted || status === 0) reject(new Error('the answer broke off'))
      else resolve({ status, reason: reasonIn(Buffer.concat(parts).toString()) })
    })
    stream.end(body)
  })
}

function reasonIn(text: string): string {
  try {
    return String(Object(JSON.parse(text)).reason ?? '')
  } catch {
    return ''
  }
}

/** The payload, with as much of the text as fits. */
function apnsBody({ title, body, path, tag }: PushMessage): string {
  const form = (words: string) =>
    JSON.stringify({ aps: { alert: { title, body: words }, sound: 'default', 'thread-id': tag }, path })
  let words = [...body]
  while (Buffer.byteLength(form(words.join(''))) > MAX_PAYLOAD_BYTES) words = words.slice(0, -20)
  return form(words.join(''))
}

/** Throws where a later try may work. */
function outcomeOf({ status, reason }: Answer, log: Log): PushOutcome {
  if (status === 200) return { ok: true }
  // Not by its status alone: what stands between may answer 410 too.
  if ((status === 410 || status === 400) && GONE.includes(reason)) return { ok: false, code: 'gone' }
  const isSaid = reason !== '' && status >= 400 && status < 500 && status !== 429
  if (!isSaid || reason === 'ExpiredProviderToken')
    throw new Error(`the push service of Apple answered ${status}`)
  log.warn({ service: 'apns', status, reason }, 'a push service took a message not')
  return { ok: false, code: 'refused' }
}
