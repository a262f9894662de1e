import { addDays, type IsoDate, isIsoDate } from '../../base/dates.ts'

/** A day of a month that is said without its month. */
const DAY = '(\\d{1,2})(?:st|nd|rd|th)'
/** What may stand behind such a day; "the 2nd one" and "the 40th anniversary" are none. */
const ENDS =
  '(?=\\s*(?:$|[,.;:?!)–—-]|(?:and|or|at|in|is|are|for|from|to|back|please|pls|with|until|till|through|we|i|it|what|do|does|would|works|suits|instead|then|only|if|so|as|but|around|about|early|late|morning|afternoon|evening|night|returning|coming|leaving|flying|landing|ideally|max|one way|now|not|no|two|three|four|me|my|our|just|\\d)\\b))'
const LONE_DAY = new RegExp(
  `\\b(?:on|from|by|for|to|till?|until|that|of|and|or|about|be|the|back|return(?:ing)?|home) (?:the )?${DAY}\\b${ENDS}`,
  'gi',
)
/** "The 13th of June" has its month. */
const DAYS_AHEAD = 62

/** The days of a question that are said without a month ("back on the 13th"), in their order. */
function loneDays(text: string): number[] {
  const found = [...text.matchAll(LONE_DAY)].map(([, day]) => Number(day))
  return [...new Set(found)].filter((day) => day >= 1 && day <= 31)
}

/**
 * "On the 15th", "from the 15th to the 18th": the next such days from today on, where no month is named. "6 April and home on the 13th": the
 * next such day after `first`.
 */
export function daysAlone(text: string, { today, first }: { today: IsoDate; first: IsoDate | null }): IsoDate[] {
  const days = loneDays(text)
  let from = first === null ? today : addDays(first, 1)
  return (first === null ? days.slice(0, 2) : days.slice(0, 1)).flatMap((day) => {
    const found = Array.from({ length: DAYS_AHEAD }, (_, ahead) => addDays(from, ahead)).find(
      (one) => Number(one.slice(8)) === day,
    )
    if (found === undefined) return []
    from = addDays(found, 1)
    return [found]
  })
}

/** The day that is said without its month, in the month of `near`; null for none, for one that has passed, and where a month is named. */
export function dayOfSameMonth(text: string, { today, near }: { today: IsoDate; near: IsoDate }): IsoDate | null {
  const [day] = [...text.matchAll(SAME_MONTH)].map(([, one]) => Number(one))
  if (day === undefined || MONTHS.test(text)) return null
  const date = `${near.slice(0, 8)}${String(day).padStart(2, '0')}`
  return isIsoDate(date) && date >= today ? date : null
}
const SAME_MONTH = new RegExp(`(?:^|\\b(?:the|on) )${DAY}\\b${ENDS}`, 'gi')
const MONTHS = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i
