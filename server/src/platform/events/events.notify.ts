import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Db } from '../db/db.port.ts'
import type { Log } from '../log/log.ts'
import type { EventHub, ServerEvent, ServerEventListener } from './events.port.ts'

const CHANNEL = 'live_events'
/** PostgreSQL refuses a payload of 8000 bytes. */
const MAX_BYTES = 7999

const liveEvent = z.object({ person: z.string(), kind: z.string(), id: z.string().exactOptional() })

/** Live events over LISTEN/NOTIFY: one LISTEN per process, passed on to the person's subscribers in this process. */
export async function makeEvents(database: Database, log: Log): Promise<EventHub> {
  const listeners = new Map<string, Set<ServerEventListener>>()
  const everyone = () => [...listeners.values()].flatMap((some) => [...some])
  const onPayload = (payload: string) => {
    const event = parse(payload)
    if (event) for (const listener of [...(listeners.get(event.person) ?? [])]) listener.onEvent(event)
    else log.warn({ bytes: payload.length }, 'a notification that is no live event was passed over')
  }
  const unlisten = await database.listen(CHANNEL, onPayload, () => {
    for (const listener of everyone()) listener.missed()
  })

  return {
    publish: (db, event) => publishAll(db, [event]),
    publishAll,
    subscribe(person, listener) {
      // A copy, because one listener may subscribe twice.
      const own = { ...listener }
      listeners.set(person, (listeners.get(person) ?? new Set()).add(own))
      return () => {
        const some = listeners.get(person)
        some?.delete(own)
        if (some?.size === 0) listeners.delete(person)
      }
    },
    listeners: (person) => listeners.get(person)?.size ?? 0,
    async close() {
      for (const listener of everyone()) listener.end()
      listeners.clear()
      await unlisten()
    },
  }
}

async function publishAll(db: Db, events: readonly ServerEvent[]): Promise<void> {
  if (events.length === 0) return
  const payloads = JSON.stringify(events.map(payloadOf))
  await db.execute(
    sql`select pg_notify(${CHANNEL}, payload) from json_array_elements_text(${payloads}::json) as payload`,
  )
}

/** Throws where it would exceed PostgreSQL's limit. */
function payloadOf({ person, kind, id }: ServerEvent): string {
  const payload = JSON.stringify({ person, kind, id })
  if (Buffer.byteLength(payload) > MAX_BYTES)
    throw new Error(`the live event ${kind.slice(0, 40)} is too long to publish`)
  return payload
}

function parse(payload: string): ServerEvent | null {
  try {
    return liveEvent.safeParse(JSON.parse(payload)).data ?? null
  } catch {
    return null
  }
}
