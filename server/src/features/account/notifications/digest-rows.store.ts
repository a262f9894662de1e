import { DIGEST_KINDS, type NotificationChoiceKind } from '@tripwright/domain/account/notifications'
import { and, asc, eq, gte, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { findChoices } from './notification-choices.store.ts'
import { notifications } from './notifications.tables.ts'

/** People with something new that they did not read and that no summary had, by id; `after` is the last of the page before. */
export async function listUnmailed(db: Db, since: Date, after: string, limit: number): Promise<string[]> {
  const result = await db.execute(sql`select distinct user_id from notifications
    where read_at is null and mailed_at is null and choices <> '{}' and choices && ${kinds()}
      and created_at >= ${since.toISOString()} and user_id > ${after} order by user_id limit ${limit}`)
  return rowsOf(result).map((row) => String(row.user_id))
}

/** What a person did not read and no summary had, of the kinds that they want by mail, oldest first. */
export async function listForDigest(db: Db, userId: string, since: Date) {
  const choices = await findChoices(db, userId)
  const wanted = DIGEST_KINDS.filter((kind) => Reflect.get(choices[kind], 'mail') === true)
  const { id, kind, detail, tripId, choices: decisive, createdAt, readAt, mailedAt } = notifications
  const rows = await db
    .select({ id, kind, detail, tripId, decisive })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(readAt), isNull(mailedAt), gte(createdAt, since)))
    .orderBy(asc(createdAt), asc(id))
    .limit(500)
  return rows.filter((row) => row.decisive.some((one: NotificationChoiceKind) => wanted.includes(one)))
}

export async function markMailed(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({ mailedAt: now })
    .where(inArray(notifications.id, [...ids]))
}

function kinds() {
  return sql`array[${sql.join(
    DIGEST_KINDS.map((kind) => sql`${kind}::text`),
    sql`, `,
  )}]`
}
