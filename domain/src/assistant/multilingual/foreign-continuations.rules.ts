import { addDays, isIsoDate } from '../../base/dates.ts'
import { foreignWords, withLatinDigits } from '../../base/name-matching.ts'
import {
  type CompanionContext,
  continuationOfNamed,
  findCategories,
  type QuestionSlots,
} from '../conversation/index.ts'
import { normalizeWords, wordList } from '../language/index.ts'
import { TOOLS_OF_KINDS, type ToolCall, type ToolName } from '../tools/index.ts'
import type { findPlaces } from './foreign-names.rules.ts'

type ShortQuestion = {
  text: string
  places: ReturnType<typeof findPlaces>
  /** Its words without names of places and numbers. */
  bare: string
  /** The country of the people that it names. */
  nationality: string | undefined
  /** What a question of this kind names. */
  readNamed: (kind: string) => Partial<QuestionSlots>
}

const MAX_WORDS = 6
/** The same of a question that begins with "and". */
const MAX_WORDS_ON = 8
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
  const most = GOES_ON.test(foreignWords(text)) ? MAX_WORDS_ON : MAX_WORDS
  if (!last || words.length > most) return null
  const about = last.tool === 'ask-back' ? last.args.about : undefined
  const isOtherPlace =
    places.length === 1 && words.every((word) => word.length <= MAX_PARTICLE || FILLERS.has(word))
  const namesKind = findCategories(normalizeWords(text)).length > 0
  const kind = kindOf(about ?? last.tool)
  if (about !== undefined) return continuationOfNamed({ text, named: readNamed(kind) }, context)
  if (namesKind) return null
  const said = saidAnew(last, question, words.length)
  if (said) return continuationOfNamed(said, context)
  const change = changeOf(last, question, words)
  if (change) return continuationOfNamed({ text: change.text ?? text, named: change.named }, context)
  return isOtherPlace ? continuationOfNamed({ text, named: readNamed('') }, context) : null
}

/** "A week later", a nationality after a visa, a sum after a conversion. */
function saidAnew(
  { tool }: ToolCall,
  { text, nationality }: ShortQuestion,
  words: number,
): { text: string; named: Partial<QuestionSlots> } | null {
  const spoken = foreignWords(text)
  const later = WEEK_LATER.test(spoken) ? 'a week later' : WEEK_EARLIER.test(spoken) ? 'a week earlier' : null
  if (later !== null && CONTINUED.includes(tool))
    return { text: later, named: { month: null, date: null, days: null } }
  if (tool === 'visa.check' && nationality !== undefined && words <= MAX_LINK)
    return { text: '', named: { passports: [nationality], destination: null, country: null } }
  const sum = tool === 'currency.convert' && words <= 2 ? numberIn(text) : null
  return sum === null ? null : { text: String(sum), named: { sum: null, currencies: [] } }
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
  const day = saysWhen(named) ? null : dayOfLast(last, spoken)
  if (day !== null) return { named: { date: day, month: Number(day.slice(5, 7)) } }
  return last.tool === 'plan.make' || saysWhen(named) ? timeOf(text, named, words) : null
}

/** "Plutôt le 13", "lieber am 13.": that day of the month of the call before; null where no day is said that way. */
function dayOfLast({ args }: ToolCall, spoken: string): string | null {
  const before = ['date', 'from']
    .flatMap((name) => Object(args)[name] ?? [])
    .find((one) => typeof one === 'string')
  const day = DAY_OF_MONTH.exec(spoken)
    ?.slice(1)
    .find((one) => one !== undefined)
  if (typeof before !== 'string' || !isIsoDate(before) || day === undefined) return null
  const date = `${before.slice(0, 8)}${day.padStart(2, '0')}`
  return isIsoDate(date) && date !== before ? date : null
}
const DAY_OF_MONTH =
  / (?:le|el|il|am|den|dia|op de|do|на|на|dne|dnia) (\d{1,2})(?:er|e|го)? $| (\d{1,2}) (?:го|числа|日|号|號|일) |(\d{1,2}) ?(?:日|号|號|일)/u

const saysWhen = ({ month = null, date = null }: Partial<QuestionSlots>) => month !== null || date !== null

/** A month or day with no more than small words beside it, or the number of days of a plan. */
function timeOf(text: string, named: Partial<QuestionSlots>, words: readonly string[]): Change | null {
  const { month = null, date = null } = named
  if (saysWhen(named))
    return words.filter((word) => isLong(word) && !FILLERS.has(word)).length <=
      (GOES_ON.test(foreignWords(text)) ? 2 : 1)
      ? { named: { month, date } }
      : null
  const days = numberIn(text)
  return days !== null && days <= MAX_DAYS && words.length <= 2 ? { named: { days } } : null
}
/** Words that only go on with what was said, in words of `foreignWords`. */
const FILLERS = new Set(
  wordList(
    'alors, allora, mismo, allí, vale, también, entonces, auch, dann, denn, aussi, maintenant, então, agora, também, anche, invece, bedoel, wacht, ook, entäs, entäpä, mitä, peki, tamam, wtedy, także, potem, тогда, также, теперь, ещё, тоді, також, och, också, dessutom, även, også, sedan, atunci, dar, și, pak, taky, akkor, meg, aztán, τότε, και, επίσης, lalu, terus, kalau, gimana, macam mana, thế còn, còn, vậy, naman, eh, paano, kung, vipi, je, फिर, और, तो, তাহলে, আর, তবে, அப்போ, அப்புறம், طيب, وماذا, وشو, خب, پس, اور, תגיד, ומה, aleshores, llavors, doncs',
  ).flatMap((word) => foreignWords(word).trim().split(' ')),
)
/** "A week later", in many languages. */
const WEEK_LATER =
  /(?: (?:una semana (?:despues|mas tarde)|une semaine (?:plus tard|apres)|uma semana (?:depois|mais tarde)|eine woche spater|una settimana dopo|een week later|на неделю позже|через неделю|неделеи позже|بعد اسبوع|بعد أسبوع|أسبوع بعد|एक हफ्ते बाद|हफ़्ते बाद|এক সপ্তাহ পরে|bir hafta sonra|tydzien pozniej|o tyden pozdeji|seminggu (?:kemudian|lagi|setelah)|mot tuan sau|một tuần sau|en vecka senare|en uge senere|en uke senere|на тиждень пізніше|через тиждень|μια εβδομαδα (?:μετα|αργοτερα)|שבוע אחר כך|egy hettel kesobb|viikkoa myohemmin|o saptamana mai tarziu|седмица по късно|una setmana (?:despres|mes tard)|isang linggo (?:pagkatapos|mamaya)|wiki moja baadaye|lewat seminggu) |晚一周|推迟一周|一周后|一週間後|1週間後|일주일 뒤|일주일 후|อาทิตย์ถัดไป|สัปดาห์ถัดไป)/u
const WEEK_EARLIER =
  /(?: (?:una semana antes|une semaine (?:plus tot|avant)|uma semana antes|eine woche (?:fruher|vorher|eher)|una settimana prima|een week eerder|на неделю раньше|неделеи раньше|قبل أسبوع|قبل اسبوع|एक हफ्ते पहले|এক সপ্তাহ আগে|bir hafta once|tydzien wczesniej|o tyden drive|seminggu (?:sebelum|lebih awal)|một tuần trước|en vecka tidigare|en uge tidligere|en uke tidligere|на тиждень раніше|μια εβδομαδα νωριτερα|שבוע קודם|egy hettel korabban|viikkoa aiemmin|o saptamana mai devreme|седмица по рано|una setmana abans) |提前一周|早一周|一週間前|1週間前|일주일 전)/u

const isLong = (word: string) => word.length > MAX_LINK

const CONTINUED: readonly ToolName[] = [
  'plan.make',
  'weather.forecast',
  'climate.month',
  'stays.search',
  'flights.search',
  'packing.list',
  'hours.check',
  'daylight.read',
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

/** How a part begins that goes on with what was said, or corrects it, in words of `foreignWords`. */
const GOES_ON =
  /^ (?:und|y|e|et|en|и|а|й|i|a|og|och|ja|ve|dan|și|si|και|و|طب|طيب|وفي|או|و\p{sc=Arabic}+|ו\p{sc=Hebrew}+|और|আর|va|và|thế|con|com|o|oder|ou|nein|non|no|nao|nie|нет|не|oder|sondern|ah|oh|ach|vale|pardon|perdon|sorry|eigentlich|mejor|plutot|meglio|melhor|лучше|lepiej|liever|doch|aber|pero|mais|ma|mas|maar|ale|но|ama|at|eh|peki|то|то есть|ну|ок|ok|okay|et si|kalau|lalu|terus|paano|vipi|je|es|un|ir|in|pa|kaj|ari|kas) /u
const MIN_PARTS = 2

/** The parts of a text between its stops that begin like a question that goes on: "und Samstag" of "und Samstag? Da grillen wir". */
export function continuingParts(text: string): string[] {
  const parts = text
    .split(/[?؟!;,،、。？！，]|\.(?!\d)|—|–/u)
    .map((part) => part.replace(/^[\s¿¡]+/u, '').trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
  if (parts.length < MIN_PARTS) return []
  const begins = GOES_ON.test(foreignWords(`${parts[0]} .`)) || UNSPACED_GOES_ON.test(parts[0] ?? '')
  // "多伦多呢" goes on by its last sign.
  return begins || /呢$/u.test(parts[0] ?? '') ? parts.slice(0, MIN_PARTS) : []
}
const UNSPACED_GOES_ON =
  /^(?:那|那么|不对|不|还有|じゃあ|では|いや|やっぱり|じゃ|그럼|그러면|아니|แล้ว|ไม่|ไม่ใช่)/u

/** "From" before a place, in the languages where it is a word of its own. */
const FROM_WORDS =
  /^ ?(?:(?:und|aber|y|pero|et|mais|e|ma|mas|en|maar|i|a|и|ve|og|och) )?(?:ab|von|aus|desde|de|depuis|d|da|dal|dalla|van|vanaf|uit|z|ze|od|из|от|з|із|fran|fra|din|dinspre|iz|sa|από|dari|tu|mula) /u
const BACK_WORDS =
  /(?: (?:zuruck|ruckflug|vuelta|regreso|volver|retour|revenir|ritorno|volta|regresso|terug|retourvlucht|powrot|wracamy|wracam|обратно|назад|зворотно|tillbaka|tilbake|tilbage|donus|inapoi|retur|vissza|zpet|zpatky|spat|nazaj|natrag|επιστροφη|pulang|kembali|về) |帰り|復路|返程|回程|돌아)/u
