import { formatClock } from '../../base/dates.ts'
import { minutesOf, type PlanFacts } from '../../trip/itinerary/index.ts'
import type { PlanView, StoredStop } from '../../trip/sync/index.ts'
import { planOfRows, rowsOf } from './stop-rows.rules.ts'
import { holds } from './wanted-change.rules.ts'

/** A found plan with the former times of the stops that need not move, the last of the trip first. */
export function withFormerTimes(
  before: PlanView,
  found: PlanView,
  facts: PlanFacts,
  subjects: readonly string[],
): PlanView {
  const old = new Map(rowsOf(before).map((row) => [row.id, row]))
  const wasAt = (row: StoredStop) => {
    const former = old.get(row.id)
    const isMoved = former?.day === row.day && (former.start !== row.start || former.minutes !== row.minutes)
    return isMoved && former.poiId === row.poiId && !subjects.includes(row.id) ? former : null
  }
  const formerRow = (row: StoredStop): StoredStop => {
    const former = wasAt(row)
    return former ? { ...row, start: former.start, minutes: former.minutes } : row
  }
  const planOf = (rows: readonly StoredStop[]) => {
    const plan = planOfRows(found.request, facts, rows)
    return holds(before.checks, plan.checks) && isInOrder(rows, plan) ? plan : null
  }
  const all = planOf(rowsOf(found).map(formerRow))
  if (all) return all
  let view = found
  for (const { id } of rowsOf(found).filter(wasAt).reverse()) {
    const rows = rowsOf(view)
    const restored = rows.map((row) => (row.id === id ? formerRow(row) : row))
    const at = rows.findIndex((row) => row.id === id)
    const pushed = pushLater(
      restored,
      at,
      endOf(restored[at]) - endOf(rows[at]),
      (row) => wasAt(row) !== null,
    )
    view = planOf(restored) ?? planOf(pushed) ?? view
  }
  return view
}

function endOf(row: StoredStop | undefined): number {
  return row ? minutesOf(row.start) + row.minutes : 0
}

/** The stops of the day after one, up to the first that stays, later by some minutes. */
function pushLater(
  rows: readonly StoredStop[],
  at: number,
  by: number,
  isFree: (row: StoredStop) => boolean,
): StoredStop[] {
  const day = rows[at]?.day
  const stays = rows.findIndex((row, i) => i > at && !(row.day === day && isFree(row)))
  const end = stays < 0 ? rows.length : stays
  return rows.map((row, i) =>
    by > 0 && i > at && i < end ? { ...row, start: formatClock(minutesOf(row.start) + by) } : row,
  )
}

/** Whether the stops of each day are in the order of `rows`. */
function isInOrder(rows: readonly StoredStop[], view: PlanView): boolean {
  return rowsOf(view).every(({ id }, i) => id === rows[i]?.id)
}
