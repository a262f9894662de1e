/**
 * A second, simple implementation of a part of the grammar for the property tests: it evaluates each minute separately and
 * shares no code with the evaluator.
 */
export type ReferenceRule = {
  join: ';' | ',' | '||'
  dates: { from: [month: number, day: number]; to: [month: number, day: number] } | null
  weeks: { from: number; to: number; step: number } | null
  days: number[] | { day: number; nth: number } | 'holidays' | null
  spans: [from: number, to: number][]
  state: 'open' | 'closed' | 'unknown'
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su']
const MS_PER_DAY = 86_400_000

/** The rules as a mapper writes them. */
export function writeRules(rules: readonly ReferenceRule[]): string {
  return rules.map((rule, index) => (index === 0 ? '' : `${rule.join} `) + writeRule(rule)).join('')
}

function writeRule({ dates, weeks, days, spans, state }: ReferenceRule): string {
  const clock = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
  const date = ([month, day]: [number, number]) => `${MONTHS[month - 1]} ${String(day).padStart(2, '0')}`
  const isOneDay = dates && date(dates.from) === date(dates.to)
  return [
    dates && (isOneDay ? date(dates.from) : `${date(dates.from)}-${date(dates.to)}`),
    weeks && `week ${weeks.from}-${weeks.to}${weeks.step > 1 ? `/${weeks.step}` : ''}`,
    days && writeDays(days),
    spans.map(([from, to]) => `${clock(from)}-${clock(to)}`).join(','),
    state,
  ]
    .filter((part) => part !== null)
    .join(' ')
}

function writeDays(days: NonNullable<ReferenceRule['days']>): string {
  if (days === 'holidays') return 'PH'
  return Array.isArray(days) ? days.map((day) => DAYS[day]).join(',') : `${DAYS[days.day]}[${days.nth}]`
}

/** `o` open, `?` unknown, `.` closed: a letter for each minute of each of so many days since 1970-01-01. */
export function spellDays(
  rules: readonly ReferenceRule[],
  first: number,
  length: number,
  isHoliday: (day: number) => boolean,
): string[] {
  const meant = Array.from({ length: length + 1 }, (_, index) =>
    rules.map((rule) => isMeant(rule, first + index - 1, isHoliday)),
  )
  // Days with the same rules, after days with the same rules, have the same result.
  const spelled = new Map<string, string>()
  return meant.slice(1).map((today, index) => {
    const yesterday = meant[index] ?? []
    const key = `${today} ${yesterday}`
    const letters = spelled.get(key) ?? spellDay(rules, today, yesterday)
    spelled.set(key, letters)
    return letters
  })
}

function spellDay(
  rules: readonly ReferenceRule[],
  today: readonly boolean[],
  yesterday: readonly boolean[],
): string {
  const facts = rules.map((rule, index) => ({
    rule,
    isToday: today[index] === true,
    wasYesterday: yesterday[index] === true,
  }))
  let letters = ''
  for (let minute = 0; minute < 1440; minute++) letters += spellMinute(facts, minute)
  return letters
}

function spellMinute(
  facts: readonly { rule: ReferenceRule; isToday: boolean; wasYesterday: boolean }[],
  minute: number,
): string {
  let letter = '.'
  // The rules before a fallback limit it and its comma additions, until a semicolon.
  let isSettled = false
  for (const [index, { rule, isToday, wasYesterday }] of facts.entries()) {
    if (rule.join === '||' && index > 0 && letter !== '.') isSettled = true
    if (rule.join === ';') isSettled = false
    if (isSettled) continue
    if (isToday && rule.join !== ',' && rule.state !== 'closed') letter = '.'
    const isIn = rule.spans.some(
      ([from, to]) =>
        (isToday && minute >= from && minute < to) ||
        (wasYesterday && minute + 1440 >= from && minute + 1440 < to),
    )
    if (isIn) letter = rule.state === 'open' ? 'o' : rule.state === 'unknown' ? '?' : '.'
  }
  return letter
}

function isMeant(
  { dates, weeks, days }: ReferenceRule,
  day: number,
  isHoliday: (day: number) => boolean,
): boolean {
  const date = new Date(day * MS_PER_DAY)
  const weekday = (date.getUTCDay() + 6) % 7
  if (dates && !isBetween(dates, date)) return false
  if (weeks) {
    const week = weekOf(day)
    if (week < weeks.from || week > weeks.to || (week - weeks.from) % weeks.step !== 0) return false
  }
  if (days === null) return true
  if (days === 'holidays') return isHoliday(day)
  return Array.isArray(days) ? days.includes(weekday) : weekday === days.day && isNth(day, days.nth)
}

function isBetween({ from, to }: NonNullable<ReferenceRule['dates']>, date: Date): boolean {
  const text = (month: number, day: number) =>
    `${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`
  const [now, first, last] = [text(date.getUTCMonth() + 1, date.getUTCDate()), text(...from), text(...to)]
  return first <= last ? first <= now && now <= last : first <= now || now <= last
}

function isNth(day: number, nth: number): boolean {
  const month = (number: number) => new Date(number * MS_PER_DAY).getUTCMonth()
  const step = nth > 0 ? -7 : 7
  let place = 1
  while (month(day + step * place) === month(day)) place++
  return place === Math.abs(nth)
}

/** Counts weeks from the Monday of the week with 4 January. */
function weekOf(day: number): number {
  const year = new Date(day * MS_PER_DAY).getUTCFullYear()
  for (const candidate of [year + 1, year, year - 1]) {
    const fourth = Date.UTC(candidate, 0, 4) / MS_PER_DAY
    const monday = fourth - ((new Date(fourth * MS_PER_DAY).getUTCDay() + 6) % 7)
    if (day >= monday) return Math.floor((day - monday) / 7) + 1
  }
  throw new Error('a day is in a week of its year or of one beside it')
}
