import { type Cursor, isNext, isYear, peek, take } from './cursor.ts'
import type { Moment, OpeningHours, Rule, Span } from './grammar.ts'
import { isDateNext, readDates, readYears } from './read-dates.ts'
import { isDayNext, readDays, readWeeks } from './read-days.ts'
import { isTimeNext, readTimes } from './read-times.ts'

const STATES = ['open', 'unknown', 'closed'] as const
const DAY = 1440
const WHOLE_DAY: Span = { from: 0, to: DAY, openEnd: null, step: 0 }

type Draft = { -readonly [Key in keyof Rule]: Rule[Key] }
type Part = 'years' | 'dates' | 'weeks' | 'days' | 'spans' | 'state' | 'comment'
type Separator = ';' | ',' | '||' | 'end'

/** A whole value; null when reading stopped before its end. */
export function readOpeningHours(cursor: Cursor, points: boolean): OpeningHours | null {
  let group: { isFallback: boolean; rules: Rule[] } = { isFallback: false, rules: [] }
  const groups = [group]
  let separator: Separator | null = ';'
  while (separator !== 'end') {
    if (separator === '||' || (separator === ';' && group.isFallback)) {
      group = { isFallback: separator === '||', rules: [] }
      groups.push(group)
    }
    const rule: Draft = { ...BLANK, isAdditional: separator === ',' }
    const seen = readRule(cursor, rule, points)
    if (!seen) return null
    group.rules.push(rule)
    separator = readSeparator(cursor, seen.has('spans') || seen.has('state') || seen.has('comment'))
    if (!separator) return null
  }
  const rules = groups.flatMap((one) => one.rules)
  return {
    groups,
    asksSchool: rules.some(asksSchool),
    reachesOver: rules.some(reachesOver),
    asksSun: rules.some(asksSun),
  }
}

const BLANK: Rule = {
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
 * What stands between two rules. One comma may be left over at the end, semicolons behind any rule. Behind bare days a
 * comma goes on with the list of days, so that something else there is a slip of the pen.
 */
function readSeparator(cursor: Cursor, mayAdd: boolean): Separator | null {
  take(cursor, '.')
  if (take(cursor, '||')) return '||'
  if (take(cursor, ',') && !isNext(cursor, ';') && !isNext(cursor, 'end')) return mayAdd ? ',' : null
  const isSemicolon = isNext(cursor, ';')
  while (isNext(cursor, ';')) cursor.place++
  if (isNext(cursor, 'end')) return 'end'
  return isSemicolon ? ';' : null
}

/** Selectors in any order, each kind once, and a state or a comment: what was read, or null. */
function readRule(cursor: Cursor, rule: Draft, points: boolean): ReadonlySet<Part> | null {
  const seen = new Set<Part>()
  for (let part = partAt(cursor); part; part = partAt(cursor)) {
    const mayColon = part !== 'comment' && (part !== 'spans' || isNext(cursor, 'always'))
    if (seen.has(part) || seen.has('comment')) return null
    // "Mo 1900-2200" is more likely an evening than three centuries.
    if (part === 'years' && seen.has('days')) return null
    if (!readPart(cursor, part, rule, points)) return null
    seen.add(part)
    if (mayColon) take(cursor, ':')
  }
  if (rule.comment !== null && !seen.has('state')) rule.state = 'unknown'
  return seen.size === 0 ? null : seen
}

function partAt(cursor: Cursor): Part | null {
  const { kind } = peek(cursor)
  if (kind === 'week') return 'weeks'
  if (kind === 'state' || kind === 'comment') return kind
  if (isDateNext(cursor)) return 'dates'
  if (isYear(peek(cursor))) return 'years'
  if (isDayNext(cursor)) return 'days'
  return kind === 'always' || isTimeNext(cursor) ? 'spans' : null
}

function readPart(cursor: Cursor, part: Part, rule: Draft, points: boolean): boolean {
  switch (part) {
    case 'years':
      return fill(rule, part, readYears(cursor))
    case 'dates':
      return fill(rule, part, readDates(cursor))
    case 'weeks':
      return fill(rule, part, readWeeks(cursor))
    case 'days':
      return fill(rule, part, readDays(cursor))
    case 'spans':
      return fill(rule, part, take(cursor, 'always') ? [WHOLE_DAY] : readTimes(cursor, points))
    case 'state':
      return fill(rule, part, STATES[take(cursor, 'state')?.value ?? -1] ?? null)
    case 'comment':
      return fill(rule, part, take(cursor, 'comment')?.text ?? null)
  }
}

function fill<Key extends Part>(rule: Draft, part: Key, value: Draft[Key] | null): boolean {
  if (value === null) return false
  rule[part] = value
  return true
}

function asksSchool({ days }: Rule): boolean {
  return days.some((list) => list.some((choice) => 'holiday' in choice && choice.holiday === 'school'))
}

/** Also true where only the sun can tell. */
function reachesOver({ spans }: Rule): boolean {
  return spans.some(
    ({ from, to, openEnd, step }) =>
      isSun(from) || isSun(to) || (to ?? 0) > DAY || (openEnd ?? 0) > DAY || (step > 0 && to === DAY),
  )
}

function asksSun({ spans }: Rule): boolean {
  return spans.some(({ from, to }) => isSun(from) || isSun(to))
}

function isSun(moment: Moment | null): moment is Exclude<Moment, number> {
  return typeof moment === 'object' && moment !== null
}
