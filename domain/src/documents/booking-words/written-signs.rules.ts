import { addDays, type IsoDate, isIsoDate } from '../../base/dates.ts'
import { LANGUAGES, MONTH_LANGUAGES, monthNumber } from './written-dates.rules.ts'

/** The first digits of other scripts: Arabic, Persian, Hindi, Thai, and those as wide as a sign of China. */
const ZEROS = [0x660, 0x6f0, 0x966, 0xe50, 0xff10]
const OTHER_DIGITS = /[٠-٩۰-۹०-९๐-๙０-９]/g
const SIGNED_DAY = /(?<!\d)(\d{4})\s?년\s?(\d{1,2})\s?월\s?(\d{1,2})\s?일/g
const YEAR_FIRST = /(?<![\d.])(\d{4})\. ?(\d{1,2})\. ?(\d{1,2})(?!\d|\.\d)\.?/g
const VIETNAMESE_DAY = /(?<!\d)(\d{1,2}) tháng (\d{1,2}),?(?: năm)? (\d{4})(?!\d)/g
const SPACED_DAY = /(?<![\d.])(\d{1,2})\. (\d{1,2})\. ?(\d{4})(?!\d)/g
/** A day with its month in other letters than ours; Thailand counts its years from 543 before ours. */
const OTHER_MONTH = /(?<!\d)(\d{1,2})\s([^\s\d\p{ASCII}][^\s\d,]{1,14})\s(?:พ\.ศ\. ?)?(\d{4})(?!\d)/gu
const RANGE_WITH_DOTS = /^(\d{1,2})\.(\d{2})( ?[–-] ?)(\d{1,2})\.(\d{2})$/
const BY_HALVES: [RegExp, string][] = [
  [/(\d{1,2}:\d{2})\s?(?:صباح[اً]{0,2}|π\.μ\.)/g, '$1 am'],
  [/(\d{1,2}:\d{2})\s?(?:مساء[ًا]{0,2}|μ\.μ\.)/g, '$1 pm'],
  [/(?<!\d)([01]\d|2[0-3])([0-5]\d)(?= ?(?:h|hrs?|hours)\b)/gi, '$1:$2'],
  [/(?<!\d)([01]?\d|2[0-3]) h ([0-5]\d)(?!\d| ?min)/g, '$1:$2'],
  // `18 / 06 / 2027` and `18-Jun-27` as the other readers know them.
  [/(?<!\d)(\d{1,2}) \/ (\d{1,2}) \/ (\d{4})(?!\d)/g, '$1/$2/$3'],
  [/(?<![\d\p{L}])(\d{1,2})-(\p{L}{3})-([23]\d)(?![\d\p{L}-])/gu, '$1-$2-20$3'],
  [/(?<![\d/])(\d{1,2})\/(\d{1,2})\/([23]\d)(?![\d/])/g, '$1/$2/20$3'],
  // `03/jun/2027` and `27 Aug '27`.
  [/(?<![\d/])(\d{1,2})\/(\p{L}{3,9})\.?\/(20\d{2})(?!\d)/gu, '$1 $2 $3'],
  [/(?<![\d\p{L}])(\d{1,2}[\s-]\p{L}{3,9}\.?,?)\s?['’]([23]\d)(?![\d\p{L}])/gu, '$1 20$2'],
  // `3:30P`, as American coaches write it.
  [/(?<![\d:])(1[0-2]|0?[1-9])(:[0-5]\d)([AP])(?![\p{L}\d])/gu, '$1$2 $3M'],
  [/(?<![\d:.,–-])([01]?\d|2[0-3]) ór(?:ától|áig|akor)(?!\p{L})/gu, '$1:00'],
  // Full hours behind or before their word: `14 Uhr`, `kl. 15`, `à partir de 15h`, `alle ore 15`, `15時`.
  [/(?<![\d:.,–-])(?<![–-]\s)([01]?\d|2[0-3]) ?Uhr(?!\p{L})/gu, '$1:00 Uhr'],
  [/(?<!\p{L})(kl\.?|klo|godz\.?|ore|o) ([01]?\d|2[0-3])(?![\d:.,–-]|\s?(?:[–%-]|\p{L}))/giu, '$1 $2:00'],
  [
    /(?<!\p{L})(à|dès|avant|après|de|jusqu[’']à|às|as|a las|las|até as|até|antes das|depois das|das|from|after|before|until|by|from|vanaf|tot|voor) ([01]?\d|2[0-3]) ?h(?![\p{L}\d]| ?\d)/giu,
    '$1 $2:00',
  ],
  [/(?<![\d.,])([01]?\d|2[0-3])u([0-5]\d)(?!\d)/g, '$1:$2'],
  [/(?<!\d)(\d{1,2})時(?!間|\d)/g, '$1:00'],
  [/(?<!\d)(\d{1,2})시(?!간|\s?\d)/g, '$1:00'],
  [/(?<!\d)(\d{1,2})시 ?(\d{2})분/g, '$1:$2'],
  [/(?<!\d)(\d{1,2})点(\d{2})分?/g, '$1:$2'],
  // Raised figures behind an arrival.
  [/(\d[:.h]\d{2})\s?⁺([¹²³])/g, '$1 +$2'],
  [/\+¹/g, '+1'],
  [/\+²/g, '+2'],
  [/12:00 midnight/gi, '12:00 am'],
  // How long it takes is no time of the day.
  [/(?<!\d)\d{1,2}h[0-5]\d(?= (?:de (?:dura|voyage|viaj|trajet)|duration))/gi, ''],
]

/** A line with digits, days and times as the readers know them, whatever the script. */
export function withKnownSigns(line: string): string {
  const ours = line.replace(OTHER_DIGITS, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    return String(code - (ZEROS.find((zero) => code >= zero && code < zero + 10) ?? code))
  })
  // The number of a house stays as the address has it.
  const digits = /\d{4}|\d:\d{2}/.test(ours) ? ours : line
  const days = digits
    .replace(SIGNED_DAY, '$1-$2-$3')
    .replace(VIETNAMESE_DAY, '$3-$2-$1')
    .replace(YEAR_FIRST, '$1-$2-$3')
    .replace(SPACED_DAY, '$1.$2.$3')
    .replace(OTHER_MONTH, (whole, day: string, name: string, year: string) => {
      const month = monthNumber(name)
      const counted = Number(year) > 2400 ? Number(year) - 543 : Number(year)
      return month === undefined ? whole : `${counted}-${month}-${day}`
    })
    .replace(RANGE_WITH_DOTS, '$1:$2$3$4:$5')
  return BY_HALVES.reduce((text, [pattern, clock]) => text.replace(pattern, clock), days)
}

/** Longer lines are read no further: none of a booking is. */
const MAX_LENGTH = 150
const SLASHED = /(?<![\d/-])(\d{1,2})(?:\/(?=\d+\/)|-(?=\d+-))(\d{1,2})[/-](\d{4})(?![\d/-])/g
let weekdays: Map<string, Set<number>> | null = null

/**
 * The lines with days like `09/07/2027` told apart: by their day of the week, else as the other days of the same text that
 * leave no doubt. What could still be either stays as it is.
 */
export function withSureDays(lines: readonly string[], sent: IsoDate | null = null): string[] {
  const short = lines.filter((line) => line.length <= MAX_LENGTH)
  const orders = new Set(
    short.flatMap((line) => [...line.matchAll(SLASHED)].flatMap((match) => orderOf(match, line) ?? [])),
  )
  const [common] = orders.size === 1 ? orders : isDayFirst(short) ? (['day first'] as const) : []
  return lines.map((line) =>
    line.length > MAX_LENGTH
      ? line
      : line.replace(SLASHED, (...match) => {
          const [whole = '', first = '', second = '', year = ''] = match.slice(0, 4).map(String)
          const order =
            orderOf([whole, first, second, year], line) ?? common ?? orderAhead(first, second, year, sent)
          return order === undefined ? whole : written(order, first, second, year)
        }),
  )
}

const ENGLISH = /(?<!\p{L})(?:the|you|your|from|to|booking|departure|arrival|nights?|thank)(?!\p{L})/iu
const DAY_FIRST =
  /(?<!\p{L})(?:de|del|della|der|die|il|la|le|les|el|los|da|do|di|em|w|na|het|een|ore|alle|treno|carrozza|volo|uhr|zug|flug|heure|vuelo|coche|vlucht|comboio|pociąg|data|partida|chegada|origem|destino|bilhete|fecha|salida|llegada|origen|billete|asiento|datum|abfahrt|ankunft|buchung\p{L}*|billet|partenza|arrivo|biglietto|vertrek|aankomst|stoel|odjazd|przyjazd|bilet|odjezd|afgang|avgang|ankomst|kalkış|plecare|sosire)(?!\p{L})/iu

/** Letters that English has not. */
const OTHER_LETTERS = /\p{Script=Greek}|\p{Script=Cyrillic}|[äöüßåæøéèêàçñãõąęłńśźżčřšžůýőűğşıțș]/iu

/** Money of those who write the day first, in English too. */
const EUROPEAN_MONEY =
  /[€£₹]\s?\d|\d\s?[€£]|(?<!\p{L})(?:EUR|GBP|INR|Rs|ZAR|NZD|SGD|MYR|RM|AUD)(?!\p{L})|(?:A|NZ|S|HK|N)\$\s?\d|(?<![\p{L}\d])R\s?\d[\d ]*\.\d{2}/u
const AMERICAN = /(?<![ASKZN])\$|(?<!\p{L})(?:USD|CAD)(?!\p{L})|\d\s?[ap]\.?m(?!\p{L})/iu

/** Only in English may the month stand first: a text in words of its neighbors has the day there. */
function isDayFirst(lines: readonly string[]): boolean {
  const has = (words: RegExp) => lines.some((line) => words.test(line))
  // Who asks for pounds or euros writes the day first, in English too; dollars and halves of the day leave it open.
  return has(ENGLISH) ? has(EUROPEAN_MONEY) && !has(AMERICAN) : has(DAY_FIRST) || has(OTHER_LETTERS)
}

const MAX_AHEAD = 330

/** The order by which the day is ahead of the mail, where the other is behind it or more than a year away. */
function orderAhead(first: string, second: string, year: string, sent: IsoDate | null): Order | undefined {
  if (sent === null) return undefined
  const orders = (['day first', 'month first'] as const).filter((order) => {
    const date = written(order, first, second, year)
    return isIsoDate(date) && date >= sent && date <= addDays(sent, MAX_AHEAD)
  })
  return orders.length === 1 ? orders[0] : undefined
}

type Order = 'day first' | 'month first'

function written(order: Order, first: string, second: string, year: string): string {
  const [day, month] = order === 'day first' ? [first, second] : [second, first]
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isIsoDate(date) ? date : `${first}/${second}/${year}`
}

function orderOf([, first = '', second = '', year = '']: ArrayLike<string> & Iterable<string>, line: string) {
  if (Number(first) > 12) return 'day first' as const
  if (Number(second) > 12) return 'month first' as const
  if (first === second) return undefined
  const days = new Set(line.split(/[^\p{L}\p{M}-]+/u).flatMap((word) => [...(weekdayNames(word) ?? [])]))
  const orders = (['day first', 'month first'] as const).filter((order) =>
    days.has(weekdayOf(written(order, first, second, year))),
  )
  return orders.length === 1 ? orders[0] : undefined
}

function weekdayOf(date: IsoDate): number {
  return new Date(`${date}T00:00Z`).getUTCDay()
}

/** The days of the week, 0 for Sunday, that a word means in one of the languages; of three letters at least. */
export function weekdayNames(word: string): ReadonlySet<number> | undefined {
  weekdays ??= namedWeekdays()
  return weekdays.get(word.toLowerCase())
}

function namedWeekdays(): Map<string, Set<number>> {
  const all = new Map<string, Set<number>>()
  for (const language of [...LANGUAGES, ...MONTH_LANGUAGES])
    for (const width of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { weekday: width, timeZone: 'UTC' })
      for (let day = 0; day < 7; day++) {
        // 4 January 2026 was a Sunday.
        const name = format
          .format(Date.UTC(2026, 0, 4 + day))
          .toLowerCase()
          .replace(/\.$/, '')
        all.set(name, new Set([...(all.get(name) ?? []), day]))
      }
    }
  return all
}
