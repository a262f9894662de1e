import { addDays } from '../../base/dates.ts'
import {
  type CompanionContext,
  continuationOfNamed,
  findCategories,
  type QuestionSlots,
} from '../conversation/index.ts'
import { normalizeWords } from '../language/index.ts'
import { TOOLS_OF_KINDS, type ToolCall, type ToolName } from '../tools/index.ts'
import type { findPlaces } from './foreign-names.rules.ts'
import { foreignWords, withLatinDigits } from './name-matching.rules.ts'

type ShortQuestion = {
  text: string
  places: ReturnType<typeof findPlaces>
  /** Its words without names of places and numbers. */
  bare: string
  /** What a question of this kind names. */
  readNamed: (kind: string) => Partial<QuestionSlots>
}

const MAX_WORDS = 5
/** "And in", "y en", "а в" beside a name only go on with the question before. */
const MAX_PARTICLE = 3
/** Beside a month or people: "pour", "para". */
const MAX_LINK = 4
const MAX_DAYS = 21

/** The answer to what was asked back, or the call before for another place, month, number of days or people: "und im Juni?". */
export function readContinuation(question: ShortQuestion, context: CompanionContext): ToolCall | null {
  const { text, places, bare, readNamed } = question
  const [last] = context.before
  const words = bare.trim().split(' ').filter(Boolean)
  if (!last || words.length > MAX_WORDS) return null
  const about = last.tool === 'ask-back' ? last.args.about : undefined
  const isOtherPlace = places.length === 1 && words.every((word) => word.length <= MAX_PARTICLE)
  const namesKind = findCategories(normalizeWords(text)).length > 0
  const kind = kindOf(about ?? last.tool)
  if (about !== undefined) return continuationOfNamed({ text, named: readNamed(kind) }, context)
  if (namesKind) return null
  const change = changeOf(last, question, words)
  if (change) return continuationOfNamed({ text: change.text ?? text, named: change.named }, context)
  return isOtherPlace ? continuationOfNamed({ text, named: readNamed('') }, context) : null
}

const kindOf = (tool: string) =>
  Object.keys(TOOLS_OF_KINDS).find((one) => TOOLS_OF_KINDS[one]?.[0] === tool) ?? ''

/** Said anew as the English sentence that the reader of changes knows, or as what is named. */
type Change = { text?: string; named: Partial<QuestionSlots> }

function changeOf(last: ToolCall, question: ShortQuestion, words: readonly string[]): Change | null {
  const { text, places, readNamed } = question
  if (!CONTINUED.includes(last.tool)) return null
  const named = readNamed(kindOf(last.tool))
  const spoken = foreignWords(text)
  const isFlight = last.tool === 'flights.search'
  if (places.length > 0)
    return isFlight && places.length === 1 && FROM_WORDS.test(spoken) ? fromOf(named) : null
  if (isFlight && BACK_WORDS.test(spoken)) return wayBackOf(last, named, numberIn(text))
  if (saysParty(named) && (words[0]?.length ?? 0) <= MAX_LINK) return { named: partyIn(named) }
  return last.tool === 'plan.make' || saysWhen(named) ? timeOf(text, named, words) : null
}

const saysWhen = ({ month = null, date = null }: Partial<QuestionSlots>) => month !== null || date !== null

/** A month or day with no more than small words beside it, or the number of days of a plan. */
function timeOf(text: string, named: Partial<QuestionSlots>, words: readonly string[]): Change | null {
  const { month = null, date = null } = named
  if (saysWhen(named)) return words.filter(isLong).length <= 1 ? { named: { month, date } } : null
  const days = numberIn(text)
  return days !== null && days <= MAX_DAYS && words.length <= 2 ? { named: { days } } : null
}
const isLong = (word: string) => word.length > MAX_LINK

const CONTINUED: readonly ToolName[] = [
  'plan.make',
  'weather.forecast',
  'climate.month',
  'stays.search',
  'flights.search',
  'packing.list',
]

const saysParty = ({ adults, children }: Partial<QuestionSlots>) => (adults ?? children ?? null) !== null

/** People without the days that the same number could be. */
const partyIn = ({ adults = null, children = null }: Partial<QuestionSlots>): Partial<QuestionSlots> => {
  return { adults, children, days: null, month: null, date: null }
}

function fromOf({ cities = [] }: Partial<QuestionSlots>): Change | null {
  const [city] = cities
  return city ? { text: `from ${city.name}`, named: { cities: [city], month: null, date: null } } : null
}

/** "Und zurück am 10.", "y vuelta el 10": the first such day from the flight on, else the day that is named. */
function wayBackOf(
  { args }: ToolCall,
  { date = null }: Partial<QuestionSlots>,
  number: number | null,
): Change | null {
  const out = 'date' in args && typeof args.date === 'string' ? args.date : null
  const alone =
    date === null && out !== null && number !== null
      ? Array.from({ length: 62 }, (_, i) => addDays(out, i)).find((day) => Number(day.slice(8)) === number)
      : undefined
  const back = date ?? alone ?? null
  return back === null ? null : { text: 'back', named: { date: back, month: Number(back.slice(5, 7)) } }
}

/** The only number in figures; null for none and for several. */
function numberIn(text: string): number | null {
  const found = withLatinDigits(text).match(/\d+/g)
  return found?.length === 1 ? Number(found[0]) : null
}

/** "From" before a place, in the languages where it is a word of its own. */
const FROM_WORDS =
  /^ ?(?:(?:und|aber|y|pero|et|mais|e|ma|mas|en|maar|i|a|и|ve|og|och) )?(?:ab|von|aus|desde|de|depuis|d|da|dal|dalla|van|vanaf|uit|z|ze|od|из|от|з|із|fran|fra|din|dinspre|iz|sa|από|dari|tu|mula) /u
const BACK_WORDS =
  /(?: (?:zuruck|ruckflug|vuelta|regreso|volver|retour|revenir|ritorno|volta|regresso|terug|retourvlucht|powrot|wracamy|wracam|обратно|назад|зворотно|tillbaka|tilbake|tilbage|donus|inapoi|retur|vissza|zpet|zpatky|spat|nazaj|natrag|επιστροφη|pulang|kembali|về) |帰り|復路|返程|回程|돌아)/u
