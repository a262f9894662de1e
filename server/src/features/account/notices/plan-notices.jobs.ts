import { isTellingHour } from '@tripwright/domain/account/notices'
import { z } from 'zod'
import { findAddress } from '#features/account/sign-in/index.ts'
import { listPastDue } from '#features/plans/billing/index.ts'
import {
  listEndedSeats,
  listEndingTrials,
  SEAT_JOB,
  type SeatNews,
} from '#features/plans/subscription/index.ts'
import { forEachIsolated } from '#platform/jobs/for-each-isolated.ts'
import type { Job } from '#platform/jobs/jobs.port.ts'
import { readClocks } from './clocks.store.ts'
import { forgetTold, type Notice, type NoticeDeps, tellOnce, withoutTold } from './told-notices.store.ts'

const RETRIES = 12
const DAY_MS = 24 * 60 * 60 * 1000
const RETENTION_DAYS = 400
/** A squad that ended before is no news. */
const ENDED_SEAT_MS = 3 * DAY_MS

const seatNews = z.object({
  userId: z.string(),
  seatId: z.string(),
  what: z.enum(['seat-taken', 'seat-left', 'seat-ended', 'squad-ended']),
  name: z.string(),
})

/** Tells people of their plan: what became of a seat and its squad, that a trial ends, that a payment failed. */
export function planNoticesJobs(deps: NoticeDeps): Job[] {
  const { database, now } = deps
  return [
    { name: SEAT_JOB, retries: RETRIES, run: (data) => tellOfSeat(deps, seatNews.parse(data)) },
    { name: 'notices.plans', schedule: '8,23,38,53 * * * *', run: () => tellOfPlans(deps) },
    {
      name: 'notices.forget',
      schedule: '35 4 * * *',
      run: () => forgetTold(database.db, new Date(now().getTime() - RETENTION_DAYS * DAY_MS)),
    },
  ]
}

async function tellOfSeat(deps: NoticeDeps, { userId, seatId, what, name }: SeatNews): Promise<void> {
  // The account may be deleted meanwhile.
  if ((await findAddress(deps.database.db, userId)) === null) return
  const detail: Record<string, string> = what === 'seat-taken' || what === 'seat-left' ? { name } : {}
  const notification = { userId, kind: what, detail, path: '/settings#squad' }
  await tellOnce(deps, { key: `${what}:${seatId}`, notification })
}

async function tellOfPlans(deps: NoticeDeps): Promise<void> {
  const { db } = deps.database
  const now = deps.now()
  const trials = await listEndingTrials(db, now, new Date(now.getTime() + DAY_MS))
  const seats = await listEndedSeats(db, new Date(now.getTime() - ENDED_SEAT_MS), now)
  const clock = await readClocks(
    db,
    [...trials, ...seats].map(({ userId }) => userId),
  )
  const lost = seats
    .filter(({ userId }) => isTellingHour(clock(userId, now.getTime())))
    .map(({ userId, seatId, endedAt }): Notice => {
      const notification = { userId, kind: 'squad-ended' as const, detail: {}, path: '/settings#squad' }
      return { key: `squad-ended:${seatId}:${endedAt.toISOString()}`, notification }
    })
  const ending = trials
    .filter(({ userId }) => isTellingHour(clock(userId, now.getTime())))
    .map(({ userId, endsAt }): Notice => {
      const notification = { userId, kind: 'trial-ending' as const, detail: {}, path: '/pricing' }
      return { key: `trial-ending:${endsAt.toISOString()}`, notification }
    })
  const failed = (await listPastDue(db)).map(({ userId, id, periodStart }): Notice => {
    const notification = { userId, kind: 'payment-failed' as const, detail: {}, path: '/settings#plan' }
    return { key: `payment-failed:${id}:${periodStart.toISOString()}`, notification }
  })
  const notices = await withoutTold(db, [...ending, ...lost, ...failed])
  const [fault] = await forEachIsolated(notices, (notice) => tellOnce(deps, notice))
  if (fault !== undefined) throw fault
}
