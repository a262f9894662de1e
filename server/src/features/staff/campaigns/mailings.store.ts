import type { Mailing } from '@tripwright/domain/staff/campaigns'
import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import { mailChoiceRows } from '#features/plans/trial-mails/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { mailings } from './mailings.tables.ts'

export type MailingRow = typeof mailings.$inferSelect
type MailingDraftRow = Pick<MailingRow, 'id' | 'subject' | 'body' | 'plan' | 'language' | 'changedAt'>

/** The latest changes first, each with its results. */
export async function listLatest(db: Db, limit: number): Promise<Mailing[]> {
  const rows = await db
    .select()
    .from(mailings)
    .orderBy(desc(mailings.changedAt), desc(mailings.id))
    .limit(limit)
  return withCounts(db, rows)
}

export async function findMailing(db: Db, id: string): Promise<MailingRow | null> {
  const [row] = await db.select().from(mailings).where(eq(mailings.id, id))
  return row ?? null
}

/** The mailing, locked until the transaction ends. */
export async function lockMailing(db: Db, id: string): Promise<MailingRow | null> {
  const [row] = await db.select().from(mailings).where(eq(mailings.id, id)).for('update')
  return row ?? null
}

export async function insertDraft(db: Db, draft: MailingDraftRow): Promise<MailingRow | null> {
  const values = { ...draft, state: 'draft' as const, version: 1 }
  const [row] = await db.insert(mailings).values(values).onConflictDoNothing().returning()
  return row ?? null
}

/** Changes a row that the caller has locked. */
export async function changeMailing(db: Db, id: string, fields: Partial<MailingRow>): Promise<MailingRow> {
  const set = { ...fields, version: sql`${mailings.version} + 1` }
  const [row] = await db.update(mailings).set(set).where(eq(mailings.id, id)).returning()
  if (!row) throw new Error('the mailing that was locked is gone')
  return row
}

export async function deleteMailing(db: Db, id: string): Promise<void> {
  await db.delete(mailings).where(eq(mailings.id, id))
}

/** Due mailings. */
export function listDue(db: Db, now: Date): Promise<MailingRow[]> {
  return db
    .select()
    .from(mailings)
    .where(and(eq(mailings.state, 'scheduled'), lte(mailings.startsAt, now)))
}

/** Running mailings without recipients left. */
export async function listFinished(db: Db): Promise<MailingRow[]> {
  return db
    .select()
    .from(mailings)
    .where(
      and(
        eq(mailings.state, 'sending'),
        sql`not exists (select 1 from mailing_recipients r where r.mailing_id = mailings.id
              and r.state in ('waiting', 'sending'))`,
      ),
    )
}

/** Rows as staff see them. */
export async function withCounts(db: Db, rows: readonly MailingRow[]): Promise<Mailing[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const counted = rowsOf(
    await db.execute(
      sql`select r.mailing_id, r.state, count(*)::int as n,
            (count(*) filter (where c.news_left_by = r.mailing_id::text))::int as stopped
          from mailing_recipients r left join ${mailChoiceRows('c')} on c.user_id = r.user_id
          where ${inArray(sql`r.mailing_id`, ids)} group by 1, 2`,
    ),
  )
  return rows.map((row) =>
    toMailing(
      row,
      counted.filter(({ mailing_id }) => mailing_id === row.id),
    ),
  )
}

function toMailing(row: MailingRow, counted: readonly Record<string, unknown>[]): Mailing {
  const { id, subject, state, plan, language, version } = row
  const sum = (field: string) => counted.reduce((total, one) => total + Number(one[field]), 0)
  const of = (name: string) => Number(counted.find((one) => one.state === name)?.n ?? 0)
  return {
    id,
    subject,
    state,
    plan,
    language,
    version,
    changedAt: row.changedAt.toISOString(),
    startsAt: row.startsAt?.toISOString() ?? null,
    finishedAt: row.finishedAt?.toISOString() ?? null,
    counts: {
      all: sum('n'),
      waiting: of('waiting') + of('sending'),
      sent: of('sent'),
      failed: of('failed'),
      left: of('left'),
      unsure: of('unsure'),
      unsubscribed: sum('stopped'),
    },
  }
}
