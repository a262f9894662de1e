import { cleanText, originOf, type ReadBooking, type ReadTime } from './found-parts.rules.ts'
import { ADDRESS, firstGroup, STAY_CLOCK, STAYING } from './plain-stays.rules.ts'
import { readClock } from './read-times.rules.ts'
import { readDate } from './written-dates.rules.ts'

const TABLE = /\btable for \d{1,2}\b(?<rest>.{5,80})$/iu
const MEETING =
  /^(?:meeting point|treffpunkt|point de rencontre|lieu de rendez-vous|punto de encuentro|punto d['’]incontro|ponto de encontro)\s*[:\t]\s*(?<place>.{3,200})$/iu
const DAY =
  /^(?:date(?: of visit)?|visit date|datum|besuchsdatum|date de visite|jour|fecha(?: de visita)?|data|dzień|dato|日付)\s*[:\t]\s*(?<rest>.{6,60})$/iu
const HOUR =
  /^(?:(?:entry |arrival |start )?time|starting time|uhrzeit|beginn|einlass|heure(?: d['’]entrée)?|hora(?: de (?:entrada|inicio))?|ora|orario|hora de início|tijd|aanvang|godzina|klokkeslæt|tid|時間)\s*[:\t]\s*(?<rest>.{3,40})$/iu
const RESTAURANT =
  /^(?:restaurant|ristorante|restaurante|restauracja)(?: name)?\s*[:\t]\s*(?<name>\p{L}.{1,150})$/iu
const VISIT =
  /^(?:exhibition|ausstellung|exposition|exposición|mostra|exposição|tentoonstelling|wystawa|tour|activity|aktivität|activité|actividad|attività|atividade|activiteit|attraction)\s*[:\t]\s*(?<name>\p{L}.{1,150})$/iu
const SHOW =
  /^(?:event|show|concert|performance|veranstaltung|konzert|vorstellung|événement|spectacle|représentation|evento|concierto|espectáculo|concerto|spettacolo|espetáculo|evenement|voorstelling|wydarzenie|koncert|spektakl)\s*[:\t]\s*(?<name>\p{L}.{1,150})$/iu
const VENUE =
  /^(?:venue|location|place|ort|veranstaltungsort|spielort|lieu|salle|lugar|recinto|luogo|sede|local|locatie|zaal|miejsce|sted)\s*[:\t]\s*(?<place>(?=.*\p{L}{2})[^\t]{3,200})$/iu
/** A show at one of these is a visit: one comes with a ticket, and no performance begins. */
const MUSEUM =
  /(?<!\p{L})(?:museum|musée|museo|museu|muzeum|gallery|galerie|galería|galleria|admission|entry time|besuchsdatum|date of visit|visit date)(?!\p{L})/iu

/** The table of a confirmation: `Table for 4 on Friday, June 18, 2027 at 7:30 PM`. */
export function readTable(lines: readonly string[]): ReadBooking | null {
  const tables = lines.filter((line) => TABLE.test(line))
  const [line = ''] = tables
  const named = firstGroup(lines, STAYING, 'name', 200)
  const rest = TABLE.exec(line)?.groups?.rest ?? ''
  const date = readDate(rest)
  if (tables.length !== 1 || !date || !named) return null
  const clock = STAY_CLOCK.exec(rest.replace(date.text, ' '))
  const at: ReadTime = { date: date.date, time: clock && readClock(clock[0]), offset: null, zone: null }
  return {
    kind: 'restaurant',
    name: named.text,
    startsAt: { at, place: { name: named.text } },
    endsAt: { at: null, place: null },
    origins: [originOf('name', 'text', named.line), originOf('startsAt.time', 'text', line)],
  }
}

/** What is told in rows, each with its label: a name, a day, perhaps the time and the place. Null where name or day is missing or there twice. */
export function readTicket(lines: readonly string[]): ReadBooking | null {
  const [restaurant, visit, show] = [RESTAURANT, VISIT, SHOW].map((label) => rowsOf(lines, label, 'name'))
  const names = [...(restaurant ?? []), ...(visit ?? []), ...(show ?? [])]
  const [name] = names
  const when = whenOf(lines)
  if (!name || names.length > 1 || !when) return null
  const isVisit = visit?.length === 1 || lines.some((line) => MUSEUM.test(line))
  const kind = restaurant?.length === 1 ? 'restaurant' : isVisit ? 'ticket' : 'event'
  const place = placeOf(lines, kind === 'restaurant' ? name.text : null)
  if (kind === 'restaurant' && !place && when.at.time === null) return null
  return {
    kind,
    name: name.text,
    startsAt: { at: when.at, place: place && { name: place.text } },
    endsAt: { at: null, place: null },
    origins: [
      originOf('name', 'text', name.line),
      originOf('startsAt.time', 'text', when.line),
      ...(place ? [originOf('startsAt.place', 'text', place.line)] : []),
    ],
  }
}

type Row = { text: string; line: string }

/** The different texts under one label. */
function rowsOf(lines: readonly string[], label: RegExp, group: string): Row[] {
  const all = lines.flatMap((line) => {
    const text = cleanText(label.exec(line)?.groups?.[group] ?? '', 200)
    return text ? [{ text, line }] : []
  })
  return all.filter(({ text }, i) => all.findIndex((one) => one.text === text) === i)
}

/** The meeting point or the venue, else the address, of a restaurant behind its name; null where two are named. */
function placeOf(lines: readonly string[], house: string | null): Row | null {
  const [own, addresses] = [
    [...rowsOf(lines, MEETING, 'place'), ...rowsOf(lines, VENUE, 'place')],
    rowsOf(lines, ADDRESS, 'address'),
  ]
  const found = own.length > 0 ? own : addresses
  const [one] = found
  if (!one || found.length > 1) return house === null ? null : { text: house, line: house }
  return house === null ? one : { ...one, text: `${house}, ${one.text}` }
}

/** The one day under a label, and the time under another. */
function whenOf(lines: readonly string[]): { at: ReadTime; line: string; row: number } | null {
  const days = lines.flatMap((line, row) => {
    const date = readDate(DAY.exec(line)?.groups?.rest ?? '')
    return date ? [{ line, row, date }] : []
  })
  const [day] = days
  if (!day || days.length > 1) return null
  const hours = rowsOf(lines, HOUR, 'rest')
  const rest = hours.length === 1 ? (hours[0]?.text ?? '') : ''
  const clock = STAY_CLOCK.exec(rest) ?? STAY_CLOCK.exec(day.line.replace(day.date.text, ' '))
  return {
    at: { date: day.date.date, time: clock && readClock(clock[0]), offset: null, zone: null },
    line: [day.line, rest].filter(Boolean).join(' '),
    row: day.row,
  }
}

/** A tour that begins at a meeting point; its name is the line above its day. Null where its day or its name is missing. */
export function readTour(lines: readonly string[]): ReadBooking | null {
  const meeting = firstGroup(lines, MEETING, 'place', 250)
  const when = whenOf(lines)
  const title = cleanText(lines[(when?.row ?? 0) - 1] ?? '', 200)
  // Of a row nobody can say whether the word before its colon is a label: only a longer one reads as a title.
  const isRow = /^\p{L}+\s?:|\t/u.test(title) || /[:\t]\s*[A-Z0-9-]{5,}$/.test(title)
  if (!meeting || !when || isRow || !/\p{L}{3}/u.test(title) || /[.!,]$/.test(title)) return null
  return {
    kind: 'ticket',
    name: title,
    startsAt: { at: when.at, place: { name: meeting.text } },
    endsAt: { at: null, place: null },
    origins: [
      originOf('name', 'text', title),
      originOf('startsAt.time', 'text', when.line),
      originOf('startsAt.place', 'text', meeting.line),
    ],
  }
}
