import { type CalendarDay, calendarDay } from './calendar.ts'
import { type DayInterval, MINUTES_PER_DAY, overlay } from './day-intervals.ts'
import type { HoursRule, OpeningHours } from './grammar.ts'
import { type RuleInterval, ruleIntervals, type SunTimes } from './rule-intervals.ts'
import { type HolidayLookup, ruleAppliesTo } from './rule-matching.ts'

/** All intervals of a day from midnight to midnight, including the ones that began the day before. */
export function evaluateDay(
  hours: OpeningHours,
  number: number,
  holidays: HolidayLookup,
  sky: SunTimes,
): DayInterval[] {
  const day = calendarDay(number)
  const eve = hours.reachesOver ? calendarDay(number - 1) : null
  let result: DayInterval[] = []
  for (const { isFallback, rules } of hours.groups) {
    let layer = evaluateGroup(rules, isFallback ? [] : result, [eve, day], holidays, sky)
    if (isFallback) for (const part of result) layer = overlay(layer, part, part)
    result = layer
  }
  return mergeAdjacent(result)
}

/** A rule replaces earlier ones on its days unless it adds to them; a closing rule removes only its own hours. */
function evaluateGroup(
  rules: readonly HoursRule[],
  before: readonly DayInterval[],
  [eve, day]: [CalendarDay | null, CalendarDay],
  holidays: HolidayLookup,
  sky: SunTimes,
): DayInterval[] {
  let parts: DayInterval[] = [...before]
  for (const rule of rules) {
    const isToday = ruleAppliesTo(rule, day, holidays)
    if (isToday && !rule.isAdditional && rule.state !== 'closed') parts = []
    if (eve && ruleAppliesTo(rule, eve, holidays)) {
      for (const piece of ruleIntervals(rule, eve.number, sky))
        parts = overlayInterval(parts, rule, piece, MINUTES_PER_DAY)
    }
    if (isToday)
      for (const piece of ruleIntervals(rule, day.number, sky)) parts = overlayInterval(parts, rule, piece, 0)
  }
  return parts
}

/** `past` is how many minutes before this midnight the piece's own day began. */
function overlayInterval(
  under: DayInterval[],
  rule: HoursRule,
  piece: RuleInterval,
  past: number,
): DayInterval[] {
  // When a closed or uncertain time begins at an unknown hour, no earlier time of the day is certain.
  const parts = piece.isSure || rule.state === 'open' ? under : under.map(markUnknown)
  const from = Math.max(0, piece.from - past)
  const to = Math.min(MINUTES_PER_DAY, piece.to - past)
  if (from >= to) return parts
  const { state } = piece
  if (state === 'closed') return piece.isSure ? overlay(parts, { from, to }, null) : parts
  const isFirm = piece.isFirm && piece.from >= past
  return overlay(parts, { from, to }, { from, to, state, comment: rule.comment, isFirm, isOver: past > 0 })
}

function markUnknown(part: DayInterval): DayInterval {
  return { ...part, state: 'unknown', isFirm: false }
}

function mergeAdjacent(parts: readonly DayInterval[]): DayInterval[] {
  const result: DayInterval[] = []
  for (const part of parts) {
    const last = result.at(-1)
    const isSame = last?.to === part.from && last.state === part.state && last.comment === part.comment
    if (last && isSame && last.isOver === part.isOver && !part.isFirm) {
      result[result.length - 1] = { ...last, to: part.to }
    } else result.push(part)
  }
  return result
}
