import { convertMoney, minutesOf, type PlanFacts, type Stop } from '../../trip/itinerary/index.ts'
import type { PlanView } from '../../trip/sync/index.ts'
import { type PlannedStop, plannedStops } from './stop-rows.rules.ts'

type StopSide = { day: number } & Pick<Stop, 'name' | 'poiId' | 'start' | 'end' | 'meal' | 'kind'>

/** How one stop differs between two plans; minutes and money (minor units of the currency of the total) are after less before. */
export type StopDifference = {
  id: string
  kind: 'added' | 'removed' | 'moved' | 'retimed' | 'replaced'
  before: StopSide | null
  after: StopSide | null
  minutes: number
  money: number
}
/** What all differences come to: money is that of the stops and of the ways between them. */
export type PlanDifference = {
  stops: StopDifference[]
  money: number
  ways: { minutes: number; money: number }
  currency: string
}

/** The differences of two plans of one trip, by the days and times of the plan after, what is gone before what comes. */
export function diffPlans(before: PlanView, after: PlanView, facts: PlanFacts): PlanDifference {
  const { currency } = before.plan.total
  const inTotal = (cost: Stop['cost']) => convertMoney(cost, currency, facts.rates)?.amount ?? 0
  const old = new Map(plannedStops(before).map((one) => [one.id, one]))
  const next = new Map(plannedStops(after).map((one) => [one.id, one]))
  const stops = [...new Set([...old.keys(), ...next.keys()])].flatMap((id) =>
    compareStop(id, old.get(id), next.get(id), inTotal),
  )
  const ways = (view: PlanView) => view.plan.days.flatMap(({ legs }) => legs)
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const waysOf = (view: PlanView) => ({
    minutes: sum(ways(view).map(({ minutes }) => minutes)),
    money: sum(ways(view).map(({ cost }) => inTotal(cost))),
  })
  const [was, is] = [waysOf(before), waysOf(after)]
  const waysMoney = is.money - was.money
  return {
    stops: stops.sort(byTime),
    money: sum(stops.map(({ money }) => money)) + waysMoney,
    ways: { minutes: is.minutes - was.minutes, money: waysMoney },
    currency,
  }
}

function compareStop(
  id: string,
  before: PlannedStop | undefined,
  after: PlannedStop | undefined,
  inTotal: (cost: Stop['cost']) => number,
): StopDifference[] {
  const kind = kindOf(before, after)
  if (!kind) return []
  const length = (one: PlannedStop | undefined) =>
    one ? minutesOf(one.stop.end) - minutesOf(one.stop.start) : 0
  const cost = (one: PlannedStop | undefined) => (one ? inTotal(one.stop.cost) : 0)
  return [
    {
      id,
      kind,
      before: sideOf(before),
      after: sideOf(after),
      minutes: length(after) - length(before),
      money: cost(after) - cost(before),
    },
  ]
}

function kindOf(
  before: PlannedStop | undefined,
  after: PlannedStop | undefined,
): StopDifference['kind'] | null {
  if (!before) return 'added'
  if (!after) return 'removed'
  // A meal without a place bears the name of where it is eaten.
  if (before.stop.poiId !== after.stop.poiId || before.stop.name !== after.stop.name) return 'replaced'
  if (before.day !== after.day) return 'moved'
  const isSame = before.stop.start === after.stop.start && before.stop.end === after.stop.end
  return isSame ? null : 'retimed'
}

function sideOf(planned: PlannedStop | undefined): StopSide | null {
  if (!planned) return null
  const { name, poiId, start, end, meal, kind } = planned.stop
  return Object.assign({ day: planned.day, name, poiId, start, end, kind }, meal ? { meal } : {})
}

function byTime(a: StopDifference, b: StopDifference): number {
  const place = ({ before, after }: StopDifference) => after ?? before
  const [one, other] = [place(a), place(b)]
  return (
    (one?.day ?? 0) - (other?.day ?? 0) ||
    minutesOf(one?.start ?? '00:00') - minutesOf(other?.start ?? '00:00') ||
    Number(a.after !== null) - Number(b.after !== null)
  )
}
