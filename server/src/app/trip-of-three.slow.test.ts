import { joinTrip, listComments, makeLink } from '@tripwright/domain/trip/sharing'
import {
  emptyTrip,
  type FieldChange,
  getTrip,
  isSameValue,
  listConflicts,
  makeOps,
  merge,
  mergeServerChanges,
  type TripOp,
  type TripState,
  tripChanges,
} from '@tripwright/domain/trip/sync'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { commentsRoutes, sharingRoutes } from '#features/trip/sharing/index.ts'
import { tripsRoutes } from '#features/trip/sync/index.ts'
import { seededChance } from '#platform/db/crash-tests/kill-rounds.ts'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser, makeUuid } from '#seeds/make.ts'

/** `npm run prove` takes all steps, for several seeds; `npm test` a sample. */
const [STEPS, SEEDS, LIMIT_MS] = inject('isProving')
  ? [500, [1, 2, 3, 4], 1_800_000]
  : [120, [20261128], 120_000]

let server: TestServer
beforeAll(async () => {
  server = await openTestServer([...tripsRoutes, ...sharingRoutes, ...commentsRoutes])
  server.platform.config.addressLimitScale = 1000
})
afterAll(() => server.close())

/** A change with what its author had from the server when it was made. */
type Made = { op: TripOp; who: number; nth: number; known: number }
type Comment = { commentId: string; text: string; mentions: [] }
type Client = {
  person: Person
  isOnline: boolean
  base: TripState
  waiting: TripOp[][]
  comments: Comment[]
}

/** What may be changed: of an item its kind, and fields with a value from a number that no other change has. */
const ITEMS = [
  { kind: null, fields: { title: String } },
  ...[1, 2, 3].map(() => ({
    kind: 'visit',
    fields: { name: String, note: (n: number) => `note ${n}`, minutes: (n: number) => n, start: clock },
  })),
  ...[1, 2].map(() => ({
    kind: 'expense',
    fields: { name: String, cost: (n: number) => ({ amount: n, currency: 'EUR' }) },
  })),
  ...[1, 2, 3].map(() => ({
    kind: 'packing',
    fields: { name: String, quantity: (n: number) => (n % 99) + 1, isPacked: (n: number) => n % 2 === 0 },
  })),
  ...[1, 2].map(() => ({ kind: 'note', fields: { text: (n: number) => `text ${n}` } })),
  { kind: 'train', fields: { name: String, seat: String } },
] as { kind: string | null; fields: Record<string, (n: number) => unknown> }[]

function clock(n: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(Math.floor(n / 60) % 24)}:${two(n % 60)}`
}

describe('three people who change one trip, two of them without a network in turns', () => {
  it.each(SEEDS)(
    `by ${STEPS} random steps (seed %i) have the same trip, and nothing is lost`,
    {
      timeout: LIMIT_MS,
    },
    async (seed) => {
      const chance = seededChance(seed)
      const pick = (below: number) => Math.floor(chance() * below)
      const tripId = makeUuid()
      const ids = ITEMS.map((_, n) => (n === 0 ? tripId : makeUuid()))
      const clients = await Promise.all([0, 1, 2].map(makeClient))
      const [owner] = clients as [Client, Client, Client]
      const made: Made[] = []
      const written: Comment[] = []
      const viewOf = ({ base, waiting }: Client) => merge(base, waiting.flat()).state

      async function makeClient(n: number): Promise<Client> {
        const person = { ...(await makeUser(server.platform, { name: `P${n}` })), signedInAt: new Date() }
        return { person, isOnline: true, base: emptyTrip(tripId), waiting: [], comments: [] }
      }
      const call = ({ person }: Client, method: string, path: string, body?: object) =>
        server.call(person, method, path, body === undefined ? {} : { body })
      const path = `/api/trips/${tripId}`

      function edit(who: number, item: number): void {
        const client = clients[who] as Client
        const { kind, fields } = ITEMS[item] ?? { kind: null, fields: {} }
        const names = Object.keys(fields)
        const field = names[pick(names.length)] ?? ''
        const itemId = ids[item] ?? tripId
        const view = viewOf(client)
        const value = fields[field]?.(made.length + 1)
        const begin: FieldChange[] =
          kind !== null && !view.items[itemId] ? [{ itemId, field: 'kind', value: kind }] : []
        const ops = makeOps(view, client.base.version, [...begin, { itemId, field, value }], makeUuid)
        for (const op of ops) made.push({ op, who, nth: made.length, known: client.base.version })
        client.waiting.push(ops)
      }
      /** The queue of a device, in order; an answer may be lost, and then the same call comes again. */
      async function send(client: Client, isAnswerLost: boolean): Promise<void> {
        const [ops] = client.waiting
        if (!client.isOnline || !ops) return
        const { status, body } = await call(client, 'POST', `${path}/ops`, { ops })
        expect(status, JSON.stringify(body)).toBe(200)
        if (isAnswerLost) return
        client.waiting.shift()
        client.base = mergeServerChanges(client.base, tripChanges.parse(body)) ?? client.base
      }
      async function read(client: Client): Promise<void> {
        if (!client.isOnline) return
        const { body } = await call(client, 'GET', `${path}?since=${client.base.version}`)
        client.base = mergeServerChanges(client.base, getTrip.output.parse(body)) ?? client.base
      }
      async function sendComment(client: Client, isAnswerLost: boolean): Promise<void> {
        const [comment] = client.comments
        if (!client.isOnline || !comment) return
        expect((await call(client, 'POST', `${path}/comments`, comment)).status).toBe(200)
        if (!isAnswerLost) client.comments.shift()
      }

      edit(0, 0)
      await send(owner, false)
      for (const client of clients.slice(1)) {
        const link = await call(owner, 'POST', `${path}/links`, { access: 'edit', role: 'editor' })
        const secret = makeLink.output.parse(link.body).url?.split('#')[1]
        expect((await call(client, 'POST', joinTrip.path, { secret })).status).toBe(200)
        await read(client)
      }

      for (let step = 0; step < STEPS; step++) {
        // The second and the third are away in turns, a while each.
        clients.forEach((client, n) => {
          client.isOnline = Math.floor(step / 15) % 3 !== n
        })
        owner.isOnline = true
        const who = pick(3)
        const client = clients[who] as Client
        const what = pick(10)
        if (what < 5) edit(who, pick(ITEMS.length))
        else if (what < 7) await send(client, pick(5) === 0)
        else if (what < 8) await read(client)
        else if (what < 9) {
          const comment = { commentId: makeUuid(), text: `comment ${step}`, mentions: [] as [] }
          client.comments.push(comment)
          written.push(comment)
        } else await sendComment(client, pick(5) === 0)
      }
      for (const client of clients) {
        client.isOnline = true
        while (client.waiting.length > 0) await send(client, false)
        while (client.comments.length > 0) await sendComment(client, false)
      }
      for (const client of clients) await read(client)

      const onServer = tripChanges.parse((await call(owner, 'GET', path)).body)
      const whole = mergeServerChanges(emptyTrip(tripId), onServer)
      for (const client of clients) expect(viewOf(client).items).toEqual(whole?.items)
      for (const client of clients) {
        const { comments } = listComments.output.parse((await call(client, 'GET', `${path}/comments`)).body)
        expect(comments.map(({ text }) => text).toSorted()).toEqual(
          written.map(({ text }) => text).toSorted(),
        )
      }
      const shown = clients.map((client) =>
        listConflicts(client.base)
          .map(({ itemId, field }) => `${itemId} ${field}`)
          .toSorted(),
      )
      expect(new Set(shown[0]).size).toBe(shown[0]?.length)
      for (const one of shown) expect(one).toEqual(shown[0])
      expect(await lostOf(tripId, made, whole as TripState)).toEqual([])
    },
  )
})

/**
 * Changes that are neither shown nor a rival, and whose value nobody who changed the same field later knew of. Who said the same
 * as another and then changed it knew that value, as in the proof of the merge.
 */
async function lostOf(tripId: string, made: readonly Made[], { items }: TripState): Promise<TripOp[]> {
  const result = await server.platform.database.db.execute(
    sql`select op_id, version from trip_ops where trip_id = ${tripId}`,
  )
  const versions = new Map(rowsOf(result).map((row) => [String(row.op_id), Number(row.version)]))
  expect(versions.size).toBe(made.length)
  const isKnown = (one: Made, later: Made) =>
    (later.who === one.who && later.nth > one.nth) ||
    (versions.get(one.op.opId) ?? Number.POSITIVE_INFINITY) <= later.known
  return made
    .filter((one) => {
      const field = items[one.op.itemId]?.fields[one.op.field]
      const values = field ? [field.value, ...field.rivals.map(({ value }) => value)] : []
      if (values.some((value) => isSameValue(value, one.op.value))) return false
      const rest = made.filter(({ op }) => op.itemId === one.op.itemId && op.field === one.op.field)
      const same = rest.filter(({ op }) => isSameValue(op.value, one.op.value))
      return !same.some((known) => rest.some((later) => isKnown(known, later)))
    })
    .map(({ op }) => op)
}
