// The part of the opening-hours grammar that a form can show: a rule for each group of weekdays. Checked by a pattern, so
// that a page that only stores trips does not load the parser of the whole grammar.

export const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'] as const
export type OpeningDay = (typeof WEEKDAYS)[number]
export const ALWAYS_OPEN = '24/7'
/** The hours of a weekday, `HH:MM`; null: closed. A place that closes past midnight closes earlier than it opens. */
export type DayHours = { open: string; close: string } | null
export type WeekHours = Record<OpeningDay, DayHours>

const DAY = `(?:${WEEKDAYS.join('|')})`
const DAYS = `${DAY}(?:-${DAY})?(?:,${DAY}(?:-${DAY})?)*`
const CLOCK = '(?:[01]\\d|2[0-3]):[0-5]\\d'
const SPAN = `${CLOCK}-(?:${CLOCK}|24:00)`
const RULE = `${DAYS} (?:off|${SPAN}(?:,${SPAN})*)`
const HOURS = new RegExp(`^(?:24/7|${RULE}(?:; ${RULE})*)$`)

/** Whether hours are `24/7` or rules like `Mo-Fr 09:00-17:00; Sa,Su off`. */
export function isOwnHours(text: string): boolean {
  return HOURS.test(text)
}

/**
 * Hours as OpenStreetMap writes them, as those of a place of one's own; null where they say more than its grammar can
 * (months, weeks, the sun, doubt). What they say of public and school holidays is left out.
 */
export function toOwnHours(text: string): string | null {
  const rules = text
    .split(';')
    .map((rule) =>
      rule
        .trim()
        .replaceAll(/\s*([-,])\s*/g, '$1')
        .replaceAll(/,[PS]H\b|\b[PS]H,/g, ''),
    )
    .filter((rule) => rule !== '' && !/^[PS]H\b/.test(rule))
    .map((rule) => rule.replace(/ closed$/, ' off').replace(/^(?=\d\d:)/, 'Mo-Su '))
  const hours = rules.join('; ')
  const isEverOpen = rules.some((rule) => !rule.endsWith(' off'))
  return isOwnHours(hours) && isEverOpen ? hours : null
}

/** The hours of a week in the grammar, neighbouring days of the same hours together. Null when no day is open. */
export function writeWeekHours(week: WeekHours): string | null {
  const groups: { days: OpeningDay[]; text: string }[] = []
  for (const day of WEEKDAYS) {
    const hours = week[day]
    const text = hours ? `${hours.open}-${hours.close}` : 'off'
    const last = groups.at(-1)
    if (last?.text === text) last.days.push(day)
    else groups.push({ days: [day], text })
  }
  if (groups.every(({ text }) => text === 'off')) return null
  return groups
    .map(({ days, text }) => {
      const [first, last] = [days[0], days.at(-1)]
      return `${first === last ? first : `${first}-${last}`} ${text}`
    })
    .join('; ')
}

/** The week of hours, the first span of each day; null for `24/7` and for what is none. */
export function readWeekHours(text: string): WeekHours | null {
  if (text === ALWAYS_OPEN || !isOwnHours(text)) return null
  const week: WeekHours = { Mo: null, Tu: null, We: null, Th: null, Fr: null, Sa: null, Su: null }
  for (const rule of text.split('; ')) {
    const [days = '', spans = ''] = rule.split(' ')
    const [open = '', close = ''] = spans.split(',')[0]?.split('-') ?? []
    for (const day of days.split(',').flatMap(daysOf)) week[day] = spans === 'off' ? null : { open, close }
  }
  return week
}

const DAY_NAMES: readonly string[] = WEEKDAYS

/** `Sa-Mo` goes over the end of the week. */
function daysOf(range: string): OpeningDay[] {
  const [from = '', to = from] = range.split('-')
  const first = DAY_NAMES.indexOf(from)
  const length = ((DAY_NAMES.indexOf(to) - first + 7) % 7) + 1
  return Array.from({ length }, (_, i) => WEEKDAYS[(first + i) % 7]).filter((day) => day !== undefined)
}
