import { dayOfSameMonth } from '../language/index.ts'
import type { ToolCall, ToolName } from '../tools/index.ts'
import { followUp } from './follow-up.rules.ts'
import { toIntentContext } from './intent-calls.rules.ts'
import { type CompanionContext, type QuestionSlots, readSlots } from './question-slots.rules.ts'

/** What says that something of the question before was meant otherwise. */
const CORRECTIONS = [
  "oh|no|nah|nope|wait|sorry|actually|hang on|hold on|my bad|oops|scratch that|scrap that|correction|i mean|i meant|i should say|i should have said|wrong|not that|never mind|on second thoughts?",
  "(?:please )?(?:can you |could you |let's |lets |let us )?(?:make|change|switch|swap|turn) (?:that|it|this)(?: to| into)?|should be|should have been|it's|its|better|rather",
].join('|')
/** What stands beside them, and alone only goes on with what was said. */
const BESIDE = 'and|or|but|hmm+|um+|uh+|er+|ok|okay|right|well|yeah|ah|then|maybe|perhaps|say|for|to'
const OPENER = new RegExp(`^[\\s,.!–—-]*(?:(?:${CORRECTIONS}|${BESIDE})(?=[\\s,.!–—:-])[\\s,.!–—:-]*)+`, 'i')
const IS_CORRECTION = new RegExp(`(?:^|[\\s,.!–—-])(?:${CORRECTIONS}|hmm+)(?=[\\s,.!–—:-])`, 'i')
const MAX_LEFT = 8

/** What is left of "no wait, Doha, we fly there" without the words that only correct: "Doha"; null where nothing is corrected. */
function correctedPart(text: string): string | null {
  const [opener = ''] = OPENER.exec(text) ?? []
  if (opener === '' || !IS_CORRECTION.test(opener)) return null
  const left = text.slice(opener.length)
  const [first = ''] = left.split(/[,;!?–—]|\.(?!\d)/u)
  const part = first.trim()
  return part === '' || part.split(/\s+/).length > MAX_LEFT ? null : part
}

/** "Make that the 10th": of the month of which the call before is. */
function withMonthOf(last: ToolCall, slots: QuestionSlots, today: string): QuestionSlots {
  const { date, from, startDate } = last.args as Record<string, unknown>
  const before = [date, from, startDate].find((one): one is string => typeof one === 'string')
  const day = before === undefined ? null : dayOfSameMonth(slots.text, { today, near: before })
  return day === null ? slots : Object.assign({}, slots, { date: day, month: Number(day.slice(5, 7)) })
}

/** Calls of which one argument may be corrected. */
const CORRECTABLE: readonly ToolName[] = [
  'weather.forecast',
  'climate.month',
  'flights.search',
  'stays.search',
  'cars.search',
  'currency.convert',
  'money.split',
  'time.there',
  'visa.check',
  'costs.city',
  'hours.check',
  'packing.list',
]

/** The call before with what is corrected of it: "no wait, Doha", "make that the 10th"; null where nothing is. */
export function correctedCall(text: string, context: CompanionContext): ToolCall | null {
  const last = context.before.find(({ tool }) => CORRECTABLE.includes(tool))
  const part = last ? correctedPart(text) : null
  if (!last || part === null) return null
  const slots = readSlots(part, toIntentContext(context))
  const call = followUp(last, withMonthOf(last, slots, context.today), undefined, context)
  return call && JSON.stringify(call) !== JSON.stringify(last) ? call : null
}
