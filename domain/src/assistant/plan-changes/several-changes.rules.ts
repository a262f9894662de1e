import { normalizeWords } from '../language/index.ts'
import type { ToolInput } from '../tools/index.ts'
import { daysIn, mentions, type Spoken, wordOf, wordsOf } from './change-vocabulary.rules.ts'

type ChangeArguments = ToolInput<'plan.change'>

/** How a part of a sentence is read: `read` as a change, `namesWeekday` whether it names a day of the week. */
export type ClauseReader = {
  read: (clause: string) => ChangeArguments | null
  namesWeekday: (clause: string) => boolean
}

const ACTIONS = ['remove', 'add', 'move', 'swap', 'rest', 'relax', 'pack'] as const
/** What else a clause may say to do. */
const ENDS = ['arrive', 'leave', 'cheaper', 'save', 'breakfast', 'lunch', 'dinner'] as const
type Action = (typeof ACTIONS)[number]
/** Of one stop, which a second clause may do with another one on the same day. */
const OF_STOPS: readonly Action[] = ['remove', 'add']
/** Languages in which the verb at the end is said for all that stands before it. */
const VERB_LAST = ['hi', 'ne', 'bn', 'ur', 'ta', 'si', 'ja', 'ko', 'tr', 'mn', 'my', 'fa']
/** Languages in which it may be. */
const SHARED_VERBS = ['zh', 'yue', 'vi', 'th']
const MAX_CHANGES = 4
const MAX_LISTED_WORDS = 5

type Part = { text: string; isDated: boolean; action: Action | null; isJoined: boolean }

/**
 * The change that a sentence asks for, with further ones where it asks for several: "remove the fort on day 2 and the crypt on day 3", "the
 * pool out on day 2, a café in on day 3". Null where it asks for none, and where it asks for two that are not both clear.
 */
export function readForeignChanges(
  text: string,
  language: string,
  reader: ClauseReader,
): ChangeArguments | null {
  const words = wordsOf(language)
  if (!words) return null
  const said = withoutReasons(asWritten(text), words, reader)
  const parts = partsOf(said, { words, language }, reader)
  if (parts.length < 2 || parts.length > MAX_CHANGES) return clearly(reader.read(said))
  const whole = parts.map((part, at) => withAction(part, parts, at, { words, language }))
  const read = whole.flatMap((one, at) => {
    const change = one === null ? null : reader.read(one)
    const isNamed = at === 0 || change?.kind !== 'move' || change.stop !== undefined
    return change && isNamed && hasKind(change)
      ? [Object.assign({}, change, { change: parts[at]?.text })]
      : []
  })
  const [first, ...further] = withDaysOfOthers(read)
  const swap = first && further[0] && IN_ITS_PLACE.test(text) ? swapOf(first, further[0], text) : null
  if (swap && further.length === 1 && parts.length === 2) return swap
  if (first && further.length === parts.length - 1) return Object.assign({}, first, { further })
  // Two days and two things to do of which one is not clear: half of it would be wrong.
  const actions = new Set(parts.flatMap(({ action }) => action ?? []))
  // Of "remove the planetarium and add a market" a part was not read: the stop of one is not that of the other.
  if (actions.has('remove') && actions.has('add')) return null
  return actions.size > 1 && parts.every(({ isDated }) => isDated) ? null : clearly(reader.read(text))
}

/** "الغي" begins as a word with an article does; "첫날" is the first day in one word. */
const asWritten = (text: string) =>
  text
    .replace(/(?<!\p{L})الغ(?=[يوى]?\s)/gu, 'ألغ')
    .replaceAll('첫날', '첫째 날')
    .replaceAll('التاني', 'الثاني')
    .replaceAll('التالت', 'الثالث')
    .replace(/(?<=[첫둘셋넷]째|다섯째|여섯째)날/gu, ' 날')

/** One stop is not taken out of two days: what is said of the other is not read. */
const clearly = (change: ChangeArguments | null) =>
  change?.kind === 'remove' && change.from !== undefined && change.from !== change.day ? null : change

const KINDS: readonly ChangeArguments['kind'][] = ['move', 'remove', 'swap', 'add', 'rest', 'pace', 'meals']
const hasKind = ({ kind, further }: ChangeArguments) => KINDS.includes(kind) && further === undefined

/** The parts of a sentence that each name their day, or do something else with a stop. */
function partsOf(
  text: string,
  { words, language }: { words: Spoken; language: string },
  { namesWeekday }: ClauseReader,
): Part[] {
  const parts: Part[] = []
  for (const { said, isJoined } of cutsOf(text, words, language)) {
    const spoken = normalizeWords(said)
    const part: Part = {
      text: said,
      isDated: daysIn(spoken, words).length > 0 || namesWeekday(said),
      action: ACTIONS.find((key) => words[key] !== '' && mentions(spoken, words[key])) ?? null,
      isJoined,
    }
    const before = parts.at(-1)
    if (!before || isOwn(part, before)) parts.push(part)
    else {
      before.text += `, ${said}`
      before.isDated ||= part.isDated
      before.action ??= part.action
    }
  }
  return parts
}

/** "Saturday we're at a play": why, and not what. */
const REASON =
  /\b(?:we['’]?re|we are|i['’]?m|i am|we['’]?ve|we have|it['’]?s|that['’]?s|there['’]?s|sind wir|haben wir|estamos|tenemos|hay que|on est|nous sommes|on a|temos|siamo|abbiamo|zijn we|hebben we)\b|(?<!\p{L})(?:мы|у нас|у меня|ми|jesteśmy|mamy|jsme|máme|olemme|vagyunk)(?!\p{L})/iu

/** The clauses that say what to do, and those with the only day. */
function withoutReasons(text: string, words: Spoken, { namesWeekday }: ClauseReader): string {
  const clauses = text.split(/(?<=[,;!?–—]|\.(?=\s))\s+/u)
  const isDated = (one: string) => daysIn(normalizeWords(one), words).length > 0 || namesWeekday(one)
  const acts = (one: string) =>
    [...ACTIONS, ...ENDS].some((key) => words[key] !== '' && mentions(normalizeWords(one), words[key]))
  const left = clauses.filter((one) => acts(one) || !REASON.test(one))
  return left.some(isDated) || !clauses.some(isDated) ? left.join(' ') || text : text
}

function isOwn(part: Part, before: Part): boolean {
  // "And day 3".
  if (
    part.action === null &&
    part.isDated &&
    part.text.trim().split(/\s+/).length <= 2 &&
    /\d/.test(part.text) &&
    before.action !== 'remove'
  )
    return false
  if (part.isDated && before.isDated)
    return part.action !== null || part.isJoined || part.text.trim().split(/\s+/).length <= MAX_LISTED_WORDS
  const actions = [part.action, before.action]
  return (
    part.action !== before.action &&
    actions.every((one) => one !== null && OF_STOPS.includes(one)) &&
    (part.isDated || before.isDated)
  )
}

const THEN =
  'then|dann|dafür|puis|ensuite|luego|después|despues|depois|poi|potem|потом|затем|потім|ثم|वहीं|फिर|তারপর|lalu|terus|kemudian|rồi|saka|tapos|halafu|kisha|pak|sonra|jälkeen|maka'
/** "And" where it is no preposition of another language; those that are, by their language. */
const AND = 'and|y|e|et|und|en|и|й|та|og|och|dan|ve|και|و|और|aur|আর|ও|এবং|மற்றும்|và|és|oraz|&'
const AND_IN: Readonly<Record<string, string>> = {
  cs: 'a',
  sk: 'a',
  pl: 'i|a',
  hr: 'i|a',
  sr: 'i|и|а',
  ca: 'i',
  uk: 'і|й|а',
  ru: 'а',
  bg: 'а',
  fi: 'ja',
  et: 'ja',
  fil: 'at',
  sw: 'na',
  sl: 'in',
  ro: 'și|si|iar',
}
const cuts = (language: string) =>
  new RegExp(
    `((?:[,،]?\\s+)(?:${AND}${AND_IN[language] ? `|${AND_IN[language]}` : ''}|${THEN})(?=\\s)|[,;.!?–—،。，；]+\\s*|(?<=\\p{sc=Hangul})(?:이랑|랑|하고|와|과)\\s|和(?=[周星第下礼])|と(?=[月火水木金土日]曜|\\d)|\\s+(?=وال\\p{L}+ (?:من|في|يوم))|然后|并且|另外|同时|再(?=[加把])|そして|それから|(?<=고)\\s|แล้วก็|แล้ว)`,
    'iu',
  )

/** The pieces between commas and words for "and"; `isJoined` where no mere comma stands before. */
function cutsOf(text: string, words: Spoken, language: string): { said: string; isJoined: boolean }[] {
  const verbs = [...OF_STOPS, 'move' as const].map((key) => words[key])
  // Arabic and Hebrew write "and" at the verb.
  const apart = text.replace(/(?<=\s)[وו](?=\p{L})(\p{L}+)/gu, (whole, verb: string) =>
    verbs.some((some) => some !== '' && mentions(normalizeWords(verb), some)) ? `${whole[0]} ${verb}` : whole,
  )
  const pieces = apart.split(cuts(language))
  const found: { said: string; isJoined: boolean }[] = []
  for (let at = 0; at < pieces.length; at += 2) {
    const said = pieces[at] ?? ''
    if (/[\p{L}\p{N}]/u.test(said))
      found.push({ said: said.trim(), isJoined: /[\p{L}]|^\s$/u.test(pieces[at - 1] ?? '') })
  }
  return found
}

/** "Take the zoo out and put a market in its place" is one for the other. */
function swapOf(one: ChangeArguments, other: ChangeArguments, text: string): ChangeArguments | null {
  const { stop, day, weekday } = one
  if (one.day !== other.day || one.weekday !== other.weekday) return null
  if (one.kind !== 'remove' || other.kind !== 'add' || stop === undefined || other.place === undefined)
    return null
  return Object.assign(
    { change: text, kind: 'swap' as const, stop, place: other.place },
    day !== undefined && { day },
    weekday !== undefined && { weekday },
  )
}
const IN_ITS_PLACE =
  /in its place|in their place|instead|stattdessen|an seine[rn]? stelle|dafür|en su lugar|à la place|no lugar dele|no lugar dela|em vez disso|al suo posto|invece|in plaats daarvan|daarvoor in de plaats|zamiast tego|w zamian|w to miejsce|místo toho|místo něj|namiesto toho|вместо него|вместо неё|на его место|на её место|замість нього|на його місце|на негово място|вместо това|yerine|helyette|în loc|în locul|istället|i stedet|tilalle|sen sijaan|στη θέση|αντί για|代わりに|대신|代替|换成|取而代之|بدلا منه|مكانه|مكانها|במקומו|במקום זה|به جاش|به جای آن|इसकी जगह|उसकी जगह|তার বদলে|sebagai gantinya|gantinya|thay vào đó|thay bằng|แทน/iu

/** The part with the verb of another one that it is said for too; null where it has none. */
function withAction(
  { text, action, isJoined, isDated }: Part,
  parts: readonly Part[],
  at: number,
  { words, language }: { words: Spoken; language: string },
): string | null {
  if (action !== null) return isDated ? text : `${text} ${words.plan.split(',')[0] ?? ''}`
  const isLast = VERB_LAST.includes(language)
  const donor = isLast
    ? parts.slice(at + 1).find((one) => one.action !== null)
    : (parts.slice(0, at).findLast((one) => one.action !== null) ??
      (SHARED_VERBS.includes(language) ? parts.slice(at + 1).find((one) => one.action !== null) : undefined))
  if (!donor?.action || (!isLast && !isJoined && at === 0 && !SHARED_VERBS.includes(language))) return null
  const verb = wordOf(normalizeWords(donor.text), words[donor.action])
  return verb === undefined ? null : `${text} ${verb}`
}

/** "On Friday add a show and drop the outlet": a change without a day is on that of the other. */
function withDaysOfOthers(changes: readonly ChangeArguments[]): ChangeArguments[] {
  return changes.map((change, at) => {
    if (namesDay(change)) return change
    const other = changes[at - 1] ?? changes[at + 1]
    if (!other) return change
    const { day, weekday } = other
    return Object.assign(
      {},
      change,
      day !== undefined && { day, ...(change.kind === 'remove' && { from: day }) },
      weekday !== undefined && { weekday },
    )
  })
}

const namesDay = ({ day, weekday, date, isLastDay, every }: ChangeArguments) =>
  [day, weekday, date, isLastDay, every].some((one) => one !== undefined)

/** Words that say that the change before was meant otherwise. */
const OTHERWISE =
  /(?<!\p{L})(?:i mean|meant|sorry|rather|actually|no wait|perd[oó]n|digo|mejor|pardon|plut[oô]t|non|nee|ach|nein|quatsch|lieber|doch|scusa|anzi|meglio|desculpa|ali[aá]s|melhor|ой|нет|точнее|вернее|лучше|ні|краще|وله|لا|قصدي|عفوا|नहीं|मतलब|सॉरी|না|মানে|pardonne|sorry|maar)(?!\p{L})|やっぱ|じゃなく|間違え|不对|不是|还是|哦不|아니|말고/iu
const MAX_CORRECTION = 12

/** "Sorry, day 5 I mean" after "move it to day 4": the change before on another day or at another part of it; null where it is none. */
export function correctedChange(
  last: ChangeArguments,
  text: string,
  language: string,
  weekdays: readonly { weekday: number }[],
): ChangeArguments | null {
  const words = wordsOf(language)
  if (!words || last.further || !OTHERWISE.test(text) || text.trim().split(/\s+/).length > MAX_CORRECTION)
    return null
  const spoken = normalizeWords(asWritten(text))
  const isOther = (['remove', 'swap', 'rest'] as const).some((key) => mentions(spoken, words[key]))
  if (isOther && last.kind !== 'rest') return null
  const days = daysIn(spoken, words).filter((day) => day !== last.day)
  const others = [...new Set(weekdays.map(({ weekday }) => weekday))].filter((one) => one !== last.weekday)
  const part = PARTS_OF_DAY.find((key) => key !== last.part && mentions(spoken, words[key]))
  const { day, weekday, date, isLastDay, ...rest } = last
  if (days.length === 1) return { ...rest, change: text, day: days[0] }
  if (others.length === 1) return { ...rest, change: text, weekday: others[0] }
  return part ? { ...last, change: text, part } : null
}
const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const
