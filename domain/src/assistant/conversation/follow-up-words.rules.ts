import { addDays, isIsoDate } from '../../base/dates.ts'
import {
  dayOfSameMonth,
  findLanguage,
  findPassportsAndDestinations,
  parseNumberWord,
} from '../language/index.ts'
import type { ToolCall, ToolName } from '../tools/index.ts'
import type { QuestionSlots } from './question-slots.rules.ts'
import type { LooseArguments } from './slot-arguments.rules.ts'

type LastCall = { tool: ToolName; args: LooseArguments }

/** What a few words after a call change of it, where they can only mean that; null where they say something else. */
export function changeInWords({ tool, args }: LastCall, slots: QuestionSlots): LooseArguments | null {
  const days = tool === 'plan.make' && slots.days === null ? daysAlone(slots) : null
  const changes = [
    movedDays(args, slots),
    tool === 'flights.search' ? wayBack(args, slots) : {},
    tool === 'plan.make' ? anotherBase(args, slots) : {},
    days === null ? {} : { days },
    tool === 'visa.check' ? passportsAlone(slots) : {},
  ]
  return changes.find((change) => Object.keys(change).length > 0) ?? null
}

/** "From Berlin" after a search for a way: that end of it, and not the other. */
export function endAlone(tool: ToolName, slots: QuestionSlots): LooseArguments {
  const isWay = tool === 'flights.search' || tool === 'routes.find'
  return isWay && isFrom(slots) ? { from: slots.cities[0]?.name, to: undefined } : {}
}

/** Arguments that are days. */
const DAYS = ['date', 'back', 'from', 'to', 'startDate', 'openOn']
const SHIFT =
  /^ (?:and |or |maybe |make it |what about |how about |rather |better )*(\w+) (days?|weeks?) (later|earlier|after|before)(?: (?:instead|please|then))? $/

/** "A day later", "two weeks earlier": the same with all its days moved; empty where that was not said or there are none. */
function movedDays(args: LooseArguments, { spoken }: QuestionSlots): LooseArguments {
  const [, count, unit = '', direction = ''] = SHIFT.exec(spoken) ?? []
  const number = count === 'a' || count === 'the' ? 1 : parseNumberWord(count)
  if (number === null) return {}
  const days = number * (unit.startsWith('week') ? 7 : 1) * (/later|after/.test(direction) ? 1 : -1)
  return Object.fromEntries(
    DAYS.flatMap((name) => {
      const day = args[name]
      return typeof day === 'string' && isIsoDate(day) ? [[name, addDays(day, days)]] : []
    }),
  )
}

const BACK = / (?:back|return|returning|coming home|fly home|flying home) /
export const saysWayBack = ({ spoken }: QuestionSlots) => BACK.test(spoken)
const DAY_ALONE = / the (\d{1,2}) ?(?:st|nd|rd|th)? /

/** "And back on the 10th" after a flight: the first such day from the flight on; empty where nothing of it was said. */
function wayBack({ date: out }: LooseArguments, { spoken, date, month }: QuestionSlots): LooseArguments {
  if (!BACK.test(spoken) || date === null) return {}
  const number = DAY_ALONE.exec(spoken)?.[1]
  const isOfNoMonth = number !== undefined && month !== null && !MONTH_SAID.test(spoken)
  if (!isOfNoMonth || typeof out !== 'string') return { back: date }
  const day = Array.from({ length: 62 }, (_, i) => addDays(out, i)).find(
    (one) => Number(one.slice(8)) === Number(number),
  )
  return { back: day ?? date }
}
const MONTH_SAID = / (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* | \d{1,2} \d{1,2} /

function isFrom({ spoken, cities }: QuestionSlots): boolean {
  return (
    cities.length === 1 &&
    /^ (?:and |but |no |starting |leaving |departing |flying )*(?:from|out of) /.test(spoken)
  )
}

const DAYS_ALONE =
  /^ (?:no |and |or |rather |better |actually |sorry )*(?:make (?:it|that) |let s say |for )?(\w+)(?: days?| nights?)?(?: (?:instead|please|then|days instead))? $/

/** "Make it 4" after a plan: its days; null where that was not said. */
function daysAlone({ spoken }: QuestionSlots): number | null {
  const count = parseNumberWord(DAYS_ALONE.exec(spoken)?.[1])
  return count !== null && count >= 1 && count <= MAX_DAYS ? count : null
}
const MAX_DAYS = 21

/** "German" after a question about a visa: whose passport; empty where another word stands beside it. */
function passportsAlone({ text, spoken, cities }: QuestionSlots): LooseArguments {
  if (cities.length > 0 || spoken.trim().split(' ').length > 2) return {}
  const { passports, destinations } = findPassportsAndDestinations(`I am ${text.trim()}`)
  const isAnother = destinations.some((one) => !passports.includes(one))
  return isAnother || passports.length === 0 ? {} : { passports }
}

const ANOTHER_BASE =
  /^ (?:and|plus|also|then|and then|and also) (?:(\w+)(?: more)?(?: days?| nights?)? )?(?:in )?/

/** "And one in Florence" after a plan: one more town with its days; empty where that was not said. */
function anotherBase(
  { cities: before, days }: LooseArguments,
  { spoken, cities }: QuestionSlots,
): LooseArguments {
  const [city] = cities
  const said = ANOTHER_BASE.exec(spoken)
  if (!said || !city || cities.length > 1 || !Array.isArray(before) || before.includes(city.id)) return {}
  const more = said[1] === 'a' ? 1 : (parseNumberWord(said[1]) ?? 0)
  const sum = Number(days) + more
  return { cities: [...before, city.id], ...(more > 0 && sum <= MAX_DAYS && { days: sum }) }
}

/** What says that something of the question before was meant otherwise. */
const CORRECTIONS = [
  'oh|no|nah|nope|wait|sorry|actually|hang on|hold on|my bad|oops|scratch that|scrap that|correction|i mean|i meant|i should say|i should have said|wrong|not that|never mind|on second thoughts?',
  "(?:please )?(?:can you |could you |let's |lets |let us )?(?:make|change|switch|swap|turn) (?:that|it|this)(?: to| into)?|should be|should have been|it's|its|better|rather",
].join('|')
/** What stands beside them, and alone only goes on with what was said. */
const BESIDE = 'and|or|but|hmm+|um+|uh+|er+|ok|okay|right|well|yeah|ah|then|maybe|perhaps|say|for|to'
const OPENER = new RegExp(`^[\\s,.!–—-]*(?:(?:${CORRECTIONS}|${BESIDE})(?=[\\s,.!–—:-])[\\s,.!–—:-]*)+`, 'i')
const IS_CORRECTION = new RegExp(`(?:^|[\\s,.!–—-])(?:${CORRECTIONS}|hmm+)(?=[\\s,.!–—:-])`, 'i')
const MAX_LEFT = 8

/** What is left of "no wait, Doha, we fly there" without the words that only correct: "Doha"; null where nothing is corrected. */
export function correctedPart(text: string): string | null {
  const [opener = ''] = OPENER.exec(text) ?? []
  if (opener === '' || !IS_CORRECTION.test(opener)) return null
  const left = text.slice(opener.length)
  const [first = ''] = left.split(/[,;!?–—]|\.(?!\d)/u)
  const part = first.trim()
  return part === '' || part.split(/\s+/).length > MAX_LEFT ? null : part
}

/** "Make that the 10th": of the month of which the call before is. */
export function withMonthOf({ args }: LastCall, slots: QuestionSlots, today: string): QuestionSlots {
  const { date, from, startDate } = args
  const before = [date, from, startDate].find((one): one is string => typeof one === 'string')
  const day = before === undefined ? null : dayOfSameMonth(slots.text, { today, near: before })
  return day === null ? slots : Object.assign({}, slots, { date: day, month: Number(day.slice(5, 7)) })
}

/** "And thank you?" after a phrase is another phrase in that language. */
export function phraseAfter(text: string, last: ToolCall): ToolCall | null {
  const phrase = /^\s*(?:and|what about|how about)\s+(.{2,80}?)[?!.\s]*$/i.exec(text)?.[1]
  if (last.tool !== 'phrases.say' || phrase === undefined || findLanguage(phrase)) return null
  return { tool: 'phrases.say', args: Object.assign({}, last.args, { text: phrase }) }
}
