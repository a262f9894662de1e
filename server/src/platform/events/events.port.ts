import type { Db } from '../db/db.port.ts'

/** News for one person's open tabs. Only a hint what to read again: the content stays behind the authorised calls. */
export type ServerEvent = { person: string; kind: string; id?: string }

export type ServerEventListener = {
  onEvent(event: ServerEvent): void
  /** Events may have been lost while the database was out of reach: read everything again. */
  missed(): void
  /** The hub closes: nothing comes any more. */
  end(): void
}

export type EventHub = {
  /** Part of the caller's transaction: published to every process on commit, or not at all. */
  publish(db: Db, event: ServerEvent): Promise<void>
  /** The same for several at once, in one statement however many people they are for. */
  publishAll(db: Db, events: readonly ServerEvent[]): Promise<void>
  /** Hears the events of one person until the returned function is called. */
  subscribe(person: string, listener: ServerEventListener): () => void
  /** How many listen to this person's events in this process. */
  listeners(person: string): number
  close(): Promise<void>
}
