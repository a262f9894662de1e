import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type ServerType } from '@hono/node-server'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { makeTestPlatform } from '#platform/http/test-server.ts'
import type { MailMessage } from '#platform/mail/mail.port.ts'
import type { Platform } from '#platform/platform.ts'
import { startPushService } from '#platform/push/test-push-service.ts'
import { makeUser } from '#seeds/make.ts'
import { makeApp } from './app.ts'
import { makeFeatures } from './features.ts'

// Two clients of one server over HTTP, and a push service that decrypts what it gets as a browser does: a browser without a
// window has no push service of its own.

type Made = Awaited<ReturnType<typeof makeUser>>
let platform: Platform
let web: ServerType
let origin: string
let service: Awaited<ReturnType<typeof startPushService>>
let traveler: Made
let support: Made
const mails: MailMessage[] = []

beforeAll(async () => {
  service = await startPushService()
  platform = await makeTestPlatform()
  platform.mail = {
    send: async (mail) => {
      mails.push(mail)
      return { ok: true }
    },
    close: async () => undefined,
  }
  const features = makeFeatures(platform)
  await platform.jobs.start(features.jobs)
  web = createAdaptorServer({ fetch: makeApp(platform, features).fetch, hostname: '127.0.0.1' })
  web.listen(0, '127.0.0.1')
  await once(web, 'listening')
  origin = `http://127.0.0.1:${(web.address() as AddressInfo).port}`
}, 60_000)
afterAll(async () => {
  web.close()
  await platform.events.close()
  await service.stop()
  await platform.database.close()
})
beforeEach(async () => {
  service.pushed.length = 0
  mails.length = 0
  traveler = await makeUser(platform)
  support = await makeUser(platform, { role: 'support' })
})

const drain = () => (platform.jobs as unknown as { drain(): Promise<void> }).drain()
async function call(who: Made | null, method: string, path: string, body?: object) {
  const response = await fetch(origin + path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(who && { authorization: `Bearer ${who.bearer}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(response.status, `${method} ${path}`).toBe(200)
  return Object(await response.json())
}
const ask = async (who: Made | null, more = {}) =>
  call(who, 'POST', '/api/support/requests', { subject: 'The map', text: 'Qwx zzv blank tiles', ...more })
const answer = (id: string, text: string) =>
  call(support, 'POST', `/api/support/requests/${id}/messages`, { text })
const subscribe = (who: Made) => {
  const { service: _, ...target } = service.subscribe()
  return call(who, 'PUT', '/api/notifications/push', { ...target, locale: 'en' })
}

/** An open tab with a conversation: what its stream of events says until it is closed. */
async function openTab(who: Made, id: string) {
  const stop = new AbortController()
  const response = await fetch(`${origin}/api/support/requests/${id}/events`, {
    headers: { authorization: `Bearer ${who.bearer}` },
    signal: stop.signal,
  })
  const heard: string[] = []
  const waiting: (() => void)[] = []
  const reading = (async () => {
    const decoder = new TextDecoder()
    for await (const part of response.body ?? []) {
      heard.push(decoder.decode(part))
      for (const go of waiting.splice(0)) go()
    }
  })().catch(() => undefined)
  return {
    async hears(words: string) {
      while (!heard.join('').includes(words)) await new Promise<void>((go) => waiting.push(go))
    },
    async close() {
      stop.abort()
      await reading
      return heard.join('')
    },
  }
}

it('an answer is in the open tab at once, and reaches a closed one by push, encrypted for this device alone', async () => {
  await subscribe(traveler)
  await subscribe(await makeUser(platform))
  const { id } = await ask(traveler)
  const tab = await openTab(traveler, id)
  await answer(id, 'Which phone is it?')
  await tab.hears('"kind":"support"')
  const before = await tab.close()

  await answer(id, 'Please open the map once with a connection.')
  await drain()
  const pushed = service.pushed.filter(({ message }) => message.path === `/chat-with-us?request=${id}`)
  expect(pushed.length).toBeGreaterThanOrEqual(1)
  expect(new Set(service.pushed.map(({ browser }) => browser))).toEqual(new Set([0]))
  expect(pushed.at(-1)?.message).toMatchObject({
    title: 'Support replied',
    body: 'Support replied to “The map”.',
  })
  // What was said stays on the server: a push says only that there is an answer.
  expect(JSON.stringify(service.pushed)).not.toContain('connection')
  expect(before).not.toContain('connection')

  // The tab that the push opens.
  const { messages } = await call(traveler, 'GET', `/api/support/requests/${id}`)
  expect(messages.at(-1)).toMatchObject({
    author: 'staff',
    text: 'Please open the map once with a connection.',
  })
})

it('an answer that was read before its push was sent is pushed no more', async () => {
  await subscribe(traveler)
  const { id } = await ask(traveler)
  await answer(id, 'Which phone is it?')
  await call(traveler, 'POST', '/api/notifications/read', {})
  await drain()
  expect(service.pushed).toEqual([])
})

it('a guest, who has no device of an account, is told by email, whose link opens the conversation', async () => {
  const { id } = await ask(null, { email: 'guest@example.org' })
  await drain()
  mails.length = 0
  await answer(id, 'Please open it once.')
  await drain()
  expect(mails.map(({ to }) => to)).toEqual(['guest@example.org'])
  const [link = ''] = /https?:\/\/[^\s)>"]*chat-with-us[^\s)>"]*/.exec(mails[0]?.text ?? '') ?? []
  const query = new URL(link).searchParams
  expect(query.get('request')).toBe(id)
  const read = await call(null, 'GET', `/api/support/requests/${id}?key=${query.get('key')}`)
  expect(read.messages.at(-1)).toMatchObject({ text: 'Please open it once.' })
})
