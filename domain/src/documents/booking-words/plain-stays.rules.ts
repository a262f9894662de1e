import {
  cleanText,
  type FieldOrigin,
  originOf,
  type ReadBooking,
  type ReadEnd,
  type ReadTime,
} from './found-parts.rules.ts'
import { placeName } from './place-names.rules.ts'
import { CLOCK_TEXT, readClock } from './read-times.rules.ts'
import { readDate } from './written-dates.rules.ts'

const ARRIVE =
  /^(?:your )?(?:check[\s-]?in(?: (?:date|from))?|arrival(?: date)?|arrive|anreise|ankunft|(?:date d['’])?arrivée|data di arrivo|data de (?:entrada|chegada)|przyjazd|zameldowanie|ankomst|llegada|entrada|fecha de entrada|arrivo|aankomst|chegada|inchecken|incheckning|indtjekning)\b\s*[:\t–-]?\s*(?<rest>.*)$/iu
const LEAVE =
  /^(?:your )?(?:check[\s-]?out(?: (?:date|by|until))?|departure(?: date)?|depart|abreise|(?:date de )?départ|data di partenza|data de saída|wyjazd|wymeldowanie|afrejse|avresa|avreise|salida|saída|fecha de salida|partenza|vertrek|partida|uitchecken|utcheckning|udtjekning)\b\s*[:\t–-]?\s*(?<rest>.*)$/iu
const NAME =
  /^(?:hotel|hôtel|property|accommodation|unterkunft|hébergement|établissement|alojamiento|alojamento|struttura|accommodatie|obiekt|apartment|hostel|guest ?house)(?: name)?\s*[:\t]\s*(?<name>.{2,150})$/iu
export const STAYING =
  /\b(?:(?:[Yy]our|a) (?:stay|reservation|booking) (?:at|with)|staying at|aufenthalt im|séjour à l['’])\s+(?<name>[\p{Lu}\d][^.!,:;]{2,100}?)(?:\s+(?:is|has been|ist|est)\b|[.!,:;]|$)/u
/** Below the name of a home that somebody lets. */
const HOSTED = /^(?:entire|private room|shared room|room in)\b.{0,60}\bhosted by\b/iu
export const ADDRESS =
  /^(?:address|adresse|anschrift|dirección|indirizzo|adres|morada|endereço|adress)\s*[:\t]\s*(?<address>.{5,250})$/iu
const ROOM =
  /^(?:(?:room|accommodation)(?: type)?|zimmer(?:typ|kategorie)?|(?:type de )?chambre|(?:tipo de )?habitación|(?:tipo(?:logia)? di )?camera|kamer(?:type)?|(?:tipo de )?quarto|(?:typ )?pokoju?|rumstyp|værelse(?:stype)?)\s*[:\t]\s*(?<room>.{2,90})$/iu
/** A name of a house as it stands alone above its address. */
const HOUSE =
  /^(?:(?:the )?hotel|hôtel|auberge|hostal|posada|parador|albergo|agriturismo|locanda|masseria|b&b|pension|pensione|gasthof|gasthaus|landgasthof|pousada|quinta|herberg|pensjonat|hostel)\s+\p{L}[^:!?]{2,80}$|^\p{Lu}[^:!?]{2,80}\s(?:hotel|inn|resort|suites|hostel|lodge|guesthouse)$/iu
const STREET = /^(?=.*\d)(?=.*,)[^:!?]{8,200}$/
const HALF_STREET = /^(?=.*\d)(?=.*\p{L}{3})[^:!?,\t]{5,100}$/u
const TOWN = /^(?:[A-Z]{1,2}-)?\d{4,6}(?:\s?[A-Z]{2})?\s+\p{Lu}[^:!?\t]{2,80}$/u
const NOON = /(?<!\p{L})(?:12\s?)?(?:noon|midday)(?!\p{L})/giu
export const STAY_CLOCK =
  /(?<![\d:.-])(?:[01]?\d|2[0-3])[:h.][0-5]\d(?!\d|\.\d)(?:\s?[ap]\.?m\.?)?|(?<![\d:.-])(?:1[0-2]|0?[1-9])\s?[ap]\.?m\b\.?/i

const TAKEN =
  '(?:pick[\\s-]?up|collection|abholung|anmietung|retrait|prise en charge|recogida|ritiro|levantamento|retirada|ophalen)'
const BROUGHT =
  '(?:return|drop[\\s-]?off|rückgabe|abgabe|restitution|retour|devolución|riconsegna|devolução|inleveren)'
const CAR_CLOCK = new RegExp(CLOCK_TEXT, 'iu')
const LABELS = '(?: (?:location|station|place|time|date|date and time|date & time|ort|zeit))?'

const ONLY_CLOCK = new RegExp(`^(?:${STAY_CLOCK.source})$`, 'i')

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

/** The time of a stay's beginning or end under its label alone, where the day has a row of its own. */
function clockAlone(lines: readonly string[], label: RegExp): string | null {
  const clocks = lines.flatMap((line) => {
    const rest = label.exec(line)?.groups?.rest ?? ''
    const clock = readDate(rest) ? null : STAY_CLOCK.exec(rest.replace(NOON, '12:00'))
    return clock ? [readClock(clock[0])] : []
  })
  return new Set(clocks).size === 1 ? (clocks[0] ?? null) : null
}

/** The day, and perhaps the time, after a label; on its own line or on the next one. Two different ones are none. */
function labelledTime(lines: readonly string[], label: RegExp): { at: ReadTime; line: string } | null {
  const found = lines.flatMap((line, i) => {
    const rest = label.exec(line)?.groups?.rest
    if (rest === undefined) return []
    const text = withNextLines(rest, [lines[i + 1] ?? '', lines[i + 2] ?? '']).replace(NOON, '12:00')
    const date = readDate(text)
    if (!date || LABELLED_TWICE(text)) return []
    const clock = STAY_CLOCK.exec(text.replace(date.text, ' '))
    const at: ReadTime = { date: date.date, time: clock && readClock(clock[0]), offset: null, zone: null }
    return [{ at, line: `${line} ${readDate(rest) ? '' : (lines[i + 1] ?? '')}` }]
  })
  const [one] = found
  if (!one || new Set(found.map(({ at }) => at.date)).size !== 1) return null
  return { ...one, at: { ...one.at, time: one.at.time ?? clockAlone(lines, label) } }
}

/** What follows a label, with the line below where the day stands there, and the next where a time has that to itself. */
function withNextLines(rest: string, [next, afterNext]: readonly [string, string]): string {
  const [text, below] = readDate(rest) ? [rest, next] : [`${rest} ${next}`, afterNext]
  return !STAY_CLOCK.test(text) && ONLY_CLOCK.test(below) ? `${text} ${below}` : text
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
    const address = HOUSE.test(line) ? addressBelow(lines, at) : null
    return address ? [{ text: cleanText(line, 200), line, address }] : []
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

/** The address in the line below, or in the two below: a street with a number, then a town with its code. */
function addressBelow(lines: readonly string[], at: number): { text: string; line: string } | null {
  const [below = '', next = ''] = lines.slice(at + 1, at + 3)
  const isIn = (line: string) => !readDate(line) && !STAY_CLOCK.test(line)
  if (STREET.test(below) && isIn(below)) return { text: cleanText(below, 250), line: below }
  if (!HALF_STREET.test(below) || !TOWN.test(next) || !isIn(below)) return null
  const whole = `${below}, ${next}`
  return { text: cleanText(whole, 250), line: whole }
}

export function firstGroup(lines: readonly string[], pattern: RegExp, group: string, most: number) {
  for (const line of lines) {
    const text = cleanText(pattern.exec(line)?.groups?.[group] ?? '', most)
    if (text) return { text, line }
  }
  return null
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
  const place = placeName(name)
  return {
    end: {
      at: { date: date.date, time: clock === undefined ? null : readClock(clock), offset: null, zone: null },
      place: place === null ? null : { name: place },
    },
    text: written.join(' '),
  }
}
