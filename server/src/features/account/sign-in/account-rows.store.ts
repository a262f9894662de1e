import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { sessions, users } from './auth.tables.ts'

/** Accounts, for a statement of another feature to join: `join ${userRows('u')} on u.id = ...`. */
export function userRows<Alias extends string>(alias: Alias) {
  const { id, email, emailVerified, image, name, role, twoFactorEnabled } = users
  return new QueryBuilder()
    .select({ id, email, emailVerified, image, name, role, twoFactorEnabled })
    .from(users)
    .as(alias)
}

/** Sessions, for a statement of another feature to join. */
export function sessionRows<Alias extends string>(alias: Alias) {
  const { id, expiresAt } = sessions
  return new QueryBuilder().select({ id, expiresAt }).from(sessions).as(alias)
}

// In a select from one table drizzle writes column names without the table; beside the accounts table such a name would be
// ambiguous.
const qualified = (column: SQLWrapper) => sql`${column}`

/** The address of an account as a column of another statement; null when there is none. */
export function emailOf(userId: SQLWrapper): SQL<string | null> {
  return sql`(select u.email from users u where u.id = ${qualified(userId)})`
}

/** The name of an account as a column of another statement; null when there is none. */
export function nameOf(userId: SQLWrapper): SQL<string | null> {
  return sql`(select u.name from users u where u.id = ${qualified(userId)})`
}

/** Counts of accounts, as columns of a statement that counts other tables too. */
export function userCounts(weekAgo: string): SQL {
  return sql`
    (select count(*)::int from users) as people,
    (select count(*)::int from users where email_verified) as verified,
    (select count(*)::int from users where created_at >= ${weekAgo}::timestamptz) as new_in_week,
    (select count(distinct user_id)::int from sessions where updated_at >= ${weekAgo}::timestamptz) as seen_in_week,
    (select count(*)::int from users where role <> 'user') as staff`
}
