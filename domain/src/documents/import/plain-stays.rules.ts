import {
  cleanText,
  type FieldOrigin,
  originOf,
  type ReadBooking,
  type ReadEnd,
  type ReadTime,
} from './found-parts.rules.ts'
import { readClock } from './read-times.rules.ts'
import { readDate } from './written-dates.rules.ts'

const ARRIVE =
  /^(?:your )?(?:check[\s-]?in(?: (?:date|from))?|arrival(?: date)?|arrive|anreise|ankunft|arrivée|date d['’]arrivée|llegada|entrada|fecha de entrada|arrivo|aankomst|chegada|inchecken|incheckning|indtjekning)\b\s*[:\t–-]?\s*(?<rest>.*)$/iu
const LEAVE =
  /^(?:your )?(?:check[\s-]?out(?: (?:date|by|until))?|departure(?: date)?|depart|abreise|départ|date de départ|salida|saída|fecha de salida|partenza|vertrek|partida|uitchecken|utcheckning|udtjekning)\b\s*[:\t–-]?\s*(?<rest>.*)$/iu
const NAME =
  /^(?:hotel|hôtel|property|accommodation|unterkunft|hébergement|alojamiento|struttura|apartment|hostel|guest ?house)(?: name)?\s*[:\t]\s*(?<name>.{2,150})$/iu
const STAYING =
  /\b(?:(?:[Yy]our|a) (?:stay|reservation|booking) (?:at|with)|staying at|aufenthalt im|séjour à l['’])\s+(?<name>[\p{Lu}\d][^.!,:;]{2,100}?)(?:\s+(?:is|has been|ist|est)\b|[.!,:;]|$)/u
/** Below the name of a home that somebody lets. */
const HOSTED = /^(?:entire|private room|shared room|room in)\b.{0,60}\bhosted by\b/iu
const TABLE = /\btable for \d{1,2}\b(?<rest>.{5,80})$/iu
const ADDRESS =
  /^(?:address|adresse|anschrift|dirección|indirizzo|adres|morada)\s*[:\t]\s*(?<address>.{5,250})$/iu
const ROOM =
  /^(?:room(?: type)?|zimmer(?:typ)?|chambre|habitación|camera|kamer|quarto)\s*[:\t]\s*(?<room>.{2,90})$/iu
/** A name of a house as it stands alone above its address. */
const HOUSE =
  /^(?:(?:the )?hotel|hôtel|hostal|albergo|pension|gasthof|pousada)\s+\p{L}[^:!?]{2,80}$|^\p{Lu}[^:!?]{2,80}\s(?:hotel|inn|resort|suites|hostel|lodge|guesthouse)$/iu
const STREET = /^(?=.*\d)(?=.*,)[^:!?]{8,200}$/
const NOON = /(?<!\p{L})(?:12\s?)?(?:noon|midday)(?!\p{L})/giu
const CLOCK =
  /(?<![\d:.-])(?:[01]?\d|2[0-3])[:h.][0-5]\d(?!\d|\.\d)(?:\s?[ap]\.?m\.?)?|(?<![\d:.-])(?:1[0-2]|0?[1-9])\s?[ap]\.?m\b\.?/i

const TAKEN = '(?:pick[\\s-]?up|collection|abholung|anmietung|retrait|recogida|ritiro|levantamento)'
const BROUGHT = '(?:return|drop[\\s-]?off|rückgabe|abgabe|restitution|devolución|riconsegna|devolução)'
const CAR_CLOCK = /(?<![\d:.-])(?:[01]?\d|2[0-3])[:h][0-5]\d(?!\d)(?:\s?[ap]\.?m\.?)?/i
const LABELS = '(?: (?:location|station|place|time|date|date and time|date & time|ort|zeit))?'

const ONLY_CLOCK = new RegExp(`^(?:${CLOCK.source})$`, 'i')

/** The stay of a confirmation: both days, under words for check-in and check-out. Null where one of them is not read. */
export function readStay(lines: readonly string[]): ReadBooking | null {
  const arrives = labelledTime(lines, ARRIVE)
  const leaves = labelledTime(lines, LEAVE)
  const named = nameOf(lines)
  if (!arrives || !leaves || !(leaves.at.date > arrives.at.date) || !named) return null
  const address = firstGroup(lines, ADDRESS, 'address', 250) ?? named.address
  const room = firstGroup(lines, ROOM, 'room', 100)
  const place = { name: cleanText([named.text, address?.text].filter(Boolean).join(', '), 300) }
  const origins: FieldOrigin[] = [
    originOf('name', 'text', named.line),
    originOf('startsAt.time', 'text', arrives.line),
    originOf('endsAt.time', 'text', leaves.line),
    ...(address ? [originOf('startsAt.place', 'text', address.line)] : []),
    ...(room ? [originOf('room', 'text', room.line)] : []),
  ]
  return {
    kind: 'hotel',
    name: named.text,
    ...(room && { room: room.text }),
    startsAt: { at: arrives.at, place },
    endsAt: { at: leaves.at, place },
    origins,
  }
}

/** The table of a confirmation: `Table for 4 on Friday, June 18, 2027 at 7:30 PM`. */
export function readTable(lines: readonly string[]): ReadBooking | null {
  const tables = lines.filter((line) => TABLE.test(line))
  const [line = ''] = tables
  const named = firstGroup(lines, STAYING, 'name', 200)
  const rest = TABLE.exec(line)?.groups?.rest ?? ''
  const date = readDate(rest)
  if (tables.length !== 1 || !date || !named) return null
  const clock = CLOCK.exec(rest.replace(date.text, ' '))
  const at: ReadTime = { date: date.date, time: clock && readClock(clock[0]), offset: null, zone: null }
  return {
    kind: 'restaurant',
    name: named.text,
    startsAt: { at, place: { name: named.text } },
    endsAt: { at: null, place: null },
    origins: [originOf('name', 'text', named.line), originOf('startsAt.time', 'text', line)],
  }
}

/** The day, and perhaps the time, after a label; on its own line or on the next one. Two different ones are none. */
function labelledTime(lines: readonly string[], label: RegExp): { at: ReadTime; line: string } | null {
  const found = lines.flatMap((line, i) => {
    const rest = label.exec(line)?.groups?.rest
    if (rest === undefined) return []
    const text = withNextLines(rest, [lines[i + 1] ?? '', lines[i + 2] ?? '']).replace(NOON, '12:00')
    const date = readDate(text)
    if (!date || LABELLED_TWICE(text)) return []
    const clock = CLOCK.exec(text.replace(date.text, ' '))
    const at: ReadTime = { date: date.date, time: clock && readClock(clock[0]), offset: null, zone: null }
    return [{ at, line: `${line} ${readDate(rest) ? '' : (lines[i + 1] ?? '')}` }]
  })
  return new Set(found.map(({ at }) => at.date)).size === 1 ? (found[0] ?? null) : null
}

/** What follows a label, with the line below where the day stands there, and the next where a time has that to itself. */
function withNextLines(rest: string, [next, afterNext]: readonly [string, string]): string {
  const [text, below] = readDate(rest) ? [rest, next] : [`${rest} ${next}`, afterNext]
  return !CLOCK.test(text) && ONLY_CLOCK.test(below) ? `${text} ${below}` : text
}

/** A row of a table with both words has both days in the next one: which is whose is not sure. */
function LABELLED_TWICE(text: string): boolean {
  return /check[\s-]?in/i.test(text)
    ? /check[\s-]?out/i.test(text)
    : /check[\s-]?out\b.*\d{4}.*\d{4}/i.test(text)
}

type Named = { text: string; line: string; address?: { text: string; line: string } }

function nameOf(lines: readonly string[]): Named | null {
  const labelled = firstGroup(lines, NAME, 'name', 200)
  if (labelled) return labelled
  const host = lines.findIndex((line) => HOSTED.test(line))
  const hosted = cleanText(lines[host - 1] ?? '', 200)
  if (host > 0 && hosted) return { text: hosted, line: hosted }
  return firstGroup(lines, STAYING, 'name', 200) ?? houseOf(lines)
}

/** The one line that reads as a name of a house and stands above an address. */
function houseOf(lines: readonly string[]): Named | null {
  const found = lines.flatMap((line, at) => {
    const below = lines[at + 1] ?? ''
    const isHouse = HOUSE.test(line) && STREET.test(below) && !readDate(below) && !CLOCK.test(below)
    const [text, address] = [cleanText(line, 200), { text: cleanText(below, 250), line: below }]
    return isHouse ? [{ text, line, address }] : []
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

function firstGroup(lines: readonly string[], pattern: RegExp, group: string, most: number) {
  for (const line of lines) {
    const text = cleanText(pattern.exec(line)?.groups?.[group] ?? '', most)
    if (text) return { text, line }
  }
  return null
}

const MEETING =
  /^(?:meeting point|treffpunkt|point de rencontre|lieu de rendez-vous|punto de encuentro|punto d['’]incontro|ponto de encontro)\s*[:\t]\s*(?<place>.{3,200})$/iu
const DAY = /^(?:date|datum|fecha|data)\s*[:\t]\s*(?<rest>.{6,60})$/iu
const HOUR =
  /^(?:time|start time|starting time|uhrzeit|beginn|heure|hora|ora|orario)\s*[:\t]\s*(?<rest>.{3,40})$/iu

/** A tour or another thing that begins at a meeting point; its name is the line above its day. Null where its day or its name is missing. */
export function readTour(lines: readonly string[]): ReadBooking | null {
  const meeting = firstGroup(lines, MEETING, 'place', 250)
  const days = lines.flatMap((line, at) => {
    const date = readDate(DAY.exec(line)?.groups?.rest ?? '')
    return date ? [{ line, at, date: date.date }] : []
  })
  const [day] = days
  const title = cleanText(lines[(day?.at ?? 0) - 1] ?? '', 200)
  const isTitle = /\p{L}{3}/u.test(title) && !/[:\t]\s*[A-Z0-9-]{5,}$/.test(title) && !/[.!,]$/.test(title)
  if (!meeting || !day || days.length > 1 || !isTitle) return null
  const hour = firstGroup(lines, HOUR, 'rest', 60)
  const clock = hour && CLOCK.exec(hour.text)
  return {
    kind: 'event',
    name: title,
    startsAt: {
      at: { date: day.date, time: clock && readClock(clock[0]), offset: null, zone: null },
      place: { name: meeting.text },
    },
    endsAt: { at: null, place: null },
    origins: [
      originOf('name', 'text', title),
      originOf('startsAt.time', 'text', [day.line, hour?.line].filter(Boolean).join(' ')),
      originOf('startsAt.place', 'text', meeting.line),
    ],
  }
}

/** A hired car, told by one line or two for each end: where and when it is taken, and brought back. Null where an end is missing. */
export function readCar(lines: readonly string[]): ReadBooking | null {
  const [from, to] = [readCarEnd(lines, TAKEN), readCarEnd(lines, BROUGHT)]
  if (!from?.end.at || !to?.end.at || !(to.end.at.date >= from.end.at.date)) return null
  return {
    kind: 'car',
    startsAt: from.end,
    endsAt: to.end,
    origins: [
      originOf('startsAt.place', 'text', from.text),
      originOf('startsAt.time', 'text', from.text),
      originOf('endsAt.place', 'text', to.text),
      originOf('endsAt.time', 'text', to.text),
    ],
  }
}

function readCarEnd(lines: readonly string[], word: string): { end: ReadEnd; text: string } | null {
  const label = new RegExp(`^${word}${LABELS}\\s*[:\\t]\\s*(?<rest>.{3,200})$`, 'iu')
  const written = lines.flatMap((line) => label.exec(line)?.groups?.rest ?? [])
  const dated = written.filter((one) => readDate(one))
  const [rest] = dated
  if (rest === undefined || dated.length > 1 || written.length > 2) return null
  const date = readDate(rest)
  if (!date) return null
  const clock = CAR_CLOCK.exec(rest.replace(date.text, ' '))?.[0]
  const left = rest.replace(date.text, ' ').replace(clock ?? '', ' ')
  const name = written.find((one) => one !== rest) ?? left
  const place = cleanText(name, 300).replace(/^[\s,;·|–-]+|[\s,;·|–-]+$|\s*,(?=\s*,)/g, '')
  return {
    end: {
      at: { date: date.date, time: clock === undefined ? null : readClock(clock), offset: null, zone: null },
      place: /\p{L}{3}/u.test(place) ? { name: place } : null,
    },
    text: written.join(' '),
  }
}
