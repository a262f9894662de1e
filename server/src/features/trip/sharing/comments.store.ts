import { and, eq, type SQL, sql } from 'drizzle-orm'
import { userRows } from '#features/account/sign-in/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { tripComments } from './comments.tables.ts'

type CommentRow = {
  id: string
  itemId: string
  day: string | null
  text: string
  at: Date
  userId: string
  by: string
  photo?: string
}

/** The comments of a trip, oldest first. */
export async function findComments(db: Db, tripId: string): Promise<CommentRow[]> {
  const result =
    await db.execute(sql`select c.id, c.item_id, c.day::text as day, c.text, c.user_id, u.name, u.image,
      (extract(epoch from c.at) * 1000)::double precision as ms
    from trip_comments c join ${userRows('u')} on u.id = c.user_id
    where c.trip_id = ${tripId} order by c.at, c.id`)
  return rowsOf(result).map((row) => ({
    id: String(row.id),
    itemId: String(row.item_id),
    day: row.day === null ? null : String(row.day),
    text: String(row.text),
    at: new Date(Number(row.ms)),
    userId: String(row.user_id),
    by: String(row.name),
    ...(typeof row.image === 'string' && { photo: row.image }),
  }))
}

/** Stores a comment once; false when its id is taken. */
export async function insertComment(db: Db, values: typeof tripComments.$inferInsert): Promise<boolean> {
  const rows = await db
    .insert(tripComments)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: tripComments.id })
  return rows.length > 0
}

/** Deletes a comment of a trip, by this author alone where one is given; false when there is none. */
export async function deleteComment(
  db: Db,
  { tripId, id, userId }: { tripId: string; id: string; userId: string | null },
): Promise<boolean> {
  const isTheirs = userId === null ? undefined : eq(tripComments.userId, userId)
  const isIt = and(eq(tripComments.tripId, tripId), eq(tripComments.id, id), isTheirs)
  return (await db.delete(tripComments).where(isIt).returning({ id: tripComments.id })).length > 0
}

/** Deletes the comments of the trips in a CTE named `gone`; part of the statement that erases their content. */
export const deleteCommentsOfGone: SQL = sql`delete from trip_comments using gone where trip_comments.trip_id = gone.id`
