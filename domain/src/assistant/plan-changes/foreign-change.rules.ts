import { normalizeWords, parseNumberWord } from '../language/index.ts'
import type { ToolInput } from '../tools/index.ts'
import { clockIn, saysInstead, withDays, withoutWeekdays } from './change-days.rules.ts'
import { daysIn, isNew, list, mentions, type Spoken, UNSPACED, wordsOf } from './change-vocabulary.rules.ts'
import { STOP_WORDS_BY_CATEGORY } from './change-words.data.ts'
import { restOf, withPlainNames } from './find-named-stop.rules.ts'
import { EVERY_WORDS } from './spoken-changes.data.ts'

/** A sentence in another language, and what the reader of names found in it. */
export type ForeignSentence = {
  text: string
  language: string
  /** The kinds of places that it names. */
  categories: readonly string[]
  diets: NonNullable<ToolInput<'plan.change'>['diets']>
  /** The hours that it names, and a sum in minor units with its decimals. */
  hours?: number | null | undefined
  sum?: { amount: number; currency: string } | null | undefined
  /** The days of the week that it names, in their order: 0 is Monday, with the word. */
  weekdays?: readonly { weekday: number; word: string }[]
  /** It names today or tomorrow. */
  isSoon?: boolean
}
type ChangeArguments = ToolInput<'plan.change'>
type Said = (key: keyof Spoken) => boolean

/** The change of a plan that a sentence asks for; null where it asks for none, or it is not clear for which. Digits are 0 to 9. */
export function readForeignChange(sentence: ForeignSentence): ChangeArguments | null {
  const words = wordsOf(sentence.language)
  if (!words) return null
  const spoken = normalizeWords(sentence.text)
  const days = withFormerFirst(daysIn(spoken, words), sentence.text, words)
  const weekdays = days.length > 0 ? [] : (sentence.weekdays ?? [])
  const bare = withoutWeekdays(spoken, sentence.weekdays ?? [])
  const says: Said = (key) => words[key] !== '' && mentions(bare, words[key])
  const day = days.at(-1) ?? null
  const isLastDay = days.length + weekdays.length === 0 && LAST_DAY.test(spoken)
  const clause = clauseOf(sentence.text, words)
  const saysHere: Said = (key) => words[key] !== '' && mentions(clause, words[key])
  const rest = restOf(
    clause.replace(LAST_DAY, ' '),
    words,
    weekdays.map(({ word }) => word),
  )
  const found = readChange(sentence, says, {
    day,
    isDated: day !== null || weekdays.length > 0 || isLastDay || sentence.isSoon === true,
    isFromTo: days.length + weekdays.length > 1,
    rest,
    saysHere,
  })
  if (!found) return null
  const change = withPlainNames(found)
  if (change.kind === 'arrival' || change.kind === 'departure' || change.kind === 'budget')
    return { change: sentence.text, ...change }
  if (change.every) return { change: sentence.text, ...change }
  if (isLastDay) return { change: sentence.text, ...change, isLastDay }
  return withDays(Object.assign({ change: sentence.text }, change), days, { spoken, weekdays })
}

/** "To day 3 instead of day 1", "on day 1, it is on day 3 now": the day that is meant is the last of the two. */
function withFormerFirst(days: number[], text: string, words: Spoken): number[] {
  if (days.length !== 2) return days
  const clauses = text.split(/[,;.!?–—،。、，](?!\d)/u).map((one) => normalizeWords(one))
  const now = clauses.find((one) => FORMER.test(one) && daysIn(one, words).length === 1)
  const [former] = now && clauses.length > 1 ? daysIn(now, words) : []
  if (former !== undefined && days.includes(former)) return [former, ...days.filter((day) => day !== former)]
  const spoken = normalizeWords(text)
  const at = spoken.search(FORMER)
  const before = at > 0 ? daysIn(`${spoken.slice(0, at)} `, words) : []
  return before.length === 1 && before[0] === days[0] ? days.toReversed() : days
}
const FORMER =
  / (?:statt|anstatt|instead of|rather than|not|nicht|en vez de|en lugar de|no el|au lieu|plutot que|pas le|in plaats|zamiast|misto|namiesto|вместо|замiсть|замість|αντι|במקום|بدل|al posto|invece|em vez|no lugar|istallet for|i stedet|in loc|imbes|badala|now|currently|at the moment|right now|jetzt|derzeit|momentan|aktuell|gerade|bislang|bisher|ahora|actuellement|maintenant|adesso|ora|agora|сеичас|зараз|teraz|nu|teď|ted|most|sekarang|ngayon|hien tai|simdi|الحين|الان|الآن|دلوقتي|هلا|अभी|এখন) |今(?=\d| )|现在|現在|지금/u

/** In text of `normalizeWords`. */
const LAST_DAY =
  / (?:last day|final day|ultimo dia|dernier jour|letzte[nr]? tag|ultimo giorno|laatste dag|ostatni dzien|ostatniego dnia|posledni den|poslednii den|последнии день|последнего дня|останніи день|останнии день|ultima zi|utolso nap\p{L}*|viimei\p{L}+ paiv\p{L}*|sista dagen|sidste dag|siste dag|son gun|hari terakhir|huling araw|siku ya mwisho|τελευταια μερα|يوم اخير|اخر يوم|آخر يوم|יום אחרון|روز آخر|आखिरी दिन|শেষ দিন|ngay cuoi) |最后一天|最後一天|最終日|마지막 날|วันสุดท้าย/u

/** The part of a sentence between its commas that says what to do. */
function clauseOf(text: string, words: Spoken): string {
  const clauses = text.split(/[,;.!?–—،。，]\s*/u).filter((one) => /\p{L}/u.test(one))
  const verbs = (['remove', 'move', 'add', 'swap'] as const).map((key) => words[key]).filter(Boolean)
  const said = clauses.find((one) => verbs.some((some) => mentions(normalizeWords(one), some)))
  return normalizeWords(clauses.length > 1 && said !== undefined && said.trim().includes(' ') ? said : text)
}

type ChangeRead = Omit<ChangeArguments, 'change'>

/** `isFromTo`: two days are named. */
type Where = {
  day: number | null
  isDated: boolean
  isFromTo: boolean
  rest: string | undefined
  saysHere: Said
}

function readChange(
  { text, language, categories, diets, hours = null, sum }: ForeignSentence,
  says: Said,
  where: Where,
): ChangeRead | null {
  const { isDated, rest, day } = where
  const spoken = normalizeWords(text)
  const isOfPlan = isDated || says('plan')
  const meal = (['breakfast', 'lunch', 'dinner'] as const).find(says)
  const ofDay = readOfDay({ text, categories, diets, hours, sum }, says, { spoken, isDated, meal })
  if (ofDay) return ofDay
  const stop = stopNamed({ categories, meal, rest: isOfPlan ? rest : undefined }, spoken)
  const isMeant = isOfPlan && saysInstead(spoken)
  const isFromTo = where.isFromTo || (day !== null && !says('swap'))
  const ofStop = () =>
    readStop(stop, says, { day, isDated, isOfPlan, saysHere: where.saysHere, spoken, language })
  if (isDated && isSwapped(spoken)) return { kind: 'swap', ...(stop !== undefined && { stop }) }
  // "The zoo off on Tuesday, our son is not well": what is to be done with a kind of place says more than how a day is.
  const isOfStop = stopOf(categories) !== undefined && (['remove', 'move'] as const).some(where.saysHere)
  const when = partIn(says, where.saysHere)
  const isOfDays = where.isFromTo
  return (
    readSwap(stop, categories, { says, isMeant, isFromTo, isOfDays, isOnDay: ON_DAY.test(spoken), when }) ??
    (isOfStop ? ofStop() : null) ??
    (isOfPlan ? readWhole(says) : null) ??
    ofStop()
  )
}

/** What is changed of a whole day or trip before a stop: its ends, its sum, its meals, when it begins. */
function readOfDay(
  { text, categories, diets, hours, sum }: Omit<ForeignSentence, 'language'>,
  says: Said,
  { spoken, isDated, meal }: { spoken: string; isDated: boolean; meal: ChangeRead['meal'] },
): ChangeRead | null {
  const isOfStop = isDated || categories.length > 0
  const end = readEnds({ text, hours }, says) ?? readSum(sum, says, { spoken, isOfStop })
  if (end) return end
  const what = { ...(meal && { meal }), diets: [...diets] }
  const meals = meal || MEALS.test(spoken) ? readMeals(what, says, { spoken, isDated }) : null
  return meals ?? (isDated ? startOfDay({ text, hours }, says, spoken) : null)
}

/** "Swap day 2 and day 3" is another change. */
const isSwapped = (spoken: string): boolean =>
  SWAPPED.test(spoken) && !FROM_TO.test(spoken) && !/ day \d+ (?:and|with|for) day \d+ /.test(spoken)

/** One thing for another, in text of `normalizeWords`. */
const SWAPPED =
  / (?:rather (?:a|an|some|the) .* than |swap (?!to )|replace|substitute|exchange|in its place|in their place|become something|change .* (?:to|for|into) (?:something|a|an|some|another) |something .* instead |cambia\p{L}* .* por (?!la (?:manana|tarde|noche))|sustitu\p{L}+ .* por |troca\p{L}* .* por |substitu\p{L}+ .* por |remplace\p{L}* .* par |echange\p{L}* .* contre |tausch\p{L}* .* gegen |ersetz\p{L}* .* durch |sostitui\p{L}* .* con |cambia\p{L}* .* con |замени\p{L}* .* на (?!перв|втор|трет|четв|пят|утро|вечер)|ruil .* (?:voor|met) |vervang .* door )/u

/** "Start day 3 at 10", "can day 4 begin an hour earlier". */
function startOfDay(
  { text, hours = null }: Pick<ForeignSentence, 'text' | 'hours'>,
  says: Said,
  spoken: string,
): ChangeRead | null {
  if (!STARTS.test(spoken) || WHY.test(spoken)) return null
  const isLater = says('later')
  const isOther = isLater || says('earlier')
  if (hours && isOther) return { minutes: Math.round(hours * MINUTES) * (isLater ? 1 : -1) }
  const said = text.split(/[,;!?]\s|\.\s/).find((one) => STARTS.test(normalizeWords(one))) ?? text
  const clock = clockIn(said) ?? clockIn(said.replace(/\b(?:at|from|until|till|by) (\w+)\b/i, hourInWords))
  if (clock !== null) return { clock }
  return isOther ? {} : null
}
/** What asks for the reason changes nothing. */
const WHY =
  / (?:why|how come|warum|wieso|weshalb|pourquoi|por que|porque|perche|waarom|почему|зачем|чому|dlaczego|proc|preco|zasto|miert|de ce|neden|nicin|miksi|varfor|hvorfor|γιατι|למה|لماذا|ليش|چرا|kenapa|mengapa|bakit|tai sao|kwa nini|क्यों|কেন) |왜|なぜ|なんで|どうして|为什么|為什麼|ทำไม/u
/** To begin, in text of `normalizeWords`. */
const STARTS =
  / (?:(?:shift|push|move|bring) everything|start|starts|begin|begins|kick off|get going|set out|wake up|anfangen|fangen|beginnen|starten|losgehen|loslegen|arran[cq]\p{L}*|empe[cz]\p{L}*|empie\p{L}*|comen[cz]\p{L}*|comien\p{L}*|commenc\p{L}*|demarr\p{L}*|comec\p{L}*|cominc\p{L}*|iniz\p{L}*|partire|нача\p{L}*|начн\p{L}*|выид\p{L}*|выходим|стартуем|почн\p{L}*|zaczn\p{L}*|zaczyn\p{L}*|zacin\p{L}*|zacn\p{L}*|kezd\p{L}*|incep\p{L}*|basla\p{L}*|aloit\p{L}*|borja\p{L}*|starta\p{L}*|begynd\p{L}*|mulai|bat dau|نبدا|نبدأ|نبلش|البداية|ابدا|शुरू|শুরু|magsimula|simulan|anza) |スタート|始め|開始|시작|开始|出门|开工|再出发|才出发|起床|เริ่ม/u
const hourInWords = (whole: string, word: string) => {
  const hour = parseNumberWord(word.toLowerCase())
  return hour === null ? whole : `at ${hour}`
}

/** A sum to save, or the most that all of it may cost. */
function readSum(
  sum: ForeignSentence['sum'],
  says: Said,
  { spoken, isOfStop }: { spoken: string; isOfStop: boolean },
): ChangeRead | null {
  if (!sum) return null
  const isTotal = TOTAL.test(spoken)
  if (!says('cheaper') && !says('save') && (isOfStop || !says('remove')) && !(isTotal && says('plan')))
    return null
  return {
    kind: 'budget',
    amount: sum.amount,
    currency: sum.currency,
    ...(isTotal && { isTotal }),
  }
}

/** "Under 900 in all", in text of `normalizeWords`: the sum is all that may be spent. */
const TOTAL =
  / (?:under|below|within|at most|no more than|in total|all told|altogether|all in|ceiling|maximum|max|cap|hochstens|nicht mehr als|insgesamt|unter|maximal|en tout|au total|maximum|tenir dans|en total|no mas de|no cueste mas|non piu di|nao mais de|pas plus de|niet meer dan|como mucho|maximo|por debajo|no pase|no maximo|ao todo|nao passe|al massimo|in tutto|in totale|maximaal|in totaal|hooguit|maksymalnie|lacznie|do kwoty|не больше|не дороже|всего|в сумме|не более|максимум|не больше|nejvys|maximalne|celkem|legfeljebb|osszesen|enintaan|yhteensa|hogst|totalt|hojst|maks|en fazla|toplam|gecmesin|maksimal|tidak lebih|paling banyak|hindi lalampas|συνολικα|το πολυ) |以内|不超过|别超过|总共|一共|合計|全部で|以内に|넘지|총 |이내|ไม่เกิน|không quá|khong qua|ने ज़्यादा|से ज़्यादा नहीं|से ऊपर न|المجموع|ما تزيد|لا يتجاوز|בסך הכל|לכל היותר|بیشتر از|در کل/u

/** What a stop is called: its kind, else a meal, else by its name. */
function stopNamed(
  {
    categories,
    meal,
    rest,
  }: { categories: readonly string[]; meal: string | undefined; rest: string | undefined },
  spoken: string,
): string | undefined {
  // "Večer", "저녁" are the evening and the dinner: what else is named is the stop.
  const isPart = meal === 'dinner' && rest !== undefined && isEvening(spoken)
  return stopOf(categories) ?? (isPart ? rest : meal) ?? rest
}

/** Words that are the evening too, in text of `normalizeWords`. */
const isEvening = (spoken: string) =>
  / (?:vecer|вечер|veceri|kvall|este|illa)(?= |a |u |о?м |с |у )|저녁에/u.test(spoken)

/** A later arrival, by hours or by the clock. */
function readEnds({ text, hours }: Pick<ForeignSentence, 'text' | 'hours'>, says: Said): ChangeRead | null {
  const end = hours ? readEnd(hours, says) : null
  if (end) return end
  const kind = says('arrive') ? 'arrival' : says('leave') ? 'departure' : null
  // "When does it open, at 10 or sooner?"
  const clock = kind && !/[?？؟]\s*$/u.test(text) ? clockIn(text) : null
  return kind && clock !== null ? { kind, clock } : null
}

/** All meals, in text of `normalizeWords`. */
const MEALS =
  / (?:meals?|food|mahlzeit\p{L}*|essen|repas|comidas?|refeic\p{L}*|pasti|maaltijd\p{L}*|posilk\p{L}*|jidl\p{L}*|ед\p{L}|питани\p{L}|وجبات|الوجبات|भोजन|खाना|খাবার|maltid\p{L}*|ateriat?|yemek\p{L}*|makanan) |餐|食事|식사/u

function readMeals(
  what: Pick<ChangeRead, 'meal' | 'diets'>,
  says: Said,
  { spoken, isDated }: { spoken: string; isDated: boolean },
): ChangeRead | null {
  if (what.diets?.length === 0) return null
  const isEvery = mentionsWhole(spoken, EVERY_WORDS)
  if (!isDated && !isEvery && !says('swap') && !says('move')) return null
  return Object.assign({ kind: 'meals' as const }, what, isEvery && !isDated && { every: true })
}

/** `isOnDay`: it is to be on another day instead. */
type SwapWords = {
  says: Said
  isMeant: boolean
  isFromTo: boolean
  isOfDays: boolean
  isOnDay: boolean
  when: Pick<ChangeRead, 'part'>
}

/** "Could the walk be on Friday evening instead". */
const ON_DAY =
  / (?:on|to|for) (?:the )?(?:day \d+|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?:st|nd|rd|th)?|first day|second day|third day)(?: (?:in the )?(?:morning|afternoon|evening|night))? instead /

/** "Swap the museum for the beach" names two kinds of places. */
function readSwap(
  stop: string | undefined,
  [, other]: readonly string[],
  { says, isMeant, isFromTo, isOfDays, isOnDay, when }: SwapWords,
): ChangeRead | null {
  if (stop === undefined) return null
  // "On day 4 instead of day 2", "on day 4 instead": the day is another one, and not the stop.
  if (isMeant && (isOfDays || isOnDay) && other === undefined) return { kind: 'move', stop, ...when }
  if (other !== undefined && says('swap')) return { kind: 'swap', stop, place: stopOf([other]) ?? other }
  // "To day 3 instead of day 1" moves a stop.
  const isMoved = isFromTo && says('move')
  return isMeant && !isMoved ? { kind: 'swap', stop } : null
}

const MINUTES = 60

/** "We land three hours later", "we have to leave two hours earlier". */
function readEnd(hours: number, says: Said): ChangeRead | null {
  const kind = says('arrive') ? 'arrival' : says('leave') ? 'departure' : null
  const isLater = says('later')
  if (kind === null || (!isLater && !says('earlier'))) return null
  return { kind, minutes: Math.round(hours * MINUTES) * (isLater ? 1 : -1) }
}

/** A day or the whole plan. */
function readWhole(says: Said): ChangeRead | null {
  if (says('rest')) return { kind: 'rest' }
  if (says('relax')) return { kind: 'pace', pace: 'relaxed' }
  if (says('cheaper') && says('plan')) return { kind: 'budget' }
  return says('pack') ? { kind: 'pace', pace: 'packed' } : null
}

const PARTS = ['morning', 'afternoon', 'evening'] as const

/** The part of the day, in the part of the sentence that says what to do before all of it. */
function partIn(says: Said, saysHere: Said): Pick<ChangeRead, 'part'> {
  const part = PARTS.find(saysHere) ?? PARTS.find(says)
  return part ? { part } : {}
}

type StopWords = Pick<Where, 'day' | 'isDated' | 'saysHere'> & {
  isOfPlan: boolean
  spoken: string
  language: string
}

/** One stop, by what it is; `saysHere` is for the part of the sentence that says what to do. */
function readStop(stop: string | undefined, says: Said, where: StopWords): ChangeRead | null {
  const { day, isDated, saysHere, spoken, language } = where
  if (stop === undefined && !isDated) return null
  const isMoved = language === 'en' && FROM_TO.test(spoken)
  // "No zoo, aquarium instead".
  const isExchanged = / no \w+ .* instead /.test(spoken)
  if (says('remove') && !isMoved && !isExchanged)
    return Object.assign(
      { kind: 'remove' as const },
      stop !== undefined && { stop },
      day !== null && { from: day },
    )
  return readPut(stop, says, { ...where, isMoved, when: partIn(says, saysHere) })
}

/** What moves, is exchanged or comes in. */
function readPut(
  stop: string | undefined,
  says: Said,
  {
    isDated,
    isOfPlan,
    spoken,
    language,
    isMoved,
    when,
  }: StopWords & Pick<SwapWords, 'when'> & { isMoved: boolean },
): ChangeRead | null {
  const isDue = when.part !== undefined || isDated
  if (isMoved || (isDue && says('move'))) return putOf(stop, isOfPlan && isNew(spoken, language), when)
  if (isDated && says('swap')) {
    const kind = TO_DAY.test(spoken) || ON_DAY.test(spoken) ? ('move' as const) : ('swap' as const)
    return Object.assign({ kind }, stop !== undefined && { stop }, when)
  }
  return isOfPlan && says('add') ? putOf(stop, true, when) : null
}

/** What is put somewhere moves, or comes in where it is new. */
const putOf = (stop: string | undefined, isAdded: boolean, when: Pick<ChangeRead, 'part'>): ChangeRead => {
  const named = stop === undefined ? {} : isAdded ? { place: stop } : { stop }
  return { kind: isAdded ? 'add' : 'move', ...named, ...when }
}

/** "From day 1 to day 4", in text of `normalizeWords`. */
const FROM_TO =
  / from (?:the )?(?:day \d+|\w+day|first day) (?:on )?to (?:the )?(?:day \d+|\w+day|first day|last day) /

/** "Поменяй зоопарк на второй день": another day, and no other stop. */
const TO_DAY =
  / на (?:\p{L}+ )?день | на (?:понедельник|вторник|среду|четверг|пятницу|субботу|воскресенье|понеділок|вівторок|середу|четвер|пятницю|суботу|неділю) /u

function stopOf(categories: readonly string[]): string | undefined {
  const [category] = categories
  return category === undefined ? undefined : (STOP_WORDS_BY_CATEGORY[category]?.[0] ?? category)
}

function mentionsWhole(spoken: string, words: string): boolean {
  return list(words).some((word) => spoken.includes(UNSPACED.test(word) ? word : ` ${word} `))
}
