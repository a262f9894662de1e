import type { Db } from '../db/db.port.ts'

/** An event for a person's open tabs. It only says what to read again: the content stays behind the authorised calls. */
export type ServerEvent = { person: string; kind: string; id?: string }

export type ServerEventListener = {
  onEvent(event: ServerEvent): void
  /** Events may have been lost while the database was unreachable: read everything again. */
  missed(): void
  /** The hub closes: no event follows. */
  end(): void
}

export type EventHub = {
  /** Part of the caller's transaction: published to every process on commit, or not at all. */
  publish(db: Db, event: ServerEvent): Promise<void>
  /** The same for several people, in one statement however many they are. */
  publishAll(db: Db, events: readonly ServerEvent[]): Promise<void>
  /** Subscribes to a person's events until the returned function is called. */
  subscribe(person: string, listener: ServerEventListener): () => void
  /** Number of this person's subscribers in this process. */
  listeners(person: string): number
  close(): Promise<void>
}
