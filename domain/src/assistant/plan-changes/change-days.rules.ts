import { formatClock } from '../../base/dates.ts'
import { normalizeText, parseNumberWord } from '../language/index.ts'
import type { ToolInput } from '../tools/index.ts'

type ChangeArguments = ToolInput<'plan.change'>

/** What stands between two days of which both are meant, in the languages of the reader. */
const AND =
  '(?:and|y|e|et|und|en|i|a|и|і|й|та|og|och|ja|at|dan|na|ve|si|și|και|και η|و|और|aur|আর|ও|এবং|மற்றும்|và|ו|és|oraz|in|или|&)'
const MAX_DAY = 31
const NUMBERS = '一二三四五六七'

/** "Days 2 and 3", "второй и третий дни", "第二天和第三天": both days; null where no two are joined. */
export function secondOrdinal(
  spoken: string,
  names: readonly string[],
  ordinals: readonly string[],
): number[] | null {
  const han =
    /第?([一二三四五六七\d])(?:天|日目|日)?(?:和|跟|与|、|と|以及| )+第?([一二三四五六七\d])(?:天|日目|日)/u.exec(
      spoken,
    )
  if (han) return pairOf(hanNumber(han[1]), hanNumber(han[2]))
  if (!names.some((name) => name !== '' && spoken.includes(name))) return null
  const figures =
    new RegExp(
      ` (\\d{1,2})[\\p{L}\\p{M}]{0,3} ${AND} (?:[^ \\d]{1,8} )?(\\d{1,2})[\\p{L}\\p{M}]{0,3} `,
      'u',
    ).exec(spoken) ?? /([\d]{1,2}) ?일(?:차|째)?(?:와|과|하고|이랑|,)? ?(\d{1,2}) ?일/u.exec(spoken)
  if (figures) return pairOf(Number(figures[1]), Number(figures[2]))
  const words = spoken.trim().split(' ')
  const said = words.flatMap((word, at) => {
    const number = ordinals.findIndex((one) => one !== '' && word.startsWith(one)) + 1
    return number > 0 ? [{ at, number }] : []
  })
  const [first, second] = said
  if (!first || !second || second.at - first.at > MAX_BETWEEN) return null
  const between = words.slice(first.at + 1, second.at)
  return between.some((word) => new RegExp(`^${AND}$`, 'u').test(word)) ||
    /^(?:ו|و)/u.test(words[second.at] ?? '')
    ? pairOf(first.number, second.number)
    : null
}
const MAX_BETWEEN = 4

const hanNumber = (said = '') => (/\d/.test(said) ? Number(said) : NUMBERS.indexOf(said) + 1)

function pairOf(one: number, other: number): number[] | null {
  return one > 0 && other > one && other <= MAX_DAY ? [one, other] : null
}

/** Whether two days are joined, so that a stop does not go from one to the other. */
function hasTwoDays(spoken: string): boolean {
  // "Van dag 1 na dag 3".
  if (/ van dag \d+ na /.test(spoken)) return false
  return new RegExp(` \\d{1,2} ${AND} (?:[^ \\d]{1,8} )?\\d{1,2} `, 'u').test(spoken)
}

/** "17h30", "18.45", "15:30", "下午四点" as HH:MM; null for none. Digits are 0 to 9. */
export function clockIn(written: string): string | null {
  const text = written
    .replace(/(\d{1,2}) ?시 ?(?:(\d{1,2}) ?분|반)/gu, (_, hour, minute = '30') => `${hour}:${minute} `)
    .replace(/(\d{1,2}) ?[時时点點]半/gu, '$1:30 ')
  const said = /(?<![\d.,])(\d{1,2})(?::| ?h ?| ?uhr |\.)([0-5]\d)(?![\d.]|(?![ap]\.?m)\p{L})/iu.exec(text)
  const hour = said ? Number(said[1]) : (fullHourIn(text) ?? -1)
  if (hour < 0 || hour > LAST_HOUR) return null
  const isLate = hour < NOON && LATE.test(text)
  return formatClock((isLate ? hour + NOON : hour) * MINUTES + Number(said?.[2] ?? 0))
}

/** "18 Uhr", "at 10", "下午四点": an hour without its minutes; null for none. */
function fullHourIn(text: string): number | null {
  const bare =
    /(?<![\d.,])(\d{1,2}) ?(?:uhr|h(?![\p{L}])|點|点|時(?!間)|시(?!간)|часов|час(?!а)|годин|बजे|টায়|টায়|টা|بجے|giờ|โมง|นาฬิกา|a\.?m\b|p\.?m\b|órakor|óra|o ?clock)/iu.exec(
      text,
    ) ??
    /(?<!\p{L})(?:klockan|klokken|kl\.?|klo|um|gegen|à|vers|alas|a las|a la|alle|às|om|o godz\.?|godz\.?|o|v|ve|в|о|около|στις|saat|pukul|jam|lúc|saa|الساعة|ساعة|ساعت|בשעה|ב-?|at|ora|orele|u|ob|plkst\.?|kell) ?(\d{1,2})(?![\d:.,%]|\s*(?:%|€|euro|day|dag|jour|dia|день|дн|nap|gün))/iu.exec(
      text,
    )
  if (bare) return Number(bare[1])
  const han = /([一二两三四五六七八九十])(?:点|點|時)/u.exec(text)?.[1]
  return han === undefined ? null : '一二三四五六七八九十'.indexOf(han.replace('两', '二')) + 1
}
const LATE =
  /下午|晚上|午後|오후|저녁|chiều|tối|บ่าย|เย็น|de la tarde|de la noche|da tarde|da noite|de l après midi|du soir|del pomeriggio|di sera|po południu|wieczorem|odpoledne|večer|delután|akşam|sore|malam|petang|ng hapon|ng gabi|μ\.?μ|بعدالظهر|عصر|شب|বিকাল|বিকেল|শাম|शाम|दोपहर|(?<!\p{L})pm\b|مساء|العصر|вечера|вечора|abends|nachmittags/iu
const NOON = 12
const LAST_HOUR = 23
const MINUTES = 60

/** The change on its days: a pace, a rest day and a meal may be wanted on several, a stop goes from one to another. */
export function withDays(
  change: ChangeArguments,
  days: readonly number[],
  { spoken, weekdays }: { spoken: string; weekdays: readonly { weekday: number; word: string }[] },
): ChangeArguments {
  const { kind } = change
  const isOfDays = kind === 'pace' || kind === 'rest' || kind === 'meals' || isOnEach(kind, days, spoken)
  const on = [...days.map((day) => ({ day })), ...weekdays.map(({ weekday }) => ({ weekday }))]
  const [first, ...further] = on
  if (!first) return change
  if (isOfDays)
    return further.length === 0
      ? Object.assign({}, change, first)
      : Object.assign({}, change, first, {
          further: further.slice(0, MAX_FURTHER).map((one) => Object.assign({}, change, one)),
        })
  if (weekdays.length > 0)
    return Object.assign(
      {},
      change,
      isFromTo(change.change, weekdays) || goesTo(spoken, weekdays) ? on.at(-1) : first,
    )
  const [from] = days
  const day = days.at(-1)
  return Object.assign(
    {},
    change,
    days.length > 1 && from !== day && !hasTwoDays(spoken) ? { day, from } : { day },
  )
}
const MAX_FURTHER = 3

/** "On both day 2 and day 3", "on Saturday and again on Sunday": what is added comes on each. */
const isOnEach = (kind: ChangeArguments['kind'], days: readonly number[], spoken: string): boolean =>
  kind === 'add' && (/ (?:both|again|each of) /.test(spoken) || (days.length > 1 && hasTwoDays(spoken)))

/** "We can't on Monday because …, move it to Wednesday". */
const goesTo = (spoken: string, weekdays: readonly { word: string }[]): boolean =>
  weekdays.length > 1 &&
  new RegExp(` (?:move|shift|push|switch|bring) [^ ]+ (?:over |back )?to ${weekdays.at(-1)?.word}`, 'u').test(
    spoken,
  )

/** "From Monday to Tuesday": the second is meant where nothing but a few words stand between the two, and no comma. */
function isFromTo(text: string, [one, other]: readonly { word: string }[]): boolean {
  if (!one || !other) return false
  const plain = normalizeText(text)
  const between = plain.slice(plain.indexOf(one.word) + one.word.length, plain.indexOf(other.word))
  return !/[,;.،，、]/u.test(between) && between.trim().split(' ').length <= 3
}

/** A sentence without its weekdays, whose names begin as other words do: "Freitag", "vrijdagavond". */
export function withoutWeekdays(spoken: string, weekdays: readonly { word: string }[]): string {
  return spoken
    .split(' ')
    .map((token) => {
      const day = weekdays.find(({ word }) => token.startsWith(word))
      return day ? token.slice(day.word.length + 2) : token
    })
    .join(' ')
}

/** Whether one thing is wanted for another. */
export function saysInstead(spoken: string): boolean {
  return INSTEAD.test(spoken)
}

/** "Statt dem Zoo", "在 … 换成": one stop for another. */
const INSTEAD =
  / (?:statt|anstatt|instead of|en vez de|en lugar de|au lieu|a la place d\p{L}*|in plaats|zamiast|misto|namiesto|вместо|замість|замiсть|yerine|helyett|αντι|במקום|بدل|بدلا|به جای|al posto|invece di|en lloc|no lugar|em vez|istallet|i stedet|in loc|imbes|badala|dengan|말고|rather than|in place of|in favour of) |की जगह|के बजाय|বদলে|대신|の代わり|(?:换成|換成|改成|改为|換為)(?!周|星期|礼拜|第|上午|下午|早|晚|明)|แทน/u

const COUNT = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})'
const DAYS_OF_WEEK = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const PARTS_OF_DAY = '(?:morning|afternoon|evening|night|lunchtime|lunch|noon|midday)'
const FORMER_PART = new RegExp(
  `,? (?:instead of|rather than|and not|not) (?:in |at |on |before )?(?:the |${DAYS_OF_WEEK} )?(?:early |late )?${PARTS_OF_DAY}\\b`,
  'gi',
)
const TURNED_DOWN_DAY = new RegExp(
  `(?:,? (?:rather than|instead of) |\\bnot )(?:on )?(?:the )?${DAYS_OF_WEEK}\\b,?`,
  'gi',
)
/** "Don't touch day 1", "leave day 3 as it is". */
const LEFT_ALONE = new RegExp(
  `\\b(?:do not|don['’]?t) (?:touch|change) (?:the )?(?:day \\d+|${DAYS_OF_WEEK})\\b(?: but)?|\\b(?:leave|keep) (?:the )?(?:day \\d+|${DAYS_OF_WEEK}) (?:as (?:it is|is|planned)|alone|the same|untouched)\\b(?: but)?`,
  'gi',
)
const SPOKEN_CLOCK = new RegExp(
  `\\b(?:(quarter|half|twenty|ten|five) (past|to|after) )?(${COUNT})(?:[:.]([0-5]\\d))?(?: ?o['’]?clock)? ?(a\\.?m\\b\\.?|p\\.?m\\b\\.?|in the morning|in the afternoon|in the evening|at night)?`,
  'gi',
)
const MINUTES_SAID: Readonly<Record<string, number>> = { quarter: 15, half: 30, twenty: 20, ten: 10, five: 5 }

/** An English sentence about a plan with its days, hours and parts of the day in figures and plain words: "day two", "quarter to five", "after lunch". */
export function asWrittenInEnglish(text: string): string {
  const others = new RegExp(DAYS_OF_WEEK, 'gi')
  const isOfTwo = (text.match(others)?.length ?? 0) > 1
  return (isOfTwo ? text.replace(TURNED_DOWN_DAY, ' ') : text)
    .replace(
      new RegExp(`\\bday (${COUNT})\\b`, 'gi'),
      (_, count) => `day ${parseNumberWord(count.toLowerCase()) ?? count}`,
    )
    .replace(LEFT_ALONE, ' ')
    .replace(FORMER_PART, ' ')
    .replace(/,? (?:instead of|rather than|not) (?:today|tomorrow|tonight)\b/gi, ' ')
    .replace(/\bfirst thing(?: in the morning)?\b/gi, 'in the morning')
    .replace(/\b(?:right |just )?(?:after|past) (?:lunch|noon|midday)\b/gi, 'in the afternoon')
    .replace(/\b(?:after|past) dinner\b|\bafter that in the evening\b/gi, 'in the evening')
    .replace(/\bbefore (?:lunch|noon|midday)\b/gi, 'in the morning')
    .replace(/\bbefore (?:breakfast|lunch)\b/gi, 'in the morning')
    .replace(/\bbefore dinner\b/gi, 'in the afternoon')
    .replace(SPOKEN_CLOCK, (...found) => inFigures(found as unknown as SpokenClock, EVENING.test(text)))
}

/** The whole, a part of an hour, past or to, the hour, its minutes, the half of the day. */
type SpokenClock = readonly [string, string?, string?, string?, string?, string?]
const EVENING = /\b(?:evening|tonight)\b(?![\s\S]*\bmorning\b)/i

/** "Quarter to five in the afternoon" as 16:45; as it was where it is no hour. In the evening nine is 21:00. */
function inFigures([whole, part, way, count = '', minutes, half]: SpokenClock, isEvening: boolean): string {
  const isHour = half !== undefined || minutes !== undefined || (part !== undefined && way !== undefined)
  const hour = parseNumberWord(count.toLowerCase()) ?? Number(count)
  if (!isHour || hour > LAST_HOUR) return whole
  const past = part === undefined ? Number(minutes ?? 0) : (MINUTES_SAID[part.toLowerCase()] ?? 0)
  const all =
    hourOfDay(hour, half ?? (isEvening ? 'pm' : undefined)) * MINUTES +
    (way?.toLowerCase() === 'to' ? -past : past)
  return ` ${formatClock(all)} `
}

function hourOfDay(hour: number, half: string | undefined): number {
  if (half === undefined) return hour
  const isLate = /^(?:p|in the (?:a|e)|at)/i.test(half)
  if (hour === NOON) return isLate ? NOON : 0
  return isLate && hour < NOON ? hour + NOON : hour
}
