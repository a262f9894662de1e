import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { tripsRoutes } from '#features/trip/sync/index.ts'
import { openTestServer } from '#platform/http/test-server.ts'
import { makeTripOp, makeUser, makeUuid } from '#seeds/make.ts'

const PEOPLE = 25
/** Each has the trip open on two devices. */
const FOLLOWERS = 2 * PEOPLE

it(`${FOLLOWERS} followers of one trip hear of a change, each once, and nobody who is not in it`, async () => {
  const server = await openTestServer(tripsRoutes)
  onTestFinished(() => server.close())
  const { platform } = server
  const owner = { ...(await makeUser(platform)), signedInAt: new Date() }
  const stranger = await makeUser(platform)
  const tripId = makeUuid()
  const change = (value: string) => {
    const ops = [makeTripOp(tripId, { field: 'title', value, baseVersion: 999 })]
    return server.call(owner, 'POST', `/api/trips/${tripId}/ops`, { body: { ops } })
  }
  expect((await change('Rome')).status).toBe(200)
  const people = [owner.id]
  for (let n = 1; n < PEOPLE; n++) {
    const { id } = await makeUser(platform)
    people.push(id)
    await platform.database.db.execute(
      sql`insert into trip_members (trip_id, user_id, joined_at, role) values (${tripId}, ${id}, now(), 'viewer')`,
    )
  }
  const heard: { person: string; ms: number }[] = []
  let begun = performance.now()
  const listen = (person: string) =>
    platform.events.subscribe(person, {
      onEvent: ({ kind, id }) =>
        void (kind === 'trips' && id === tripId && heard.push({ person, ms: performance.now() - begun })),
      missed: () => {},
      end: () => {},
    })
  for (const person of [...people, ...people, stranger.id]) onTestFinished(listen(person))
  begun = performance.now()
  expect((await change('Roma')).status).toBe(200)
  await expect.poll(() => heard.length, { timeout: 20_000 }).toBe(FOLLOWERS)
  const times = heard.map(({ ms }) => Math.round(ms)).sort((a, b) => a - b)
  process.stdout.write(`${FOLLOWERS} followers heard after ${times[0]} to ${times.at(-1)} ms\n`)
  expect(new Set(heard.map(({ person }) => person))).toEqual(new Set(people))
}, 60_000)
