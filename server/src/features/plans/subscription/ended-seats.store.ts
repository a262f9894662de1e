import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/db.port.ts'
import { rowsOf } from '#platform/db/rows.ts'

type TakenSeat = { userId: string; seatId: string }

/** Seats whose squad ran out between two moments, and when it did. */
export async function listEndedSeats(
  db: Db,
  since: Date,
  now: Date,
): Promise<(TakenSeat & { endedAt: Date })[]> {
  const result =
    await db.execute(sql`select s.id, s.user_id, (extract(epoch from p.ends_at) * 1000)::double precision as ms
    from seats s join subscriptions p on p.user_id = s.owner_id
    where s.user_id is not null and p.tier = 'Nomad Squad'
      and p.ends_at > ${since.toISOString()}::timestamptz and p.ends_at <= ${now.toISOString()}::timestamptz
    order by s.id`)
  return rowsOf(result).map((row) => ({ ...seatOf(row), endedAt: new Date(Number(row.ms)) }))
}

/** Seats that people have in the squad of this account. */
export async function listTakenSeats(db: Db, ownerId: string): Promise<TakenSeat[]> {
  const result = await db.execute(
    sql`select id, user_id from seats where owner_id = ${ownerId} and user_id is not null order by id`,
  )
  return rowsOf(result).map(seatOf)
}

function seatOf(row: Record<string, unknown>): TakenSeat {
  return { seatId: String(row.id), userId: String(row.user_id) }
}
