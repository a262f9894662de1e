import { MINUTES_PER_DAY } from './day-intervals.ts'
import type { HoursRule, HoursSpan, SunEvent, TimePoint } from './grammar.ts'
import { nominalMinute } from './read-times.ts'

/** The local minute of an event of the sun on a day (days since 1970-01-01), or null when that is not known. */
export type SunTimes = (event: SunEvent, day: number) => number | null

/**
 * An interval of a rule in minutes after the midnight of its day; `DayInterval` explains `isFirm`. When `isSure` is false, a time
 * by the sun uses a conventional hour, because the real one is not known.
 */
export type RuleInterval = {
  from: number
  to: number
  state: HoursRule['state']
  isSure: boolean
  isFirm: boolean
}

/** The hours of a rule on a day that it matches; they may end on the next. */
export function ruleIntervals(rule: HoursRule, day: number, sky: SunTimes): RuleInterval[] {
  const pieces: RuleInterval[] = []
  for (const span of rule.spans) {
    const { from, to, isSure, isEmpty } = resolveSpan(span, day, sky)
    const state = isSure || rule.state === 'closed' ? rule.state : 'unknown'
    if (isEmpty && span.openEnd === null) continue
    if (isEmpty) pieces.push({ from, to, state, isSure, isFirm: false })
    else if (span.step > 0) pieces.push(...pointsOf(from, to, span.step, { state, isSure }))
    else {
      const isPoint = span.to === null && span.openEnd === null
      pieces.push({ from, to: isPoint ? from + 1 : to, state, isSure, isFirm: false })
    }
    if (span.openEnd === null) continue
    // An open end never lasts until the next opening.
    const others = rule.spans
      .filter((other) => other !== span)
      .map((other) => resolveMinute(other.from, day, sky).minute)
    const end = Math.min(span.openEnd, ...others.filter((start) => start > from && start >= to))
    const isFirm = span.to === null && state === 'open'
    pieces.push({ from: to, to: end, state: state === 'closed' ? state : 'unknown', isSure, isFirm })
  }
  return pieces
}

type ResolvedSpan = { from: number; to: number; isSure: boolean; isEmpty: boolean }

function resolveSpan(span: HoursSpan, day: number, sky: SunTimes): ResolvedSpan {
  const from = resolveMinute(span.from, day, sky)
  if (span.to === null) return { from: from.minute, to: from.minute, isSure: from.isSure, isEmpty: false }
  const to = resolveMinute(span.to, day, sky)
  const isSure = from.isSure && to.isSure
  if (to.minute > from.minute) return { from: from.minute, to: to.minute, isSure, isEmpty: false }
  if (isWithinDay(span.from, span.to)) return { from: from.minute, to: from.minute, isSure, isEmpty: true }
  const next = resolveMinute(span.to, day + 1, sky)
  return {
    from: from.minute,
    to: next.minute + MINUTES_PER_DAY,
    isSure: from.isSure && next.isSure,
    isEmpty: false,
  }
}

/**
 * True when an end that the sun put before its beginning is meant on the same day, so that nothing is left of the hours. The
 * grammar's evaluators decide it by the usual times of the sun: `sunrise-08:00` and `sunset-20:00` stay within the day,
 * `sunset-02:00` and `sunrise-05:59` go on past midnight.
 */
function isWithinDay(from: TimePoint, to: TimePoint): boolean {
  const followsSun = typeof from !== 'number' || typeof to !== 'number'
  return followsSun && nominalMinute(to) >= nominalMinute(from)
}

function resolveMinute(moment: TimePoint, day: number, sky: SunTimes): { minute: number; isSure: boolean } {
  if (typeof moment === 'number') return { minute: moment, isSure: true }
  const event = sky(moment.event, day)
  return event === null
    ? { minute: nominalMinute(moment), isSure: false }
    : { minute: event + moment.offset, isSure: true }
}

/** A point in time lasts a minute. */
function pointsOf(
  from: number,
  to: number,
  step: number,
  rest: Pick<RuleInterval, 'state' | 'isSure'>,
): RuleInterval[] {
  const count = Math.floor((to - from) / step) + 1
  return Array.from({ length: count }, (_, index) => {
    const start = from + index * step
    return { from: start, to: start + 1, ...rest, isFirm: false }
  })
}
