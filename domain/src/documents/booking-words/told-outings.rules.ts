import { DAY_LABELS, HOUR_LABELS, TABLE_WORDS, TICKET_WORDS } from './end-words.data.ts'
import { cleanText, originOf, type ReadBooking, type ReadTime } from './found-parts.rules.ts'
import { readClock } from './read-times.rules.ts'
import { cellsOf, labelOf, partsOf, timeOf, toldOf, wordsOf } from './told-parts.rules.ts'
import { housesOf, type Lodging } from './told-stays.rules.ts'

const [TABLE, TICKETS] = [wordsOf(TABLE_WORDS), wordsOf(TICKET_WORDS)]
const [DAY, HOUR] = [labelOf(DAY_LABELS), labelOf(HOUR_LABELS)]
const PEOPLE =
  /(?<![\p{L}\d])\d{1,2} (?:people|persons?|guests?|personen|gäste|personnes?|couverts?|personas?|comensales|persone|coperti|pessoas?|osoby|osób|osob|personer|henkilöä|fő|kişi|άτομα|гост[ья]|человек|персон[ы]?|orang)(?!\p{L})|\d{1,2}(?:名様?|명|人|位)/iu
const NEAR_LINES = 4

/** A table: a house above its address, with one day, one time and how many come below it. */
export function readToldTable(lines: readonly string[]): ReadBooking | null {
  if (!lines.some((line) => TABLE.test(line))) return null
  const found = housesOf(lines).flatMap((house) => {
    const near = lines.slice(house.line + 1, house.line + 2 + NEAR_LINES)
    const parts = toldOf(cellsOf(near).flatMap((cell) => partsOf(cell)))
    const at = timeOf(parts, null)
    const isTable =
      parts.days.length === 1 && parts.clocks.length === 1 && near.some((line) => PEOPLE.test(line))
    return at?.time && isTable ? [{ house, at }] : []
  })
  const [one] = found
  return one && found.length === 1 ? outingOf('restaurant', one.house, one.at) : null
}

/** What tickets are for: a house or a show above an address, with a day and a time under their labels. */
export function readToldEvent(lines: readonly string[]): ReadBooking | null {
  if (!lines.some((line) => TICKETS.test(line))) return null
  const cells = cellsOf(lines)
  const [houses, days, hours] = [
    housesOf(lines),
    cells.flatMap((cell) => labelledParts(cell, DAY, 'day')),
    cells.flatMap((cell) => labelledParts(cell, HOUR, 'clock')),
  ]
  const [house] = houses
  const [day, clock] = [days[0], hours[0]]
  if (!house || !day || !clock || houses.length + days.length + hours.length > 3) return null
  const at: ReadTime = { date: day.text, time: readClock(clock.text), offset: null, zone: null }
  return outingOf('event', house, at)
}

function labelledParts(cell: Parameters<typeof partsOf>[0], label: RegExp, kind: 'day' | 'clock') {
  const { rest = '', sign = '' } = label.exec(cell.text)?.groups ?? {}
  return /[:\t]/.test(sign) ? partsOf(cell, rest).filter((part) => part.kind === kind) : []
}

function outingOf(kind: 'restaurant' | 'event', { name, address }: Lodging, at: ReadTime): ReadBooking {
  return {
    kind,
    name,
    startsAt: { at, place: { name: cleanText(`${name}, ${address}`, 300) } },
    endsAt: { at: null, place: null },
    origins: [
      originOf('name', 'text', name),
      originOf('startsAt.place', 'text', address),
      originOf('startsAt.time', 'text', `${at.date} ${at.time ?? ''}`),
    ],
  }
}

const TITLED_TABLE =
  /^(?:table|tisch|mesa|tavolo|tafel|bord|stolik|stůl|masa)\s+(?:for|für|para|pour|per|voor|för|til|dla|pro)\s+\d{1,2}\s+(?:\p{L}{3,10}\s+)?(?:at|im|in|bei|en|chez|au|à|a|da|bij|på|hos|w|v)\s+(?<name>\p{Lu}.{1,150})$/iu

/** The house of a table in a title: `Table for 4 at The Copper Kettle`. */
export function titledTable(title: string): string | null {
  return TITLED_TABLE.exec(title)?.groups?.name ?? null
}

const MINUTE = 60_000

/**
 * The moment by the clocks of the place where a text names it beside one of UTC: the first day with a time, where it is up to
 * fourteen hours and whole quarters away.
 */
export function localMoment(at: ReadTime, lines: readonly string[]): ReadTime {
  const parts = toldOf(cellsOf(lines).flatMap((cell) => partsOf(cell)))
  const local = timeOf(parts, null)
  if (at.offset !== 0 || !at.time || !local?.time) return at
  const instant = (one: ReadTime) => Date.parse(`${one.date}T${one.time}Z`)
  const offset = (instant(local) - instant(at)) / MINUTE
  return Math.abs(offset) <= 14 * 60 && offset % 15 === 0 ? { ...local, offset } : at
}
