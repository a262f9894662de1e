import { type ItemChange, isSameStep, joinChanges } from '@tripwright/domain/trip/sync'
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { userRows } from '#features/account/sign-in/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { tripHistory } from './trips.tables.ts'

/** How much of the history of a trip is kept (docs/decisions/0084). */
const MAX_ENTRIES = 500
const MAX_BYTES = 4 * 1024 * 1024

type NewEntry = Omit<typeof tripHistory.$inferInsert, 'id' | 'changes' | 'bytes' | 'toldAt'> & {
  changes?: readonly ItemChange[]
}

/** Adds to the history of a trip, in the transaction of what happened, and deletes what is too much of the oldest. */
export async function addToHistory(db: Db, { changes = [], ...entry }: NewEntry): Promise<void> {
  await db.insert(tripHistory).values({ ...entry, changes: [...changes], bytes: bytesOf(changes) })
  await deleteOldest(db, entry.tripId)
}

type Step = Required<Pick<NewEntry, 'tripId' | 'at'>> & {
  authorId: string
  changes: readonly ItemChange[]
  afterVersion: number
  version: number
  /** When the device made the first operation, and the last one of a call that was full. */
  from: number | null
  stepMs: number | null
}

/**
 * Adds the changes of a call to the newest row, where that is an earlier call of the same step and nobody was told of it; false
 * where it is none. A trip that is being made has no values in its row.
 */
export async function continueStep(db: Db, { tripId, authorId, at, changes, from, ...step }: Step) {
  const [row] = await db
    .select()
    .from(tripHistory)
    .where(eq(tripHistory.tripId, tripId))
    .orderBy(desc(tripHistory.n))
    .limit(1)
  const isOne =
    row?.authorId === authorId &&
    row.toldAt === null &&
    row.version === step.afterVersion &&
    isSameStep(row.stepMs, from) &&
    (row.kind === 'made' || row.kind === 'changed')
  if (!isOne) return false
  const joined = row.kind === 'made' ? [] : joinChanges(row.changes, changes)
  const set = { at, changes: joined, bytes: bytesOf(joined), version: step.version, stepMs: step.stepMs }
  // Somebody may be told of it at this moment.
  const isUntold = and(eq(tripHistory.id, row.id), isNull(tripHistory.toldAt))
  const updated = await db.update(tripHistory).set(set).where(isUntold).returning({ id: tripHistory.id })
  if (updated.length > 0) await deleteOldest(db, tripId)
  return updated.length > 0
}

function bytesOf(changes: readonly ItemChange[]): number {
  return Buffer.byteLength(JSON.stringify(changes))
}

async function deleteOldest(db: Db, tripId: string): Promise<void> {
  await db.execute(sql`delete from trip_history using (
      select id, row_number() over newest as place, sum(bytes) over newest as total
      from trip_history where trip_id = ${tripId}
      window newest as (order by n desc)
    ) as sized
    where trip_history.id = sized.id and sized.place > 1
      and (sized.place > ${MAX_ENTRIES} or sized.total > ${MAX_BYTES})`)
}

export type HistoryRow = {
  id: string
  at: Date
  kind: (typeof tripHistory.$inferSelect)['kind']
  author: { id: string; name: string } | null
  subject: { id: string; name: string } | null
  changes: ItemChange[]
}

/** One page of the history of a trip, newest first, before an entry of it. */
export async function listHistory(
  db: Db,
  tripId: string,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<HistoryRow[]> {
  const isBefore =
    before === undefined
      ? sql``
      : sql`and h.n < (select n from trip_history where trip_id = ${tripId} and id = ${before})`
  return readRows(db, sql`where h.trip_id = ${tripId} ${isBefore} order by h.n desc limit ${limit}`)
}

/** The changes of an entry, and of all that came after it, newest first; null when the entry is not kept. */
export async function listChangesFrom(db: Db, tripId: string, id: string): Promise<ItemChange[][] | null> {
  const rows = await readRows(
    db,
    sql`where h.trip_id = ${tripId}
      and h.n >= (select n from trip_history where trip_id = ${tripId} and id = ${id}) order by h.n desc`,
  )
  return rows.length === 0 ? null : rows.map(({ changes }) => changes)
}

async function readRows(db: Db, rest: SQL): Promise<HistoryRow[]> {
  const result = await db.execute(sql`select h.id, h.kind, h.changes, h.author_id, h.subject_id,
      a.name as author, s.name as subject, (extract(epoch from h.at) * 1000)::double precision as ms
    from trip_history h left join ${userRows('a')} on a.id = h.author_id
      left join ${userRows('s')} on s.id = h.subject_id ${rest}`)
  const person = (id: unknown, name: unknown) =>
    id === null ? null : { id: String(id), name: String(name ?? '') }
  return rowsOf(result).map((row) => ({
    id: String(row.id),
    at: new Date(Number(row.ms)),
    kind: row.kind as HistoryRow['kind'],
    author: person(row.author_id, row.author),
    subject: person(row.subject_id, row.subject),
    changes: row.changes as ItemChange[],
  }))
}

/** Who gave fields their values and when, by the version of the trip that each value made; an unknown one is absent. */
export async function listAuthors(
  db: Db,
  tripId: string,
  versions: readonly number[],
): Promise<{ version: number; at: Date; author: HistoryRow['author'] }[]> {
  const wanted = JSON.stringify([...new Set(versions)])
  const result = await db.execute(sql`select v.version::bigint as version, h.author_id, a.name as author,
      (extract(epoch from h.at) * 1000)::double precision as ms
    from jsonb_array_elements_text(${wanted}::jsonb) as v (version)
      join trip_history h on h.trip_id = ${tripId}
        and h.after_version < v.version::bigint and h.version >= v.version::bigint
      left join ${userRows('a')} on a.id = h.author_id`)
  return rowsOf(result).map((row) => ({
    version: Number(row.version),
    at: new Date(Number(row.ms)),
    author: row.author_id === null ? null : { id: String(row.author_id), name: String(row.author ?? '') },
  }))
}

/** Marks as told what happened in trips that nobody else is in: there is nobody to tell. */
export async function markTripsOfOne(db: Db, now: Date): Promise<void> {
  await db.execute(sql`update trip_history set told_at = ${now.toISOString()}, mentioned = '[]'
    where told_at is null and not exists (
      select 1 from trip_members m where m.trip_id = trip_history.trip_id and m.ended_at is null)`)
}

/** Ids of trips in which something happened that nobody was notified of yet. */
export async function listUntoldTrips(db: Db, most: number): Promise<string[]> {
  const result = await db.execute(
    sql`select distinct trip_id from trip_history where told_at is null limit ${most}`,
  )
  return rowsOf(result).map((row) => String(row.trip_id))
}

type UntoldRow = Pick<HistoryRow, 'kind' | 'at' | 'author'> & {
  subjectId: string | null
  mentioned: string[]
  hasBooking: boolean
  isQuiet: boolean
  /** Whether the trip itself was deleted, or brought back. */
  hasDeletion: boolean
}

/** Fields that are no mark of the day and no tick of a packing list; the first tick of a suggestion makes its item. */
const OTHER_THAN_MARKS = `$[*] ? (@.kind != "trip").fields.keyvalue() ? (${[
  'mark',
  'isPacked',
  'suggestion',
  'kind',
]
  .map((field) => `@.key != "${field}"`)
  .join(' && ')})`
/** Fields of the trip itself beside its deletion, which is told by itself. */
const OTHER_THAN_DELETION = '$[*] ? (@.kind == "trip").fields.keyvalue() ? (@.key != "deleted")'
const DELETION = '$[*] ? (@.kind == "trip").fields.deleted'

/** What nobody was notified of yet in a trip, oldest first; it is marked as told by the same transaction. */
export async function takeUntold(db: Db, tripId: string, now: Date): Promise<UntoldRow[]> {
  const result = await db.execute(sql`with told as (
      select id, n, kind, at, author_id, subject_id, mentioned, changes from trip_history
      where trip_id = ${tripId} and told_at is null for update
    ), marked as (
      update trip_history h set told_at = ${now.toISOString()}, mentioned = '[]' from told where h.id = told.id
    )
    select t.kind, t.author_id, t.subject_id, t.mentioned, t.changes @> '[{"kind": "booking"}]' as has_booking,
      not jsonb_path_exists(t.changes, ${OTHER_THAN_MARKS}::jsonpath)
        and not jsonb_path_exists(t.changes, ${OTHER_THAN_DELETION}::jsonpath) as is_quiet,
      jsonb_path_exists(t.changes, ${DELETION}::jsonpath) as has_deletion,
      a.name, (extract(epoch from t.at) * 1000)::double precision as ms
    from told t left join ${userRows('a')} on a.id = t.author_id order by t.n`)
  return rowsOf(result).map((row) => ({
    kind: row.kind as HistoryRow['kind'],
    at: new Date(Number(row.ms)),
    author: row.author_id === null ? null : { id: String(row.author_id), name: String(row.name ?? '') },
    subjectId: row.subject_id === null ? null : String(row.subject_id),
    mentioned: row.mentioned as string[],
    hasBooking: row.has_booking === true,
    isQuiet: row.is_quiet === true,
    hasDeletion: row.has_deletion === true,
  }))
}
