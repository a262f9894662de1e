import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { makeBasemap } from '../basemap/basemap.ts'
import { type Config, loadConfig } from '../config/config.ts'
import { makeDayCounts } from '../counts/day-counts.ts'
import { openTestDatabase } from '../db/test-database.ts'
import { makeEateries } from '../eateries/eateries.ts'
import { makeEvents } from '../events/events.notify.ts'
import { makeGeocoder } from '../geocoder/geocoder.ts'
import { makeFakeJobs } from '../jobs/jobs.fake.ts'
import { makeRateLimiter } from '../limits/rate-limit.database.ts'
import { makeChatModels } from '../llm/chat.ts'
import { makeLlm } from '../llm/llm.ts'
import { type FakeLog, makeFakeLog } from '../log/log.fake.ts'
import { makeFakeMail } from '../mail/mail.fake.ts'
import { makeOverpass } from '../overpass/overpass.ts'
import { makePictures } from '../pictures/pictures.ts'
import type { Platform } from '../platform.ts'
import { makePush } from '../push/push.ts'
import { makeStorage } from '../storage/storage.folder.ts'
import { makeTranslationChain } from '../translation/translation.ts'
import { makeWikimedia } from '../wikimedia/wikimedia.ts'
import { errorResponse } from './response.ts'
import type { Route } from './route.ts'
import { type HttpApp, serveRoutes } from './serve-routes.ts'
import type { Person } from './session-check.ts'

export type TestResponse = {
  status: number
  body: Record<string, unknown> & { error?: string }
  headers: Headers
}
type TestRequest = { body?: unknown; headers?: Record<string, string>; device?: string }

/** Serves a feature's routes on a temporary database, called as a given person. The test sets the clock. */
export type TestServer = {
  platform: Platform
  log: FakeLog
  setNow(now: Date): void
  /** Calls as this person, or as a guest. */
  call(person: Person | null, method: string, path: string, sent?: TestRequest): Promise<TestResponse>
  /** A call with its raw Response, for bodies other than JSON; as a guest, unless a person is given. */
  fetch(path: string, init: RequestInit, person?: Person): Promise<Response>
  close(): Promise<void>
}

export async function openTestServer(routes: readonly Route[], config?: Config): Promise<TestServer> {
  let now = new Date('2026-05-01T10:00:00Z')
  const made = await makeTestPlatform(() => now)
  const platform = config ? { ...made, config, ...makeAdapters(config, made.now) } : made
  const log = makeFakeLog()
  const persons = new Map<string, Person>()
  const app: HttpApp = new Hono()
  app.use(async (c, next) => {
    c.set('address', '203.0.113.7')
    await next()
  })
  app.onError((error) => errorResponse(error, log))
  serveRoutes(
    app,
    routes,
    { ...platform, log },
    async (request) => persons.get(request.headers.get('x-as') ?? '') ?? null,
  )

  return {
    platform,
    log,
    setNow: (next) => {
      now = next
    },
    async call(person, method, path, { body, headers = {}, device } = {}) {
      if (person) persons.set(person.id, person)
      const response = await app.request(path, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(person && { 'x-as': person.id }),
          ...(device && { cookie: device }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      const text = await response.text()
      const parsed: unknown = text === '' ? {} : JSON.parse(text)
      return { status: response.status, body: Object(parsed), headers: response.headers }
    },
    async fetch(path, init, person) {
      if (person) persons.set(person.id, person)
      const headers = new Headers(init.headers)
      if (person) headers.set('x-as', person.id)
      return app.request(path, { ...init, headers })
    },
    close: () => platform.database.close(),
  }
}

/** A platform of fakes around a real database; closing it removes its files too. */
export async function makeTestPlatform(now: () => Date = () => new Date()): Promise<Platform> {
  const opened = await openTestDatabase()
  const files = await mkdtemp(join(tmpdir(), 'tripwright-files-'))
  const log = makeFakeLog()
  const close = async () => {
    await opened.close()
    await rm(files, { recursive: true })
  }
  const database = { ...opened, close }
  const config = loadConfig({ TEST_SEAMS: '1', OUTSIDE: 'off' })
  const secret = 'a secret for tests of at least 32 characters'
  return {
    config,
    secret,
    database,
    log,
    mail: makeFakeMail(),
    jobs: makeFakeJobs(database),
    events: await makeEvents(database, log),
    limits: makeRateLimiter(database.db),
    counts: makeDayCounts(database.db, log, now),
    push: makePush({ config, secret, db: database.db, log }),
    storage: makeStorage(files),
    ...makeAdapters(config, now),
    now,
  }
}

function makeAdapters(
  config: Config,
  now: Platform['now'],
): Pick<
  Platform,
  | 'basemap'
  | 'chatModels'
  | 'eateries'
  | 'geocoder'
  | 'overpass'
  | 'pictures'
  | 'translations'
  | 'wikimedia'
  | 'writingModel'
> {
  const llm = makeLlm(config, { now })
  return {
    chatModels: makeChatModels(config, { now, stallMs: 1000 }),
    writingModel: llm,
    translations: makeTranslationChain(config, llm, { now }),
    eateries: makeEateries(config, { now }),
    geocoder: makeGeocoder(config, { now }),
    overpass: makeOverpass(config, { now }),
    wikimedia: makeWikimedia(config, { now }),
    pictures: makePictures(config, { log: makeFakeLog(), now }),
    basemap: makeBasemap(config, { log: makeFakeLog(), now }),
  }
}
