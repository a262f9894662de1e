import { type SQL, sql } from 'drizzle-orm'
import { deleteAccount, emailOf, readAccountRow } from '#features/account/sign-in/index.ts'
import { customerIdsOf, receiptIdsOf } from '#features/plans/billing/index.ts'
import { seatIdsOf } from '#features/plans/subscription/index.ts'
import { deleteRequestsFrom, requestIdsOf } from '#features/support/conversations/index.ts'
import { forgetInvitationsTo } from '#features/trip/sharing/index.ts'
import { tripIdsOf } from '#features/trip/sync/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { deleteCallsOf } from '#platform/http/idempotency.store.ts'
import { deleteSentMailsTo } from '#platform/mail/sent-mails.store.ts'

type Row = Record<string, unknown>

/** Tables with credentials, which an export must not hold: people mail it to themselves. */
const SECRET_TABLES = ['accounts', 'email_links', 'two_factors']
const SECRET_COLUMNS = [
  'token',
  'token_hash',
  'device',
  'trace',
  'public_key',
  'credential_id',
  'storage_key',
  'thumbnail_key',
  'part_keys',
  // These keys let anyone send messages to the browser.
  'endpoint',
  'p256dh',
  'auth',
  'server_key',
]

/** Tables whose rows belong to a row of another table, with the condition that names their owner. */
const CHILDREN: Record<string, (userId: string) => SQL> = {
  seats: (userId) => sql`id in (${seatIdsOf(userId)})`,
  purchases: (userId) => sql`customer_id in (${customerIdsOf(userId)})`,
  receipts: (userId) => sql`customer_id in (${customerIdsOf(userId)})`,
  refunds: (userId) => sql`receipt_id in (${receiptIdsOf(userId)})`,
  sent_mails: (userId) => sql`email = ${emailOf(sql`${userId}`)}`,
  trip_takedowns: (userId) => sql`trip_id in (${tripIdsOf(userId)})`,
  trip_links: (userId) => sql`trip_id in (${tripIdsOf(userId)})`,
  trip_history: (userId) => sql`trip_id in (${tripIdsOf(userId)})`,
  // Of the own trips, without what others have of their own in them; and what one has of one's own in any.
  trip_items: (userId) => sql`user_id = ${userId} or (user_id is null and trip_id in (${tripIdsOf(userId)}))`,
  support_messages: (userId) => sql`request_id in (${requestIdsOf(userId)})`,
  support_notes: (userId) => sql`request_id in (${requestIdsOf(userId)})`,
}

/** Every row of the account, table by table. A new table with a `user_id` is in it without a line here. */
export async function readOwnData(
  db: Db,
  userId: string,
): Promise<{ account: Row; tables: Record<string, Row[]> }> {
  const account = await readAccountRow(db, userId)
  const result = await db.execute(
    sql`select table_name from information_schema.columns
        where table_schema = 'public' and column_name = 'user_id' order by table_name`,
  )
  const names = rowsOf(result)
    .map((row) => String(row.table_name))
    .filter((name) => !SECRET_TABLES.includes(name))
  const tables: Record<string, Row[]> = {}
  for (const name of names)
    tables[name] = await readRows(db, sql`select * from ${sql.identifier(name)} where user_id = ${userId}`)
  for (const [name, condition] of Object.entries(CHILDREN))
    tables[name] = await readRows(db, sql`select * from ${sql.identifier(name)} where ${condition(userId)}`)
  return { account, tables }
}

async function readRows(db: Db, query: SQL): Promise<Row[]> {
  return rowsOf(await db.execute(query)).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !SECRET_COLUMNS.includes(column))),
  )
}

/**
 * Deletes the account; foreign keys delete its rows. Data that names the account without a foreign key is deleted here:
 * responses stored for retries, pending sign-in steps and trusted devices, support requests sent from its address as a
 * guest, which emails went to it, and that invitations to trips were mailed to it.
 */
export async function deletePerson(db: Db, { id, email }: { id: string; email: string }): Promise<void> {
  await deleteCallsOf(db, id)
  await deleteRequestsFrom(db, email)
  await forgetInvitationsTo(db, email)
  await deleteSentMailsTo(db, email)
  await deleteAccount(db, id)
}
