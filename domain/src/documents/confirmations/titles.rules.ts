import {
  cleanText,
  DAY_LABELS,
  END_WORDS,
  isReferenceLabel,
  isSellerName,
  labelOf,
  monthNumber,
  type Piece,
  readDate,
  weekdayNames,
} from '../booking-words/index.ts'
import { COUNT_HEADS, HOSTED, LABELS, NO_TITLE, STAY_PHRASES } from './labels.data.ts'

export type Title = { text: string; line: number }

const NO_TITLE_AT_ALL = new RegExp(`^(?:${NO_TITLE})(?!\\p{L})`, 'iu')
const HOSTED_LINE = new RegExp(
  `^${HOSTED}|(?<!\\p{L})(?:hosted by|gastgeber|hôte|propriétaire|owner|vermieter|anfitri\\p{L}+|host)\\s?:`,
  'iu',
)
const STARS = /\s*[★☆*⭐]+\s*$/u
const PHRASE = new RegExp(
  `(?<!\\p{L})(?:${STAY_PHRASES})\\s+(?<name>(?:the |l[’'])?[\\p{Lu}\\d][^!?:;|\\t]{2,90})`,
  'iu',
)
const PHRASE_ENDS =
  /\s+(?:is|has|are|ist|wurde|est|está|è|wordt|on|for|am|le|el|il|from|ab)(?!\p{L}).*$|[.,]\s.*$|[.!]$|\s[–—|-]\s.*$/iu

/**
 * What stands behind a label in a piece, or in the one beside it, or the one below, and with `isUnderHeads` below one that is
 * the head of a column; the different ones in their order.
 */
export function labelled(pieces: readonly Piece[], words: string, isUnderHeads = false): Title[] {
  const label = labelOf(words)
  const found = pieces.flatMap((piece, i): Title[] => {
    const { sign = '', rest = '' } = label.exec(piece.text)?.groups ?? {}
    // Signs of China and Japan need no colon behind a label.
    const isSigned =
      /[:\t]/.test(sign) || (/\s/.test(sign) && /^[\p{Script=Han}\p{Script=Katakana}]/u.test(piece.text))
    const isAlone = rest === '' && label.test(piece.text)
    const text =
      isSigned && rest !== '' ? rest : isAlone ? namedBy(piece, pieces[i + 1], pieces, isUnderHeads) : ''
    const clean = cleanText(text, 200)
    // Above the row with the label may stand the label as a head.
    const isHead = label.exec(clean)?.groups?.rest === ''
    return /\p{L}{2}/u.test(clean) && !isHead ? [{ text: clean, line: piece.line }] : []
  })
  return found.filter(({ text }, i) => found.findIndex((one) => one.text === text) === i)
}

/** What a label alone names: the piece behind it, or below it where that one is the head of the next column. */
function namedBy(
  label: Piece,
  next: Piece | undefined,
  pieces: readonly Piece[],
  isUnderHeads: boolean,
): string {
  const isHead = pieces.filter(({ line }) => line === label.line).length > 2
  if (isHead) return isUnderHeads ? underHead(label, pieces) : ''
  if (next === undefined || next.line > label.line + 1) return ''
  const isHeads = next.line === label.line && isLabelAlone(next.text)
  return ((isHeads ? belowIn(label, pieces) : undefined) ?? next).text
}

/** What stands below the head of a column, in a row of as many cells. */
function underHead(head: Piece, pieces: readonly Piece[]): string {
  const count = (line: number) => pieces.filter((piece) => piece.line === line).length
  const below = belowIn(head, pieces)
  const isRow = below !== undefined && count(head.line) === count(below.line)
  const areHeads = pieces.every(({ line, text }) => line !== head.line || !/\d/.test(text))
  return isRow && areHeads && below.clocks.length + below.days.length === 0 ? below.text : ''
}

const LABEL_ALONE = new RegExp(`^(?:${Object.values(LABELS).join('|')}|${COUNT_HEADS})\\s?:?$`, 'iu')
const END_ALONE = new RegExp(
  `^(?:${Object.values(END_WORDS).join('|')})(?:\\s\\(\\p{L}{2,14}\\))?\\s?:?$`,
  'iu',
)

/** Heads of the columns of a journey. */
const COLUMN = new RegExp(
  `^(?:${DAY_LABELS}|(?:flight|train|vol|vuelo|volo|voo|vlucht|lot|zug|treno|tren|trein|bus|service)(?: (?:no|nr|n[°º]|number|numéro|número|numero|nummer)\\.?)?|flug|flugnummer|zugnummer|vluchtnummer|treinnummer|tågnummer|flygnummer|numer (?:lotu|pociągu)|from|to|von|nach|de|à|da|a|class|status|seat|sitz|siège|asiento|posto|time|zeit|heure|hora|ora|duration|terminal)\\s?:?$`,
  'iu',
)

/** Whether a text is the label of an end, of a house, a room or the like, or of a booking number, and nothing else. */
export function isLabel(text: string): boolean {
  return (
    isLabelAlone(text) ||
    (text.length <= 40 && (END_ALONE.test(text) || COLUMN.test(text) || isReferenceLabel(text)))
  )
}

/** Whether a text is a label and nothing else. */
function isLabelAlone(text: string): boolean {
  return text.length <= 40 && LABEL_ALONE.test(text)
}

function belowIn({ line, column }: Piece, pieces: readonly Piece[]): Piece | undefined {
  return pieces.find((one) => one.line === line + 1 && one.column === column)
}

const PRICED = /(?<!\p{L})(?:EUR|USD|GBP|CHF|PLN|SEK|NOK|DKK|CZK|JPY|zł|kr|Kč|Ft)(?!\p{L})|[¥₹₩]/u
/** `2 Erwachsene`, `1 x Tageskarte`: how many of what. */
const COUNTED =
  /^\d{1,2}\s?(?:[x×]\s|\p{L}+$|(?:adults?|children|erwachsene|kinder|adultes?|enfants?|adultos?|niños?|adulti|bambini|volwassenen|kinderen|dorosł\p{L}+|guests?|people|persons?|personen|personnes|personas|persone|pessoas|osoby|tickets?|karten|billets?|entradas|biglietti)(?!\p{L}))/iu

/** Whether a piece may be the name of a house, a show or a place, by its looks. */
export function isTitle({ text, clocks, days }: Piece): boolean {
  if (clocks.length + days.length > 0 || text.length < 3 || text.length > 100) return false
  if (!/^[\p{Lu}\p{Lo}\d«"“„]/u.test(text) || !/\p{L}{2}/u.test(text) || /[.!?:,]$/.test(text)) return false
  if (PRICED.test(text) || COUNTED.test(text) || /^(?=.*\d)[A-Z\d./-]{5,}$/.test(text)) return false
  if (/[€$£@%]|https?:|\d{5,}|^\+?\d[\d ]+$/.test(text) || NO_TITLE_AT_ALL.test(text)) return false
  return (
    !/^\p{L}[\p{L} ]{1,25}:\s/u.test(text) ||
    /^\p{Lu}[^:]{3,}:\s(?:\p{Lu}\p{L}+,? \p{L}|\p{L}+ \p{L}+ \p{L})/u.test(text)
  )
}

/** Names of China, Japan and Korea are short. */
const SIGNS = /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}\p{Script=Hangul}ー]+$/u
const MIN_SIGNS = 3

/** The piece that the title of the mail names too. */
export function repeated(pieces: readonly Piece[], subject: string): Title | null {
  const all = pieces.map((piece) => ({ ...piece, text: piece.text.replace(STARS, '') }))
  const found = all.filter(
    (piece) =>
      piece.text.length >= (SIGNS.test(piece.text) ? MIN_SIGNS : 6) &&
      isIn(subject, piece.text) &&
      (isTitle(piece) || isNamedWhole(piece, subject)),
  )
  const tail =
    subject
      .split(/: | \| /)
      .at(-1)
      ?.trim() ?? ''
  // The title of the mail may have the beginning of it alone.
  const begun = all.find((piece) => tail.length >= 8 && piece.text.startsWith(tail) && isTitle(piece))
  const [longest] = [...found].sort((a, b) => b.text.length - a.text.length)
  const best = begun ?? longest
  return best ? { text: best.text, line: best.line } : null
}

/** `Rom: Kolosseum mit Arena`: what looks like a label and its value is a name where the title of the mail has both. */
function isNamedWhole(piece: Piece, subject: string): boolean {
  const { text } = piece
  // Some houses write themselves small: `ibis Wien Mariahilf`.
  const isSmall =
    /^\p{Ll}[^.!?:,]*\s\p{Lu}/u.test(text) &&
    isTitle({ ...piece, text: text.replace(/^./u, (one) => one.toUpperCase()) })
  if (isSmall && subject.endsWith(text)) return true
  return (
    text.length >= 12 &&
    subject.includes(text) &&
    isTitle({ ...piece, text: text.replace(/^\p{Lu}[^:]{1,25}:\s/u, '') })
  )
}

/** Whether the title of the mail has a text, or what stands before its colon. */
function isIn(subject: string, text: string): boolean {
  const head = text.split(': ')[0] ?? text
  return subject.includes(text) || (head.length >= 12 && head !== text && subject.includes(head))
}

/** The name in a sentence such as `Your reservation at Trattoria Esempio is confirmed`; of the title of the mail line -1. */
export function spokenName(subject: string, lines: readonly string[]): Title | null {
  for (const [line, text] of [...lines.entries(), [-1, subject] as const]) {
    if (text.length > 200) continue
    const name = PHRASE.exec(text)?.groups?.name?.replace(PHRASE_ENDS, '')
    if (name !== undefined && isSpoken(name) && !readDate(name) && !isSellerName(name))
      return { text: cleanText(name, 200), line }
  }
  return null
}

/** A name within a sentence begins with a capital, is no number of something, and no month alone. */
function isSpoken(name: string): boolean {
  const isLong = name.length >= 3 && /^(?:the |l['’])?[\p{Lu}\p{Lo}]|^\d+\p{L}{2}/u.test(name)
  return isLong && monthNumber(name) === undefined && weekdayNames(name) === undefined
}

/** How letters begin and end, what asks or promises, and what is served: no name of anything. */
const NO_NAME =
  /様$|^(?:famil(?:ie|y|ia|le)|famiglia|herrn?|frau|mrs?|ms|mme|mlle|signora?|date (?:&|and) time|kære|kära|bästa|hei|szanown[yaie]\p{L}*|drog[ia]|vážen[ýáí]\p{L}*|dear|hi|mit (?:freundlichen|besten|herzlichen)|(?:viele|liebe|herzliche|freundliche|beste) grüße|(?:best|kind|warm) (?:regards|wishes)|regards|sincerely|yours|cheers|cordialement|bien à vous|(?:un )?saludos?|atentamente|cordiali saluti|un saluto|distinti saluti|atenciosamente|cumprimentos|met vriendelijke|(?:hartelijke )?groet\p{L}*|med (?:vänlig|venlig|vennlig)\p{L}*|hälsningar|pozdrawiam\p{L}*|z poważaniem|s pozdravem|üdvözlettel|saygılarımızla|с уважением|με εκτίμηση|vas a|vous allez|du reist|stai per|ihr aufenthalt|your (?:hotel|stay|trip|visit)|ihr hotel|votre hôtel|su hotel|tu hotel|il tuo hotel|the (?:theatre|theater|hotel|restaurant|museum|property|venue|box office|house)|mezza pensione|pensione completa|half board|full board|halbpension|vollpension|pension complète|demi-pension|media pensión|breakfast|frühstück|petit déjeuner|desayuno|colazione|four-course|three-course|menu|venue|location|address|adresse|dirección|indirizzo|morada|endereço|endereco|option|opción|opzione|opção|optie|variante|language|sprache|booking|reservation|confirmation|hotel (?:confirmation|booking|reservation|phone|contact|policy)|guest|gast)(?!\p{L}|[-'’]\p{L})|(?:confirmation|booking|reservation|itinerary) (?:number|no|id|code|ref\p{L}*)|お申込み|ありがとう|(?<!\p{L})(?:breakfast|parking|wi-?fi|frühstück|potwierdzon[aey]|confirmad[ao]|confirmée?|bestätigt|bevestigd|confirmed|potvrzen[ao]?)$/iu
/** A company that lets many houses. */
const COMPANY =
  /\s(?:Group|GmbH|Ltd\.?|Limited|Inc\.?|LLC|AG|S\.?L\.?U?\.?|S\.?r\.?l\.?|S\.?p\.?A\.?|B\.?V\.?|Oy|AB|ApS|A\/S|Sp\. z o\.o\.|s\.r\.o\.|Kft\.?|A\.Ş\.)$/u
/** Only what kind of room it is, or how many it holds. */
const ROOM_ALONE =
  /^(?:(?:one|two|three|four|single|double|twin|triple|family|standard|superior|deluxe|classic|executive|king|queen|budget|entire|private|\d)[\s-]?)+(?:bed(?:room)?s?|room|apartment|studio|suite|villa|bungalow|flat)?(?:\s(?:room|apartment|studio|suite|villa|flat|unit))?$/iu

/** Whether a text may be the name of a house, a restaurant or a show: no greeting, no label, no kind of room, no list. */
export function mayBeName(text: string): boolean {
  const [label = '', value] = text.split(/:\s/u)
  if (isLabel(text) || readDate(text) || (value !== undefined && isLabelAlone(label))) return false
  return (
    !NO_NAME.test(text) &&
    !/^we (?:can|are|look|hope|will)|(?:front office|manager|reception|rezeption)$/iu.test(text) &&
    !COMPANY.test(text) &&
    !ROOM_ALONE.test(text) &&
    !/[。！]$|\s\|\s.*\s\|\s|^\d{1,2}\s[·|]/u.test(text)
  )
}

/** The name of a home that somebody lets, above the line that says so. */
export function hostedHome(pieces: readonly Piece[]): Title | null {
  const at = pieces.findIndex(({ text }) => text.length < 100 && HOSTED_LINE.test(text))
  const above = pieces[at - 1]
  return at > 0 && above && isTitle(above) ? { text: above.text, line: above.line } : null
}

export function addressIn(pieces: readonly Piece[]): string | null {
  const [only, ...more] = labelled(pieces, LABELS.address)
  return only && more.length === 0 && /\d/.test(only.text) ? only.text : null
}
