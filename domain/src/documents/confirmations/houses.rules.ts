import {
  cleanText,
  HOUSE_WORDS,
  labelOf,
  namesBooking,
  type Piece,
  readDate,
  wordsIn,
  wordsOf,
} from '../booking-words/index.ts'
import { type Confirmation, FOR_PEOPLE } from './evidence.rules.ts'
import { LABELS } from './labels.data.ts'
import { addressIn, hostedHome, isTitle, labelled, repeated, spokenName, type Title } from './titles.rules.ts'

/** A house above its address; `line` is that of its name. */
export type Lodging = { name: string; address: string; line: number }

/** The houses that stand above an address, whatever their names: there may be some that are none. */
export function housesOf(lines: readonly string[]): Lodging[] {
  return lines.flatMap((line, at) => houseAt(lines, at, line))
}

/** What a sender may call itself besides its name. */
const OFFICE =
  /^(?:reservations?|bookings?|reservierung(?:en)?|réservations?|reservas|prenotazioni|front desk|front office|reception|rezeption|info|no-?reply|team)\s?(?:[-–|,@:]|at|von|de|di)\s+|\s[-–|]\s(?:reservations?|bookings?|reservas|réservations?)$/iu

/**
 * The house that sent the mail itself: its name stands alone in a line too, with its address behind it, below it, or, of the
 * whole mail, alone in one line. Null where the sender is no house of the text.
 */
export function ownHouse(sender: string, lines: readonly string[]): { name: string; address: string } | null {
  const written = cleanText(sender.replace(/\S+@.*$/u, '').replace(/["<]/g, ' '), 100).replace(OFFICE, '')
  if (written.length < 5 || !/\p{Lu}/u.test(written)) return null
  const small = written.toLowerCase()
  const branch = lines.find((line) => line.startsWith(`${written} @ `) && line.length <= 80)
  const name = branch ?? written
  const found = lines.flatMap((line, at) => {
    const isName = line.toLowerCase().startsWith(small) && line.length <= 160
    const rest = isName ? line.slice(written.length) : 'none'
    const behind = /^\s?[,·|–-]\s?(?<address>.*)$/u.exec(rest)?.groups?.address
    if (behind !== undefined && /\d/.test(behind) && isAddress(behind)) return [behind]
    if (!/^(?:\s[@–-]\s?\p{L}[\p{L} ]{2,30})?$/u.test(rest)) return []
    // Below a greeting at the end of a letter stands who wrote it.
    if (CLOSING.test(lines[at - 1] ?? '') && !HOUSE.test(written)) return []
    const below = addressBelow(lines, at) ?? ownAddress(lines[at + 1] ?? '')
    return [below ?? '']
  })
  const address = found.find(Boolean)
  const isOffice = (line: string) =>
    !HOUSE.test(written) && line.startsWith(written) && COMPANY_FORM.test(line.slice(written.length))
  const alone = lines.filter((line) => isAddress(line) && hasPostalCode(line) && !isOffice(line))
  if (address !== undefined) return { name, address }
  // Who signs the letter may be a person: a house is called so, or its mail comes from a domain of that name.
  const domain = squeezed(/@(?<domain>\S+)/u.exec(sender)?.groups?.domain ?? '')
  const words = written.split(/\s/).map(squeezed)
  const isHouse = HOUSE.test(written) || words.some((word) => word.length >= 4 && domain.includes(word))
  if (!isHouse) return null
  const isOfOther = housesOf(lines).some((one) => alone[0]?.startsWith(one.address) && one.name !== name)
  return found.length > 0 && alone.length === 1 && !isOfOther ? { name, address: alone[0] ?? '' } : null
}

const HOUSE = wordsOf(
  `${HOUSE_WORDS}|restaurant|ristorante|trattoria|osteria|bistro|brasserie|wirtshaus|taverna|café|grill`,
)
const squeezed = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Behind the name of a company, which has its office there. */
const COMPANY_FORM =
  /^\s(?:AB|A\/S|AS|ApS|Oy|GmbH|AG|KG|Ltd|Limited|plc|Inc|LLC|Pty|SAS|SARL|S\.?A|S\.?L\.?U?|S\.?r\.?l|S\.?p\.?A|Lda|B\.?V|N\.?V|Sp\. z o\.o|s\.r\.o|Kft|A\.Ş)(?!\p{L})/u

const CLOSING =
  /^(?:mit (?:freundlichen|besten|herzlichen|lieben)|(?:viele|liebe|herzliche|freundliche|beste|schöne) grüße|(?:best|kind|warm|with) (?:regards|wishes|kind)|regards|sincerely|yours|cheers|many thanks|see you|cordialement|bien (?:à vous|cordialement)|(?:un )?(?:cordial )?saludos?|atentamente|(?:cordiali|distinti|cari) saluti|un saluto|atenciosamente|(?:com os melhores )?cumprimentos|abraços?|met (?:vriendelijke|hartelijke)|(?:hartelijke )?groet\p{L}*|med (?:vänlig|venlig|vennlig)\p{L}*|(?:vänliga )?hälsningar|(?:venlig|vennlig|mange) hilsen\p{L}*|pozdrawiam\p{L}*|z poważaniem|s pozdravem|üdvözlettel|saygılar\p{L}*|cofion)/iu

/** Below the name of the house itself also an address as people of other lands write it: `Mah. Kaleiçi, Sok. No: 12, Antalya`. */
export function ownAddress(line: string): string | null {
  const { days, clocks } = wordsIn(line)
  const isOne =
    line.length >= 12 &&
    line.length <= 150 &&
    (line.match(/[,،、]/gu) ?? []).length > 0 &&
    /\d/.test(line) &&
    days.length + clocks.length === 0 &&
    !/[!?€$£@]|\t|\d{7}|\p{L}{3}\.$/u.test(line)
  return isOne &&
    /^[\p{Lu}\p{Lo}\d]|^(?:г|ул|ul|al|pl|str)\. ?\p{Lu}|^(?:via|viale|vicolo|piazza|corso|rue|avenue|calle|plaza|rua) \p{Lu}/u.test(
      line,
    )
    ? cleanText(line, 250)
    : null
}

const STARS = /\s*[★☆*⭐]+\s*$/u
/** Where a company has its letters sent and is registered is where no guest sleeps. */
const NO_ADDRESS =
  /[:!?\t]|(?<!\p{L})(?:p\.? ?o\.? ?box|postbus|postfach|boîte postale|apartado|kvk|hrb|siret|p\. ?iva|partita iva|registered|ust-?id\p{L}*|org\.?\s?(?:nr|no|nummer)|organisa(?:tion|sjon)s\p{L}*|cvr|c\.?i\.?f|n\.?i\.?f|nip|regon|ičo|dič|gstin|vat (?:no|reg|id)\p{L}*|company (?:no|number)|abn|rcs|tva intra\p{L}*|hrb|uid|y-tunnus|cégjegyzék\p{L}*|adószám|инн|огрн)(?!\p{L})|^\+?[\d ()-]{7,}$|^(?:t|tel)\b/iu

const HOUSE_IN_LINE = new RegExp(`^(?:${HOUSE_WORDS})\\s\\p{Lu}[^,]{2,60},\\s`, 'iu')
/** Prices, and how many of what. */
const COUNTED =
  /\d[.,]\d{2}(?!\d)|(?<!\p{L})(?:section|seats?|row|tickets?|adults?|children|guests?|people|persons?|reihe|sitz\p{L}*|karten|erwachsene|personen|rang[ée]?|places?|adultes?|personnes|fila|asientos?|entradas|adultos?|personas|posti|biglietti|adulti|persone|lugares|bilhetes|pessoas|rząd|miejsca|bilety|osób|osoby|řada|sedadl\p{L}+|vstupenk\p{L}+|dospěl\p{L}+|nights?|nächte|nuits?|noches|notti)(?!\p{L})/iu
const NO_PART = /[€$£¥₹₩]|^\d{1,2}\s?[x×]\s/u

function houseAt(lines: readonly string[], at: number, text: string): Lodging[] {
  if (text.includes('\t')) return []
  const name = cleanText(text.replace(STARS, ''), 200)
  if (name.length > 90 || !/^[\p{Lu}\p{Lo}«"“„]/u.test(name) || /[.:!?,\t]$|: |\t/.test(name)) return []
  // A street with its number has a house in it, and is none; a chain may number its houses.
  const plain = /^\D+\d{3,5} \p{Lu}/u.test(name) && STAY_HOUSE.test(name) ? name.replace(/\d{3,5}/, '') : name
  if (/\d{3}|\p{L}\.? \d{1,4}\s?[a-z]?$/iu.test(plain) || readDate(name)) return []
  // Below a greeting may stand a name with its own address.
  if (HOUSE_IN_LINE.test(lines[at + 1] ?? '')) return []
  const address = addressBelow(lines, at)
  return address === null ? [] : [{ name, address, line: at }]
}

/** The address in the lines below a line, up to the one with its postal code; null where they are none. */
function addressBelow(lines: readonly string[], above: number): string | null {
  // Between a name and its address may stand its stars.
  const at = above >= 0 && /^[★☆*⭐ ]{1,9}$/u.test(lines[above + 1] ?? '') ? above + 1 : above
  const [first = '', ...more] = lines.slice(at + 1, at + 4).map((line) => line.replace(/ · [\d +()-]+$/, ''))
  if (at < 0 || !isAddress(first)) return null
  const isWhole = first.includes(',') && hasPostalCode(first.slice(first.indexOf(',')))
  const last = isWhole ? -1 : more.findIndex((line) => hasPostalCode(line) && isAddressPart(line))
  const rest = more.slice(0, last + 1)
  return cleanText((rest.every(isAddressPart) ? [first, ...rest] : [first]).join(', '), 250)
}

/** A town with its code, or between it and the street. */
function isAddressPart(line: string): boolean {
  if (line.length > 60 || NO_ADDRESS.test(line) || NO_PART.test(line) || namesBooking(line)) return false
  const { days, clocks } = wordsIn(line)
  return days.length + clocks.length === 0 && /^[\p{Lu}\p{Lo}\d]/u.test(line)
}

/** A street has fewer words in small letters than a sentence. */
const PLAIN_WORD = /(?<![\p{L}’'])\p{Ll}{4,}(?!\p{L})/gu
const MAX_PLAIN = 3

function hasPostalCode(line: string): boolean {
  return /\d{4,}|\d{3} \d{2}\s\p{L}|(?<![A-Z\d])[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}(?![A-Z\d])/u.test(line)
}

/** A street with a number, or a town with its code; no sentence, no telephone, no time. */
function isAddress(line: string): boolean {
  if (line.length > 150 || line.length < 6 || NO_ADDRESS.test(line) || !/\p{Nd}/u.test(line)) return false
  if (NO_PART.test(line) || COUNTED.test(line) || (line.match(PLAIN_WORD) ?? []).length > MAX_PLAIN)
    return false
  const { days, clocks } = wordsIn(line)
  if (/\p{L}{3}\.$/u.test(line) || days.length + clocks.length > 0) return false
  return (
    /\p{L}{3}/u.test(line) &&
    (/[,،、〒]/u.test(line) ||
      /^\d{3,5} \p{L}|^\d{1,2} \S+ \p{L}/u.test(line) ||
      /\p{L} \d{1,4}[a-z]?$/iu.test(line))
  )
}

/** The house of a stay: under its label, above its address, as its sender, or in a sentence. */
export function houseOf({
  pieces,
  lines,
  subject,
  sender,
}: Confirmation): { name: string; address: string | null } | null {
  const above = housesOf(lines)
  // A kind of room may stand under the same word.
  const [named, ...others] = labelled(pieces, LABELS.house).filter(({ text }) => !FOR_PEOPLE.test(text))
  const [onlyAbove, ...more] = above.filter(
    ({ name }, i) => above.findIndex((one) => one.name === name) === i,
  )
  const sending = others.length === 0 && named ? null : ownHouse(sender, lines)
  if (sending) return sending
  const spoken = spokenName(subject, lines)
  const found =
    (others.length === 0 ? named : undefined) ??
    repeated(pieces, subject) ??
    hostedHome(pieces) ??
    houseAlone(pieces) ??
    aboveAddress(pieces) ??
    spoken
  const said = found?.text ?? (more.length === 0 ? onlyAbove?.name : undefined)
  if (said === undefined) return null
  const { name, address } = houseInStreet(withoutSize(wholeName(said, above)))
  const own =
    address ??
    above.find((one) => isWritten(one.name, name))?.address ??
    addressIn(pieces) ??
    addressBelow(lines, found?.line ?? -1) ??
    // Between the name and its address may stand the days.
    (found && readDate(lines[found.line + 1] ?? '') ? addressBelow(lines, found.line + 1) : null)
  return found === spoken && isTown(name, own) ? null : { name, address: own }
}

/** `Tern’s` and `Tern's` are one name. */
function isWritten(one: string, other: string): boolean {
  const plain = (name: string) => name.replace(/[’‘ʼ´`]/g, "'").replace(/[“”„«»]/g, '"')
  return plain(one) === plain(other)
}

/** A chain is called like the beginning of the one house that stands above its address. */
function wholeName(said: string, above: readonly Lodging[]): string {
  const names = new Set(above.map(({ name }) => name).filter((name) => name.startsWith(`${said} `)))
  const [longer, ...others] = names
  return longer !== undefined && others.length === 0 ? longer : said
}

/** A word alone behind `stay in` may be the town, above all where the address has it. */
function isTown(name: string, address: string | null): boolean {
  const isOfAddress = address?.split(/[\s,]+/u).includes(name) ?? true
  return isOfAddress && !name.includes(' ') && !STAY_HOUSE.test(name)
}

const ADDRESS = labelOf(LABELS.address)

/** The title alone in the line right above the one row with the label of an address. */
function aboveAddress(pieces: readonly Piece[]): Title | null {
  const [label, ...others] = pieces.filter(({ text, column }) => column === 0 && ADDRESS.test(text))
  const above = label && pieces.filter(({ line }) => line === label.line - 1)
  const [name, ...more] = above ?? []
  return name && others.length + more.length === 0 && isTitle(name)
    ? { text: name.text, line: name.line }
    : null
}

/** `Hotel Artemide, Via Nazionale 22, Rome`: behind the first comma a street with its number, and a town. */
const HOUSE_IN_STREET =
  /^(?<name>[^,]{4,90}),\s*(?<address>(?=.*\d)(?=.*,)(?:\d{1,5}\s)?\p{Lu}[^:!?]{8,180})$/u

/** `, 3 nights, 2 guests`: how many, and of what. */
const COUNTS = /^(?<name>[^,]{4,90})(?:,\s*\d{1,2}\s\p{Ll}+)+$/u

/** `(3 épis, 5 personnes)`: how good a house is, and for how many. */
const SIZE =
  /\s?\([^()]{0,30}\d{1,2}[\s-]?(?:pers|guest|people|gäste|adult|huésp|ospit|hósp|gasten|osób|osob|sleeps|épis|stars|sterne)[^()]{0,20}\)$/iu

/** A number of a list, how good a house is, and for how many. */
const OF_LIST =
  /^(?:(?:\p{L}+\s)?(?:n[°º]|no\.?|nr\.?|ref\.?|id)\s?[A-Z\d]*\d|\d{1,2}\s?(?:épis|étoiles?|stars?|sterne|estrellas|stelle|estrelas|clés)|(?:capacité|for|sleeps|für|pour|para|per|max\.?)\s(?:\p{L}+\s)?\d|\d{1,2}\s(?:pers|guest|people|gäste|adult|huésp|ospit|hósp)|[★☆]+$)/iu

/** `Gîte n° 48G2207 - Le Mas des Causses - 3 épis`: the one part that is the name of the house. */
function withoutSize(text: string): string {
  const parts = text.split(/\s[-–|·]\s/u)
  const [only, ...others] = parts.filter((part) => !OF_LIST.test(part))
  return parts.length > 1 && only !== undefined && others.length === 0 ? only : text
}

/** A name with what stands behind its commas: its address, or how long who stays. */
function houseInStreet(text: string): { name: string; address: string | null } {
  const { name = text, address = null } = HOUSE_IN_STREET.exec(text.replace(SIZE, ''))?.groups ?? {
    name: text.replace(SIZE, ''),
  }
  return { name: cleanText(COUNTS.exec(name)?.groups?.name ?? name, 200), address }
}

const STAY_HOUSE = wordsOf(HOUSE_WORDS)

/** The one piece that has a word for a house and may be its name. */
function houseAlone(pieces: readonly Piece[]): Title | null {
  const all = pieces.filter((piece) => {
    const { name } = houseInStreet(piece.text)
    return piece.text.split(' ').length <= 12 && STAY_HOUSE.test(name) && isTitle({ ...piece, text: name })
  })
  const [only, ...others] = all.filter(({ text }, i) => all.findIndex((one) => one.text === text) === i)
  return only && others.length === 0 ? { text: only.text, line: only.line } : null
}
