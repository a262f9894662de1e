import { ROLES, type Role } from '@tripwright/domain/base/roles'
import type { StaffPost } from '@tripwright/domain/staff/posts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { blogRoutes } from '#features/site/blog/index.ts'
import { adminRoutes } from '#features/staff/admin/index.ts'
import { loadConfig } from '#platform/config/config.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { startLlm } from '#platform/llm/test-llm-server.ts'
import { makeUser } from '#seeds/make.ts'
import { postsRoutes } from './index.ts'

const START = new Date('2026-12-01T10:00:00Z')
const PATH = '/api/admin/blog/suggestions'
const NOTES = {
  kind: 'draft',
  title: 'Ferries of Lisbon',
  text: 'The ferry costs 1.45 and takes 10 minutes.',
}
const TEXT = {
  title: 'Ferries of Lisbon',
  description: 'How the ferries over the river go, what they cost, and where the best seats are.',
  writer: 'nora-meridian',
  topics: ['planning'],
  text: '## The river\n\nIt takes 10 minutes.',
}

let model: Awaited<ReturnType<typeof startLlm>>
let server: TestServer
let bare: TestServer
let ana: Person
const person = async (role: Role, on = server): Promise<Person> => ({
  ...(await makeUser(on.platform, { role })),
  signedInAt: START,
})
beforeAll(async () => {
  model = await startLlm(() => ({
    text: '\n## The river\n\nIt costs 1.45, takes 10 minutes, and began in 1958.',
  }))
  const routes = [...postsRoutes, ...blogRoutes, ...adminRoutes]
  const config = loadConfig({
    AI_PROVIDER: 'compatible',
    AI_BASE_URL: `${model.base}/v1`,
    AI_API_KEY: 'a-key',
    AI_MODEL: 'a-model',
  })
  server = await openTestServer(routes, config)
  bare = await openTestServer(routes)
  ana = await person('content_editor')
})
afterAll(async () => {
  await Promise.all([model.stop(), server.close(), bare.close()])
})
beforeEach(() => {
  model.trouble(null)
  model.requests.length = 0
})

const ask = (body: object = NOTES, by = ana, on = server) => on.call(by, 'POST', PATH, { body })
const save = (slug: string, base: number, more: object = {}) =>
  server.call(ana, 'PUT', `/api/admin/blog/posts/${slug}`, { body: { base, text: TEXT, ...more } })
const marks = (post: StaffPost) => post.history.map(({ writtenWith }) => writtenWith)

it('a text is suggested from notes, with the numbers that the notes do not have, and saved nowhere', async () => {
  const answer = await ask()
  expect(answer).toMatchObject({
    status: 200,
    body: {
      text: '## The river\n\nIt costs 1.45, takes 10 minutes, and began in 1958.',
      model: 'a-model',
      unknownFigures: ['1958'],
    },
  })
  expect(model.requests[0]?.task).not.toContain('ferry')
  expect(model.requests[0]?.last).toContain('The ferry costs 1.45')
  expect((await server.call(ana, 'GET', '/api/admin/blog/posts')).body).not.toMatchObject({
    posts: [{ title: 'Ferries of Lisbon' }],
  })
  const owner = await person('owner')
  expect((await server.call(owner, 'GET', '/api/admin/audit?limit=1')).body).toMatchObject({
    entries: [{ action: 'post.suggested', detail: { model: 'a-model', kind: 'draft' } }],
  })
  expect(JSON.stringify(server.log)).not.toContain('ferry')
})

it.each(['cut', 'not-json', 'wrong-schema', 'declined', 'cut-short'] as const)(
  'a model that fails (%s) is said in words, and can be asked again',
  async (trouble) => {
    model.trouble(trouble)
    const answer = await ask()
    expect([answer.status, answer.body.error]).toEqual([503, 'unavailable'])
    model.trouble(null)
    // After three failures a service is paused for a while.
    server.setNow(new Date(server.platform.now().getTime() + 10 * 60_000))
    expect((await ask()).status).toBe(200)
  },
)

it('without a model nobody is offered one, and a call is refused', async () => {
  const editor = await person('content_editor', bare)
  expect((await bare.call(editor, 'GET', PATH)).body).toEqual({ model: null })
  expect((await ask(NOTES, editor, bare)).status).toBe(404)
  expect((await server.call(ana, 'GET', PATH)).body).toEqual({ model: 'a-model' })
})

it.each(ROLES)('%s asks where posts are theirs', async (role) => {
  const may = ['owner', 'admin', 'support', 'content_editor'].includes(role)
  expect((await ask(NOTES, await person(role))).status).toBe(may ? 200 : 403)
})

it('thirty an hour are answered', async () => {
  const busy = await person('content_editor')
  for (let i = 0; i < 30; i++) expect((await ask(NOTES, busy)).status).toBe(200)
  expect((await ask(NOTES, busy)).status).toBe(429)
})

it('a version that a model wrote a part of is marked, also when it is restored, and other versions are not', async () => {
  expect((await save('ferries', 0, { writtenWith: 'a-model' })).body.post).toMatchObject({
    history: [{ revision: 1, writtenWith: 'a-model' }],
  })
  await save('ferries', 1)
  const restored = await save('ferries', 2, { restoredFrom: 1 })
  expect(marks(restored.body.post as StaffPost)).toEqual(['a-model', null, 'a-model'])
})
