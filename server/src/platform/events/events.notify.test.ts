import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '../db/db.port.ts'
import { openTestDatabase } from '../db/test-database.ts'
import { makeFakeLog } from '../log/log.fake.ts'
import { makeEvents } from './events.notify.ts'
import type { EventHub, ServerEvent } from './events.port.ts'

let database: Database
let hub: EventHub
/** The hub of another process on the same database. */
let other: EventHub
const log = makeFakeLog()

beforeAll(async () => {
  database = await openTestDatabase()
  hub = await makeEvents(database, log)
  other = await makeEvents(database, log)
})
afterAll(async () => {
  await hub.close()
  await other.close()
  await database.close()
})

function listen(to: EventHub, person: string) {
  const events: ServerEvent[] = []
  const calls: string[] = []
  const leave = to.subscribe(person, {
    onEvent: (event) => void events.push(event),
    missed: () => void calls.push('missed'),
    end: () => void calls.push('end'),
  })
  return { events, calls, leave }
}

describe('live events', () => {
  it('reach every subscriber of that person, in every process, and no other', async () => {
    const tabs = [listen(hub, 'ann'), listen(hub, 'ann'), listen(other, 'ann')]
    const bob = listen(hub, 'bob')
    const event = { person: 'ann', kind: 'saved', id: '"42"\n' }
    await hub.publish(database.db, event)
    await other.publish(database.db, { person: 'ann', kind: 'trips' })
    for (const { events } of tabs)
      await vi.waitFor(() => expect(events).toEqual([event, { person: 'ann', kind: 'trips' }]))
    expect(bob.events).toEqual([])
    for (const { leave } of [...tabs, bob]) leave()
  })

  it('are published at the commit, and never after a rollback', async () => {
    const { events, leave } = listen(hub, 'carol')
    const failing = database.db.transaction(async (transaction) => {
      await hub.publish(transaction, { person: 'carol', kind: 'rolled-back' })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await database.db.transaction(async (transaction) => {
      await hub.publish(transaction, { person: 'carol', kind: 'committed' })
      await transaction.execute(sql`select 1`)
      expect(events).toEqual([])
    })
    await vi.waitFor(() => expect(events).toEqual([{ person: 'carol', kind: 'committed' }]))
    leave()
  })

  it('are not heard any more by one who has left, while others still do', async () => {
    const gone = listen(hub, 'dan')
    const here = listen(hub, 'dan')
    expect(hub.listeners('dan')).toBe(2)
    gone.leave()
    gone.leave()
    expect(hub.listeners('dan')).toBe(1)
    await hub.publish(database.db, { person: 'dan', kind: 'saved' })
    await vi.waitFor(() => expect(here.events).toHaveLength(1))
    expect(gone.events).toEqual([])
    here.leave()
    expect(hub.listeners('dan')).toBe(0)
  })

  it('for many people are sent in one statement, and each receives their own', async () => {
    const people = Array.from({ length: 200 }, (_, i) => `person-${i}`)
    const events: string[] = []
    const leave = people.map((person) =>
      hub.subscribe(person, {
        onEvent: (event) => events.push(`${event.person} ${event.id}`),
        missed: () => undefined,
        end: () => undefined,
      }),
    )
    const execute = vi.spyOn(database.db, 'execute')
    await hub.publishAll(
      database.db,
      people.map((person) => ({ person, kind: 'trips', id: `of ${person} "é"` })),
    )
    await hub.publishAll(database.db, [])
    expect(execute).toHaveBeenCalledTimes(1)
    execute.mockRestore()
    await vi.waitFor(() => expect(events).toEqual(people.map((person) => `${person} of ${person} "é"`)))
    for (const end of leave) end()
  })

  it('are refused when they would be too long to tell', async () => {
    const { events, leave } = listen(hub, 'eve')
    const publish = (id: string) => hub.publish(database.db, { person: 'eve', kind: 'saved', id })
    await expect(publish('é'.repeat(4000))).rejects.toThrow('too long')
    await publish('é'.repeat(3970))
    await vi.waitFor(() => expect(events).toHaveLength(1))
    leave()
  })

  it('pass over what is no event, and say so without showing it', async () => {
    const { events, leave } = listen(hub, 'finn')
    for (const payload of ['no json', '{"person":"finn"}', '{"person":"finn","kind":7}', 'null'])
      await database.db.execute(sql`select pg_notify('live_events', ${payload})`)
    await hub.publish(database.db, { person: 'finn', kind: 'saved' })
    await vi.waitFor(() => expect(events).toEqual([{ person: 'finn', kind: 'saved' }]))
    expect(log.lines).toHaveLength(8)
    expect(JSON.stringify(log.lines)).not.toContain('finn')
    leave()
  })

  it('end for every listener when the hub closes', async () => {
    const closing = await makeEvents(database, log)
    const { calls, events } = listen(closing, 'gil')
    await closing.close()
    expect(calls).toEqual(['end'])
    await hub.publish(database.db, { person: 'gil', kind: 'saved' })
    const { events: control, leave } = listen(hub, 'gil')
    await hub.publish(database.db, { person: 'gil', kind: 'control' })
    await vi.waitFor(() => expect(control.map(({ kind }) => kind)).toContain('control'))
    expect(events).toEqual([])
    leave()
  })

  it.runIf(process.env.TEST_DATABASE_URL)(
    'tell listeners that they may have missed some when the connection was lost',
    async () => {
      const { events, calls, leave } = listen(hub, 'hal')
      await database.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`,
      )
      await vi.waitFor(() => expect(calls).toEqual(['missed']), { timeout: 10_000 })
      await hub.publish(database.db, { person: 'hal', kind: 'saved' })
      await vi.waitFor(() => expect(events).toHaveLength(1))
      leave()
    },
  )
})
