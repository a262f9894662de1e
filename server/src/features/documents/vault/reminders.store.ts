import type { ReminderKind } from '@tripwright/domain/documents/vault'
import { and, asc, count, eq, gte, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import { hasPushDevice, notificationChoiceRows } from '#features/account/notifications/index.ts'
import { userRows } from '#features/account/sign-in/index.ts'
import { mailChoiceRows } from '#features/plans/trial-mails/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { reminders } from './vault.tables.ts'

export type ReminderRow = typeof reminders.$inferSelect
type NewReminder = Omit<ReminderRow, 'id' | 'queuedAt'>

/** The requested reminders without duplicates, each with its next day. */
export async function listRemindersOf(db: Db, userId: string) {
  const rows = await db
    .select({
      group: reminders.about,
      what: reminders.what,
      dueOn: reminders.dueOn,
      next: sql<string | null>`min(${reminders.remindOn}) filter (where ${reminders.queuedAt} is null)::text`,
    })
    .from(reminders)
    .where(eq(reminders.userId, userId))
    .groupBy(reminders.about, reminders.what, reminders.dueOn)
    .orderBy(asc(reminders.dueOn), asc(reminders.about), asc(reminders.what))
    .limit(2000)
  return rows.map((row) => ({ ...row, what: row.what as ReminderKind }))
}

/** Reminders of this day or a later one, sent or not, in order. */
export function listRemindersFrom(db: Db, userId: string, day: string): Promise<ReminderRow[]> {
  return db
    .select()
    .from(reminders)
    .where(and(eq(reminders.userId, userId), gte(reminders.remindOn, day)))
    .orderBy(asc(reminders.remindOn), asc(reminders.about), asc(reminders.what))
}

/** Of what a person has asked for; the same until something is asked for or called off. */
export async function remindersVersion(db: Db, userId: string): Promise<string> {
  const result = await db.execute(
    sql`select md5(coalesce(string_agg(one, ',' order by one), '')) as version
        from (select distinct about || ' ' || what || ' ' || due_on::text as one
              from reminders where user_id = ${userId}) asked`,
  )
  return String(rowsOf(result)[0]?.version)
}

/** Deletes the reminders about one subject (`about`). */
export async function deleteReminderGroup(db: Db, userId: string, about: string): Promise<void> {
  await db.delete(reminders).where(and(eq(reminders.userId, userId), eq(reminders.about, about)))
}

/** Replaces the reminders about one subject. A sent one stays, so that it is not sent again. */
export async function replaceReminderGroup(
  db: Db,
  { userId, about }: { userId: string; about: string },
  rows: NewReminder[],
) {
  const isAbout = and(eq(reminders.userId, userId), eq(reminders.about, about))
  await db.delete(reminders).where(rows.length === 0 ? isAbout : and(isAbout, isNull(reminders.queuedAt)))
  if (rows.length > 0) await db.insert(reminders).values(rows).onConflictDoNothing()
}

export async function countRemindersOf(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(reminders).where(eq(reminders.userId, userId))
  return row?.n ?? 0
}

/**
 * Reminders whose day may have come in some zone, of people who want them by mail or push; one page of people, ordered by
 * id.
 */
export async function listDueReminders(
  db: Db,
  { from, to }: { from: string; to: string },
  after: string,
  limit: number,
) {
  const result = await db.execute(
    sql`select distinct r.user_id from reminders r join ${userRows('u')} on u.id = r.user_id
        left join ${mailChoiceRows('c')} on c.user_id = r.user_id
        left join ${notificationChoiceRows('n')}
          on n.user_id = r.user_id and n.kind = 'reminder' and n.channel = 'push'
        where r.queued_at is null and r.remind_on >= ${from} and r.remind_on <= ${to} and r.user_id > ${after}
          and (u.email_verified and coalesce(c.wants_reminders, true) or coalesce(n.wants, true)
            and ${hasPushDevice(sql`r.user_id`)})
        order by r.user_id limit ${limit}`,
  )
  const people = rowsOf(result).map((row) => String(row.user_id))
  if (people.length === 0) return []
  return db
    .select()
    .from(reminders)
    .where(
      and(
        inArray(reminders.userId, people),
        isNull(reminders.queuedAt),
        gte(reminders.remindOn, from),
        lte(reminders.remindOn, to),
      ),
    )
    .orderBy(asc(reminders.userId), asc(reminders.dueOn), asc(reminders.id))
}

/** Marks reminders as queued. Gives the ids that no other process has marked. */
export async function markQueued(db: Db, ids: readonly string[], now: Date): Promise<string[]> {
  const rows = await db
    .update(reminders)
    .set({ queuedAt: now })
    .where(and(inArray(reminders.id, [...ids]), isNull(reminders.queuedAt)))
    .returning({ id: reminders.id })
  return rows.map(({ id }) => id)
}

export function listByIds(db: Db, ids: readonly string[]): Promise<ReminderRow[]> {
  return db
    .select()
    .from(reminders)
    .where(inArray(reminders.id, [...ids]))
    .orderBy(asc(reminders.dueOn), asc(reminders.id))
}

/** The address for reminders; null when it is unverified or the person wants no such mail. */
export async function findReminderAddress(db: Db, userId: string): Promise<string | null> {
  const result = await db.execute(
    sql`select u.email from ${userRows('u')} left join ${mailChoiceRows('c')} on c.user_id = u.id
        where u.id = ${userId} and u.email_verified and coalesce(c.wants_reminders, true)`,
  )
  const [row] = rowsOf(result)
  return row ? String(row.email) : null
}

/** Deletes reminders that were due before a day. */
export async function deletePast(db: Db, before: string): Promise<void> {
  await db.delete(reminders).where(lt(reminders.dueOn, before))
}
