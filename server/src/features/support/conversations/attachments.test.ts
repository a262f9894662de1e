import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { filesRoutes } from '#features/documents/files/index.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { JPEG, located, pdf, upload } from '#seeds/test-files.ts'
import { supportJobs, supportRoutes } from './index.ts'

const REQUESTS = '/api/support/requests'
let server: TestServer
let ana: Person
let ben: Person
let sam: Person
const person = async (role: Person['role'] = 'user'): Promise<Person> => ({
  ...(await makeUser(server.platform, { role })),
  signedInAt: new Date(),
})
beforeAll(async () => {
  server = await openTestServer([...supportRoutes, ...filesRoutes])
  await server.platform.jobs.start(supportJobs(server.platform))
  sam = await person('support')
})
afterAll(() => server.close())
beforeEach(async () => {
  ana = await person()
  ben = await person()
})

type Opened = { id: string; key: string }
const ask = async (who: Person | null): Promise<Opened> => {
  const email = who ? {} : { email: `guest-${randomUUID()}@example.org` }
  const body = { subject: 'A bill', text: 'It is wrong.', ...email }
  return Object((await server.call(who, 'POST', REQUESTS, { body })).body)
}
const query = (fields: Record<string, string>) => `?${new URLSearchParams(fields)}`
type Put = {
  content?: Uint8Array
  thumbnail?: Uint8Array | null
  file?: string
  fields?: Record<string, string>
}
const put = (
  who: Person | null,
  id: string,
  { content = located(), thumbnail = null, file = randomUUID(), fields = {} }: Put,
) => upload(server, who, `${REQUESTS}/${id}/attachments/${file}${query(fields)}`, { content, thumbnail })
const fetchFile = (who: Person | null, id: string, file: string, fields = {}) =>
  server.fetch(`${REQUESTS}/${id}/attachments/${file}${query(fields)}`, { method: 'GET' }, who ?? undefined)
const send = (who: Person | null, id: string, body: object) =>
  server.call(who, 'POST', `${REQUESTS}/${id}/messages`, { body })
const messages = async (who: Person | null, id: string, fields = {}) =>
  Object((await server.call(who, 'GET', `${REQUESTS}/${id}${query(fields)}`)).body).messages

describe('a file beside a message', () => {
  it('goes both ways, without a word too, and is read by both sides alone', async () => {
    const { id } = await ask(ana)
    const [mine, yours] = [randomUUID(), randomUUID()]
    expect((await put(ana, id, { file: mine, thumbnail: JPEG })).status).toBe(200)
    expect((await send(ana, id, { attachments: [mine] })).status).toBe(200)
    const fields = { name: '../terms\r\n.pdf' }
    expect((await put(sam, id, { file: yours, content: pdf(), fields })).status).toBe(200)
    expect((await send(sam, id, { text: 'Here.', attachments: [yours] })).status).toBe(200)
    expect(await messages(ana, id)).toMatchObject([
      { text: 'It is wrong.' },
      { author: 'person', text: '', attachments: [{ id: mine, type: 'image/jpeg' }] },
      { author: 'staff', attachments: [{ id: yours, name: 'terms .pdf', type: 'application/pdf' }] },
    ])
    for (const file of [mine, yours])
      expect(
        await Promise.all([ana, sam, ben, null].map(async (who) => (await fetchFile(who, id, file)).status)),
      ).toEqual([200, 200, 404, 404])
    expect(Buffer.from(await (await fetchFile(sam, id, mine)).arrayBuffer())).toEqual(JPEG)
    const document = await fetchFile(ana, id, yours)
    expect(document.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''terms%20.pdf")
    // Not by the way of other files either: what is sent to support is read there.
    expect((await server.fetch(`/api/files/${mine}`, { method: 'GET' }, ben)).status).toBe(404)
    expect(Object((await server.call(ana, 'GET', '/api/files')).body)).toMatchObject({
      files: [],
      usedBytes: 0,
    })
  })

  it('of a guest needs the key of the conversation', async () => {
    const { id, key } = await ask(null)
    const file = randomUUID()
    expect((await put(null, id, { file })).status).toBe(404)
    expect((await put(null, id, { file, fields: { key } })).status).toBe(200)
    expect((await send(null, id, { key, attachments: [file] })).status).toBe(200)
    expect((await fetchFile(null, id, file, { key, size: 'small' })).status).toBe(200)
    expect((await fetchFile(null, id, file, { key: 'guess' })).status).toBe(404)
  })

  it('is sent once, and only in its own conversation', async () => {
    const [one, other] = [await ask(ana), await ask(ana)]
    const file = randomUUID()
    await put(ana, one.id, { file })
    expect((await send(ana, other.id, { text: 'Hm', attachments: [file] })).status).toBe(404)
    expect(await messages(ana, other.id)).toHaveLength(1)
    expect((await send(ana, one.id, { attachments: [file] })).status).toBe(200)
    expect((await send(ana, one.id, { attachments: [file] })).status).toBe(404)
    expect((await fetchFile(ana, other.id, file)).status).toBe(404)
    expect((await send(ana, one.id, { text: ' ' })).status).toBe(400)
  })

  it.each([
    ['a page', Buffer.from('<!doctype html><script>1</script>'), 415],
    ['more than 10 MB', pdf(10 * 1024 * 1024), 413],
    ['half a document', Buffer.from('%PDF-1.7\n'), 422],
  ])('is refused where it is %s', async (_, content, status) => {
    const { id } = await ask(ana)
    expect((await put(ana, id, { content })).status).toBe(status)
  })
})
