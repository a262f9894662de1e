import { writeFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig } from '../config/config.ts'
import type { Database } from '../db/db.port.ts'
import { openTestDatabase } from '../db/test-database.ts'
import { makeFakeLog } from '../log/log.fake.ts'
import { outsideStateOf } from '../outside/outside-services.ts'
import type { AppTarget, PushSender } from './push.port.ts'
import { makePush } from './push.ts'
import { googleError, type Misbehaviour, startAppPush } from './test-app-push.ts'

const MESSAGE = {
  title: 'Time to check in',
  body: 'Größe 6,1 — 134 km',
  path: '/itinerary?trip=1',
  tag: 'one',
  lang: 'de',
  dir: 'ltr' as const,
}
const SENDING = { ttlSeconds: 3600, topic: 'a-topic', urgency: 'high' as const }
const TARGETS: Record<'fcm' | 'apns', AppTarget> = {
  fcm: { service: 'fcm', token: `fcm:${'a_-B'.repeat(30)}` },
  apns: { service: 'apns', token: 'ab'.repeat(32) },
}
const SERVICES = ['fcm', 'apns'] as const

let database: Database
let service: Awaited<ReturnType<typeof startAppPush>>
let now = Date.now()
const log = makeFakeLog()
beforeAll(async () => {
  database = await openTestDatabase()
  service = await startAppPush()
})
afterAll(async () => {
  await service.stop()
  await database.close()
})
beforeEach(() => {
  service.behave('none')
  service.delivered.length = 0
  now = Date.now()
})

function pushWith(timeoutMs = 10_000): PushSender {
  const config = loadConfig({ TEST_SEAMS: '1', OUTSIDE: 'off', ...service.env })
  const secret = 'a secret for tests of at least 32 characters'
  return makePush({ config, secret, db: database.db, log, now: () => new Date(now), timeoutMs })
}

describe('a push to an app', () => {
  it('arrives in Google’s form, with a token that the service account has asked for once', async () => {
    now -= 3400 * 1000
    const push = pushWith()
    const before = service.proofs.fcm
    for (const _ of [1, 2]) expect(await push.send(TARGETS.fcm, MESSAGE, SENDING)).toEqual({ ok: true })
    expect(service.delivered[0]).toMatchObject({
      service: 'fcm',
      token: TARGETS.fcm.token,
      headers: { 'user-agent': 'Tripwright (+http://localhost:3000)' },
      body: {
        notification: { title: MESSAGE.title, body: MESSAGE.body },
        data: { path: MESSAGE.path },
        android: { priority: 'HIGH', ttl: '3600s', collapse_key: 'a-topic', notification: { tag: 'one' } },
      },
    })
    expect(service.proofs.fcm - before).toBe(1)
    now += 3400 * 1000
    expect(await push.send(TARGETS.fcm, MESSAGE, SENDING)).toEqual({ ok: true })
    expect(service.proofs.fcm - before).toBe(2)
  })

  it('is sent again with a new token when Google has ended the old one', async () => {
    const push = pushWith()
    await push.send(TARGETS.fcm, MESSAGE, SENDING)
    service.endAccess()
    await expect(push.send(TARGETS.fcm, MESSAGE, SENDING)).rejects.toThrow('answered 401')
    expect(await push.send(TARGETS.fcm, MESSAGE, SENDING)).toEqual({ ok: true })
  })

  it('arrives in Apple’s form, over one connection, with a token that is made anew within the hour', async () => {
    const push = pushWith()
    const [before, connections] = [service.proofs.apns.size, service.proofs.connections]
    await Promise.all([1, 2, 3].map(() => push.send(TARGETS.apns, MESSAGE, SENDING)))
    expect(service.delivered[0]).toMatchObject({
      service: 'apns',
      token: TARGETS.apns.token,
      headers: {
        'apns-push-type': 'alert',
        'apns-priority': '10',
        'apns-collapse-id': 'a-topic',
        'apns-expiration': String(Math.floor(now / 1000) + 3600),
      },
      body: {
        aps: { alert: { title: MESSAGE.title, body: MESSAGE.body }, sound: 'default' },
        path: MESSAGE.path,
      },
    })
    expect(service.delivered).toHaveLength(3)
    expect(service.proofs.apns.size - before).toBe(1)
    expect(service.proofs.connections - connections).toBe(1)
    now += 51 * 60 * 1000
    expect(await push.send(TARGETS.apns, MESSAGE, SENDING)).toEqual({ ok: true })
    expect(service.proofs.apns.size - before).toBe(2)
  })

  it('is cut to what Apple takes', async () => {
    const body = '😀"'.repeat(3000)
    expect(await pushWith().send(TARGETS.apns, { ...MESSAGE, body }, SENDING)).toEqual({ ok: true })
    const { aps } = Object(service.delivered[0]?.body)
    expect(body.startsWith(aps.alert.body.slice(0, -1))).toBe(true)
    expect(aps.alert.body.isWellFormed()).toBe(true)
  })

  it.each([
    ['fcm', 404, googleError(404, 'NOT_FOUND', 'UNREGISTERED'), 'gone'],
    ['fcm', 403, googleError(403, 'PERMISSION_DENIED', 'SENDER_ID_MISMATCH'), 'gone'],
    ['fcm', 400, googleError(400, 'INVALID_ARGUMENT', 'INVALID_ARGUMENT', 'message.token'), 'gone'],
    ['fcm', 400, googleError(400, 'INVALID_ARGUMENT', 'INVALID_ARGUMENT', 'message.data'), 'refused'],
    ['fcm', 403, googleError(403, 'PERMISSION_DENIED'), 'refused'],
    // Another project, or an address that is none: the device may be well.
    ['fcm', 404, googleError(404, 'NOT_FOUND'), 'refused'],
    ['apns', 410, { reason: 'Unregistered', timestamp: 1 }, 'gone'],
    ['apns', 410, { reason: 'ExpiredToken', timestamp: 1 }, 'gone'],
    ['apns', 400, { reason: 'BadDeviceToken' }, 'gone'],
    ['apns', 400, { reason: 'DeviceTokenNotForTopic' }, 'gone'],
    ['apns', 400, { reason: 'BadPriority' }, 'refused'],
    ['apns', 403, { reason: 'InvalidProviderToken' }, 'refused'],
    ['apns', 413, { reason: 'PayloadTooLarge' }, 'refused'],
  ] as const)('that %s answers with %i %j is %s', async (kind, status, body, code) => {
    service.behave({ status, body })
    expect(await pushWith().send(TARGETS[kind], MESSAGE, SENDING)).toEqual({ ok: false, code })
  })

  const passing: Misbehaviour[] = [
    'stalls',
    'lies',
    'truncates',
    'hangs-up',
    'floods',
    { status: 429, body: { reason: 'TooManyRequests' } },
    { status: 500, body: googleError(500, 'INTERNAL', 'INTERNAL') },
    { status: 503, body: { reason: 'ServiceUnavailable' } },
    { status: 403, body: { reason: 'ExpiredProviderToken' } },
  ]
  it.each(SERVICES.flatMap((kind) => passing.map((act) => [kind, act] as const)))(
    'of %s is tried again, and forgets no device, when the service %j',
    async (kind, act) => {
      const push = pushWith(act === 'stalls' ? 300 : 10_000)
      service.behave(act)
      await expect(push.send(TARGETS[kind], MESSAGE, SENDING)).rejects.toThrow()
      service.behave('none')
      expect(await (act === 'stalls' ? pushWith() : push).send(TARGETS[kind], MESSAGE, SENDING)).toEqual({
        ok: true,
      })
    },
  )

  it('writes no device and no key to the log', async () => {
    service.behave({ status: 413, body: { reason: 'PayloadTooLarge' } })
    await pushWith().send(TARGETS.apns, MESSAGE, SENDING)
    const lines = JSON.stringify(log.lines)
    expect(lines).toContain('PayloadTooLarge')
    expect(lines).not.toMatch(/abababab|bearer|eyJ/i)
  })
})

describe('the services of apps', () => {
  it('are off without their keys, and silent with OUTSIDE=off unless their address is named', async () => {
    const { FCM_KEY_FILE: _, FCM_URL: __, APNS_URL: ___, ...stored } = service.env
    const states = (env: Record<string, string>) =>
      SERVICES.map((id) => outsideStateOf(loadConfig({ TEST_SEAMS: '1', ...env }), id))
    expect(states({})).toEqual(['not-configured', 'not-configured'])
    expect(states(stored)).toEqual(['not-configured', 'configured'])
    expect(states({ ...stored, OUTSIDE: 'off' })).toEqual(['not-configured', 'silenced'])
    expect(states({ ...service.env, OUTSIDE: 'off' })).toEqual(['configured', 'configured'])
    const config = loadConfig({ ...stored, OUTSIDE: 'off' })
    const silent = makePush({ config, secret: 'x'.repeat(32), db: database.db, log })
    expect(silent.takes(TARGETS.apns)).toBe(false)
    expect(await silent.senderOf('apns', database.db)).toBeNull()
    expect(await silent.send(TARGETS.apns, MESSAGE, SENDING)).toEqual({ ok: false, code: 'refused' })
  })

  it('take tokens of their own form alone', () => {
    const push = pushWith()
    for (const kind of SERVICES) expect(push.takes(TARGETS[kind])).toBe(true)
    for (const token of ['', 'ab', 'zz'.repeat(32), `../${'ab'.repeat(32)}`, `${'ab'.repeat(32)}/x`])
      expect(push.takes({ service: 'apns', token }), token).toBe(false)
    expect(push.takes({ service: 'fcm', token: 'a/b'.repeat(40) })).toBe(false)
  })

  it('stop the start with a sentence when a key is none', () => {
    const { FCM_KEY_FILE, APNS_KEY_FILE, APNS_KEY_ID, APPLE_APP_ID } = service.env
    const junk = `${APNS_KEY_FILE}.junk`
    writeFileSync(junk, '{"type":"service_account"}')
    expect(() => loadConfig({ FCM_KEY_FILE: junk })).toThrow('FCM_KEY_FILE is not the JSON file')
    expect(() => loadConfig({ FCM_KEY_FILE: '/nowhere' })).toThrow('FCM_KEY_FILE names a file')
    // Its token address has no https.
    expect(() => loadConfig({ FCM_KEY_FILE })).toThrow('without https')
    expect(() => loadConfig({ APNS_KEY_FILE })).toThrow('needs APNS_KEY_ID')
    expect(() => loadConfig({ APNS_KEY_FILE: junk, APNS_KEY_ID, APPLE_APP_ID })).toThrow('not a key of Apple')
  })
})
