import { randomUUID } from 'node:crypto'
import { ROLES, type Role } from '@tripwright/domain/base/roles'
import { writePicture } from '@tripwright/domain/site/blog'
import type { StaffPost } from '@tripwright/domain/staff/posts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { filesJobs, filesRoutes } from '#features/documents/files/index.ts'
import { blogJobs, blogRoutes } from '#features/site/blog/index.ts'
import { adminRoutes } from '#features/staff/admin/index.ts'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { JPEG, located, pdf, upload } from '#seeds/test-files.ts'
import { postsRoutes } from './index.ts'

const START = new Date('2026-12-01T10:00:00Z')
const TEXT = {
  title: 'How to pack light',
  description:
    'A short list of what to take for a week, and of what to leave at home, with weights in grams.',
  writer: 'nora-meridian',
  topics: ['planning'],
}

let server: TestServer
let ana: Person
let owner: Person
const person = async (role: Role): Promise<Person> => ({
  ...(await makeUser(server.platform, { role })),
  signedInAt: START,
})
beforeAll(async () => {
  server = await openTestServer([...postsRoutes, ...blogRoutes, ...filesRoutes, ...adminRoutes])
  await server.platform.jobs.start([...blogJobs(server.platform), ...filesJobs(server.platform)])
  ana = await person('content_editor')
  owner = await person('owner')
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow(START)
  await db().execute('delete from blog_posts')
  await db().execute('delete from stored_files')
})

const db = () => server.platform.database.db
const kept = async () => rowsOf(await db().execute(sql`select id from stored_files`)).map(({ id }) => id)
const put = (id: string, content: Uint8Array = located(), by = ana) =>
  upload(server, by, `/api/admin/blog/pictures/${id}`, { content, thumbnail: JPEG })

type Kept = { id: string; width: number; height: number }
async function addPicture(): Promise<Kept & { line: string }> {
  const answer = await put(randomUUID())
  expect(answer.status).toBe(200)
  const picture = (await answer.json()) as Kept
  return { ...picture, line: writePicture({ ...picture, alt: 'A bag', caption: 'By Nora' }) }
}
const save = (slug: string, base: number, text: string) =>
  server.call(ana, 'PUT', `/api/admin/blog/posts/${slug}`, { body: { base, text: { ...TEXT, text } } })
const act = (slug: string, what: string, revision: number, more = {}) =>
  server.call(owner, 'POST', `/api/admin/blog/posts/${slug}/acts`, { body: { act: what, revision, ...more } })
const remove = (slug: string, revision: number) =>
  server.call(ana, 'DELETE', `/api/admin/blog/posts/${slug}?revision=${revision}`)
const shown = ({ id, width, height }: Kept, size = `${width}x${height}`) =>
  server.fetch(`/api/blog/pictures/${id}/${size}`, {})
const drafted = ({ id, width, height }: Kept, by: Person) =>
  server.fetch(`/api/admin/blog/pictures/${id}/${width}x${height}`, {}, by)
const sweep = async () => {
  for (const job of blogJobs(server.platform)) await job.run({})
}

it('loses the place that a camera wrote, and takes nobody’s room', async () => {
  const picture = await addPicture()
  const bytes = Buffer.from(await (await drafted(picture, ana)).arrayBuffer())
  expect(bytes.toString('latin1')).not.toContain('GPS')
  expect(bytes.length).toBeLessThan(located().length)
  const { body } = await server.call(ana, 'GET', '/api/files')
  expect(body).toMatchObject({ files: [], usedBytes: 0 })
})

it('is a picture, whatever its name says, and is kept once under its id', async () => {
  expect((await put(randomUUID(), pdf())).status).toBe(415)
  expect((await put(randomUUID(), Buffer.from('<svg onload=alert(1)>'))).status).toBe(415)
  const id = randomUUID()
  expect((await put(id)).status).toBe(200)
  expect((await put(id)).status).toBe(200)
  expect((await put(id, JPEG)).status).toBe(409)
  expect(await kept()).toEqual([id])
})

it('is seen by readers from the publication on, with a header that lets pages of others show it, until it is taken off', async () => {
  const picture = await addPicture()
  await save('pack', 0, `## Bag\n\n${picture.line}`)
  expect((await shown(picture)).status).toBe(404)
  await act('pack', 'publish', 1)
  const answer = await shown(picture)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect((await shown(picture, '1x1')).status).toBe(404)
  await save('pack', 1, '## Bag\n\nNo picture.')
  expect((await shown(picture)).status).toBe(200)
  await act('pack', 'publish', 2)
  expect((await shown(picture)).status).toBe(404)
})

it('is seen by readers when its scheduled text is, without a job', async () => {
  const picture = await addPicture()
  await save('pack', 0, picture.line)
  await act('pack', 'publish', 1, { at: '2026-12-02T10:00:00Z' })
  expect((await shown(picture)).status).toBe(404)
  server.setNow(new Date('2026-12-02T10:00:01Z'))
  expect((await shown(picture)).status).toBe(200)
})

it.each(ROLES)('of a draft is shown to %s as the draft is', async (role) => {
  const picture = await addPicture()
  const one = await person(role)
  const may = ['owner', 'admin', 'support', 'content_editor'].includes(role)
  expect((await drafted(picture, one)).status).toBe(may ? 200 : 403)
  expect((await put(randomUUID(), located(), one)).status).toBe(may ? 200 : 403)
})

it('goes with the draft, its content too, but not while another text has it', async () => {
  const [own, shared] = [await addPicture(), await addPicture()]
  await save('one', 0, `${own.line}\n\n${shared.line}`)
  await save('one', 1, 'Another version has none.')
  await save('two', 0, shared.line)
  const before = (await server.platform.storage.list('files')).length
  expect((await remove('one', 2)).status).toBe(200)
  await (server.platform.jobs as unknown as { drain(): Promise<void> }).drain()
  // The picture and its thumbnail.
  expect((await server.platform.storage.list('files')).length).toBe(before - 2)
  expect(await kept()).toEqual([shared.id])
  expect((await drafted(shared, ana)).status).toBe(200)
  await remove('two', 1)
  expect(await kept()).toEqual([])
})

it('that no text was saved with goes the night after the next', async () => {
  const [used, loose] = [await addPicture(), await addPicture()]
  // In a text that cannot be read yet.
  await save('one', 0, `<b>\n\n${used.line}`)
  await sweep()
  expect((await kept()).toSorted()).toEqual([used.id, loose.id].toSorted())
  server.setNow(new Date('2026-12-03T10:00:00Z'))
  await sweep()
  expect(await kept()).toEqual([used.id])
})

it('stays when the account of whoever added it is deleted', async () => {
  const gone = await person('content_editor')
  const id = randomUUID()
  await put(id, located(), gone)
  await db().execute(sql`delete from users where id = ${gone.id}`)
  expect(await kept()).toEqual([id])
})

it('that we do not have, or not with these pixels, is named beside the links that lead nowhere', async () => {
  const picture = await addPicture()
  const other = writePicture({ ...picture, width: 3, alt: 'A bag', caption: null })
  const none = writePicture({ ...picture, id: randomUUID(), alt: 'A bag', caption: null })
  const { body } = await save('pack', 0, [picture.line, other, none].join('\n\n'))
  const { brokenLinks } = body.post as StaffPost
  expect(brokenLinks).toHaveLength(2)
  expect(brokenLinks[0]).toBe(`/api/blog/pictures/${picture.id}/3x${picture.height}`)
})
