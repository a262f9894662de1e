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

const SPAN_OF_MONTH = new RegExp(`\\bfrom the ${DAY} (?:to|until|till|through) the ${DAY}`, 'i')

/** "On 5 June … from the 4th to the 7th": both days of a span in the month that is named elsewhere; null for none. */
export function spanInMonth(
  text: string,
  { today, near }: { today: IsoDate; near: IsoDate },
): IsoDate[] | null {
  const [, from = '', to = ''] = SPAN_OF_MONTH.exec(text) ?? []
  if (from === '') return null
  const days = [from, to].map((day) => `${near.slice(0, 8)}${day.padStart(2, '0')}`)
  return days.every((day) => isIsoDate(day) && day >= today) && (days[0] ?? '') < (days[1] ?? '')
    ? days
    : null
}

/** The days of a question that are said without a month ("back on the 13th"), in their order. */
function loneDays(text: string): number[] {
  const found = [...text.matchAll(LONE_DAY)].map(([, day]) => Number(day))
  return [...new Set(found)].filter((day) => day >= 1 && day <= 31)
}

/**
 * "On the 15th", "from the 15th to the 18th": the next such days from today on, where no month is named. "6 April and home on the 13th": the
 * next such day after `first`.
 */
export function daysAlone(
  text: string,
  { today, first }: { today: IsoDate; first: IsoDate | null },
): IsoDate[] {
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
export function dayOfSameMonth(
  text: string,
  { today, near }: { today: IsoDate; near: IsoDate },
): IsoDate | null {
  const [day] = [...text.matchAll(SAME_MONTH)].map(([, one]) => Number(one))
  if (day === undefined || MONTHS.test(text)) return null
  const date = `${near.slice(0, 8)}${String(day).padStart(2, '0')}`
  return isIsoDate(date) && date >= today ? date : null
}
const SAME_MONTH = new RegExp(`(?:^|\\b(?:the|on) )${DAY}\\b${ENDS}`, 'gi')
const MONTHS = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i

/** Beginnings of words for the way back and for "until", in words of `foreignWords`: behind them stands the second day of a span. */
const SPAN_ENDS =
  'zuruck|ruckflug|ruckreise|ruckgabe|heim|bis|vuelta|regres|volver|volve|volvien|devolu|devuel|hasta|al|a|retour|rentrer|rentre|rentrons|revenir|reven|jusqu|au|ritorn|rientr|tornare|torniamo|torno|fino|volta|volto|voltar|devol|ate|terug|retourvlucht|tot|inlever|powrot|wroc|wrac|oddaj|oddac|zwrot|do|обратно|назад|возвр|вернут|вернем|сдать|сдаем|сдам|до|по|поверн|назад|tillbaka|hem|hemresa|lamna|tilbake|tilbage|hjem|til|till|dagen|donus|donuyor|teslim|kadar|inapoi|intoarce|intoarcere|retur|pana|vissza|hazafele|zpet|zpatky|navrat|vratit|spat|naspat|nazaj|natrag|povrat|vracam|dok|επιστροφη|γυριζ|γυρνα|μεχρι|ως|pulang|kembali|balik|sampai|hingga|tra|den|ve|hanggang|pabalik|uwi|uuwi|kurudi|kurejea|hadi|عوده|رجوع|ارجع|نرجع|رجع|حتى|الى|לחזור|חזרה|חוזרים|עד|برگشت|تا|واپسی|واپس|تک|वापस|वापसी|लौट|तक|ফেরত|ফিরব|ফিরে|পর্যন্ত|wapas|wapsi|tak|terugvlug|takaisin|paluu|asti|saakka|tagasi|kuni|atpakal|lidz|atgal|iki|torna|tornada|tornar|fins|kthim|deri|обратен|връщане|връщаме|повраток|назад|вртам'
/** A day of a month with what makes it an ordinal, and what may stand behind it. */
const DAY_OF_SPAN = '(\\d{1,2})(?:er|st|nd|rd|th|[aeoeй]|го|е)?'
const SECOND = new RegExp(
  `(?<= )(?:${SPAN_ENDS})[\\p{L}\\p{M}]{0,4} (?:[\\p{L}\\p{M}]{1,8} ){0,3}?${DAY_OF_SPAN}(?= )`,
  'gu',
)
/** Beside these a number counts something else. */
const COUNTED =
  /^ ?(?:uhr|h |std|stunden|hours?|heures?|horas?|ore |uur|час|godz|hodin|klokken|kl |eur|usd|€|\$|pers|person|adult|adulte|erwachsen|kind|enfant|nin|niñ|взросл|чел|dorosl|osob|voksne|vuxna|volwassen|jahr|ans |años|anos |anni |лет|lat |tage|dias|jours|giorni|dagen|дн|dni|nuits|noches|nachte|notti|noites|nacht|ноч|gun |gece)/u

/** The second day of a span behind the month of the first ("… und zurück am 17."), as its number; null for none. `after` is the text behind that month. */
export function secondDayBehind(after: string): number | null {
  for (const { 0: said, 1: digits, index } of after.matchAll(SECOND)) {
    const day = Number(digits)
    const rest = after.slice(index + said.length)
    if (day >= 1 && day <= 31 && !COUNTED.test(rest) && !/^ (?:\d|00)/.test(rest)) return day
  }
  return null
}
