import { cleanText, originOf, type ReadBooking, type ReadEnd } from './found-parts.rules.ts'
import { readClock } from './read-times.rules.ts'
import { readDate } from './written-dates.rules.ts'

const CLOCK = '(?:[01]?\\d|2[0-3])[:.h][0-5]\\d'
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
  /^(?:train|zug|treno|tren|comboio|trein|tåg)(?: (?:no|nr|n[°º]))?\.?\s*[:\t\s]\s*(?<number>(?:\p{L}{1,14} ?){0,2}\d{1,5})$/iu
const DEPARTS =
  /^(?:departs?|departure|depart(?:ing)? from|abfahrt|départ|salida|partenza|partida|vertrek)(?:\s*[:\t]\s*|\s+)(?<rest>.+)$/iu
const ARRIVES =
  /^(?:arrives?|arrival|arriv(?:ing)? at|ankunft|arrivée|llegada|arrivo|chegada|aankomst)(?:\s*[:\t]\s*|\s+)(?<rest>.+)$/iu
/** `Hamburg Hbf, ab 09:36, Gleis 8` */
const STATION_FIRST = new RegExp(
  `^(?<name>\\p{Lu}[^\\d:]{2,60}?),?\\s(?<word>ab|an)\\s(?<clock>${CLOCK})(?!\\d)`,
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
  return inRows.length > 0 ? inRows : readLabelled(withEnds(lines.map(withLabel)))
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
  const { name, word, clock } = STATION_FIRST.exec(line)?.groups ?? {}
  return name === undefined ? line : `${word === 'ab' ? 'Abfahrt' : 'Ankunft'}: ${name}, ${clock}`
}

/** Rows of an order, one for each fact: the names of both stations, the day and both times under labels of their own. */
const ROWS = {
  from: /^(?:from|origin|origen|origem|von|start|da|de|van)\s*[:\t]\s*(?<rest>\p{Lu}[^\d:]{2,80})$/iu,
  to: /^(?:to|destination|destino|nach|ziel|destinazione|à|a|naar)\s*[:\t]\s*(?<rest>\p{Lu}[^\d:]{2,80})$/iu,
  leaves:
    /^(?:departure time|departs at|hora (?:de )?(?:salida|partida)|abfahrtszeit|ora (?:di )?partenza|heure de départ|vertrektijd)\s*[:\t]\s*(?<rest>.{4,40})$/iu,
  arrives:
    /^(?:arrival time|arrives at|hora (?:de )?(?:llegada|chegada)|ankunftszeit|ora (?:di )?arrivo|heure d['’]arrivée|aankomsttijd)\s*[:\t]\s*(?<rest>.{4,40})$/iu,
}

/** Such rows as the two lines that others write; the lines themselves where one of the four is missing or there twice. */
function withEnds(lines: readonly string[]): readonly string[] {
  const rows = Object.values(ROWS).map((row) => lines.flatMap((line) => row.exec(line)?.groups?.rest ?? []))
  if (rows.some(({ length }) => length !== 1)) return lines
  const [from, to, leaves, arrives] = rows.flat()
  const others = lines.filter((line) => !Object.values(ROWS).some((row) => row.test(line)))
  return [...others, `Departure: ${from}, ${leaves}`, `Arrival: ${to}, ${arrives}`]
}

function trainOf(line: string): string[] {
  const number = (TRAIN.exec(line) ?? LABELLED_TRAIN.exec(line))?.groups?.number
  return number === undefined ? [] : [number]
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
    place: { name: cleanText(name, 300) },
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
  return [
    {
      kind: 'train',
      number: cleanText(train, 40),
      startsAt: leaving,
      endsAt: coming,
      origins: [
        originOf('number', 'text', train),
        ...(['startsAt', 'endsAt'] as const).flatMap((field, i) => {
          const [end, line] = [i === 0 ? leaving : coming, (i === 0 ? departs : arrives)[0] ?? '']
          return [
            originOf(`${field}.place`, 'text', line),
            ...(end.at ? [originOf(`${field}.time`, 'text', line)] : []),
          ]
        }),
      ],
    },
  ]
}

function readEnd(line: string, label: RegExp, lines: readonly string[]): ReadEnd | null {
  const rest = label.exec(line)?.groups?.rest ?? ''
  const own = readDate(rest)
  const dates = new Set(lines.flatMap((one) => readDate(one)?.date ?? []))
  const date = own?.date ?? (dates.size === 1 ? [...dates][0] : undefined)
  const clock = new RegExp(`(?<!\\d)${CLOCK}(?!\\d)`).exec(own ? rest.replace(own.text, ' ') : rest)?.[0]
  const name = (own ? rest.replace(own.text, ' ') : rest)
    .replace(clock ?? '', ' ')
    .replace(/\b(?:at|um|à|on|am|ore|alle)\b/gi, ' ')
  const place = cleanText(name.replace(/^[\s,;·|–-]+|[\s,;·|–-]+$/g, '').replace(/\s*,(?:\s*,)+/g, ','), 300)
  if (!/\p{L}{2}/u.test(place)) return null
  const time = clock === undefined ? null : readClock(clock)
  return {
    at: date ? { date, time, offset: null, zone: null } : null,
    place: { name: place.replace(/[\s,]+$/, '') },
  }
}
