import { setTimeout as pause } from 'node:timers/promises'
import { Hono } from 'hono'
import { pushJobs } from '#features/account/notifications/index.ts'
import { supportJobs, supportRoutes } from '#features/support/conversations/index.ts'
import { loadConfig } from '#platform/config/config.ts'
import { errorResponse } from '#platform/http/response.ts'
import { type HttpApp, serveRoutes } from '#platform/http/serve-routes.ts'
import type { Person } from '#platform/http/session-check.ts'
import type { Platform } from '#platform/platform.ts'
import { openPlatform } from './open-platform.ts'

// test-support-writer.ts <conversation> <next of the person> <next of staff> <data folder> [<address>]: the process that the
// crash test of support kills. Each side that has a number writes its messages from there on, one after the other, until it is
// killed; what is not acknowledged is sent again by the next process under the same key, as a browser does. Prints what was
// acknowledged as `person 17`, and `changed <text>` if a message appears before one that was read.
const [requestId = '', nextOfPerson = '', nextOfStaff = '', dataDir = '', databaseUrl = ''] =
  process.argv.slice(2)
const ROLES = { ana: 'user', sam: 'support' } as const

const config = loadConfig({
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  OUTSIDE: 'off',
  LOG_LEVEL: 'silent',
  TEST_SEAMS: '1',
})
const platform: Platform = {
  ...(await openPlatform(config)),
  mail: { send: async () => ({ ok: true as const }), close: async () => undefined },
  // As many messages as the test writes.
  limits: { take: async () => ({ ok: true, left: 1 }), forget: async () => undefined },
}
await platform.jobs.start(
  [...supportJobs(platform), ...pushJobs(platform)].filter(({ schedule }) => schedule === undefined),
)
const app: HttpApp = new Hono()
app.use(async (c, next) => {
  c.set('address', '203.0.113.7')
  await next()
})
app.onError((error) => errorResponse(error, platform.log))
serveRoutes(app, supportRoutes, platform, async (request) => {
  const id = request.headers.get('x-as') === 'sam' ? 'sam' : 'ana'
  const person: Person = {
    id,
    email: `${id}@example.org`,
    name: '',
    role: ROLES[id],
    sessionId: '',
    signedInAt: new Date(),
  }
  return person
})

const work = [read()]
if (nextOfPerson !== '') work.push(write('person', 'ana', Number(nextOfPerson)))
if (nextOfStaff !== '') work.push(write('staff', 'sam', Number(nextOfStaff)))
await Promise.all(work)

async function write(side: string, as: string, first: number): Promise<never> {
  for (let n = first; ; n++) {
    const text = `${side} ${n}`
    const response = await app.request(`/api/support/requests/${requestId}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-as': as, 'idempotency-key': text },
      body: JSON.stringify({ text }),
    })
    if (response.status !== 200)
      throw new Error(`a message was answered ${response.status}: ${await response.text()}`)
    say(text)
  }
}

/** Reads the newest messages again and again: what was read stays as it was, and new ones come behind. */
async function read(): Promise<never> {
  let last = ''
  let known = new Set<string>()
  for (;;) {
    const response = await app.request(`/api/support/requests/${requestId}`, { headers: { 'x-as': 'sam' } })
    const { messages } = Object(await response.json())
    const texts: string[] = messages.map(({ text }: { text: string }) => text)
    const seenUpTo = texts.indexOf(last)
    for (const text of texts.slice(0, seenUpTo + 1)) if (!known.has(text)) say(`changed ${text}`)
    // Of those that slid out of the newest ones nothing is said.
    known = new Set(texts)
    last = texts.at(-1) ?? ''
    await pause(5)
  }
}

/** A pipe takes each line at once, so a printed line has happened. */
function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
