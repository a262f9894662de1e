import type { IsoDate } from '../../base/dates.ts'
import { COUNTER_WORDS } from './end-words.data.ts'
import { originOf, type ReadBooking, type ReadEnd } from './found-parts.rules.ts'
import { isTurned } from './plain-trains.rules.ts'
import { dayAbove } from './told-journeys.rules.ts'
import { type Cell, cellsOf, type Part, partsOf, timeOf, toldOf, wordsOf } from './told-parts.rules.ts'

/** A flight's number in a cell of its own. */
const NUMBER = /^(?<airline>[A-Z]{2}|[A-Z]\d|\d[A-Z])\s?0*(?<number>[1-9]\d{1,3})$/
/** An airport's code in brackets, alone in its cell, or behind the name of the town. */
const CODE = /\((?<bracketed>[A-Z]{3})\)|^(?<alone>[A-Z]{3})$|\p{L}{3} (?<behind>[A-Z]{3})(?=\s*\(|$)/u
const MAX_LINES = 14
const COUNTER = wordsOf(COUNTER_WORDS)

/** Flights in tables of any language: a number in a cell of its own, then two airports by their codes and two times. */
export function readToldFlights(lines: readonly string[]): ReadBooking[] {
  const cells = withoutCounters(cellsOf(lines))
  const numbers = cells.flatMap((cell) => {
    const { airline, number } = NUMBER.exec(cell.text)?.groups ?? {}
    return airline === undefined ? [] : [{ number: `${airline} ${number}`, line: cell.line }]
  })
  const first = numbers.filter((one, i) => numbers.findIndex(({ number }) => number === one.number) === i)
  return first.flatMap(({ number, line }, i) => {
    const next = Math.min(first[i + 1]?.line ?? lines.length, line + MAX_LINES)
    const own = cells.filter((cell) => cell.line >= line && cell.line < next)
    return flightOf(number, own, dayAbove(lines, line)) ?? []
  })
}

/** The cells without those in a column of gates or counters. */
function withoutCounters(cells: readonly Cell[]): Cell[] {
  const heads = cells.filter(({ text, column }) => column > 0 && COUNTER.test(text))
  return cells.filter(
    ({ line, column }) =>
      !heads.some((head) => head.column === column && line > head.line && line <= head.line + 2),
  )
}

function flightOf(number: string, cells: readonly Cell[], above: IsoDate | null): ReadBooking | null {
  const codes: string[] = []
  const parts: Part[] = []
  for (const cell of cells) {
    const { bracketed, alone, behind } = CODE.exec(cell.text)?.groups ?? {}
    const code = bracketed ?? alone ?? behind
    if (code !== undefined && !codes.includes(code)) codes.push(code)
    parts.push(...partsOf(cell))
    const isWhole = codes.length >= 2 && toldOf(parts).clocks.length >= 2
    if (isWhole) break
  }
  const { days, clocks } = toldOf(parts)
  const [from, to] = codes
  const [leaves, arrives] = clocks
  if (!from || !to || codes.length !== 2 || !leaves || !arrives || clocks.length !== 2) return null
  const day = (days[0]?.text as IsoDate | undefined) ?? above
  const start = timeOf({ days: [], clocks: [leaves], names: [] }, day)
  const end = timeOf({ days: days.slice(1, 2), clocks: [arrives], names: [] }, day)
  if (!start || !end || days.length > 2) return null
  const startsAt: ReadEnd = { at: start, place: { name: from, code: from } }
  const whole: ReadEnd = { at: end, place: { name: to, code: to } }
  return {
    kind: 'flight',
    number,
    startsAt,
    endsAt: isTurned(startsAt, whole) ? { ...whole, at: null } : whole,
    origins: [
      originOf('number', 'text', number),
      originOf('startsAt.place', 'text', from),
      originOf('endsAt.place', 'text', to),
      originOf('startsAt.time', 'text', `${start.date} ${leaves.text}`),
      originOf('endsAt.time', 'text', `${end.date} ${arrives.text}`),
    ],
  }
}
