import { emptyReadings, joinReadings, type Readings } from '@tripwright/domain/documents/booking-words'
import { readConfirmation } from '@tripwright/domain/documents/confirmations'
import {
  type ImportProblem,
  jsonLdOf,
  type MarkupElement,
  microdataOf,
  readBoardingPass,
  readCalendar,
  readGeoJson,
  readGpx,
  readKml,
  readPageEvent,
  readPlaceLinks,
  readPlaceTable,
  readReservations,
  readWalletPass,
  type SourceDocument,
  type SourceKind,
  visibleText,
} from '@tripwright/domain/documents/import'
import { readTripFile, type TripFile } from '@tripwright/domain/trip/export'
import { readPdf } from '#features/documents/pdf/index.ts'
import { decodeText } from './decode-text.service.ts'
import { type ReceivedMail, readMail } from './read-mail.service.ts'
import { readHtml, readXmlMarkup } from './read-markup.service.ts'
import { unpackArchive } from './unpack-archive.service.ts'

/** A document with what was read in it. */
export type ReadDocument = { source: SourceDocument; readings: Readings }
export type ReadFile =
  | { ok: true; documents: ReadDocument[]; tripFile: TripFile | null }
  | { ok: false; problem: ImportProblem; reason?: string }
type File = {
  name: string
  bytes: Uint8Array
  depth: number
  today: string
  isPasted: boolean
  isPdf?: boolean
}

/** Mails within archives within mails: more is nobody's ticket. */
const MAX_DEPTH = 3
const MAX_DOCUMENTS = 60
const PICTURE = /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF....WEBP|....ftyphei)/s
const MAIL_HEAD = /^(?:From |(?:[A-Za-z][\w-]*:[^\n]*\r?\n(?:[ \t][^\n]*\r?\n)*){2,})/
const MAIL_FIELDS = /^(?:from|received|return-path|mime-version|delivered-to):/im
const ATTACHED = /\.(?:pkpass|pkpasses|ics|eml|gpx|kml|kmz|geojson)$/i
const ATTACHED_TYPE =
  /^(?:text\/calendar|application\/vnd\.apple\.pkpass(?:es)?|message\/rfc822|application\/ics)$/i

/** Reads a file of any kind that we know. `today` is for what names no year. Never throws for what is in a file. */
export async function readFile(
  name: string,
  bytes: Uint8Array,
  today: string,
  isPasted = false,
): Promise<ReadFile> {
  return read({ name, bytes, depth: 0, today, isPasted })
}

async function read(file: File): Promise<ReadFile> {
  const head = new TextDecoder('latin1').decode(file.bytes.subarray(0, 4096))
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) return readArchive(file)
  if (head.startsWith('%PDF')) return readPdfFile(file)
  if (PICTURE.test(head)) return { ok: false, problem: 'picture' }
  if (!file.isPasted && (/\.eml$/i.test(file.name) || (MAIL_HEAD.test(head) && MAIL_FIELDS.test(head))))
    return readMailFile(file)
  const text = decodeText(file.bytes)
  if (text === null) return { ok: false, problem: head.includes('\0') ? 'unknown' : 'encoding' }
  if (text.includes('\0')) return { ok: false, problem: 'unknown' }
  return readText(file, text)
}

async function readArchive(file: File): Promise<ReadFile> {
  const unpacked = unpackArchive(file.bytes)
  if (!unpacked.ok) return unpacked
  const pass = unpacked.files.find(({ name }) => name === 'pass.json')
  if (pass) return readPass(file, decodeText(pass.bytes))
  const all = await readInner(file, unpacked.files)
  return all.documents.length > 0 ? all : { ok: false, problem: 'nothing' }
}

async function readPdfFile(file: File): Promise<ReadFile> {
  const pdf = await readPdf(file.bytes)
  return pdf.ok ? readText({ ...file, isPasted: true, isPdf: true }, pdf.text) : pdf
}

function readPass({ name, today }: Pick<File, 'name' | 'today'>, text: string | null): ReadFile {
  const pass = text === null ? undefined : parseJson(text)
  if (pass === undefined) return { ok: false, problem: 'broken-json' }
  return one('pass', name, readWalletPass(pass, today))
}

/** The files within an archive or a mail; those that cannot be read are counted and leave the others as they are. */
async function readInner(
  { depth, today }: Pick<File, 'depth' | 'today'>,
  files: readonly { name: string; bytes: Uint8Array }[],
): Promise<Extract<ReadFile, { ok: true }>> {
  const documents: ReadDocument[] = []
  for (const { name, bytes } of files.slice(0, MAX_DOCUMENTS)) {
    const inner =
      depth < MAX_DEPTH ? await read({ name, bytes, depth: depth + 1, today, isPasted: false }) : null
    if (inner?.ok && inner.tripFile === null) documents.push(...inner.documents)
    else
      documents.push({
        source: sourceOf('text', name),
        readings: { ...emptyReadings(), unread: ['attachment'] },
      })
  }
  return { ok: true, documents, tripFile: null }
}

async function readMailFile(file: File): Promise<ReadFile> {
  const mail = await readMail(file.bytes).catch(() => null)
  if (!mail) return { ok: false, problem: 'broken-mail' }
  const { source, day, html, text, attachments } = mail
  const page = html ? readHtml(html) : null
  const structured = page ? readPage(page, html) : emptyReadings()
  const isEmpty = structured.bookings.length === 0 && structured.places.length === 0
  const made = attachments.filter(({ name, type }) => ATTACHED.test(name) || ATTACHED_TYPE.test(type))
  const printed = attachments.filter((one) => !made.includes(one) && isPrinted(one))
  const attached = await readInner(file, made.map(namedByType))
  const hasAttached = attached.documents.some(hasBookings)
  const words =
    isEmpty && !hasAttached
      ? readConfirmation(page ? visibleText(page) : text, day ?? file.today, letterOf(mail))
      : emptyReadings()
  // A PDF repeats in columns what the mail says in words: it is opened where nothing else tells a booking.
  const isTold = !isEmpty || hasAttached || words.bookings.length > 0
  const pdf = await readInner(file, isTold ? [] : printed.map(namedByType))
  const others = attachments.length - made.length - (isTold ? 0 : printed.length)
  const own = joinReadings([
    structured,
    words,
    { ...emptyReadings(), unread: Array.from({ length: others }, () => 'attachment') },
  ])
  const documents = [{ source: { ...source, name: file.name, kind: 'mail' as const }, readings: own }]
  // Who sent the mail has sent what is attached to it.
  const attachedBy = [...attached.documents, ...pdf.documents].map((one) => ({
    ...one,
    source: { ...one.source, sender: one.source.sender ?? source.sender },
  }))
  return { ok: true, documents: [...documents, ...attachedBy], tripFile: null }
}

/** What tells of the words of a mail beside them. */
function letterOf({ source: { sender, subject }, day }: ReceivedMail) {
  return {
    sender: [sender?.name, sender?.address].filter(Boolean).join(' '),
    subject: subject ?? '',
    sent: day,
  }
}

function isPrinted({ name, type }: { name: string; type: string }): boolean {
  return /\.pdf$/i.test(name) || /^application\/(?:x-)?pdf$/i.test(type)
}

function namedByType({ name, type, bytes }: { name: string; type: string; bytes: Uint8Array }) {
  return { name: name || type, bytes }
}

function hasBookings({ readings }: ReadDocument): boolean {
  return readings.bookings.length > 0
}

/** The reservations of a page: as JSON-LD, else as microdata, which some mails nest as no browser does. */
function readPage(page: MarkupElement, text: string): Readings {
  const scripts = readReservations(jsonLdOf(page))
  if (scripts.bookings.length > 0) return scripts
  const items = readReservations(microdataOf(page))
  const nested = isWhole(items) ? items : readReservations(microdataOf(readHtml(text, true)))
  return joinReadings([scripts, isWhole(nested) ? nested : items])
}

/** Whether each reservation says what it is for. */
function isWhole({ bookings }: Readings): boolean {
  return bookings.length > 0 && bookings.every(({ startsAt }) => startsAt.at !== null)
}

function readText({ name, today, isPasted, isPdf = isPasted && name !== '' }: File, text: string): ReadFile {
  const trimmed = text.replace(/^\uFEFF/, '').trim()
  if (/^BEGIN:VCALENDAR/i.test(trimmed)) return one('calendar', name, readCalendar(text))
  // A chat that was exported begins with a bracket too, and with the day behind it.
  if (/^[[{]/.test(trimmed) && !/^\[\d{1,4}[./-]\d{1,2}[./-]/.test(trimmed))
    return readJson(name, trimmed, today)
  if (/^<\?xml|^<(?:gpx|kml)\b/i.test(trimmed) && !/<html\b/i.test(trimmed.slice(0, 2000)))
    return readMapFile(name, text)
  if (isMarkup(name, trimmed)) return readSavedPage(name, trimmed, today)
  const flights = readBoardingPass(trimmed, today)
  if (flights.length > 0) return one('barcode', name, { ...emptyReadings(), bookings: flights })
  const table = isPasted && !trimmed.includes('\n') ? null : readPlaceTable(trimmed)
  if (table) return one('table', name, table)
  return one(
    isPdf ? 'pdf' : 'text',
    name,
    joinReadings([readConfirmation(trimmed, today), readPlaceLinks(trimmed)]),
  )
}

/** A page, or a part of one as mail programs save it. */
function isMarkup(name: string, text: string): boolean {
  if (/\.html?$/i.test(name)) return true
  return (
    text.startsWith('<') && /<(?:html|head|body|div|table|script|meta|span|p)\b/i.test(text.slice(0, 5000))
  )
}

function readJson(name: string, text: string, today: string): ReadFile {
  const value = parseJson(text)
  if (value === undefined) return { ok: false, problem: 'broken-json' }
  if (Object(value).format === 'tripwright-trip') return readOwnTrip(name, text)
  if (Object(value).formatVersion !== undefined && Object(value).passTypeIdentifier !== undefined)
    return readPass({ name, today }, text)
  const places = readGeoJson(value)
  if (places) return one('map', name, places)
  const reservations = readReservations(value)
  return one('page', name, reservations.bookings.length > 0 ? reservations : orEvent(reservations, value))
}

function readOwnTrip(name: string, text: string): ReadFile {
  const result = readTripFile(text)
  if (!result.ok)
    return {
      ok: false,
      problem: 'trip-file',
      reason: 'where' in result ? `${result.code}: ${result.where}` : result.code,
    }
  return {
    ok: true,
    documents: [{ source: sourceOf('trip', name), readings: emptyReadings() }],
    tripFile: result.file,
  }
}

function readMapFile(name: string, text: string): ReadFile {
  try {
    const root = readXmlMarkup(text)
    const [top] = root.children
    const kind = typeof top === 'string' || !top ? '' : top.name.replace(/^.*:/, '').toLowerCase()
    if (kind === 'gpx') return one('map', name, readGpx(root))
    return kind === 'kml' ? one('map', name, readKml(root)) : { ok: false, problem: 'unknown' }
  } catch {
    return { ok: false, problem: 'broken-xml' }
  }
}

function readSavedPage(name: string, text: string, today: string): ReadFile {
  const page = readHtml(text)
  const structured = orEvent(readPage(page, text), [...jsonLdOf(page), ...microdataOf(page)])
  return one(
    'page',
    name,
    structured.bookings.length > 0
      ? structured
      : joinReadings([structured, readConfirmation(visibleText(page), today)]),
  )
}

/** The event that a saved page or file is about, where it has no reservation. Mails advertise events, and are not asked. */
function orEvent(reservations: Readings, objects: unknown): Readings {
  const isEmpty = reservations.bookings.length + reservations.unread.length === 0
  return isEmpty ? joinReadings([reservations, readPageEvent(objects)]) : reservations
}

function one(kind: SourceKind, name: string, readings: Readings): ReadFile {
  return { ok: true, documents: [{ source: sourceOf(kind, name), readings }], tripFile: null }
}

function sourceOf(kind: SourceKind, name: string): SourceDocument {
  return { name, kind, sender: null, subject: null }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch {
    return undefined
  }
}
