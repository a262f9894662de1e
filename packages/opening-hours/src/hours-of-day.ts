import { type DayInterval, intersectCertain, MINUTES_PER_DAY } from './day-intervals.ts'
import { evaluateDay } from './evaluate-day.ts'
import type { OpeningHours } from './grammar.ts'
import type { SunTimes } from './rule-intervals.ts'

/** The context of the hours of a place, by days since 1970-01-01; `school` is null when school holidays are unknown. */
export type HoursContext = {
  public: (day: number) => boolean
  school: ((day: number) => boolean) | null
  sky: SunTimes
}

/**
 * The hours that begin on a day, in order. Hours that go on past midnight end after minute 1440, and the next day does not
 * repeat them.
 */
export function intervalsOfDay(hours: OpeningHours, day: number, surroundings: HoursContext): DayInterval[] {
  const today = evaluate(hours, day, surroundings)
  if (!hours.reachesOver) return today
  const isOver = today[0]?.isOver && today[0].from === 0
  const spilledCount = isOver ? spilledOver(evaluate(hours, day - 1, surroundings), today).length : 0
  const stretches = today.slice(spilledCount)
  if (!endsOpen(today)) return stretches
  for (const part of spilledOver(today, evaluate(hours, day + 1, surroundings))) {
    const next = { ...part, from: part.from + MINUTES_PER_DAY, to: part.to + MINUTES_PER_DAY }
    const last = stretches.at(-1)
    const isSame = last?.to === next.from && last.state === next.state && last.comment === next.comment
    if (last && isSame) stretches[stretches.length - 1] = { ...last, to: next.to }
    else stretches.push(next)
  }
  return stretches
}

/** True when the day's own hours last until its midnight. */
function endsOpen(day: readonly DayInterval[]): boolean {
  const last = day.at(-1)
  return last?.to === MINUTES_PER_DAY && !last.isOver
}

/** The parts of a day that continue the hours of the day before, without a gap and without becoming certain. */
function spilledOver(before: readonly DayInterval[], day: readonly DayInterval[]): DayInterval[] {
  let state = before.at(-1)?.state
  let edge = 0
  if (!endsOpen(before)) return []
  const end = day.findIndex((part) => {
    const goesOn = part.isOver && part.from === edge && (part.state === state || state === 'open')
    edge = part.to
    state = part.state
    return !goesOn
  })
  return day.slice(0, end === -1 ? day.length : end)
}

/** With unknown school holidays, only hours that apply both with and without them are certain. */
function evaluate(hours: OpeningHours, day: number, surroundings: HoursContext): DayInterval[] {
  const { school, sky } = surroundings
  const withSchool = (isSchool: (day: number) => boolean) =>
    evaluateDay(hours, day, { public: surroundings.public, school: isSchool }, sky)
  if (school || !hours.asksSchool) return withSchool(school ?? never)
  return intersectCertain(withSchool(never), withSchool(always))
}

function never(): boolean {
  return false
}

function always(): boolean {
  return true
}
