import type { HoursRule, HoursSpan, OpeningHours, TimePoint } from './grammar.ts'
import { isDateNext, readDates, readYears } from './read-dates.ts'
import { isDayNext, readDays, readWeeks } from './read-days.ts'
import { isTimeNext, readTimes } from './read-times.ts'
import { isNext, isYear, peek, type TokenCursor, takeToken } from './token-cursor.ts'

const STATES = ['open', 'unknown', 'closed'] as const
const MINUTES_PER_DAY = 1440
const WHOLE_DAY: HoursSpan = { from: 0, to: MINUTES_PER_DAY, openEnd: null, step: 0 }

type RuleDraft = { -readonly [Key in keyof HoursRule]: HoursRule[Key] }
type RulePart = 'years' | 'dates' | 'weeks' | 'days' | 'spans' | 'state' | 'comment'
type Separator = ';' | ',' | '||' | 'end'

/** A complete value; null when parsing stopped before its end. */
export function readOpeningHours(cursor: TokenCursor, points: boolean): OpeningHours | null {
  let group: { isFallback: boolean; rules: HoursRule[] } = { isFallback: false, rules: [] }
  const groups = [group]
  let separator: Separator | null = ';'
  while (separator !== 'end') {
    if (separator === '||' || (separator === ';' && group.isFallback)) {
      group = { isFallback: separator === '||', rules: [] }
      groups.push(group)
    }
    const rule: RuleDraft = { ...EMPTY_RULE, isAdditional: separator === ',' }
    const seen = readRule(cursor, rule, points)
    if (!seen) return null
    group.rules.push(rule)
    separator = readSeparator(cursor, seen.has('spans') || seen.has('state') || seen.has('comment'))
    if (!separator) return null
  }
  const rules = groups.flatMap((one) => one.rules)
  return {
    groups,
    asksSchool: rules.some(needsSchoolHolidays),
    reachesOver: rules.some(reachesPastMidnight),
    asksSun: rules.some(needsSun),
  }
}

const EMPTY_RULE: HoursRule = {
  isAdditional: false,
  state: 'open',
  comment: null,
  years: [],
  dates: [],
  weeks: [],
  days: [],
  spans: [WHOLE_DAY],
}

/**
 * The separator of two rules. One comma may remain at the end, and semicolons after any rule. After bare days a comma
 * continues the list of days; anything else there is a mistake.
 */
function readSeparator(cursor: TokenCursor, mayAdd: boolean): Separator | null {
  takeToken(cursor, '.')
  if (takeToken(cursor, '||')) return '||'
  if (takeToken(cursor, ',') && !isNext(cursor, ';') && !isNext(cursor, 'end')) return mayAdd ? ',' : null
  const isSemicolon = isNext(cursor, ';')
  while (isNext(cursor, ';')) cursor.place++
  if (isNext(cursor, 'end')) return 'end'
  return isSemicolon ? ';' : null
}

/** Parses selectors in any order, each kind once, and a state or a comment; null when there are none. */
function readRule(cursor: TokenCursor, rule: RuleDraft, points: boolean): ReadonlySet<RulePart> | null {
  const seen = new Set<RulePart>()
  for (let part = partAt(cursor); part; part = partAt(cursor)) {
    const mayColon = part !== 'comment' && (part !== 'spans' || isNext(cursor, 'always'))
    if (seen.has(part) || seen.has('comment')) return null
    // "Mo 1900-2200" is more likely an evening than three centuries.
    if (part === 'years' && seen.has('days')) return null
    if (!readPart(cursor, part, rule, points)) return null
    seen.add(part)
    if (mayColon) takeToken(cursor, ':')
  }
  if (rule.comment !== null && !seen.has('state')) rule.state = 'unknown'
  return seen.size === 0 ? null : seen
}

function partAt(cursor: TokenCursor): RulePart | null {
  const { kind } = peek(cursor)
  if (kind === 'week') return 'weeks'
  if (kind === 'state' || kind === 'comment') return kind
  if (isDateNext(cursor)) return 'dates'
  if (isYear(peek(cursor))) return 'years'
  if (isDayNext(cursor)) return 'days'
  return kind === 'always' || isTimeNext(cursor) ? 'spans' : null
}

function readPart(cursor: TokenCursor, part: RulePart, rule: RuleDraft, points: boolean): boolean {
  switch (part) {
    case 'years':
      return setPart(rule, part, readYears(cursor))
    case 'dates':
      return setPart(rule, part, readDates(cursor))
    case 'weeks':
      return setPart(rule, part, readWeeks(cursor))
    case 'days':
      return setPart(rule, part, readDays(cursor))
    case 'spans':
      return setPart(rule, part, takeToken(cursor, 'always') ? [WHOLE_DAY] : readTimes(cursor, points))
    case 'state':
      return setPart(rule, part, STATES[takeToken(cursor, 'state')?.value ?? -1] ?? null)
    case 'comment':
      return setPart(rule, part, takeToken(cursor, 'comment')?.text ?? null)
  }
}

function setPart<Key extends RulePart>(rule: RuleDraft, part: Key, value: RuleDraft[Key] | null): boolean {
  if (value === null) return false
  rule[part] = value
  return true
}

function needsSchoolHolidays({ days }: HoursRule): boolean {
  return days.some((list) => list.some((choice) => 'holiday' in choice && choice.holiday === 'school'))
}

/** Also true when it depends on the sun. */
function reachesPastMidnight({ spans }: HoursRule): boolean {
  return spans.some(
    ({ from, to, openEnd, step }) =>
      isSun(from) ||
      isSun(to) ||
      (to ?? 0) > MINUTES_PER_DAY ||
      (openEnd ?? 0) > MINUTES_PER_DAY ||
      (step > 0 && to === MINUTES_PER_DAY),
  )
}

function needsSun({ spans }: HoursRule): boolean {
  return spans.some(({ from, to }) => isSun(from) || isSun(to))
}

function isSun(moment: TimePoint | null): moment is Exclude<TimePoint, number> {
  return typeof moment === 'object' && moment !== null
}
