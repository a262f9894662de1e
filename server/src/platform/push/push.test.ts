import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig } from '../config/config.ts'
import type { Database } from '../db/db.port.ts'
import { rowsOf } from '../db/rows.ts'
import { openTestDatabase } from '../db/test-database.ts'
import { makeFakeLog } from '../log/log.fake.ts'
import { makePush } from './push.ts'
import { isPushAddress } from './push-hosts.ts'
import { ensurePushKeys } from './push-keys.ts'
import { startPushService } from './test-push-service.ts'

const SECRET = 'a secret for tests of at least 32 characters'
const config = loadConfig({ TEST_SEAMS: '1' })
const log = makeFakeLog()
const MESSAGE = {
  title: 'Erdbeben nahe Rom',
  body: 'Größe 6,1 — 134 km',
  path: '/risk-radar?place=rome',
  tag: 'one',
  lang: 'de',
  dir: 'ltr' as const,
}
const SENDING = { ttlSeconds: 3600, topic: 'a-topic', urgency: 'high' as const }

let database: Database
let service: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => {
  database = await openTestDatabase()
  service = await startPushService()
})
afterAll(async () => {
  await service.stop()
  await database.close()
})
beforeEach(() => service.answerWith(() => 201))
const pushOf = (secret = SECRET) => makePush({ config, secret, db: database.db, log })

describe('a push', () => {
  it('is read by its browser alone, and signed for its push service with the key that browsers subscribe with', async () => {
    const push = pushOf()
    const target = service.subscribe()
    expect(await push.send(target, MESSAGE, SENDING)).toEqual({ ok: true })
    expect(service.pushed.at(-1)).toMatchObject({
      message: MESSAGE,
      ttl: 3600,
      topic: 'a-topic',
      urgency: 'high',
      userAgent: 'Tripwright (+http://localhost:3000)',
      claims: { aud: service.origin, sub: 'mailto:hello@tripwright.invalid' },
      signedBy: await push.publicKey(database.db),
    })
    // A message for the keys of another browser is unreadable.
    const other = { ...service.subscribe(), endpoint: target.endpoint }
    expect(await push.send(other, MESSAGE, SENDING)).toEqual({ ok: false, code: 'refused' })
  })

  it.each([
    [404, { ok: false, code: 'gone' }],
    [410, { ok: false, code: 'gone' }],
    [403, { ok: false, code: 'refused' }],
    [413, { ok: false, code: 'refused' }],
    // A redirect is no answer, wherever it leads.
    [307, { ok: false, code: 'refused' }],
  ])('that is answered with %i is over', async (status, outcome) => {
    service.answerWith(() => status)
    expect(await pushOf().send(service.subscribe(), MESSAGE, SENDING)).toEqual(outcome)
  })

  it.each([429, 500, 503])('that is answered with %i is tried again', async (status) => {
    service.answerWith(() => status)
    await expect(pushOf().send(service.subscribe(), MESSAGE, SENDING)).rejects.toThrow(`answered ${status}`)
  })
})

describe('the key', () => {
  it('is one for all processes, is sealed in the database, and is not in the log', async () => {
    const [one, two] = await Promise.all([pushOf().publicKey(database.db), pushOf().publicKey(database.db)])
    expect(one).toBe(two)
    const [row] = rowsOf(await database.db.execute(sql`select * from push_keys`))
    const never = () => Promise.reject(new Error('it is there'))
    const {
      keys: { privateKey },
    } = await ensurePushKeys(database.db, SECRET, never)
    expect(privateKey).toHaveLength(43)
    expect(JSON.stringify([row, log.lines])).not.toContain(privateKey)
  })

  it('is replaced when the secret has changed', async () => {
    const before = await pushOf().publicKey(database.db)
    const after = await pushOf('another secret of at least 32 characters').publicKey(database.db)
    expect(after).not.toBe(before)
    expect(await pushOf('another secret of at least 32 characters').publicKey(database.db)).toBe(after)
  })

  it('of the configuration is used as it is, and one half of it stops the start', async () => {
    const keys = { VAPID_PUBLIC_KEY: `B${'a'.repeat(86)}`, VAPID_PRIVATE_KEY: 'b'.repeat(43) }
    const own = makePush({ config: loadConfig(keys), secret: SECRET, db: database.db, log })
    expect(await own.publicKey(database.db)).toBe(keys.VAPID_PUBLIC_KEY)
    expect(() => loadConfig({ VAPID_PUBLIC_KEY: keys.VAPID_PUBLIC_KEY })).toThrow('need each other')
  })
})

describe('an address', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
    ['https://web.push.apple.com/abc', true],
    ['https://push.example.org/abc', true],
    ['https://fcm.googleapis.com.evil.example/abc', false],
    ['https://evilfcm.googleapis.com@127.0.0.1/abc', false],
    ['https://notfcm.googleapis.com/abc', false],
    ['https://fcm.googleapis.com:8443/abc', false],
    ['http://fcm.googleapis.com/abc', false],
    ['http://127.0.0.1:9200/abc', false],
    ['https://127.0.0.1/abc', false],
    ['https://169.254.169.254/latest', false],
    ['https://[::1]/abc', false],
    ['https://localhost/abc', false],
    ['file:///etc/passwd', false],
    ['nonsense', false],
  ])('%s: %s', (endpoint, isTaken) => {
    expect(
      isPushAddress(endpoint, { isOutsideOn: true, testSeams: false, pushHosts: ['push.example.org'] }),
    ).toBe(isTaken)
  })

  it('needs keys that something can be encrypted for', () => {
    const push = pushOf()
    const target = service.subscribe()
    expect(push.takes(target)).toBe(true)
    expect(push.takes({ ...target, p256dh: `B${'A'.repeat(86)}` })).toBe(false)
    expect(push.takes({ ...target, auth: 'short' })).toBe(false)
  })
})
