import { END_WORDS } from './end-words.data.ts'
import { cleanText } from './found-parts.rules.ts'
import { NO_PLACE, WAY_WORDS, WAY_WORDS_BEFORE } from './kind-words.data.ts'
import { placeName } from './place-names.rules.ts'
import { isNamedTrain } from './ride-numbers.rules.ts'
import { isSellerName } from './sellers.data.ts'
import { GATE_IN_BRACKETS, wordsOf } from './word-patterns.rules.ts'
import { weekdayNames } from './written-signs.rules.ts'

/** A place; `code` is its airport's, `written` its whole text where the last word in its brackets looks like a code. */
export type Named = { name: string; code: string | null; written?: string }

/** Heads of columns that are the beginnings of some names too. */
const HEAD = /^(?:line|línea|linia|linie|bus|autobús|autobus|coach|coche|cama|class|dársena|andén)$/iu
/** `(arrives Monday 28 June)` behind the name of a stop. */
const ARRIVES_LATER =
  /\s?\((?:arriv\p{L}*|ankunft|an|am|next day|llegada|arrivo|chegada|aankomst)\s[^)]*\)?/giu
/** The hall of an airport behind its name or its code. */
const TERMINAL =
  /(?<!,\s\p{L}{1,20})[\s,(–-]+(?:(?:aero)?terminal|term\.|терминал|terminál|terminali|ターミナル|航站楼)\s?[\dA-ZА-Я]{1,2}\)?$|\s+T\d[A-Z]?$|\s*\(T\d[A-Z]?\)$|第[１-３1-3]ターミナル$/iu
const CODE =
  /^(?<name>.*?)\s*[([（](?<inside>[^()]*[\s,–-])?(?<code>[A-Z]{3})[)\]）]|^(?<alone>[A-Z]{3})$|^(?<signs>\p{Script=Han}[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー・\s·（）()]{1,18})\s?(?<sign>[A-Z]{3})(?:\s?T\d)?$|^(?<town>\p{Lu}[^\d(]*\p{Ll}[^\d(]*)\s(?<behind>[A-Z]{3})(?:\s*\(.{1,20}\))?$/u
/** Three capitals that are no airport: railways, currencies, taxes, titles, months and days of the week. */
const NO_CODE =
  /^(?:ZOB|HBF|BHF|BUS|SUD|EST|OST|TGV|ICE|TER|AVE|EUR|USD|GBP|CHF|PLN|CZK|SEK|NOK|DKK|JPY|AUD|CAD|PNR|REF|TAX|VAT|TVA|IVA|DPH|MRS|MME|SRA|FLT|DEP|ARR|ETA|ETD|VIA|TOT|QTY|PDF|HRS|UHR|MIN|STD|DOM|INT|MON|TUE|WED|THU|FRI|SAT|SUN|JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|PAX|ADT|CHD|INF|SMS|APP|FAQ|TBA|TBC|YES|NON|THE|AND|FOR)$/
/** `SYD, T2 Domestic`: an airport by its code, and where in it. */
const CODE_AND_HALL =
  /^(?<code>[A-Z]{3})[,\s]+(?:T\s?\d[A-Z]?|terminal\s?[\dA-Z]{1,2})(?:\s\p{L}{2,15}){0,2}$/iu
const CODE_FIRST = /^(?:\((?<first>[A-Z]{3})\)|(?<bare>[A-Z]{3}))\s+(?<town>\p{Lu}\p{Ll}[^\d()]{1,40})$/u
const SMALL =
  /^(?:at|on|by|um|ab|an|à|le|la|las|los|de|del|a|às|alle|ore|ora|uhr|h|hs|hrs?|uur|om|kl|klo|o|godz|dia|am|il|el|op|den|発|着|発車|到着|出発|from|to)$/i
/** Words for both places alone at the head of a row or a column. */
export const ORIGIN =
  /^(?:from|origin|origen|origem|origine|von|start|abfahrtsort|provenance|partenza da|da|de|van|z|skąd|od|από|откуда|из|nereden|honnan|från|fra|mistä|出発地|出発駅|乗車駅|発駅|出发地|出发站|始发站|출발지|출발역|stacja od|stacja początkowa|ze stanice|ze zastávky|stanice od|nástup|von bahnhof|startbahnhof|abgangsbahnhof|einstieg|gare d[eu] départ|vertrekstation|opstapplaats|avgångsstation|påstigning|afgangsstation|avgangsstasjon|lähtöasema|kiinduló állomás|honnan indul|subida|punto de subida|embarque em|kalkış yeri|biniş|станция отправления|σταθμός αναχώρησης|起點|起站|上車站|上车站|승차역)$/iu
export const DESTINATION =
  /^(?:to|destination|destino|destinazione|nach|ziel|zielort|à|a|para|naar|do|dokąd|προς|куда|nereye|hova|till|til|minne|到着地|到着駅|降車駅|着駅|目的地|到达站|终点站|도착지|도착역|stacja do|stacja końcowa|do stanice|do zastávky|stanice do|výstup|nach bahnhof|zielbahnhof|ausstieg|gare d[’']arrivée|bestemmingsstation|uitstapplaats|ankomststation|avstigning|ankomststasjon|määräasema|tuloasema|célállomás|hová érkezik|bajada|punto de bajada|desembarque em|varış yeri|iniş|станция назначения|σταθμός άφιξης|訖點|訖站|下車站|下车站|하차역)$/iu
/** A day of the week and the number of a flight, as Japan writes them before a town. */
const JAPANESE = /[（(][月火水木金土日祝・]+[)）]|[A-Z]{2,3}\s?\d{1,4}\s?便/gu
const LABEL = /^(?<label>\p{L}[\p{L} .()/'’-]{1,28})[:：]\s+(?=\S)/u
export const [DEPART_WORD, ARRIVE_WORD] = [wordsOf(END_WORDS.departs), wordsOf(END_WORDS.arrives)]
const NO_NAME = new RegExp(`^(?:${NO_PLACE})(?![\\p{L}])`, 'iu')

/** A way alone, perhaps with what it is made by or its number: `Udrejse`, `Return journey`, `Hinfahrt 1`. */
const WAY_ALONE = new RegExp(
  `^(?:${WAY_WORDS})(?:\\s?(?:\\d|journey|trip|flight|sailing|crossing|travel|leg|fahrt|reise|flug))?\\s?[:.]?$`,
  'iu',
)

const WAY_BEFORE = new RegExp(`^(?:${WAY_WORDS_BEFORE})(?:\\s?[:–-]\\s?|\\s|(?<=\\p{Lo}))(?<rest>.+)$`, 'iu')

/** A text without the way before the place where it begins: `Utresa Nynäshamn`, `Hinfahrt: Wien Hbf`. */
export function withoutWay(text: string): string {
  const rest = WAY_BEFORE.exec(text)?.groups?.rest
  return rest !== undefined && /^[\p{Lu}\p{Lo}]/u.test(rest) ? rest : text
}

/** Whether three capitals may be the code of an airport. */
export const isAirportCode = (text: string) => /^[A-Z]{3}$/.test(text) && !NO_CODE.test(text)

/** The place that a part of a piece names; none where it tells something else. */
export function namesIn(part: string): Named[] {
  // What stands before a colon is the word for what follows, and no place.
  if (/[:：]\s*$/u.test(part)) return []
  const hall = CODE_AND_HALL.exec(part.trim())?.groups?.code
  if (hall !== undefined && /^[A-Z]{3}$/.test(hall) && !NO_CODE.test(hall))
    return [{ name: hall, code: hall }]
  const { first, bare, town = '' } = CODE_FIRST.exec(part.trim().replace(TERMINAL, ''))?.groups ?? {}
  if (first !== undefined) return [{ name: cleanText(town, 200), code: first }]
  if (bare !== undefined && !NO_NAME.test(bare)) return [{ name: cleanText(part, 200), code: bare }]
  const plain = withoutSmall(
    part
      .replace(ARRIVES_LATER, ' ')
      .replace(TERMINAL, '')
      .replace(LABEL, '')
      .replace(JAPANESE, ' ')
      .replace(GATE_IN_BRACKETS, ' ')
      .replace(/\(\s*\)|[(（]\s*$|^\s*[)）]/g, ' '),
  )
  const placed = withoutWay(plain)
  if (placed !== plain) return codedName(placed) ?? plainName(placed)
  return codedName(plain) ?? plainName(plain)
}

/** Three capitals behind a name may be a railway's as well: the name keeps them. */
function codeBehind(name: string, code: string): Named[] | null {
  return NO_CODE.test(code) ? null : [{ name: cleanText(name, 200), code }]
}

/** A name with the code of its airport; null where a text has no code. */
function codedName(plain: string): Named[] | null {
  const { name, code, alone, signs, sign, town = '', behind, inside } = CODE.exec(plain)?.groups ?? {}
  if (alone !== undefined) return isAirportCode(alone) ? [{ name: alone, code: alone }] : []
  const last = sign ?? behind
  if (last !== undefined) return codeBehind(signs ?? `${town} ${last}`, last)
  if (code === undefined) return null
  const isShort = name !== '' && plain.length === (name?.length ?? 0) + code.length + 3
  return [
    {
      name: cleanText(name || code, 200),
      code,
      ...((inside || isShort) && { written: cleanText(plain, 200) }),
    },
  ]
}

/** A stop with its street: `South Station, 700 Atlantic Ave`. */
const STOP_IN_STREET = /^[^\d,]{4,40}, (?:\d{1,4} [^\d,]{4,40}|[^\d,]{4,40} \d{1,3})$/u

function plainName(plain: string): Named[] {
  if (
    plain.length < 2 ||
    HEAD.test(plain) ||
    WAY_ALONE.test(plain) ||
    NO_NAME.test(plain) ||
    isEndWord(plain)
  )
    return []
  // A bracket that nothing opens or closes is of what was cut off.
  const place = placeName(/^[^()]*\)$|\([^()]*$/.test(plain) ? '' : plain)
  const isName =
    place !== null &&
    place.length <= 80 &&
    /^[\p{Lu}\p{Lo}«"“„(]/u.test(place) &&
    (!/\d{3}/.test(place) || STOP_IN_STREET.test(place)) &&
    !isNoName(place)
  return isName ? [{ name: place, code: null }] : []
}

/** A sentence, or the part of one, and what follows the word for a flight. */
const SPOKEN =
  /\s(?:och|og|and|und|et|y|en|oraz|a|of|the|in|at|for|with|mit|für|pour|para|per|con|avec|is|are|ist|sind|est|sont)$|^(?:you|your|you[’']re|we|we[’']re|our|please|ihre?|votre|vos|su|sus|tu|il tuo|uw)(?!\p{L})|(?<!\p{L})(?:flight|flug|vol|vuelo|volo|voo|vlucht)\s(?:no\.? )?[A-Z\d]{2}\s?\d/iu
/** Two seats or numbers: a list. */
const LISTED = /\d\p{L}?\s.*\s\S*\d|\d[A-K]\s/u

/** A train, a seller, part of a sentence, a list, or a mix of capitals and figures. */
function isNoName(text: string): boolean {
  if (SPOKEN.test(text) || (LISTED.test(text) && !STOP_IN_STREET.test(text))) return true
  return (
    isNamedTrain(text) ||
    isSellerName(text) ||
    /^(?=.*\d)(?=.*[A-Z])(?:[A-Z\d]{3,8}|[A-Z\d]{2} \d{1,4}|[A-Z\d]{2}\/[A-Z\d]{5,7})$/.test(text)
  )
}

/** A word for an end, also in two languages (`Nach / To`). */
function isEndWord(text: string): boolean {
  return text.split('/').some((part) => isEndWordAlone(part.trim()))
}

function isEndWordAlone(text: string): boolean {
  return [DEPART_WORD, ARRIVE_WORD, ORIGIN, DESTINATION].some((words) => words.test(text))
}

function withoutSmall(text: string): string {
  let words = text
    .trim()
    .replace(/^[\s,.·–()-]+|[\s,·–-]+$/g, '')
    .split(/\s+/)
  const isSmall = (word = '') => {
    const bare = word.replace(/^[(（[]|[.,)）\]:]+$/g, '')
    // An airport may be called like a small word: (DEN), LAS.
    if (
      /^[(（[][A-Z]{3}[)）\]]/.test(word) ||
      (/^[A-Z]{3}$/.test(word) && !/^(?:MON|TUE|WED|THU|FRI|SAT|SUN)$/.test(word) && words.length === 1)
    )
      return false
    // The main station of Denmark is an `H` behind its town.
    if (bare === 'H') return false
    return bare === '' || SMALL.test(bare) || weekdayNames(bare) !== undefined || /^[–-]$/.test(bare)
  }
  // `Los Angeles`, `La Rochelle`
  const isOfName = () =>
    /^(?:L[aeo]s?|El|De|Da)$/i.test(words[0] ?? '') && words.slice(0, 2).every((one) => /^\p{Lu}/u.test(one))
  while (words.length > 0 && isSmall(words[0]) && !isOfName()) words = words.slice(1)
  // `Praha hl. n.` is a main station, and no Sunday in Polish.
  const isOfStation = () => /^hl\.?$/i.test(words.at(-2) ?? '')
  while (words.length > 0 && isSmall(words.at(-1)) && !isOfStation()) words = words.slice(0, -1)
  return words.join(' ').replace(/^[,\s]+|[,\s]+$/g, '')
}
