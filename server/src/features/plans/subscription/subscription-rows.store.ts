import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { trials } from './subscription.tables.ts'

const instant = (date: Date) => sql`${date.toISOString()}::timestamptz`
const isCurrent = (now: Date) => sql`(p.ends_at is null or p.ends_at > ${instant(now)})`

/** Trials of accounts, for a statement of another feature to join: `join ${trialRows('t')} on t.user_id = ...`. */
export function trialRows<Alias extends string>(alias: Alias) {
  const { userId, startedAt, endsAt } = trials
  return new QueryBuilder().select({ userId, startedAt, endsAt }).from(trials).as(alias)
}

/** Whether an account has its own plan now, as a condition of another statement. */
export function isSubscribed(userId: SQLWrapper, now: Date): SQL<boolean> {
  return sql`exists (select 1 from subscriptions p where p.user_id = ${userId} and ${isCurrent(now)})`
}

/** Whether an account has a plan now, its own or by a seat, as a condition of another statement. */
export function hasPlan(userId: SQLWrapper, now: Date): SQL<boolean> {
  return sql`(${isSubscribed(userId, now)} or exists (select 1 from seat_plan(${userId}, ${instant(now)})))`
}

/** The name of an account's effective plan, as a column of another statement. */
export function tierOf(userId: SQLWrapper, now: Date): SQL<string> {
  return sql`coalesce((select p.tier from subscriptions p where p.user_id = ${userId} and ${isCurrent(now)}),
    (select s.tier from seat_plan(${userId}, ${instant(now)}) s limit 1), 'Explorer')`
}

/** The ids of the seats that a person pays for or has, as a statement. */
export function seatIdsOf(userId: string): SQL {
  return sql`select s.id from seats s where ${userId} in (s.owner_id, s.user_id)`
}
