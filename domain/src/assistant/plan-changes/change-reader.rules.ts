import { formatClock, type IsoDate } from '../../base/dates.ts'
import type { Money } from '../../base/money.ts'
import { currencyDecimals } from '../../base/money.ts'
import { MEALS } from '../../destination/places/index.ts'
import { normalizeWords, parseNumberWord } from '../language/index.ts'
import * as words from './change-words.data.ts'
import type { ChangeArguments } from './resolve-change.rules.ts'

/** What a question names, as far as a change needs it; `spoken` is of `normalizeWords`. */
export type ChangeWords = {
  text: string
  spoken: string
  date: IsoDate | null
  sum: Money | null
  diets: readonly NonNullable<ChangeArguments['diets']>[number][]
}
type ChangeRead = Omit<ChangeArguments, 'change' | 'further'>
/** What a sentence asks for, with the further changes of one that asks for several. */
type ChangesRead = ChangeRead & Partial<Pick<ChangeArguments, 'change' | 'further'>>

const MAX_WORDS = 24
const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']
const DAY_NUMBER = new RegExp(`\\b(${ORDINALS.join('|')}) day\\b|\\bday (\\w+)`, 'g')

/** The change of a plan that an English sentence asks for; without a kind where it is not clear which. Null: it asks for none. */
export function readPlanChange(asked: ChangeWords): ChangesRead | null {
  const question = withoutFormerDay(asked)
  const several = readSeveral(question)
  if (several) return several
  const said = withoutPoliteness(question.spoken.trim())
  if (said === '' || said.split(' ').length > MAX_WORDS) return null
  if (words.TWO_CHANGES.test(` ${said} `)) return words.UNCLEAR_CHANGE.test(` ${said} `) ? {} : null
  const day = readDay(said, question)
  return (
    readWhole(said, question, day) ??
    readClause(question, day) ??
    (words.UNCLEAR_CHANGE.test(` ${said} `) ? {} : null)
  )
}

/** "On day 2 instead of day 1", "to day 1, it's on day 3 now": the day that it was on is not the one that is meant. */
function withoutFormerDay(question: ChangeWords): ChangeWords {
  const text = question.text.replace(FORMER_DAY, '')
  return text === question.text
    ? question
    : Object.assign({}, question, { text, spoken: normalizeWords(text) })
}
const FORMER_DAY =
  /(?:,? (?:instead of|rather than|not) (?:on )?(?:the )?(?:day \d+|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|, (?:it'?s|it is|its|currently)(?: on| down for)? day \d+(?: right now| now| at the moment)?)/i

const VERBS =
  'add|remove|delete|move|swap|make|drop|skip|replace|shift|include|cancel|put|keep|slow|change|take|turn'
const NEXT_CHANGE = new RegExp(
  `(?:[,;.!])?\\s+(?:and|then|but|plus)\\s+(?:(?:also|then|please|can you|could you)\\s+)*(?=(?:${VERBS})\\b)|(?<=[.;!])\\s+(?=(?:(?:also|then|please)\\s+)*(?:${VERBS})\\b)`,
  'i',
)
const MAX_CHANGES = 4

/** "Make day 2 more relaxed and move the museum to the morning": each clause is a change; null where one of them is not clear. */
function readSeveral(question: ChangeWords): ChangesRead | null {
  const clauses = question.text.split(NEXT_CHANGE).filter((one) => /\p{L}/u.test(one))
  if (clauses.length < 2 || clauses.length > MAX_CHANGES) return null
  const read = clauses.flatMap((clause, at) => {
    const said = withoutPoliteness(normalizeWords(clause).trim())
    // "Make it easier" is about what was said before.
    if (said === '' || (at > 0 && / (?:it|this|that|them) /.test(` ${said} `))) return []
    const own = Object.assign({}, question, {
      text: clause,
      spoken: ` ${said} `,
      sum: /\d/.test(clause) ? question.sum : null,
      date: WHEN.test(said) ? question.date : null,
    })
    const change = readWhole(said, own, readDay(said, own))
    return change?.kind === undefined ? [] : [Object.assign({ change: clause.trim() }, change)]
  })
  const [first, ...further] = read
  if (!first || read.length < clauses.length) return null
  return Object.assign({}, first, { further })
}
const WHEN = /\b(?:today|tomorrow|tonight|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/

/** "Day 2 is too full, make it easier": one of the two says which change, and the other which day. */
function readClause(question: ChangeWords, day: DayRead): ChangeRead | null {
  const clauses = question.text.split(/[,;:–—]\s|\.\s/)
  if (clauses.length < 2 || clauses.length > 3) return null
  // "Too many churches on day 3, replace one": what is to be done stands in the other.
  if (clauses.some((clause) => OF_A_STOP.test(clause))) return null
  for (const clause of clauses) {
    const said = withoutPoliteness(normalizeWords(clause).trim())
    const read = said === '' ? null : readWhole(said, question, readDay(said, question))
    if (read?.kind !== undefined && CLAUSE_KINDS.includes(read.kind)) return Object.assign({}, day, read)
  }
  return null
}
const OF_A_STOP =
  /^(?:please |so |and |can you |could you )?(?:replace|swap|remove|drop|add|move|take out|put|exchange)\b/i
/** Of a stop the whole sentence is read, where its name may have a comma. */
const CLAUSE_KINDS: readonly ChangeRead['kind'][] = ['pace', 'rest', 'budget', 'arrival', 'departure']

function readWhole(said: string, question: ChangeWords, day: DayRead): ChangeRead | null {
  return (
    readEnds(said, day) ??
    readPaceOrRest(said, day) ??
    readBudget(said, question) ??
    readMeal(said, question, day) ??
    readStopChange(said, question, day)
  )
}

function withoutPoliteness(spoken: string): string {
  let said = spoken.replace(words.CLOSING_WORDS, '')
  for (let before = ''; before !== said; ) {
    before = said
    said = said.replace(words.POLITE_WORDS, '').trim()
  }
  return said
}

type DayRead = Pick<ChangeRead, 'day' | 'date' | 'weekday' | 'from' | 'every' | 'isLastDay'>

/** The days that are named: the last mention is the one meant, one before it where the stop is now. */
function readDay(said: string, { date }: ChangeWords): DayRead {
  const numbers = [...said.matchAll(DAY_NUMBER)].flatMap(([, ordinal, after]) => {
    const number = ordinal === undefined ? parseNumberWord(after) : ORDINALS.indexOf(ordinal) + 1
    return number !== null && number >= 1 && number <= 366 ? [number] : []
  })
  const day = numbers.at(-1)
  const [from] = numbers
  const weekdays = said
    .split(' ')
    .flatMap((word) => (WEEKDAYS.includes(word) ? [WEEKDAYS.indexOf(word)] : []))
  const weekday = weekdays.at(-1) ?? -1
  if (/\b(?:last|final) day\b/.test(said)) return { isLastDay: true }
  if (/\b(?:every|each|all)\b/.test(said)) return { every: true }
  if (day !== undefined) return numbers.length > 1 && from !== undefined ? { day, from } : { day }
  return {
    ...(weekday >= 0 && { weekday }),
    // Of two days of the week a date is read of the first.
    ...(date !== null && new Set(weekdays).size < 2 && { date }),
  }
}

/** "We land at 15:30 on Friday": the day says which end of the trip is meant, as the traveller sees it. */
function readEnds(said: string, day: DayRead): ChangeRead | null {
  const sentence = said.replace(words.DAY_BEFORE_TIME, ' ').replace(words.DAY_AT_END, '')
  const arrival = firstGroups(sentence, words.ARRIVAL_PATTERNS)
  const groups = arrival ?? firstGroups(sentence, words.DEPARTURE_PATTERNS)
  const end = groups && readEnd(arrival ? 'arrival' : 'departure', groups)
  return end && sentence !== said ? { ...end, ...day } : end
}

function readEnd(kind: 'arrival' | 'departure', groups: Record<string, string>): ChangeRead | null {
  const { span, way, clock } = groups
  const minutes = span === undefined ? null : readSpan(span)
  if (minutes !== null && minutes <= 1440) return { kind, minutes: way === 'later' ? minutes : -minutes }
  const at = clock === undefined ? null : readClock(clock)
  return at === null ? null : { kind, clock: at }
}

/** "three hours", "an hour and a half", "45 minutes" in minutes. */
function readSpan(span: string): number | null {
  if (/^half an hour$/.test(span)) return 30
  const half = / and a half/.test(span) ? 30 : 0
  const [first = ''] = span.split(' ')
  const count = first === 'a' || first === 'an' ? 1 : parseNumberWord(first)
  if (count === null) return null
  return /\b(?:m|min|mins|minutes?)$/.test(span) ? count : count * 60 + half
}

/** "15 30", "3 pm", "noon" as HH:MM. */
function readClock(text: string): string | null {
  if (text === 'noon' || text === 'midday') return '12:00'
  const [, hours = '', minutes = '0', half] = /^(\d{1,2})(?: ?(\d{2}))? ?(am|pm)?$/.exec(text.trim()) ?? []
  if (hours === '') return null
  const hour = half ? (Number(hours) % 12) + (half === 'pm' ? 12 : 0) : Number(hours)
  return hour < 24 && Number(minutes) < 60 ? formatClock(hour * 60 + Number(minutes)) : null
}

function matchesAny(said: string, patterns: readonly RegExp[]): boolean {
  return patterns.some((pattern) => pattern.test(said))
}

function readPaceOrRest(said: string, day: DayRead): ChangeRead | null {
  if (matchesAny(said, words.REST_PATTERNS)) return { kind: 'rest', ...day }
  if (matchesAny(said, words.RELAXED_PATTERNS)) return { kind: 'pace', pace: 'relaxed', ...day }
  return matchesAny(said, words.FULLER_PATTERNS) ? { kind: 'pace', pace: 'packed', ...day } : null
}

function readBudget(said: string, { text, sum }: ChangeWords): ChangeRead | null {
  const isTotal = matchesAny(said, words.TOTAL_PATTERNS)
  if (!isTotal && !matchesAny(said, words.CHEAPER_PATTERNS)) return null
  const number = Number(
    /\d[\d.,]*/
      .exec(text)?.[0]
      .replace(/[.,](?=\d{3}(?!\d))/g, '')
      .replace(',', '.'),
  )
  const amount = sum ? sum.amount / 10 ** currencyDecimals(sum.currency) : number
  return {
    kind: 'budget',
    ...(amount > 0 && { amount }),
    ...(sum && { currency: sum.currency }),
    ...(isTotal && { isTotal }),
  }
}

function readMeal(said: string, { diets }: ChangeWords, day: DayRead): ChangeRead | null {
  if (!matchesAny(said, words.MEAL_PATTERNS)) return null
  const isOther = words.OTHER_PLACE.test(said)
  if (diets.length === 0 && !isOther) return null
  const meal = MEALS.find((one) => said.includes(one.slice(0, 5)))
  return { kind: 'meals', ...(meal && { meal }), ...(diets.length > 0 && { diets: [...diets] }), ...day }
}

/** One stop that is replaced, goes, comes or moves. */
function readStopChange(said: string, { sum }: ChangeWords, day: DayRead): ChangeRead | null {
  if (sum !== null) return null
  return readSwap(said, day) ?? readRemoval(said, day) ?? readAddition(said, day) ?? readMove(said, day)
}

function readSwap(said: string, day: DayRead): ChangeRead | null {
  const { stop: old = '', place: instead = '' } = firstGroups(said, words.SWAP_PATTERNS) ?? {}
  const stop = nameIn(old)
  const place = nameIn(instead)
  if (stop === null) return null
  if (words.OTHER_PLACE.test(instead)) return { kind: 'swap', stop, ...day }
  return place === null ? null : { kind: 'swap', stop, place, ...day }
}

function readRemoval(said: string, { day, weekday, date }: DayRead): ChangeRead | null {
  const stop = nameIn(firstGroups(said, words.REMOVE_PATTERNS)?.stop ?? '')
  if (stop === null) return null
  // "From day 2" is where it is now, and where the change is.
  const where = { ...(weekday !== undefined && { weekday }), ...(date !== undefined && { date }) }
  return { kind: 'remove', stop, ...where, ...(day !== undefined && { day, from: day }) }
}

function readAddition(said: string, day: DayRead): ChangeRead | null {
  const added = firstGroups(said, words.ADD_PATTERNS)?.place ?? ''
  const place = nameIn(added)
  return place === null ? null : { kind: 'add', place, ...partOf(added), ...day }
}

function readMove(said: string, day: DayRead): ChangeRead | null {
  const moved = firstGroups(said, words.MOVE_PATTERNS)?.stop ?? ''
  const stop = nameIn(moved)
  const part = partOf(moved)
  // "Put a coffee break in the afternoon": what is not in the plan yet comes into it.
  if (stop !== null && NEW_STOP.test(said)) return { kind: 'add', place: stop, ...part, ...day }
  const isWhere = part.part !== undefined || Object.keys(day).length > 0
  return stop !== null && isWhere ? { kind: 'move', stop, ...part, ...day } : null
}

const NEW_STOP =
  /^(?:put|stick|pop|squeeze|slot|fit|plug|chuck|schedule) (?:in )?(?:a|an|another|some) (?!bit )/

function firstGroups(said: string, patterns: readonly RegExp[]): Record<string, string> | null {
  for (const pattern of patterns) {
    const match = pattern.exec(said)
    if (match?.groups) return match.groups
  }
  return null
}

function partOf(said: string): Pick<ChangeRead, 'part'> {
  const part = / (morning|afternoon|evening|night)(?: |$)/.exec(` ${said}`)?.[1]
  if (part === undefined) return {}
  return { part: part === 'night' ? 'evening' : (part as NonNullable<ChangeRead['part']>) }
}

/** The words for a stop without its day, its part of the day and the plan; null where they name none. */
function nameIn(phrase: string): string | null {
  let name = ` ${phrase}`
  for (let before = ''; before !== name; ) {
    before = name
    name = name
      .replace(/ instead$/, '')
      .replace(/ (?:back|forward|over|across|up)$/, '')
      .replace(words.PLAN_AT_END, '')
      .replace(words.DAY_AT_END, '')
      .replace(words.PART_AT_END, '')
  }
  name = name.trim().replace(/^(?:(?:the|a|an|our|my|visit to|a visit to|also) )+/, '')
  return name === '' || words.NO_STOP.test(name) || name.split(' ').length > 8 ? null : name
}
