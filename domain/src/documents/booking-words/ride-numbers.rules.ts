import type { BookingKind } from '../../trip/itinerary/index.ts'
import { KIND_WORDS } from './end-words.data.ts'
import { LONG_CODES, SELLERS } from './sellers.data.ts'
import { wordsOf } from './word-patterns.rules.ts'

const CODES = new Map(
  SELLERS.flatMap(({ name, code }) => (code ? [[name.toLowerCase(), code] as const] : [])),
)
/** Codes that are words or signs of money too: in their own cell they are codes, within a text they are not. */
const NO_CODES = new Set(
  'NO ID PM RS EU IT SS SC TC TM DD MM EL UM UR NT DI DX TO HM PW TX RK KN RC TF UL NF PK FA PG OG MX'.split(
    ' ',
  ),
)
const known = [...new Set(CODES.values())].filter((code) => !NO_CODES.has(code))
const names = [...CODES.keys()]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replace(/[.*+?()[\]]/g, '\\$&'))
/** `BA0015`, `LH 1178`, `EZY8343`; letters of an airline nobody knows count only in a piece of their own. */
const CODED = new RegExp(
  `(?<![A-Za-z0-9])(?<code>${[...LONG_CODES, ...known].join('|')})(?:\\s|-)?0*(?<number>[1-9]\\d{0,3})(?![\\dA-Za-z:/%-]|[.,]\\d)`,
  'u',
)
const ALONE =
  /^(?:[\p{L} .]{2,20}[:\s]\s?)?(?<code>[A-Z]{2}|[A-Z]\d|\d[A-Z])[\s-]?0*(?<number>[1-9]\d{1,3})(?=$|,|便|\s\p{Lu}\p{Ll})/u
/** `DELTA 2305`, `Ryanair flight 1234`. */
const NAMED = new RegExp(
  `(?<!\\p{L})(?<name>${names.join('|')})(?: flight| flug| vol)?\\s#?0*(?<number>[1-9]\\d{0,3})(?![\\dA-Za-z:/%-]|[.,]\\d)`,
  'iu',
)
/** A number behind the word for a flight alone. */
const OWN =
  /^(?:flight|flug|vol|vuelo|volo|voo|vlucht|lot|рейс|flyg|fly)(?:\s?(?:no|nr|number|nummer|n[°º]|#)\.?)?[\s:]*0*(?<number>[1-9]\d{1,3})(?![\d:.,/%-])/iu
/** Who flies it stands behind its number. */
const FLOWN_BY =
  /(?:operated by|durchgeführt von|opéré par|operado por|operato da|uitgevoerd door|obsługiwany przez|opereras av|выполняется|運航|承运).*$/iu
const AIRCRAFT =
  /(?<!\p{L})(?:airbus|boeing|embraer|bombardier|atr|aircraft|equipment|vehicle|registration|kennzeichen|matrícula|targa|kenteken)(?!\p{L}).*$/iu
const TRAIN =
  /(?<![\p{L}\d])(?<number>(?:Frecciarossa|Frecciargento|Frecciabianca|Regionale(?: Veloce)?|Intercity(?: Notte)?|InterCités|Intercités|EuroCity|TGV(?: INOUI| Lyria)?|OUIGO|TER|AVE|AVLO|ALVIA|AVANT|MD|Media Distancia|Intercity|Alfa Pendular|railjet(?: xpress)?|Nightjet|EIP|EIC|TLK|IC|ICE|EC|IR|RE|RB|NJ|RJX?|Eurostar|Italo|Acela|Northeast Regional|ECE|SC|LEO|X2000|SJ(?: \p{L}{4,12})?|Snabbtåg|Öresundståg|VIA|Amtrak|KTX|Shinkansen|Thalys|WESTbahn|RegioJet|Leo Express|Snälltåget|Brightline|Trenord|European Sleeper)\s?(?:\d{1,2} \d{2,5}(?=$)|\d{1,6}))(?![\d:./h]|,\d|\p{Lu}\s\d\p{Lu}{2})/iu
/** A train by its number alone. */
const NUMBERED =
  /^(?:[Tt]rain|TRAIN|[Zz]ug|[Tt]reno|TRENO|[Tt]ren|TREN|[Pp]ociąg|[Tt]rein|[Tt]åg)(?:\s(?:n[°º.]|no\.?|nr\.?))?[\s:#]+(?<number>\d{1,6})(?=$|\s*[,(|·–-]|\s\p{Lu})/u
/** A number under the word for a train, whatever the railway calls its kinds. */
const LABELLED =
  /^(?:train|zug|treno|tren|comboio|trem|trein|tåg|tog|togafgang|juna|pociąg|vlak|vonat|vlakové spojení|trenul|τρένο|αμαξοστοιχία|поезд|поїзд|влак|列車名?|車次|车次|열차|列车)(?: (?:no|nr|n[°º]|number|nummer|numero|número|sefer|№))?\.?\s*[:\t\s]\s*(?<number>(?:\p{L}{1,14} ?){0,2}\d{1,5}(?:号|\p{Lu})?)(?=$|,|\s[«"(„–-])/iu
/** `09:07 R 945`: what goes at a time, whatever the railway calls its kinds. */
const TIMED = /(?<![\d:])\d{1,2}:\d{2}\s(?<number>\p{Lu}\p{L}{0,3}\s\d{1,6})(?=\s(?!\d)|$)/u
const BUS = new RegExp(
  `(?:${wordsOf(KIND_WORDS.bus).source}|(?<!\\p{L})(?:schedule|line|linie|línea|linia|route|ligne|ruta|trasa|service|servicio|carreira|linha|kurs|corsa|便名))(?:\\s?(?:no|nr|n[°º]|line|linia|linie|línea)\\.?)?[\\s:#]+(?<number>[A-Z]{0,3}\\d{1,5}(?:\\/\\d{1,2}(?![\\d/]))?)(?![\\d:])`,
  'iu',
)

/** A flight in a sentence behind the word for it, whatever its airline: `on flight LM393`. */
const SPOKEN =
  /(?<!\p{L})(?:[fF]light|[fF]lug|[vV]ol|[vV]uelo|[vV]olo|[vV]oo|[vV]lucht|[lL]ot|[lL]ento|[fF]lyg|[fF]ly|[uU]çuş|[jJ]árat|[zZ]bor|[lL]et|[πΠ]τήση|[рР]ейс)(?: (?:no|nr|number|nummer)\.?)? (?<code>[A-Z]{2}|[A-Z]\d|\d[A-Z])[\s-]?0*(?<number>[1-9]\d{0,3})(?![\dA-Za-z:/%-])/u

/** The number of what one goes by in a sentence; null where it names none. */
export function numberWithin(kind: BookingKind, sentence: string): string | null {
  if (kind !== 'flight') return sentence.length <= 300 ? numberIn(kind, sentence, undefined) : null
  const { code, number } = SPOKEN.exec(sentence)?.groups ?? CODED.exec(sentence)?.groups ?? {}
  return number === undefined ? null : `${code} ${number}`
}

/** Whether a piece is the label of who flies it. */
export const isFlownBy = (text: string) => FLOWN_BY.test(text)

/** Whether a piece names a train as its railway does. */
export function isNamedTrain(text: string): boolean {
  return text.length <= 120 && (namedTrain(text) !== undefined || LABELLED.test(text))
}

/** The number of what one goes by in a piece, as people write it (`BA 15`, `Frecciarossa 9525`); null where it names none. */
export function rideNumber(kind: BookingKind, text: string, airline?: string): string | null {
  if (text.length > 120) return null
  const numbers = text.split(/\s[·•|]\s/).map((part) => numberIn(kind, part, airline))
  return numbers.find((number) => number !== null) ?? null
}

function numberIn(kind: BookingKind, text: string, airline: string | undefined): string | null {
  if (kind === 'flight') return flightNumber(text) ?? ownFlight(text, airline)
  if (kind === 'train') return trainNumber(text)
  return kind === 'bus' ? (BUS.exec(text)?.groups?.number ?? null) : null
}

function flightNumber(text: string): string | null {
  const own = text.replace(FLOWN_BY, '').replace(AIRCRAFT, '').trim()
  // An airline that nobody knows counts behind the word for a flight, beside its day.
  const coded = CODED.exec(own)?.groups ?? ALONE.exec(own)?.groups ?? SPOKEN.exec(own)?.groups
  if (coded) return `${coded.code} ${coded.number}`
  const { name = '', number } = NAMED.exec(own)?.groups ?? {}
  return number === undefined ? null : `${CODES.get(name.toLowerCase())} ${number}`
}

/** `Flight 224`, as the airline itself writes it. */
function ownFlight(text: string, airline: string | undefined): string | null {
  const number = airline === undefined ? undefined : OWN.exec(text.trim())?.groups?.number
  return number === undefined ? null : `${airline} ${number}`
}

/** A kind of train with its number; `avant 10` and `via 4` are words. */
function namedTrain(text: string): string | undefined {
  const number = TRAIN.exec(text)?.groups?.number
  return number !== undefined && /^(?:\p{Lu}|railjet|rj)/u.test(number) ? number : undefined
}

/** The word alone for a train is no part of its number. */
function trainNumber(text: string): string | null {
  const number =
    namedTrain(text) ??
    NUMBERED.exec(text)?.groups?.number ??
    LABELLED.exec(text)?.groups?.number ??
    TIMED.exec(text)?.groups?.number?.replace(/^(?:am|pm|Uhr)\s.*/i, '') ??
    /(?<![A-Z])(?<number>[GDCKTZ]\d{1,4})(?=次)/u.exec(text)?.[0] ??
    // Japan's have a name, and China's stand so in a cell of their own.
    /^(?<number>[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]{2,12}\s?\d{1,4}\s?号)(?=$|[\s（(])/u.exec(
      text,
    )?.groups?.number ??
    /^[GDCKTZ]\d{1,4}$/u.exec(text)?.[0] ??
    /^[A-Z]{2,4}\s\d{3,5}$/u.exec(text)?.[0]
  return (
    number?.replace(/^(?:train|zug|treno|tren|pociąg|trein|tåg)\s(?:n[°º.]\s?|no\.?\s|nr\.?\s)?#?/iu, '') ??
    null
  )
}
