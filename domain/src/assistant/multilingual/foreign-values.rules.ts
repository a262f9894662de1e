import type { IsoDate } from '../../base/dates.ts'
import { currencyDecimals, type Money } from '../../base/money.ts'
import { foreignWords, withLatinDigits } from '../../base/name-matching.ts'
import { countFamily, namesTwins, parseNumber } from '../language/index.ts'
import { currenciesIn, nearestNumber } from './currency-mentions.rules.ts'
import { type CalendarDays, readCalendar, readDay, readMonth, readWeekdays } from './foreign-days.rules.ts'
import { numbersIn } from './language-guess.rules.ts'
import {
  ALONE_WORDS,
  NUMBER_FORMS,
  PARTNER_WORDS,
  PARTY_WORDS,
  TOGETHER_WORDS,
  WEEK_WORDS,
} from './time-and-number-words.data.ts'
import { agesIn, spokenUnits, timesAfter, unitsIn, withHalfHours, wordsIn } from './unit-words.rules.ts'

/** Sums, currencies, numbers and months of a question in a language. */
export type ForeignValues = {
  sum: Money | null
  /** In the order in which they are named. */
  currencies: string[]
  /** Numbers that belong to no currency. */
  numbers: number[]
  /** The number beside the word for days, and beside that for hours. */
  days: number | null
  hours: number | null
  /** How many weeks are wished for. */
  weeks: number | null
  month: number | null
  date: IsoDate | null
  /** The last day of a span. */
  to: IsoDate | null
  /** Days of the week as they are named, where no other day is. */
  weekdays: IsoDate[]
}

const NUMBER = /\d[\d.,]*(?:\s\d{3}(?!\d))*(?:,\d{1,2}(?!\d))?/g
/** The numbers from 2 on that a question in `language` says in words. */
export function spokenCounts(text: string, language: string): number[] {
  // Without their signs "seven", "five" and "six" are "to fly", "south" and "after".
  const spoken =
    language === 'vi'
      ? foreignWords(text).replace(/ (?:bay|nam|sau|tam|chin)(?= )/g, ' ')
      : foreignWords(text)
  return [...numberWordsIn(spoken, language), ...hanNumber(spoken)].filter((one) => one > 1)
}

/** "3박4일", "两晚三天", "3 nights 4 days" in unspaced scripts: the days; null where nights are not said. */
export function daysWithNights(text: string): number | null {
  const plain = withLatinDigits(text)
  const found =
    /(\d{1,2}) ?(?:박|泊|晚) ?(\d{1,2}) ?(?:일|日|天)/u.exec(plain)?.[2] ??
    /(\d{1,2}) ?(?:天|日) ?\d{1,2} ?(?:晚|夜)/u.exec(plain)?.[1]
  return found === undefined ? null : Number(found)
}

/** Reads the values of a question in `language`; currencies as the near languages call them too. Never throws. */
export function readValues(
  said: string,
  [language, near = []]: readonly [language: string, near?: readonly string[]],
  today: IsoDate,
): ForeignValues {
  const text = withTensOfThousands(said)
  const languages = [...new Set([language, ...near])]
  const spoken = withFive(foreignWords(text))
  const money = currenciesIn(text, languages)
  const plain = withLatinDigits(text)
  const numbers = [...plain.matchAll(NUMBER)].flatMap(({ 0: one, index }) => {
    const value = parseNumber(one)
    if (value === null) return []
    const end = index + one.length
    const [said = '', times = 1] = timesAfter(plain.slice(end))
    return [{ value: value * times, index, end, said: end + said.length }]
  })
  const spokenNumbers = [...new Set(languages)].flatMap((one, at) =>
    at < NUMBER_LANGUAGES ? numberWordsIn(spoken, one) : [],
  )
  const calendar = firstIn(languages, (one) => readCalendar(text, spoken, one, today))
  const units = unitsIn(plain, languages)
  const days = firstIn(languages, (one) => {
    const named = readWeekdays(spoken, one, today)
    return named.length > 0 ? named : null
  })
  const counted = hanNumber(spoken)
  const [currency] = money
  const paid = currency && numbers.length > 0 ? nearestNumber(plain, numbers, languages) : undefined
  const ages = agesIn(plain, language)
  const written = numbers.filter(
    (one) => one !== paid?.number && !units.years.includes(one.index) && !ages.includes(one.index),
  )
  const sum =
    currency && paid
      ? { amount: Math.round(paid.value * 10 ** currencyDecimals(paid.currency)), currency: paid.currency }
      : null
  return {
    sum,
    currencies: sum ? money.filter((code) => code !== sum.currency) : money,
    numbers: [
      ...withoutDays(
        written.map(({ value }) => value),
        calendar,
      ),
      ...spokenNumbers,
      ...counted,
    ],
    days: units.days ?? spokenUnits('day', spoken, languages, numberWord),
    hours: withHalfHours(spoken, units.hours ?? spokenUnits('hour', spoken, languages, numberWord)),
    weeks: readWeeks(spoken, language, spokenNumbers),
    month: firstIn(languages, (one) => readMonth(text, spoken, one)?.month ?? null),
    date: calendar?.from ?? days?.[0] ?? firstIn(languages, (one) => readDay(spoken, one, today)),
    to: calendar?.to ?? null,
    weekdays: calendar ? [] : (days ?? []),
  }
}
/** "1万2千", "3만 5천" as one number. */
function withTensOfThousands(text: string): string {
  return withLatinDigits(text).replace(
    /(\d+(?:[.,]\d+)?) ?[万萬만] ?(?:(\d+) ?[千천])? ?(?:(\d+) ?[百백])?(?=[^\d月월日일]|$)/gu,
    (whole, tens: string, thousands = '0', hundreds = '0') => {
      const value =
        Number(tens.replace(',', '.')) * 10_000 + Number(thousands) * 1000 + Number(hundreds) * 100
      return Number.isInteger(value) ? String(value) : whole
    },
  )
}

/** Ukrainian has an apostrophe in "five". */
function withFive(spoken: string): string {
  return spoken.replace(/ п (?=ят)/gu, ' п')
}

/** How many go together where that is said without a figure: "zu viert"; null where it is not. */
export function countTogether(text: string, language: string): number | null {
  const spoken = foreignWords(text)
  const said = togetherIn(spoken, language)
  return said === undefined ? null : Number(said.slice(-1))
}

function togetherIn(spoken: string, language: string): string | undefined {
  return (TOGETHER_WORDS[language] ?? '')
    .split(', ')
    .filter(Boolean)
    .find((one) => {
      const words = foreignWords(one.slice(0, -2)).trim()
      return spoken.includes(UNSPACED.test(words) || FUSED.test(words) ? words : ` ${words} `)
    })
}

/** What is found first in the languages, the likeliest before the others. */
function firstIn<T>(languages: readonly string[], read: (language: string) => T | null): T | null {
  for (const language of languages) {
    const found = read(language)
    if (found !== null) return found
  }
  return null
}

/** Near languages tell their numbers alike. */
const NUMBER_LANGUAGES = 2

function withoutDays(numbers: readonly number[], calendar: CalendarDays | null): number[] {
  const left = [...numbers]
  for (const day of calendar?.numbers ?? []) {
    const at = left.indexOf(day)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** "Three", also together with the word for days ("háromnapos") or with a letter for "for" before it. */
function numberWordsIn(spoken: string, language: string): number[] {
  const named = numbersIn(language).map((word, at) => [foreignWords(word).trim(), at + 1] as const)
  const forms = (NUMBER_FORMS[language] ?? '')
    .split(', ')
    .filter(Boolean)
    .map((one) => [foreignWords(one.slice(one.indexOf('=') + 1)).trim(), Number.parseInt(one, 10)] as const)
  const known = [...named, ...forms]
  return spoken
    .trim()
    .split(' ')
    .flatMap((word) => {
      const bare = word.replace(/^(?:[بلوف](?=\p{sc=Arabic}{3})|[ובלהש](?=\p{sc=Hebrew}{3}))/u, '')
      const found =
        known.find(([name]) => name === word || name === bare) ??
        known.find(
          ([name]) => name.length > 2 && word.startsWith(name) && OF_DAYS.test(word.slice(name.length)),
        )
      return found ? [found[1]] : []
    })
}
const numberWord = (word: string, language: string) => numberWordsIn(word, language)[0]
const OF_DAYS = /^.{0,2}(?:nap|tagig|tage|dag|paiv|дн|dni|dnov|den|dien|paev|gun)/u

function readWeeks(spoken: string, language: string, numbers: readonly number[]): number | null {
  const stems = (WEEK_WORDS[language] ?? '').split(', ').filter(Boolean)
  const words = stems.map((one) => foreignWords(one).trim())
  // "Wochenende" is no week.
  if (!words.some((word) => spoken.includes(UNSPACED.test(word) ? word : ` ${word} `))) return null
  const written = new RegExp(`(\\d{1,2}) ?(?:${words.join('|')})`, 'u').exec(spoken)?.[1]
  if (written !== undefined) return Number(written)
  if (UNSPACED.test(spoken)) return numbers[0] ?? 1
  const said = spoken.trim().split(' ')
  const at = said.findIndex((_, from) =>
    words.some((word) => word === said.slice(from, from + word.split(' ').length).join(' ')),
  )
  return numberWordsIn(said[at - 1] ?? '', language)[0] ?? 1
}
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

/** Who goes along; null for whom the question does not name. */
export type Party = { adults: number | null; children: number | null }
export const NO_PARTY: Party = { adults: null, children: null }
const MAX_PARTY = 20

/**
 * "2 adultes et 1 enfant", "子ども2人", "zu zweit": how many of whom; one where a child is named without a number. People whose age
 * is not said are grown-ups, but for the children who are named too.
 */
export function readParty(text: string, language: string): Party {
  const spoken = foreignWords(text).replace(NO_CHILDREN, ' ')
  const [, big = '', small = ''] = BIG_AND_SMALL.exec(spoken) ?? []
  const household = HOUSEHOLD.exec(spoken)?.[1]
  if (household !== undefined) return { adults: 2, children: '三四五六'.indexOf(household) + 1 }
  if (small !== '')
    return { adults: hanNumber(`${big}人`)[0] ?? null, children: hanNumber(`${small}人`)[0] ?? null }
  const [children = '', adults = '', people = ''] = (PARTY_WORDS[language] ?? '').split('; ')
  const stems = wordsIn(children)
  const isNamed = stems.some((stem) => spoken.includes(UNSPACED.test(stem) ? stem : ` ${stem}`))
  const young =
    countOf(spoken, stems, language) ??
    (DUAL_CHILDREN.test(spoken) || namesTwins(spoken)
      ? 2
      : isNamed
        ? Math.max(1, agesIn(withLatinDigits(text), language).length)
        : null)
  return {
    adults: countOf(spoken, wordsIn(adults), language) ?? grownUpsOf(spoken, young, people, language),
    children: young,
  }
}

const SWAHILI_CHILDREN = / watoto (?:wetu |wangu )?w\p{L}+(?= )/gu
/** "闺蜜俩": two of them. */
const PAIR_UNSPACED = /(?:闺蜜|姐妹|兄弟|情侣|夫妻|朋友|同学|我们|咱们?|小两口|老两口|哥|姐)俩/u
/** "一家三口": who is not a parent is a child. */
const HOUSEHOLD = /一家([三四五六])口/u

/** "两大一小": two big ones and a small one. */
const BIG_AND_SMALL = /([一二两兩三四五六])大([一二两兩三四五六])小/u

function grownUpsOf(spoken: string, young: number | null, people: string, language: string): number | null {
  const said = togetherIn(spoken.replace(SWAHILI_CHILDREN, ' '), language)
  const relatives = countFamily(spoken, language, (word) => numberWordsIn(word, language)[0])
  // Two who go along with children are the grown-ups; more of them are all together.
  if (said !== undefined) {
    const together = withoutYoung(Number(said.slice(-1)), young)
    return young === null ? together : Math.max(together, relatives ?? 0)
  }
  if (PAIR_UNSPACED.test(spoken)) return 2
  const all = countOf(spoken, wordsIn(people), language)
  if (all !== null) return all > (young ?? 0) ? all - (young ?? 0) : all
  if (relatives !== null) return relatives
  const pair = wordsIn(PARTNER_WORDS[language] ?? '')
  if (pair.some((one) => isSaid(spoken, one))) return 2
  return wordsIn(ALONE_WORDS[language] ?? '').some((one) => isSaid(spoken, one)) ? 1 : null
}

function withoutYoung(all: number, young: number | null): number {
  return all > 2 && all > (young ?? 0) ? all - (young ?? 0) : all
}

const isSaid = (spoken: string, words: string) =>
  spoken.includes(UNSPACED.test(words) || FUSED.test(words) ? words : ` ${words} `)
/** Scripts that write an ending, or the next word, at a word. */
const FUSED = /[\p{sc=Hangul}\p{sc=Bengali}\p{sc=Devanagari}]/u

const NO_CHILDREN =
  / (?:sin (?:los |las )?(?:ninos|hijos|ninas|peques)|sans (?:les )?enfants|sem (?:as )?(?:criancas|filhos)|ohne kinder|senza (?:i )?(?:bambini|figli)|zonder (?:de )?kinderen|без детеи|без дітеи|bez dzieci|bez deti|utan barn|uden born|uten barn|ilman lapsia|gyerekek nelkul|fara copii|cocuksuz|χωρις παιδια|בלי ילדים|بدون اطفال|بدون أطفال|tanpa anak|khong co tre em)(?= )|没有孩子|不带孩子|子供なし|子どもなし|아이 없이/gu
/** "Two children" is one word in Arabic. */
const DUAL_CHILDREN = / (?:[وبل])?طفلين | (?:[وبل])?طفلان /u

/** The numbers without those that count people. */
export function withoutParty(numbers: readonly number[], { adults, children }: Party): number[] {
  const left = [...numbers]
  for (const count of [adults, children]) {
    const at = count === null ? -1 : left.indexOf(count)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

function countOf(spoken: string, stems: readonly string[], language: string): number | null {
  for (const stem of stems) {
    const isUnspaced = UNSPACED.test(stem)
    for (const beside of isUnspaced ? besideUnspaced(stem) : besideWord(stem, language)) {
      const found = beside.exec(spoken)
      const count = countSaid(found?.[1] ?? found?.[2] ?? '', isUnspaced, language)
      if (count !== undefined && count >= 1 && count <= MAX_PARTY) return count
    }
  }
  return null
}

const besideUnspaced = (stem: string) => [
  new RegExp(
    `(\\d{1,2}|[一二两兩三四五六])(?:个|個|位|名|人の)?${stem}|${stem} ?(\\d{1,2}|หนึ่ง|สอง|สาม|สี่|ห้า) ?(?:[人名枚]|คน|(?=[ ,、，]|$))`,
    'u',
  ),
]
const THAI_COUNTS = ['หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า']
const besideWord = (stem: string, language: string) => [
  // Swahili counts behind the word.
  ...(language === 'sw'
    ? [new RegExp(` ${stem}[^ ]* (?:wetu |wangu )?(wawili|watatu|wanne|watano|sita|\\d{1,2})(?= )`, 'u')]
    : []),
  // Korean counts behind the word.
  ...(HANGUL.test(stem) ? [new RegExp(` ${stem}[^ ]{0,1} ?(\\d{1,2}|하나|둘|셋|넷)`, 'u')] : []),
  new RegExp(` ([^ ]+) ${stem}`, 'u'),
  new RegExp(` ([^ ]+) (?:[^ ]{1,3}|${OURS}) ${stem}`, 'u'),
  new RegExp(
    ` ${stem}[^ ]* (?:wetu |wangu )?(\\p{sc=Arabic}+|\\p{sc=Hebrew}+|wawili|watatu|wanne|watano)(?= )`,
    'u',
  ),
]
const HANGUL = /\p{sc=Hangul}/u
const KOREAN_COUNTS = ['하나', '둘', '셋', '넷']
/** What stands between a number and children. */
const OURS =
  'unser[^ ]*|nuestr[^ ]*|nosso?s|nostri|наш[^ ]*|мои[^ ]*|nasz[^ ]*|naše|naš[^ ]*|klein[^ ]*|mal[^ ]*|small|petit[^ ]*|pequeñ[^ ]*|малень[^ ]*|мал[^ ]*|små|nechte'

function countSaid(said: string, isUnspaced: boolean, language: string): number | undefined {
  // Arabic and Hebrew write "and" at a figure.
  const figure = /^[وו]?(\d{1,2})$/.exec(said)?.[1]
  if (figure !== undefined) return Number(figure)
  if (said === '') return undefined
  if (THAI_COUNTS.includes(said)) return THAI_COUNTS.indexOf(said) + 1
  if (KOREAN_COUNTS.includes(said)) return KOREAN_COUNTS.indexOf(said) + 1
  return isUnspaced ? hanNumber(`${said}人`)[0] : numberWordsIn(said, language)[0]
}

function hanNumber(spoken: string): number[] {
  const found = spoken.matchAll(/([一二两兩三四五六七八九十])(?:天|日游|日|人|个|個|泊|晚|位|名)/gu)
  return [...found].map(([, one = '']) =>
    '两兩'.includes(one) ? 2 : '一二三四五六七八九十'.indexOf(one) + 1,
  )
}
