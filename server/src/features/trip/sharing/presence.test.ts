import { joinTrip, makeLink, unpackPresence } from '@tripwright/domain/trip/sharing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tripsRoutes } from '#features/trip/sync/index.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeTripOp, makeUser, makeUuid } from '#seeds/make.ts'
import { presenceRoutes, sharingRoutes } from './index.ts'

/** A trip has thirty-one people at most; each of these has it open twice. */
const FOLLOWERS = 25
const TABS = 2 * FOLLOWERS

let server: TestServer
const tripId = makeUuid()
const people: Record<string, Person> = {}
beforeAll(async () => {
  server = await openTestServer([...tripsRoutes, ...sharingRoutes, ...presenceRoutes])
  server.platform.config.addressLimitScale = 1000
  for (const name of ['ana', 'ben', 'kim', 'eve'])
    people[name] = { ...(await makeUser(server.platform, { name })), signedInAt: new Date() }
  const ops = [makeTripOp(tripId, { value: 'Rome', baseVersion: 999 })]
  expect((await call('ana', 'POST', `/api/trips/${tripId}/ops`, { ops })).status).toBe(200)
  for (const [name, role] of [
    ['ben', 'editor'],
    ['kim', 'viewer'],
  ] as const)
    await join(name, await makeSecret(role))
})
afterAll(() => server.close())

const who = (name: string): Person => people[name] as Person
const call = (name: string, method: string, path: string, body?: object) =>
  server.call(who(name), method, path, body === undefined ? {} : { body })
async function makeSecret(role: string): Promise<string> {
  const made = await call('ana', 'POST', `/api/trips/${tripId}/links`, { access: 'edit', role })
  return makeLink.output.parse(made.body).url?.split('#')[1] ?? ''
}
async function join(name: string, secret: string): Promise<void> {
  expect((await call(name, 'POST', joinTrip.path, { secret })).status).toBe(200)
}
const tab = makeUuid()
const say = (name: string, more: object = {}) =>
  call(name, 'POST', `/api/trips/${tripId}/presence`, { tab, itemId: null, ...more })
/** What the open tabs of these people hear, until it is ended. */
function listen(...names: string[]) {
  const heard: [string, ReturnType<typeof unpackPresence>][] = []
  const ends = names.map((name) =>
    server.platform.events.subscribe(who(name).id, {
      onEvent: ({ kind, id }) => {
        if (kind === 'trip-presence') heard.push([name, unpackPresence(id ?? '')])
      },
      missed: () => {},
      end: () => {},
    }),
  )
  return { heard, end: () => ends.map((end) => end()) }
}

describe('presence in a trip', () => {
  it('is heard by all others in it, viewers too, and by nobody else', async () => {
    const { heard, end } = listen('ana', 'ben', 'kim', 'eve')
    const itemId = makeUuid()
    expect((await say('ana', { itemId })).body).toEqual({ others: 2 })
    await expect.poll(() => heard.map(([name]) => name).toSorted()).toEqual(['ben', 'kim'])
    expect(heard[0]?.[1]).toEqual({ tripId, person: 'owner', tab, itemId, isLeaving: false })
    heard.length = 0
    await say('kim', { isLeaving: true })
    await expect.poll(() => heard.map(([name]) => name).toSorted()).toEqual(['ana', 'ben'])
    expect(heard[0]?.[1]).toMatchObject({ isLeaving: true, itemId: null })
    end()
  })

  it('is refused to strangers as if there were no trip, and what is no id is refused', async () => {
    expect((await say('eve')).status).toBe(404)
    expect((await server.call(null, 'POST', `/api/trips/${tripId}/presence`, { body: {} })).status).toBe(401)
    expect((await say('ana', { itemId: 'x y' })).status).toBe(400)
    expect((await say('ana', { tab: undefined })).status).toBe(400)
  })

  it('is neither heard nor told by somebody who was removed', async () => {
    const { members } = (await call('ana', 'GET', `/api/trips/${tripId}/sharing`)).body as {
      members: { id: string; name: string }[]
    }
    const { id = '' } = members.find(({ name }) => name === 'ben') ?? {}
    await call('ana', 'DELETE', `/api/trips/${tripId}/members/${id}`)
    const { heard, end } = listen('ben', 'kim')
    expect((await say('ben')).status).toBe(404)
    expect((await say('ana')).body).toEqual({ others: 1 })
    await expect.poll(() => heard.map(([name]) => name)).toEqual(['kim'])
    end()
  })
})

describe('a change of a trip', () => {
  it('is heard in fifty open tabs, and by nobody who was removed', { timeout: 120_000 }, async () => {
    const secret = await makeSecret('viewer')
    let joins = 0
    const stop = server.platform.events.subscribe(who('ana').id, {
      onEvent({ kind, id }) {
        if (kind === 'trips' && id === tripId) joins++
      },
      missed: () => {},
      end: () => {},
    })
    const names = Array.from({ length: FOLLOWERS }, (_, n) => `follower ${n}`)
    for (const name of names) {
      people[name] = { ...(await makeUser(server.platform, { name })), signedInAt: new Date() }
      await join(name, secret)
    }
    // On a busy machine the last of them is told after its answer, and would be taken for the change.
    await expect.poll(() => joins, { timeout: 20_000 }).toBe(FOLLOWERS)
    stop()
    const times: number[] = []
    let began = 0
    const gone: string[] = []
    const ends = [...names, ...names].map((name) =>
      server.platform.events.subscribe(who(name).id, {
        onEvent: ({ kind, id }) => {
          if (kind === 'trips' && id === tripId) times.push(performance.now() - began)
        },
        missed: () => {},
        end: () => {},
      }),
    )
    const silent = { missed: () => {}, end: () => {} }
    const onEvent = ({ kind }: { kind: string }) => gone.push(kind)
    ends.push(server.platform.events.subscribe(who('ben').id, { ...silent, onEvent }))
    began = performance.now()
    const ops = [makeTripOp(tripId, { value: 'Roma', baseVersion: 999 })]
    expect((await call('ana', 'POST', `/api/trips/${tripId}/ops`, { ops })).status).toBe(200)
    await expect.poll(() => times.length, { timeout: 20_000 }).toBe(TABS)
    for (const end of ends) end()
    const sorted = times.toSorted((a, b) => a - b).map(Math.round)
    console.info(
      `50 tabs heard a change: first ${sorted[0]} ms, median ${sorted[25]} ms, last ${sorted[49]} ms`,
    )
    expect(gone).toEqual([])
    expect((await call('ben', 'GET', `/api/trips/${tripId}`)).status).toBe(404)
  })
})
