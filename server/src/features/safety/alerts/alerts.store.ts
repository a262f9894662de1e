import type { IsoDate } from '@tripwright/domain/base/dates'
import { ADVISORY_ISSUERS, type TravelAdvisory } from '@tripwright/domain/safety/advice'
import {
  ADVICE_ALERT_DAYS,
  type AdviceChange,
  type AlertDetail,
  alertDetail,
  type monitoringWindow,
  parseTripPlaces,
  type StoredTripPlace,
  type TripAlert,
} from '@tripwright/domain/safety/alerts'
import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import { z } from 'zod/mini'
import { notificationChoiceRows } from '#features/account/notifications/index.ts'
import { lockAccount, userRows } from '#features/account/sign-in/index.ts'
import { mailChoiceRows } from '#features/plans/trial-mails/index.ts'
import { firstStops, lockedLivingTrip, tripRows } from '#features/trip/sync/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { adviceChanges, adviceLevels, tripAlerts } from './alerts.tables.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const epochMillis = (column: ReturnType<typeof sql>) =>
  sql`(extract(epoch from ${column}) * 1000)::double precision`

type Advice = Pick<TravelAdvisory, 'level' | 'parts'>
type Issuer = TravelAdvisory['issuer']

/** The last stored advice of a government, by country. */
export async function readAdvice(db: Db, issuer: Issuer): Promise<Map<string, Advice>> {
  const rows = await db.select().from(adviceLevels).where(eq(adviceLevels.issuer, issuer))
  return new Map(rows.map(({ country, level, parts }) => [country, { level, parts }]))
}

/** Inserts the advice for countries without a row; leaves existing rows. */
export async function addAdvice(
  db: Db,
  issuer: Issuer,
  readings: Record<string, TravelAdvisory>,
): Promise<void> {
  const rows = Object.entries(readings).map(([country, { level, parts }]) => ({ country, level, parts }))
  await db.execute(
    sql`insert into advice_levels (issuer, country, level, parts)
        select ${issuer}, r.country, r.level, r.parts
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(country text, level integer, parts integer)
        on conflict do nothing`,
  )
}

/** Locks the advice of one government: no other process compares it until the transaction ends. */
export async function lockAdvice(db: Db, issuer: Issuer): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`alerts.advice.${issuer}`}))`)
}

/** Replaces the advice of a government for a country. */
export async function updateAdvice(
  db: Db,
  { country, now }: { country: string; now: TravelAdvisory },
): Promise<void> {
  await db
    .update(adviceLevels)
    .set({ level: now.level, parts: now.parts })
    .where(and(eq(adviceLevels.issuer, now.issuer), eq(adviceLevels.country, country)))
}

/** Stores a change, to be sent as an alert. */
export async function insertChange(
  db: Db,
  { country, before, now }: { country: string; before: Advice; now: TravelAdvisory },
  seenAt: Date,
): Promise<void> {
  await db.insert(adviceChanges).values({
    issuer: now.issuer,
    country,
    fromLevel: before.level,
    toLevel: now.level,
    fromParts: before.parts,
    toParts: now.parts,
    date: now.date,
    url: now.url,
    seenAt,
  })
}

/** The changes recent enough to be sent. */
export async function listAdviceChanges(db: Db, now: Date): Promise<AdviceChange[]> {
  const since = new Date(now.getTime() - ADVICE_ALERT_DAYS * DAY_MS)
  const rows = await db
    .select()
    .from(adviceChanges)
    .where(gte(adviceChanges.seenAt, since))
    .orderBy(asc(adviceChanges.id))
  return rows.flatMap((row) => {
    const issuer = ADVISORY_ISSUERS.find((one) => one === row.issuer)
    if (!issuer) return []
    return {
      id: String(row.id),
      issuer,
      country: row.country,
      from: { level: row.fromLevel, parts: row.fromParts },
      to: { level: row.toLevel, parts: row.toParts },
      date: row.date,
      url: row.url,
      seenAt: row.seenAt.getTime(),
    }
  })
}

/** Deletes outdated changes, old alerts, and alerts of erased trips. */
export async function deleteOld(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await db.delete(adviceChanges).where(lt(adviceChanges.seenAt, before(2 * ADVICE_ALERT_DAYS)))
  await db.execute(
    sql`delete from trip_alerts a using ${tripRows('t')}
        where t.id = a.trip_id and (a.found_at < ${before(180).toISOString()} or t.purged_at is not null)`,
  )
}

export type MonitoredTripRow = {
  id: string
  userId: string
  title: string
  startDate: IsoDate
  endDate: IsoDate
  createdAt: number
  places: StoredTripPlace[]
}

/** Watched trips whose owners want alerts, ordered by id; where a trip names no towns, its first stops stand in for them. */
export async function listMonitoredTrips(
  db: Db,
  { endsFrom, startsUntil }: ReturnType<typeof monitoringWindow>,
  after: string | null,
  limit: number,
): Promise<MonitoredTripRow[]> {
  const isAfter = after === null ? sql`true` : sql`t.id > ${after}::uuid`
  const result = await db.execute(
    sql`select t.id, t.user_id, t.title, t.start_date::text as start_date, t.end_date::text as end_date,
          ${epochMillis(sql`t.created_at`)} as created,
          case when t.places <> '[]' then t.places else ${firstStops(sql`t.id`)} end as places
        from ${tripRows('t')}
        left join ${notificationChoiceRows('c')}
          on c.user_id = t.user_id and c.kind = 'trip-alert' and c.channel = 'here'
        where not t.is_deleted and t.end_date >= ${endsFrom} and t.start_date <= ${startsUntil}
          and coalesce(c.wants, true) and ${isAfter}
        order by t.id limit ${limit}`,
  )
  return rowsOf(result).map((row) => ({
    id: String(row.id),
    userId: String(row.user_id),
    title: String(row.title),
    startDate: String(row.start_date),
    endDate: String(row.end_date),
    createdAt: Number(row.created),
    places: parseTripPlaces(row.places),
  }))
}

/**
 * Stores an alert near a trip: each event once, and again as unsent when it became more severe. Does nothing where the trip
 * was deleted meanwhile.
 */
export async function addAlert(
  db: Db,
  { userId, tripId }: { userId: string; tripId: string },
  { event, rank, detail }: TripAlert,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  await db.execute(
    sql`insert into trip_alerts as known (trip_id, event, user_id, rank, detail, found_at)
        select t.id, ${event}::text, t.user_id, ${rank}::integer, ${JSON.stringify(detail)}::jsonb,
          ${at}::timestamptz
        from (${lockedLivingTrip(tripId, userId)}) t
        on conflict (trip_id, event) do update
          set rank = excluded.rank, detail = excluded.detail, found_at = excluded.found_at, told_at = null
          where known.rank < excluded.rank`,
  )
}

/** People with unsent alerts found since a time, who still want alerts. */
export async function listUsersWithPending(db: Db, since: Date): Promise<string[]> {
  const result = await db.execute(
    sql`select distinct a.user_id from trip_alerts a
        left join ${notificationChoiceRows('c')}
          on c.user_id = a.user_id and c.kind = 'trip-alert' and c.channel = 'here'
        where a.told_at is null and a.found_at >= ${since.toISOString()} and coalesce(c.wants, true)
        order by a.user_id`,
  )
  return rowsOf(result).map((row) => String(row.user_id))
}

export type PendingAlert = { tripId: string; event: string; rank: number; detail: AlertDetail }

/** A person's unsent alerts, the most severe first, locked until the transaction ends. */
export async function lockPendingAlerts(db: Db, userId: string, since: Date): Promise<PendingAlert[]> {
  await lockAccount(db, userId)
  const result = await db.execute(
    sql`select a.trip_id, a.event, a.rank, a.detail from trip_alerts a join ${tripRows('t')} on t.id = a.trip_id
        where a.user_id = ${userId} and a.told_at is null and a.found_at >= ${since.toISOString()}
          and not t.is_deleted
        order by a.rank desc, a.found_at, a.event`,
  )
  return rowsOf(result).flatMap(toAlert)
}

export async function markNotified(
  db: Db,
  { tripId, event }: Pick<PendingAlert, 'tripId' | 'event'>,
  now: Date,
): Promise<void> {
  await db
    .update(tripAlerts)
    .set({ toldAt: now })
    .where(and(eq(tripAlerts.tripId, tripId), eq(tripAlerts.event, event)))
}

/** The alerts of a mail that still apply. */
export async function findAlerts(
  db: Db,
  userId: string,
  keys: readonly { tripId: string; event: string }[],
): Promise<AlertDetail[]> {
  const result = await db.execute(
    sql`select a.trip_id, a.event, a.rank, a.detail from trip_alerts a join ${tripRows('t')} on t.id = a.trip_id
        join jsonb_to_recordset(${JSON.stringify(keys)}::jsonb) as k("tripId" uuid, event text)
          on k."tripId" = a.trip_id and k.event = a.event
        where a.user_id = ${userId} and not t.is_deleted
        order by a.rank desc, a.found_at, a.event`,
  )
  return rowsOf(result).flatMap((row) => toAlert(row).map(({ detail }) => detail))
}

/** The address for alerts; null when it is unverified or the person wants no such mail. */
export async function findMailAddress(db: Db, userId: string): Promise<string | null> {
  const result = await db.execute(
    sql`select u.email from ${userRows('u')} left join ${mailChoiceRows('c')} on c.user_id = u.id
        where u.id = ${userId} and u.email_verified and coalesce(c.wants_trip_alerts, true)`,
  )
  const [row] = rowsOf(result)
  return row ? String(row.email) : null
}

// Skips a row that an older version stored in another shape.
function toAlert(row: Record<string, unknown>): PendingAlert[] {
  const detail = z.safeParse(alertDetail, row.detail)
  if (!detail.success) return []
  return [
    {
      tripId: String(row.trip_id),
      event: String(row.event),
      rank: Number(row.rank),
      detail: detail.data,
    },
  ]
}
