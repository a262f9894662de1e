import { addDays, type IsoDate } from '../../base/dates.ts'
import { cleanText, originOf, type ReadBooking, type ReadEnd } from './found-parts.rules.ts'
import { placeName } from './place-names.rules.ts'
import { CLOCK_TEXT, daysLater, readClock, withoutDaysLater } from './read-times.rules.ts'
import { readDate } from './written-dates.rules.ts'

const CLOCK = '(?:[01]?\\d|2[0-3])[:.h][0-5]\\d(?:\\s?[AaPp]\\.?[Mm]\\b\\.?)?'
/** `Roma Termini 09:30 → Firenze 11:02`, `From Paris Gare de Lyon at 10:00 to Lyon at 12:04` */
const WAYS = [
  new RegExp(
    `^(?<from>\\p{Lu}[^→>\\d:]{2,60}?),?\\s+(?<leaves>${CLOCK})\\s*(?:→|->|–|-|>|to)\\s*(?<to>\\p{Lu}[^→>\\d:]{2,60}?),?\\s+(?<arrives>${CLOCK})`,
    'u',
  ),
  new RegExp(
    `^from\\s+(?<from>\\p{Lu}[^\\d:]{2,60}?)\\s+(?:at\\s+)?(?<leaves>${CLOCK})\\s+to\\s+(?<to>\\p{Lu}[^\\d:]{2,60}?)\\s+(?:at\\s+)?(?<arrives>${CLOCK})`,
    'iu',
  ),
]
const TRAIN =
  /(?<![A-Z])(?<number>(?:ICE|IC|EC|ECE|RE|RB|RJX?|TGV(?: INOUI)?|OUIGO|AVE|ALVIA|FRECCIAROSSA|FRECCIARGENTO|ITALO|EUROSTAR|THALYS|NIGHTJET|NJ|SC|LEO|X2000|SJ|VIA|AMTRAK|ACELA|KTX|SHINKANSEN)\s?\d{1,5})(?!\d)/i
/** A number under the word for a train, whatever the railway calls its kinds. */
const LABELLED_TRAIN =
  /^(?:train|zug|treno|tren|comboio|trein|tåg|pociąg|列車名?|车次)(?: (?:no|nr|n[°º]|number))?\.?\s*[:\t\s]\s*(?<number>(?:\p{L}{1,14} ?){0,2}\d{1,5}号?)$/iu
export const DEPARTS =
  /^(?:departs?|departure|depart(?:ing)? from|abfahrt|départ|salida|partenza|partida|vertrek)(?:\s*[:\t]\s*|\s+)(?<rest>.+)$/iu
export const ARRIVES =
  /^(?:arrives?|arrival|arriv(?:ing)? at|ankunft|arrivée|llegada|arrivo|chegada|aankomst)(?:\s*[:\t]\s*|\s+)(?<rest>.+)$/iu
/** `Hamburg Hbf, ab 09:36, Gleis 8` */
const STATION_FIRST = new RegExp(
  `^(?<name>\\p{Lu}[^\\d:]{2,60}?),?\\s(?<word>ab|an)\\s(?<clock>${CLOCK})(?!\\d)`,
  'u',
)
/** `ab 09:36 Hamburg Hbf, Gleis 8` */
const WORD_FIRST = new RegExp(
  `^(?<word>ab|an)\\s(?<clock>${CLOCK})(?:\\sUhr)?,?\\s(?<name>\\p{Lu}[^:]{2,60})$`,
  'u',
)
/** A coach by its line. */
const LABELLED_BUS = /^(?:bus|coach)(?: (?:no|nr|line|linie))?\.?\s*[:\t]?\s*(?<number>[A-Z]{0,3}\d{1,5})$/iu
/** The lines above a journey in which its day and its train stand. */
const NEAR_LINES = 5

/** The train journeys of a confirmation, each with its day; one without a day, or without both stations, is none. */
export function readTrains(lines: readonly string[]): ReadBooking[] {
  if (!lines.some((line) => trainOf(line).length > 0)) return readBus(lines)
  const inRows = lines.flatMap((line, at) => {
    const way = WAYS.map((pattern) => pattern.exec(line)?.groups).find(Boolean)
    return way ? (readRow(lines, at, way) ?? []) : []
  })
  return inRows.length > 0 ? inRows : readLabelled(withStops(withEnds(lines.map(withLabel))))
}

function readBus(lines: readonly string[]): ReadBooking[] {
  const [number, ...others] = new Set(lines.flatMap((line) => LABELLED_BUS.exec(line)?.groups?.number ?? []))
  if (number === undefined || others.length > 0) return []
  const asTrain = lines.map((line) =>
    LABELLED_BUS.test(line) ? `Train: ${number.replace(/\D/g, '')}` : line,
  )
  return readLabelled(asTrain).map((one) => ({
    ...one,
    kind: 'bus',
    number,
    origins: one.origins.map((origin) => (origin.field === 'number' ? { ...origin, text: number } : origin)),
  }))
}

/** The line of a station with its word in front, as others write it. */
function withLabel(line: string): string {
  const { name, word, clock } = (STATION_FIRST.exec(line) ?? WORD_FIRST.exec(line))?.groups ?? {}
  return name === undefined ? line : `${word === 'ab' ? 'Abfahrt' : 'Ankunft'}: ${name}, ${clock}`
}

/** Rows of an order, one for each fact: the names of both stations, the day and both times under labels of their own. */
const ROWS = {
  from: /^(?:from|origin|origen|origem|von|start|da|de|van|departure station|abfahrtsbahnhof|gare de départ|estación de (?:origen|salida)|stazione di partenza|estação de (?:origem|partida)|vertrekstation)\s*[:\t]\s*(?<rest>\p{Lu}[^\d:]{2,80})$/iu,
  to: /^(?:to|destination|destino|nach|ziel|destinazione|à|a|naar|arrival station|zielbahnhof|ankunftsbahnhof|gare d['’]arrivée|estación de (?:destino|llegada)|stazione di arrivo|estação de (?:destino|chegada)|aankomststation)\s*[:\t]\s*(?<rest>\p{Lu}[^\d:]{2,80})$/iu,
  leaves:
    /^(?:departure (?:time|date(?: and |\/| & )time)|departs at|(?:fecha y )?hora (?:de )?(?:salida|partida)|data e hora (?:de|da) partida|abfahrtszeit|(?:data e )?ora (?:di )?partenza|(?:date et )?heure de départ|vertrektijd)\s*[:\t]\s*(?<rest>.{4,60})$/iu,
  arrives:
    /^(?:arrival (?:time|date(?: and |\/| & )time)|arrives at|(?:fecha y )?hora (?:de )?(?:llegada|chegada)|data e hora (?:de|da) chegada|ankunftszeit|(?:data e )?ora (?:di )?arrivo|(?:date et )?heure d['’]arrivée|aankomsttijd)\s*[:\t]\s*(?<rest>.{4,60})$/iu,
}

/** Such rows as the two lines that others write; the lines themselves where one of the four is missing or there twice. */
function withEnds(lines: readonly string[]): readonly string[] {
  const rows = Object.values(ROWS).map((row) => lines.flatMap((line) => row.exec(line)?.groups?.rest ?? []))
  if (rows.some(({ length }) => length !== 1)) return lines
  const [from, to, leaves, arrives] = rows.flat()
  const others = lines.filter((line) => !Object.values(ROWS).some((row) => row.test(line)))
  return [...others, `Departure: ${from}, ${leaves}`, `Arrival: ${to}, ${arrives}`]
}

/** The train that a line names, whole or in one of its cells. */
export function trainOf(line: string): string[] {
  const parts = [line, ...line.split(/[\t,·]| - /)].map((part) => part.trim())
  const number = parts.map((part) => (TRAIN.exec(part) ?? LABELLED_TRAIN.exec(part))?.groups?.number)
  return number.filter((one) => one !== undefined).slice(0, 1)
}

/** `10:24 London St Pancras`, perhaps behind its day: a stop of a journey. */
const STOP = new RegExp(
  `^(?<day>[^\\t]{6,40}\\t)?(?<clock>${CLOCK_TEXT})[\\s,–-]+(?<name>\\p{Lu}[^\\d:\\t→>]{2,60})(?:\\t|$)`,
  'iu',
)
/** `東京(9:12発) → 新大阪(11:39着)` */
const SIGNED_WAY =
  /(?<from>[^\s:]{1,20})[(（](?<leaves>\d{1,2}:\d{2})発[)）]\s*(?:→|⇒|～|〜|-)\s*(?<to>[^\s:]{1,20})[(（](?<arrives>\d{1,2}:\d{2})着[)）]/u
const STOP_LINES = 6

/** The two stops of a journey as the two lines that others write; the lines themselves where there are not just two. */
function withStops(lines: readonly string[]): readonly string[] {
  if (lines.some((line) => DEPARTS.test(line) || ARRIVES.test(line))) return lines
  const ways = lines.map((line) => SIGNED_WAY.exec(line)?.groups).filter((one) => one !== undefined)
  const [way] = ways
  if (way && ways.length === 1)
    return [...lines, `Departure: ${way.from}, ${way.leaves}`, `Arrival: ${way.to}, ${way.arrives}`]
  const stops = lines.flatMap((line, at) => {
    const { day = '', clock, name } = STOP.exec(line)?.groups ?? {}
    const isStop = clock !== undefined && (day === '' || readDate(day) !== null)
    return isStop ? [{ at, text: `${name}, ${clock}, ${day}` }] : []
  })
  const [from, to] = stops
  if (!from || !to || stops.length !== 2 || to.at - from.at > STOP_LINES) return lines
  return [...lines, `Departure: ${from.text}`, `Arrival: ${to.text}`]
}

function readRow(
  lines: readonly string[],
  at: number,
  way: Record<string, string | undefined>,
): ReadBooking | null {
  const near = [...lines.slice(Math.max(0, at - NEAR_LINES), at + 2)]
  const date = near.flatMap((line) => readDate(line) ?? []).at(-1)
  const train = near.flatMap(trainOf).at(-1)
  const [leaves, arrives] = [readClock(way.leaves ?? ''), readClock(way.arrives ?? '')]
  const isOneTrain = new Set(near.flatMap(trainOf)).size === 1
  if (!date || !leaves || !arrives || !way.from || !way.to) return null
  const end = (name: string, time: string | null): ReadEnd => ({
    at: time === null ? null : { date: date.date, time, offset: null, zone: null },
    place: { name: placeName(name) ?? cleanText(name, 300) },
  })
  return {
    kind: 'train',
    ...(train && isOneTrain && { number: cleanText(train, 40) }),
    startsAt: end(way.from, leaves),
    // Past midnight the day of the arrival is not told.
    endsAt: end(way.to, arrives > leaves ? arrives : null),
    origins: [
      ...(train && isOneTrain ? [originOf('number', 'text', train)] : []),
      originOf('startsAt.place', 'text', way.from),
      originOf('startsAt.time', 'text', `${date.text} ${way.leaves}`),
      originOf('endsAt.place', 'text', way.to),
      ...(arrives > leaves ? [originOf('endsAt.time', 'text', way.arrives ?? '')] : []),
    ],
  }
}

/** One journey as lines with a label: `Departure: Roma Termini, 1 May 2026, 09:30`. */
function readLabelled(lines: readonly string[]): ReadBooking[] {
  const [departs, arrives] = [
    lines.filter((line) => DEPARTS.test(line)),
    lines.filter((line) => ARRIVES.test(line)),
  ]
  const [train, ...others] = new Set(lines.flatMap(trainOf))
  if (departs.length !== 1 || arrives.length !== 1 || train === undefined || others.length > 0) return []
  const [leaving, coming] = [
    readEnd(departs[0] ?? '', DEPARTS, lines),
    readEnd(arrives[0] ?? '', ARRIVES, lines),
  ]
  if (!leaving?.place || !coming?.place) return []
  const ends = { startsAt: leaving, endsAt: isTurned(leaving, coming) ? { ...coming, at: null } : coming }
  return [
    {
      kind: 'train',
      number: cleanText(train, 40),
      ...ends,
      origins: [
        originOf('number', 'text', train),
        ...(['startsAt', 'endsAt'] as const).flatMap((field, i) => {
          const [end, line] = [ends[field], (i === 0 ? departs : arrives)[0] ?? '']
          return [
            originOf(`${field}.place`, 'text', line),
            ...(end.at ? [originOf(`${field}.time`, 'text', line)] : []),
          ]
        }),
      ],
    },
  ]
}

/** The day of the journey under a label of its own. */
const TRAVEL_DAY =
  /^(?:travel date|date of travel|departure date|outbound|reisedatum|reisetag|hinfahrt(?: am)?|date (?:de|du) (?:voyage|départ)|aller|fecha (?:de(?:l)? )?(?:viaje|salida)|ida|data (?:del viaggio|di partenza|da viagem)|andata|reisdatum|heenreis|乗車日|出发日期)\s*[:\t·]?\s*(?<rest>.+)$/iu

/** An arrival before its departure is on a day that nobody tells. */
export function isTurned(leaving: ReadEnd, coming: ReadEnd): boolean {
  const [from, to] = [leaving, coming].map(({ at }) => at?.time && `${at.date} ${at.time}`)
  return Boolean(from && to && to < from)
}

/** Place and time behind a label; null where the line has neither. */
export function readEnd(line: string, label: RegExp, lines: readonly string[]): ReadEnd | null {
  const rest = label.exec(line)?.groups?.rest ?? ''
  const own = readDate(rest)
  const text = own ? rest.replace(own.text, ' ') : rest
  const clock = new RegExp(CLOCK_TEXT, 'iu').exec(text)?.[0]
  const rests = text.replace(clock ?? '', ' ')
  const name = placeName(withoutDaysLater(rests).replace(/\(\s*\)/g, ' '))
  const day = own?.date ?? dayOf(lines)
  const date = day && addDays(day, own ? 0 : daysLater(rests))
  if (name === null && date === undefined) return null
  return {
    at: date ? { date, time: clock === undefined ? null : readClock(clock), offset: null, zone: null } : null,
    place: name === null ? null : { name },
  }
}

/** The only day that the lines name, else the only one under a label for the day of the journey. */
function dayOf(lines: readonly string[]): IsoDate | undefined {
  const all = new Set(lines.flatMap((one) => readDate(one)?.date ?? []))
  const labelled = new Set(
    lines.flatMap((one) => readDate(TRAVEL_DAY.exec(one)?.groups?.rest ?? '')?.date ?? []),
  )
  const [only] = all.size === 1 ? all : labelled.size === 1 ? labelled : []
  return only
}
