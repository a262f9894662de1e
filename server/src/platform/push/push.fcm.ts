import { z } from 'zod/mini'
import type { FcmConfig } from '../config/push-settings.ts'
import type { Log } from '../log/log.ts'
import { readResponse } from '../outside/read-response.ts'
import type { AppPush, PushMessage, PushOptions, PushOutcome } from './push.port.ts'
import { signJwt } from './sign-jwt.ts'

// Google, "Send a message using FCM HTTP v1 API", "FCM error codes" (firebase.google.com/docs/cloud-messaging), and "Using OAuth
// 2.0 for server to server applications" (developers.google.com/identity/protocols/oauth2/service-account).
const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const TOKEN_SECONDS = 3600
/** A token is renewed before it ends. */
const EARLY_SECONDS = 300
const MAX_BYTES = 64 * 1024

const accessToken = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.number(),
})
const accepted = z.object({ name: z.string() })
const refusal = z.object({
  error: z.object({
    details: z.optional(
      z.array(
        z.object({
          errorCode: z.optional(z.string()),
          fieldViolations: z.optional(z.array(z.object({ field: z.optional(z.string()) }))),
        }),
      ),
    ),
  }),
})

type Deps = { config: FcmConfig; userAgent: string; log: Log; now: () => Date; timeoutMs: number }

/** Push to the Android app through Firebase Cloud Messaging, HTTP v1. */
export function makeFcm({ config, userAgent, log, now, timeoutMs }: Deps): AppPush {
  let token: { text: string; until: number } | null = null

  const ask = (url: string, body: string | URLSearchParams, headers: Record<string, string>) =>
    fetch(url, {
      method: 'POST',
      headers: { ...headers, 'user-agent': userAgent },
      body,
      // A redirect could carry the token elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })

  async function proof(): Promise<string> {
    const at = Math.floor(now().getTime() / 1000)
    if (token !== null && token.until > at) return token.text
    const claims = { iss: config.email, scope: SCOPE, aud: config.tokenUrl, iat: at, exp: at + TOKEN_SECONDS }
    const header = config.keyId === undefined ? {} : { kid: config.keyId }
    const assertion = signJwt(config.key, header, claims)
    const response = await ask(config.tokenUrl, new URLSearchParams({ grant_type: GRANT, assertion }), {})
    const read = z.safeParse(accessToken, await jsonOf(response))
    if (!response.ok || !read.success) throw new Error(`Google gave no token: ${response.status}`)
    token = { text: read.data.access_token, until: at + read.data.expires_in - EARLY_SECONDS }
    return token.text
  }

  return {
    sender: config.project,
    async send(to, message, sending) {
      const url = `${config.url}/v1/projects/${config.project}/messages:send`
      const response = await ask(url, JSON.stringify(fcmBody(to, message, sending)), {
        authorization: `Bearer ${await proof()}`,
        'content-type': 'application/json',
      })
      const body = await jsonOf(response)
      // The next try asks for a new token.
      if (response.status === 401) token = null
      return outcomeOf(response.status, body, log)
    },
  }
}

function fcmBody(token: string, { title, body, path, tag }: PushMessage, sending: PushOptions) {
  return {
    message: {
      token,
      notification: { title, body },
      data: { path },
      android: {
        priority: sending.urgency === 'high' ? 'HIGH' : 'NORMAL',
        ttl: `${sending.ttlSeconds}s`,
        collapse_key: sending.topic,
        notification: { tag },
      },
    },
  }
}

/** Throws where a later try may work: also when an answer that says yes does not come from the service. */
function outcomeOf(status: number, body: unknown, log: Log): PushOutcome {
  if (status === 200 && z.safeParse(accepted, body).success) return { ok: true }
  const read = z.safeParse(refusal, body)
  const details = read.success ? (read.data.error.details ?? []) : []
  const codes = details.flatMap(({ errorCode = [] }) => errorCode)
  if (codes.some((code) => code === 'UNREGISTERED' || code === 'SENDER_ID_MISMATCH'))
    return { ok: false, code: 'gone' }
  const fields = details.flatMap(({ fieldViolations = [] }) => fieldViolations.map(({ field }) => field))
  if (status === 400 && fields.includes('message.token')) return { ok: false, code: 'gone' }
  const isSaid = read.success && (status === 400 || status === 403 || status === 404)
  if (!isSaid) throw new Error(`the push service of Google answered ${status}`)
  log.warn({ service: 'fcm', status, codes }, 'a push service took a message not')
  return { ok: false, code: 'refused' }
}

async function jsonOf(response: Response): Promise<unknown> {
  const text = (await readResponse(response, MAX_BYTES)).toString()
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
