import {
  cleanText,
  type FieldOrigin,
  originOf,
  type ReadBooking,
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
  /\b(?:your (?:stay|reservation|booking) (?:at|with)|staying at|aufenthalt im|séjour à l['’])\s+(?<name>[\p{Lu}\d][^.!,:;]{2,100}?)(?:\s+(?:is|has been|ist|est)\b|[.!,:;]|$)/u
const ADDRESS =
  /^(?:address|adresse|anschrift|dirección|indirizzo|adres|morada)\s*[:\t]\s*(?<address>.{5,250})$/iu
const ROOM =
  /^(?:room(?: type)?|zimmer(?:typ)?|chambre|habitación|camera|kamer|quarto)\s*[:\t]\s*(?<room>.{2,90})$/iu
const CLOCK =
  /(?<![\d:.-])(?:[01]?\d|2[0-3])[:h.][0-5]\d(?!\d|\.\d)(?:\s?[ap]\.?m\.?)?|(?<![\d:.-])(?:1[0-2]|0?[1-9])\s?[ap]\.?m\b\.?/i

const ONLY_CLOCK = new RegExp(`^(?:${CLOCK.source})$`, 'i')

/** The stay of a confirmation: both days, under words for check-in and check-out. Null where one of them is not read. */
export function readStay(lines: readonly string[]): ReadBooking | null {
  const arrives = labelledTime(lines, ARRIVE)
  const leaves = labelledTime(lines, LEAVE)
  const named = nameOf(lines)
  if (!arrives || !leaves || !(leaves.at.date > arrives.at.date) || !named) return null
  const address = firstGroup(lines, ADDRESS, 'address', 250)
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

/** The day, and perhaps the time, after a label; on its own line or on the next one. Two different ones are none. */
function labelledTime(lines: readonly string[], label: RegExp): { at: ReadTime; line: string } | null {
  const found = lines.flatMap((line, i) => {
    const rest = label.exec(line)?.groups?.rest
    if (rest === undefined) return []
    const text = withNextLines(rest, [lines[i + 1] ?? '', lines[i + 2] ?? ''])
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

function nameOf(lines: readonly string[]): { text: string; line: string } | null {
  const labelled = firstGroup(lines, NAME, 'name', 200)
  if (labelled) return labelled
  const staying = firstGroup(lines, STAYING, 'name', 200)
  return staying
}

function firstGroup(lines: readonly string[], pattern: RegExp, group: string, most: number) {
  for (const line of lines) {
    const text = cleanText(pattern.exec(line)?.groups?.[group] ?? '', most)
    if (text) return { text, line }
  }
  return null
}
