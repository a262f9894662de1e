import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { rowsOf } from '#platform/db/rows.ts'

type Row = Record<string, unknown>

/** Ways in and their secrets: an export is a file that people mail to themselves. */
const SECRET_TABLES = ['accounts', 'email_links', 'two_factors']
const SECRET_COLUMNS = [
  'token',
  'token_hash',
  'device',
  'trace',
  'public_key',
  'credential_id',
  'storage_key',
  // Whoever has these can speak to somebody's browser.
  'endpoint',
  'p256dh',
  'auth',
  'server_key',
]

/** Tables whose rows belong to a row of another table, with the condition that makes them somebody's. */
const CHILDREN = {
  seats: sql`id in (select s.id from seats s join users u on u.id in (s.owner_id, s.user_id) where u.id = `,
  purchases: sql`customer_id in (select id from payment_customers where user_id = `,
  receipts: sql`customer_id in (select id from payment_customers where user_id = `,
  trip_links: sql`trip_id in (select id from trips where user_id = `,
  trip_items: sql`trip_id in (select id from trips where user_id = `,
  support_messages: sql`request_id in (select id from support_requests where user_id = `,
}

/** Every row of the account, table by table. A new table with a `user_id` is in it without a line here. */
export async function readOwnData(
  db: Db,
  userId: string,
): Promise<{ account: Row; tables: Record<string, Row[]> }> {
  const [account = {}] = rowsOf(await db.execute(sql`select * from users where id = ${userId}`))
  const found = await db.execute(
    sql`select table_name from information_schema.columns
        where table_schema = 'public' and column_name = 'user_id' order by table_name`,
  )
  const names = rowsOf(found)
    .map((row) => String(row.table_name))
    .filter((name) => !SECRET_TABLES.includes(name))
  const tables: Record<string, Row[]> = {}
  for (const name of names)
    tables[name] = await readRows(db, sql`select * from ${sql.identifier(name)} where user_id = ${userId}`)
  for (const [name, condition] of Object.entries(CHILDREN))
    tables[name] = await readRows(db, sql`select * from ${sql.identifier(name)} where ${condition}${userId})`)
  return { account, tables }
}

async function readRows(db: Db, query: ReturnType<typeof sql>): Promise<Row[]> {
  return rowsOf(await db.execute(query)).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !SECRET_COLUMNS.includes(column))),
  )
}

/**
 * Deletes the account; what belongs to it goes with it by its foreign keys. What names it in another way goes by hand: what was
 * remembered for retries, open steps of a sign-in and trusted devices, and what was written to us from its address as a guest.
 */
export async function deletePerson(db: Db, { id, email }: { id: string; email: string }): Promise<void> {
  await db.execute(sql`delete from idempotency_keys where scope = ${`person:${id}`}`)
  await db.execute(sql`delete from verifications where position(${id}::text in value) > 0`)
  await db.execute(sql`delete from support_requests where email = ${email}`)
  await db.execute(sql`delete from users where id = ${id}`)
}
