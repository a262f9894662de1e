import { deleteTokensOf } from '#features/account/access-tokens/index.ts'
import { emailChangeEndpoints } from '#features/account/email-change/index.ts'
import { type AuthPlatform, makeAuth, type Passwords } from '#features/account/sign-in/index.ts'
import { twoFactorEndpoints } from '#features/account/two-factor/index.ts'
import { startAccountPlan } from '#features/plans/billing/index.ts'
import { type Config, loadConfig } from '#platform/config/config.ts'
import type { Database } from '#platform/db/db.port.ts'
import { openTestDatabase } from '#platform/db/test-database.ts'
import { AppError } from '#platform/http/app-error.ts'
import { clientAddress, trustedProxyList } from '#platform/http/client-address.ts'
import { errorResponse, jsonResponse } from '#platform/http/response.ts'
import { makeFakeJobs } from '#platform/jobs/jobs.fake.ts'
import { makeRateLimiter } from '#platform/limits/rate-limit.database.ts'
import { type FakeLog, makeFakeLog } from '#platform/log/log.fake.ts'
import { recordLinks, recordSecret } from '#platform/log/test-log-record.ts'
import type { MailMessage } from '#platform/mail/mail.port.ts'
import { linksOf } from '#platform/mail/mail-links.ts'
import { cheapPasswords } from './make.ts'

export type Reply = { status: number; text: string; body: Record<string, unknown>; headers: Headers }
export type Sent = { body?: unknown; headers?: Record<string, string>; socket?: string }
export type ReceivedMail = MailMessage & { links: string[] }

/** Sign-in on a temporary database, called over requests: counts the hashes it makes, and gives out the mails it sends. */
export type AuthTestServer = {
  platform: AuthPlatform & { log: FakeLog }
  /** Number of passwords hashed or compared so far: the measure of what a call costs. */
  hashed(): number
  setNow(now: Date): void
  /** `/probe` answers with the caller, as a signed-in route of a feature gets it. */
  call(method: string, path: string, sent?: Sent): Promise<Reply>
  browser(): Browser
  /** Runs the queued jobs and gives the mails that they sent. */
  deliver(): Promise<ReceivedMail[]>
  runJob(name: string, data?: object): Promise<void>
  close(): Promise<void>
}

/** Keeps its cookies from call to call and sends our page's Origin, as a browser does. */
export type Browser = {
  get(path: string): Promise<Reply>
  post(path: string, body?: unknown): Promise<Reply>
  cookies: Map<string, string>
}

type Wish = { config?: Partial<Config>; database?: Database; passwords?: Passwords; secret?: string }

/** Opens a server; given the database of another, it acts as a second process on that one. */
export async function openAuthTestServer({
  config: set,
  database,
  passwords = cheapPasswords,
  secret = 'a secret for tests of at least 32 characters',
}: Wish = {}): Promise<AuthTestServer> {
  const state = { now: () => new Date(), hashed: 0, mails: [] as MailMessage[] }
  const opened = database ?? (await openTestDatabase())
  const jobs = makeFakeJobs(opened)
  const platform = {
    config: { ...loadConfig({}), ...set },
    secret,
    database: opened,
    log: makeFakeLog(),
    mail: {
      send: async (mail: MailMessage) => {
        state.mails.push(mail)
        recordLinks(linksOf(mail))
        return { ok: true as const }
      },
      close: async () => {},
    },
    jobs,
    limits: makeRateLimiter(opened.db),
    now: () => state.now(),
  }
  const counting: Passwords = {
    hash: (password) => count(state, passwords.hash(password)),
    verify: (attempt) => count(state, passwords.verify(attempt)),
  }
  const auth = makeAuth(platform, {
    onVerified: startAccountPlan,
    onPasswordChange: deleteTokensOf,
    passwords: counting,
    more: (tools) => [...twoFactorEndpoints(tools), ...emailChangeEndpoints(tools)],
  })
  // Sign-in queues it; the tests of payments run it.
  const toProvider = { name: 'billing.customer-address', run: async () => undefined }
  await jobs.start([...auth.jobs, toProvider])
  const call = makeCall(platform, auth)
  const runJob = async (name: string, data: object = {}) =>
    auth.jobs.find((job) => job.name === name)?.run(data)
  return {
    platform,
    call,
    runJob,
    browser: () => makeBrowser(call, platform.config.publicUrl),
    hashed: () => state.hashed,
    setNow: (now) => {
      state.now = () => now
    },
    async deliver() {
      await jobs.drain()
      return state.mails.splice(0).map((mail) => ({ ...mail, links: linksOf(mail) }))
    },
    close: async () => {
      if (!database) await opened.close()
    },
  }
}

function count<T>(state: { hashed: number }, work: T): T {
  state.hashed++
  return work
}

/** What app.ts adds around sign-in: the address of the socket, and the signed-in person for a route. */
function makeCall({ config, log }: AuthPlatform, auth: ReturnType<typeof makeAuth>): AuthTestServer['call'] {
  const trusted = trustedProxyList(config.trustedProxies)
  const respond = async (request: Request, socket: string): Promise<Response> => {
    const address = clientAddress(socket, request.headers.get('x-forwarded-for'), trusted)
    if (new URL(request.url).pathname !== '/probe') return auth.handle(request, address)
    try {
      const person = await auth.findPerson(request)
      return person ? jsonResponse(person) : errorResponse(new AppError('not-signed-in'), log)
    } catch (error) {
      return errorResponse(error, log)
    }
  }
  return async (method, path, { body, headers = {}, socket = '203.0.113.7' } = {}) => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const request = new Request(new URL(path, config.publicUrl), {
      method,
      headers: { ...type, ...headers },
      body: text ?? null,
    })
    const response = await respond(request, socket)
    const received = await response.text()
    recordSecret(response.headers.get('set-auth-token') ?? '')
    for (const set of response.headers.getSetCookie())
      recordSecret(decodeURIComponent(set.split(';')[0]?.replace(/^[^=]*=/, '') ?? ''))
    return {
      status: response.status,
      text: received,
      body: Object(JSON.parse(received)),
      headers: response.headers,
    }
  }
}

function makeBrowser(call: AuthTestServer['call'], publicUrl: string): Browser {
  const cookies = new Map<string, string>()
  const send = async (method: string, path: string, body?: unknown): Promise<Reply> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const origin = method === 'GET' ? {} : { origin: new URL(publicUrl).origin }
    const headers = { 'sec-fetch-site': 'same-origin', ...origin, ...(cookie !== '' && { cookie }) }
    const reply = await call(method, path, { headers, ...(body !== undefined && { body }) })
    for (const set of reply.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (/;\s*max-age=0/i.test(set)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return reply
  }
  return {
    cookies,
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
  }
}
