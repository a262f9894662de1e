import { weekdayOf } from '../../base/dates.ts'
import { currencyDecimals } from '../../base/money.ts'
import { convertMoney, minutesOf, type PlanFacts } from '../../trip/itinerary/index.ts'
import type { PlanView } from '../../trip/sync/index.ts'
import type { ToolInput } from '../tools/index.ts'
import { findNamedPlaces, findNamedStops } from './find-named-stop.rules.ts'
import { type PlannedStop, plannedStops } from './stop-rows.rules.ts'
import type { ChangeObstacle, WantedChange } from './wanted-change.rules.ts'

export type ChangeArguments = ToolInput<'plan.change'>
/** What has to be asked before a change is clear, with the answers to choose from. */
export type ChangeQuestion =
  | { asks: 'kind' | 'sum'; total: number; currency: string }
  | { asks: 'stop' | 'place'; names: string[] }
  | { asks: 'day'; days: number[] }
export type ResolvedChange =
  | { state: 'clear'; change: WantedChange }
  | { state: 'question'; question: ChangeQuestion }
  | { state: 'refused'; obstacle: ChangeObstacle }

type ReadContext = { args: ChangeArguments; view: PlanView; facts: PlanFacts }
const MAX_OFFERED = 4

/** Looks up what a change names in the plan: its stops, days and sums; asks where several are meant. */
export function resolveChange(args: ChangeArguments, view: PlanView, facts: PlanFacts): ResolvedChange {
  const context = { args, view, facts }
  switch (args.kind) {
    case 'pace': {
      const days = daysNamed(context) ?? allDays(view)
      return days.length === 0 ? noSuchDay(args) : clear({ kind: 'pace', days, pace: args.pace ?? 'relaxed' })
    }
    case 'arrival':
    case 'departure':
      return resolveEnds(context, args.kind)
    case 'rest':
      return resolveRest(context)
    case 'budget':
      return resolveBudget(context)
    case 'meals':
      return resolveMeals(context)
    case 'move':
      return resolveMove(context)
    case 'remove':
      return resolveRemove(context)
    case 'swap':
      return resolveSwap(context)
    case 'add':
      return resolveAdd(context)
    default:
      return question({ asks: 'kind', total: view.plan.total.amount, currency: view.plan.total.currency })
  }
}

const clear = (change: WantedChange): ResolvedChange => ({ state: 'clear', change })
const question = (asked: ChangeQuestion): ResolvedChange => ({ state: 'question', question: asked })
const refused = (obstacle: ChangeObstacle): ResolvedChange => ({ state: 'refused', obstacle })
const allDays = ({ plan }: PlanView): number[] => [...plan.days.keys()]

/** The days that are named, by index; null when none is, empty when the trip has no such day. */
function daysNamed({ args, view }: ReadContext): number[] | null {
  const { day, date, weekday, every, isLastDay } = args
  const { days } = view.plan
  if (isLastDay) return [days.length - 1]
  if (every) return allDays(view)
  if (day !== undefined) return day <= days.length ? [day - 1] : []
  const onDate = days.findIndex((one) => one.date === date)
  if (onDate >= 0) return [onDate]
  if (weekday !== undefined) return allDays(view).filter((i) => weekdayOf(days[i]?.date ?? '') === weekday)
  return date === undefined ? null : []
}

/** "Remove the opera on Friday": of several the one on that day. */
function resolveRemove(context: ReadContext): ResolvedChange {
  const days = daysNamed(context)
  const isOnDay = ({ day }: PlannedStop) => days === null || days.includes(day)
  return withStop(context, ({ id }) => clear({ kind: 'remove', id }), isOnDay)
}

function noSuchDay({ change }: ChangeArguments): ResolvedChange {
  return refused({ why: 'no-day', name: change })
}

function resolveEnds(context: ReadContext, kind: 'arrival' | 'departure'): ResolvedChange {
  const { args, view } = context
  const { request, plan } = view
  const end = kind === 'arrival' ? 0 : plan.days.length - 1
  const named = daysNamed(context)
  // On another day the trip would be longer or shorter: asked, never guessed.
  if (named !== null && !named.includes(end)) return question({ asks: 'day', days: [end] })
  const day = kind === 'arrival' ? plan.days[0] : plan.days.at(-1)
  const transports = ['flight', 'train', 'bus', 'ferry']
  const booked = request.bookings.find(
    ({ kind: one, date, endDate = date }) =>
      transports.includes(one ?? '') && (kind === 'arrival' ? endDate : date) === day?.date,
  )
  // When it arrives is changed with the booking.
  if (booked) return refused({ why: 'booked', name: booked.name })
  const now =
    kind === 'arrival' ? (request.arrival ?? request.dayStart) : (request.departure ?? request.dayEnd)
  const minutes = args.clock === undefined ? minutesOf(now) + (args.minutes ?? 0) : minutesOf(args.clock)
  return minutes === minutesOf(now) ? refused({ why: 'already', name: '' }) : clear({ kind, minutes })
}

/** A named day, else the one of which least is lost: nothing booked or asked for, neither the first nor the last. */
function resolveRest(context: ReadContext): ResolvedChange {
  const { view, facts, args } = context
  const named = daysNamed(context)
  if (named?.length === 0) return noSuchDay(args)
  if (named && named.length > 1) return question({ asks: 'day', days: named })
  if (named?.[0] !== undefined) return clear({ kind: 'rest', day: named[0] })
  const renown = new Map(
    facts.guides.flatMap((guide) => guide.pointsOfInterest).map((one) => [one.id, one.renown]),
  )
  const { mustSee } = view.request
  const lossOf = (day: number) =>
    plannedStops(view)
      .filter((one) => one.day === day)
      .reduce((sum, { stop }) => {
        const isWanted = stop.kind === 'booking' || stop.isLocked || mustSee.includes(stop.poiId ?? '')
        return sum + (isWanted ? 1000 : stop.kind === 'visit' ? (renown.get(stop.poiId ?? '') ?? 0) ** 2 : 0)
      }, 0)
  const inner = allDays(view).slice(1, -1)
  const sorted = (inner.length > 0 ? inner : allDays(view)).sort((a, b) => lossOf(a) - lossOf(b))
  return clear({ kind: 'rest', day: sorted[0] ?? 0 })
}

function resolveBudget({ args, view, facts }: ReadContext): ResolvedChange {
  const { amount: total, currency } = view.plan.total
  if (args.amount === undefined) return question({ asks: 'sum', total, currency })
  const code = args.currency ?? currency
  const minor = Math.round(args.amount * 10 ** currencyDecimals(code))
  const sum = convertMoney({ amount: minor, currency: code }, currency, facts.rates)?.amount
  if (sum === undefined) return question({ asks: 'sum', total, currency })
  const amount = Math.max(0, args.isTotal ? sum : total - sum)
  return amount >= total ? refused({ why: 'already', name: '' }) : clear({ kind: 'budget', amount })
}

function resolveMeals(context: ReadContext): ResolvedChange {
  const { view, args } = context
  const { meal, diets = [] } = args
  const days = daysNamed(context)
  const tables = plannedStops(view).filter(
    ({ stop }) => stop.kind === 'meal' && (meal === undefined || stop.meal === meal),
  )
  const found = days === null ? tables : tables.filter(({ day }) => days.includes(day))
  if (found.length === 0) return refused({ why: 'not-in-plan', name: meal ?? args.change })
  const isEvery = args.every === true || (meal === undefined && days === null)
  if (found.length > 1 && meal !== undefined && !isEvery)
    return question({ asks: 'day', days: [...new Set(found.map(({ day }) => day))] })
  const ids = found.map(({ id }) => id)
  return clear({ kind: 'meals', ids, diets, isEveryMeal: meal === undefined && isEvery })
}

/** The one stop that is named; asks when there are several, and says so when there is none. */
function withStop(
  { args, view, facts }: ReadContext,
  then: (stop: PlannedStop) => ResolvedChange,
  prefer: (stop: PlannedStop) => boolean = () => true,
): ResolvedChange {
  const words = args.stop ?? args.meal ?? ''
  const all = findNamedStops(words, view, facts)
  const from = all.filter(({ day }) => args.from === undefined || day === args.from - 1)
  const preferred = from.filter(prefer)
  const found = preferred.length > 0 ? preferred : from
  const [first] = found
  if (!first) return refused({ why: 'not-in-plan', name: words || args.change })
  if (found.length === 1) return then(first)
  const names = [...new Set(found.map(({ stop }) => stop.name))]
  // Tables are told apart by their days, sights by their names.
  return first.stop.meal && found.every(({ stop }) => stop.meal)
    ? question({ asks: 'day', days: [...new Set(found.map(({ day }) => day))] })
    : question({ asks: 'stop', names: names.slice(0, MAX_OFFERED) })
}

function resolveMove(context: ReadContext): ResolvedChange {
  const { view, args } = context
  const days = daysNamed(context)
  if (days?.length === 0) return noSuchDay(args)
  const { part = null } = args
  const isOnDay = ({ day }: PlannedStop) => days === null || part === null || days.includes(day)
  return withStop(
    context,
    (planned) => {
      if (days === null)
        return part === null
          ? question({ asks: 'day', days: allDays(view).filter((day) => day !== planned.day) })
          : clear({ kind: 'move', id: planned.id, day: planned.day, part })
      // With a part of the day, a day on which it is already says which stop is meant.
      const [day = planned.day, ...more] = days
      return more.length > 0
        ? question({ asks: 'day', days })
        : clear({ kind: 'move', id: planned.id, day, part })
    },
    isOnDay,
  )
}

function resolveSwap(context: ReadContext): ResolvedChange {
  const { view, facts, args } = context
  const days = daysNamed(context)
  return withStop(
    context,
    ({ id, day }) => {
      if (args.place === undefined) return clear({ kind: 'swap', id, poiId: null })
      const cityId = view.plan.days[day]?.cityId
      const there = {
        ...view,
        plan: { ...view.plan, days: view.plan.days.filter((one) => one.cityId === cityId) },
      }
      const found = findNamedPlaces(args.place, there, facts)
      const [place] = found
      if (!place) return refused({ why: 'no-place', name: args.place })
      if (found.length > 1)
        return question({ asks: 'place', names: found.slice(0, MAX_OFFERED).map(({ name }) => name) })
      return isPlanned(view, place.id)
        ? refused({ why: 'already', name: place.name })
        : clear({ kind: 'swap', id, poiId: place.id })
    },
    ({ day }) => days === null || days.includes(day),
  )
}

function isPlanned(view: PlanView, poiId: string): boolean {
  return plannedStops(view).some(({ stop }) => stop.poiId === poiId)
}

function resolveAdd(context: ReadContext): ResolvedChange {
  const { view, facts, args } = context
  const days = daysNamed(context)
  if (days?.length === 0) return noSuchDay(args)
  const words = args.place ?? args.stop ?? ''
  const found = findNamedPlaces(words, view, facts)
  const [place] = found
  if (!place) return refused({ why: 'no-place', name: words || args.change })
  if (found.length > 1)
    return question({ asks: 'place', names: found.slice(0, MAX_OFFERED).map(({ name }) => name) })
  const planned = plannedStops(view).find(({ stop }) => stop.poiId === place.id)
  if (!planned) return clear({ kind: 'add', poiId: place.id, days: days ?? allDays(view) })
  const [day = planned.day] = days ?? []
  // What is in the plan already moves to that day.
  return day === planned.day
    ? refused({ why: 'already', name: place.name })
    : clear({ kind: 'move', id: planned.id, day, part: args.part ?? null })
}
