import { joinTrip, listComments, type MemberRole, makeLink } from '@tripwright/domain/trip/sharing'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notificationsRoutes } from '#features/account/notifications/index.ts'
import { profileRoutes } from '#features/account/profile/index.ts'
import { tripsJobs, tripsRoutes } from '#features/trip/sync/index.ts'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeTrip, makeUser, makeUuid } from '#seeds/make.ts'
import { commentsRoutes, deleteCommentsOfGone, historyRoutes, newsJobs, sharingRoutes } from './index.ts'

let server: TestServer
let people: Record<'owner' | MemberRole | 'out', Person>
let tripId: string
let stopId: string

beforeAll(async () => {
  server = await openTestServer([
    ...tripsRoutes,
    ...sharingRoutes,
    ...historyRoutes,
    ...commentsRoutes,
    ...notificationsRoutes,
    ...profileRoutes,
  ])
  server.platform.config.addressLimitScale = 1000
  await server.platform.jobs.start([])
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow(new Date('2026-05-01T10:00:00Z'))
  const person = async (name: string) => ({
    ...(await makeUser(server.platform, { name })),
    signedInAt: new Date('2026-05-01T10:00:00Z'),
  })
  people = {
    owner: await person('Ana'),
    'co-owner': await person('Cleo'),
    editor: await person('Ed'),
    viewer: await person('Vi'),
    out: await person('Eve'),
  }
  const made = await makeTrip(server.platform, { personId: people.owner.id, stops: [{ name: 'Pantheon' }] })
  ;[tripId, stopId] = [made.id, made.stopIds[0] ?? '']
  for (const role of ['co-owner', 'editor', 'viewer'] as const) {
    const link = await call(people.owner, 'POST', at('/links'), { access: 'edit', role })
    const secret = makeLink.output.parse(link.body).url?.split('#')[1]
    await call(people[role], 'POST', joinTrip.path, { secret })
  }
})

const at = (path: string) => `/api/trips/${tripId}${path}`
const call = (who: Person | null, method: string, path: string, body?: object) =>
  server.call(who, method, path, body === undefined ? {} : { body })
const add = (who: Person | null, text: unknown, more: object = {}) =>
  call(who, 'POST', at('/comments'), { commentId: makeUuid(), text, ...more })
const list = async (who: Person) => listComments.output.parse((await call(who, 'GET', at('/comments'))).body)
const texts = async (who: Person) => (await list(who)).comments.map(({ by, text }) => `${by}: ${text}`)
const told = async (who: Person) => {
  for (const job of newsJobs(server.platform)) await job.run({})
  const { body } = await call(who, 'GET', '/api/notifications')
  return (body.notifications as { kind: string; detail: object }[]).map(({ kind, detail }) => [kind, detail])
}

describe('a comment', () => {
  it('on a trip, a day or a stop is read by everybody in the trip, viewers too, and by nobody else', async () => {
    server.setNow(new Date('2026-05-01T10:01:00Z'))
    await add(people.viewer, ' The lift\nis broken. ', { itemId: stopId })
    server.setNow(new Date('2026-05-01T10:02:00Z'))
    await add(people.owner, 'Too early!', { day: '2026-05-02' })
    const { comments } = await list(people.editor)
    expect(comments).toMatchObject([
      { by: 'Vi', text: 'The lift\nis broken.', itemId: stopId, day: null, isYou: false, mayRemove: false },
      { by: 'Ana', text: 'Too early!', itemId: tripId, day: '2026-05-02' },
    ])
    for (const [who, status] of [
      [people.out, 404],
      [null, 401],
    ] as const) {
      expect((await call(who, 'GET', at('/comments'))).status).toBe(status)
      expect((await add(who, 'Hello')).status).toBe(status)
      expect((await call(who, 'DELETE', at(`/comments/${comments[0]?.id}`))).status).toBe(status)
    }
    expect(await texts(people.owner)).toHaveLength(2)
  })

  it('is there once however often it is sent, and its id is nobody else’s', async () => {
    const commentId = makeUuid()
    expect((await add(people.owner, 'Once', { commentId })).status).toBe(200)
    expect((await add(people.owner, 'Once', { commentId })).status).toBe(200)
    expect((await add(people.editor, 'Mine', { commentId })).status).toBe(409)
    expect(await texts(people.owner)).toEqual(['Ana: Once'])
  })

  it('is removed by its author, the owner and co-owners, not by others, and in its trip alone', async () => {
    const ids = [makeUuid(), makeUuid(), makeUuid()]
    for (const commentId of ids) await add(people.viewer, 'Hm', { commentId })
    const remove = async (who: Person, id = '') => (await call(who, 'DELETE', at(`/comments/${id}`))).status
    expect(await remove(people.editor, ids[0])).toBe(404)
    const own = tripId
    tripId = (await makeTrip(server.platform, { personId: people.owner.id })).id
    expect(await remove(people.owner, ids[0])).toBe(404)
    tripId = own
    expect([
      await remove(people.viewer, ids[0]),
      await remove(people['co-owner'], ids[1]),
      await remove(people.owner, ids[2]),
      await remove(people.owner, ids[2]),
    ]).toEqual([200, 200, 200, 404])
    expect(await texts(people.viewer)).toEqual([])
  })

  it('is live, stands in the history without its words, and tells the others; whoever is mentioned is told of that', async () => {
    await told(people.owner)
    server.setNow(new Date('2026-05-01T10:10:00Z'))
    const events: string[] = []
    const listener = {
      onEvent: ({ kind }: { kind: string }) => events.push(kind),
      missed: () => {},
      end: () => {},
    }
    const end = server.platform.events.subscribe(people.editor.id, listener)
    const { people: others } = await list(people.viewer)
    // Those who came at the same moment have no order.
    expect(others.map(({ name }) => name).sort()).toEqual(['Ana', 'Cleo', 'Ed'])
    await add(people.viewer, '@Ana see this', { mentions: [others[0]?.ref, makeUuid()] })
    await expect.poll(() => events).toContain('trips')
    end()
    const news = await told(people.owner)
    expect(news[0]).toMatchObject(['trip-mentioned', { names: 'Vi' }])
    expect((await told(people.editor))[0]).toMatchObject(['trip-commented', { names: 'Vi' }])
    const history = JSON.stringify((await call(people.owner, 'GET', at('/history'))).body)
    expect(history).toContain('commented')
    expect(history).not.toContain('see this')
  })

  it('is in the export of its author, and gone with their account and 30 days after the trip', async () => {
    await add(people.editor, 'From Ed')
    await add(people.viewer, 'From Vi')
    const { body } = await call(people.editor, 'POST', '/api/account/export')
    expect(Object(body.tables).trip_comments).toMatchObject([{ text: 'From Ed', trip_id: tripId }])
    await call(people.editor, 'POST', '/api/account/delete', { email: people.editor.email })
    expect(await texts(people.owner)).toEqual(['Vi: From Vi'])
    const { db } = server.platform.database
    await db.execute(sql`update trips set is_deleted = true, deleted_at = '2026-05-01' where id = ${tripId}`)
    server.setNow(new Date('2026-06-02T10:00:00Z'))
    for (const job of tripsJobs(server.platform, [deleteCommentsOfGone])) await job.run({})
    const left = await db.execute(sql`select id from trip_comments where trip_id = ${tripId}
      union all select id from trip_history where trip_id = ${tripId}`)
    expect(rowsOf(left)).toEqual([])
  })

  it('is one of 500 at most', async () => {
    await server.platform.database.db.execute(sql`insert into trip_comments (id, trip_id, item_id, user_id, at, text)
      select gen_random_uuid(), ${tripId}, ${tripId}, ${people.owner.id}, now(), 'x' from generate_series(1, 500)`)
    const refused = await add(people.owner, 'One more')
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('500')])
  })

  it.each([
    ['nothing', ' ', {}],
    ['no text', 7, {}],
    ['a book', 'x'.repeat(2001), {}],
    ['what no text may hold', 'a\0b', {}],
    ['a day that there is not', 'x', { day: '2026-02-30' }],
    ['an id that is none', 'x', { commentId: 'x' }],
    ['a mention of nobody', 'x', { mentions: ['all'] }],
    ['a crowd of mentions', 'x', { mentions: Array(11).fill('owner') }],
  ])('is refused in words: %s', async (_, text, more) => {
    const response = await add(people.owner, text, more)
    expect([response.status, response.body.error]).toEqual([400, 'bad-input'])
  })

  it('on what is not in the trip is refused', async () => {
    expect((await add(people.owner, 'x', { itemId: makeUuid() })).status).toBe(404)
  })
})
