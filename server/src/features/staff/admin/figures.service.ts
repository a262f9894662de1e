import { addDays, daysBetween } from '@tripwright/domain/base/dates'
import { USAGE_TYPES } from '@tripwright/domain/plans/usage'
import type { DayFigures } from '@tripwright/domain/staff/admin'
import { countSignUps } from '#features/account/sign-in/index.ts'
import {
  countConversions,
  countLapsed,
  sumPayments,
  sumPaymentsByPlan,
} from '#features/plans/billing/index.ts'
import { countTrials } from '#features/plans/subscription/index.ts'
import { sumUsageByDay } from '#features/plans/usage/index.ts'
import { countsByDay, countsByName } from '#platform/counts/day-counts.store.ts'
import type { DayRange } from '#platform/db/by-day.ts'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'

const MAX_DAYS = 366

/** Every day of the range, also those without anything, and payments by plan. Throws bad-input for a range that is none. */
export async function gatherFigures(
  db: Db,
  { page = null, ...range }: DayRange & { page?: string | null | undefined },
) {
  const length = daysBetween(range.from, range.to) + 1
  if (length < 1 || length > MAX_DAYS) throw new AppError('bad-input')
  const signUps = byDay(await countSignUps(db, range))
  const trials = byDay(await countTrials(db, range))
  const conversions = byDay(await countConversions(db, range))
  const lapsed = byDay(await countLapsed(db, range))
  const payments = new Map((await sumPayments(db, range)).map((row) => [row.day, row]))
  const usage = new Map((await sumUsageByDay(db, range)).map((row) => [`${row.day} ${row.type}`, row.count]))
  const views = byDay(await countsByDay(db, 'view', range, page))
  const handOffs = byDay(await countsByDay(db, 'hand-off', range))
  const serverErrors = byDay(await countsByDay(db, 'error', range, 'server'))
  const browserErrors = byDay(await countsByDay(db, 'error', range, 'browser'))
  const days = Array.from({ length }, (_, i): DayFigures => {
    const day = addDays(range.from, i)
    const paid = payments.get(day)
    const usageOf = (type: string) => usage.get(`${day} ${type}`) ?? 0
    return {
      day,
      signUps: signUps.get(day) ?? 0,
      trials: trials.get(day) ?? 0,
      conversions: conversions.get(day) ?? 0,
      payments: paid?.payments ?? 0,
      lapsed: lapsed.get(day) ?? 0,
      paid: paid?.paid ?? 0,
      refunded: paid?.refunded ?? 0,
      views: views.get(day) ?? 0,
      handOffs: handOffs.get(day) ?? 0,
      serverErrors: serverErrors.get(day) ?? 0,
      browserErrors: browserErrors.get(day) ?? 0,
      usage: {
        ai_requests: usageOf('ai_requests'),
        itinerary_generations: usageOf('itinerary_generations'),
        search_requests: usageOf('search_requests'),
        saved_items: usageOf('saved_items'),
      },
    }
  })
  return {
    days,
    plans: await sumPaymentsByPlan(db, range),
    pages: await countsByName(db, 'view', range),
    partners: await countsByName(db, 'hand-off', range),
  }
}

function byDay(rows: readonly { day: string; count: number }[]): Map<string, number> {
  return new Map(rows.map(({ day, count }) => [day, count]))
}

/** The days as CSV; money as decimals in US dollars. Days and numbers alone, so that no cell can be a formula. */
export function figuresTable(days: readonly DayFigures[]): string {
  const head = [
    ...['day', 'sign_ups', 'trials', 'first_payments', 'payments', 'ended_plans', 'paid_usd', 'refunded_usd'],
    ...['views', 'hand_offs', 'server_errors', 'browser_errors'],
    ...USAGE_TYPES,
  ]
  const rows = days.map(({ day, signUps, trials, conversions, payments, lapsed, usage, ...rest }) => [
    ...[day, signUps, trials, conversions, payments, lapsed, dollars(rest.paid), dollars(rest.refunded)],
    ...[rest.views, rest.handOffs, rest.serverErrors, rest.browserErrors],
    ...USAGE_TYPES.map((type) => usage[type]),
  ])
  return [head, ...rows].map((row) => `${row.join(',')}\r\n`).join('')
}

const dollars = (cents: number) => `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
