import type { IsoDate } from '../../base/dates.ts'
import { labelOf, readClock, readDate, type ReadTime } from '../booking-words/index.ts'
import { type Clock, type Piece, wordsIn } from './pieces.rules.ts'
import { rowsOf } from './legs.rules.ts'

/** What stands under the word for one end: its texts in their order. */
export type ToldEnd = { texts: string[]; last: number }
export type ToldEnds = { begins: ToldEnd; ends: ToldEnd }

const ROWS_BELOW = 6
const LINES_BELOW = 5
const PART =
  /^(?:[-–,/&]?\s?(?:date|time|day|location|station|place|address|branch|office|datum|uhrzeit|zeit|ort|station|adresse|date et heure|heure|lieu|agence|fecha|hora|lugar|oficina|dirección|data|ora|luogo|indirizzo|data e ora|local|agência|locatie|tijd|adres|and|und|et|y|e|en|from|by|until|ab|bis|von)\s?)+(?=[:\t]|$)/iu
const PART_WORD =
  /(?<!\p{L})(?:date|time|location|station|place|address|branch|office|datum|uhrzeit|zeit|ort|adresse|heure|lieu|agence|fecha|hora|lugar|oficina|dirección|data|ora|luogo|indirizzo|local|agência|locatie|tijd|adres)(?!\p{L})/iu
const OTHER = /^\p{L}[\p{L} ./()&'’-]{2,40}:(?:\s|$)/u

/** Both ends under two words: as heads of two columns, or each with what follows it. Null where one is missing. */
export function toldEnds(pieces: readonly Piece[], beginWords: string, endWords: string): ToldEnds | null {
  const labels = [labelOf(beginWords), labelOf(endWords)] as const
  return inColumns(pieces, labels) ?? oneByOne(pieces, labels)
}

type Labels = readonly [RegExp, RegExp]

/** What follows the word at the beginning of a piece, without what says which part of it is told; null where it begins otherwise. */
function restOf({ text }: Piece, label: RegExp): string | null {
  if (text.length > 160) return null
  const { sign = '', rest = '' } = label.exec(text)?.groups ?? {}
  if (sign === '' && rest === '') return label.test(text) ? '' : null
  const part = PART.exec(rest)?.[0] ?? ''
  const left = rest.slice(part.length).replace(/^\s*[:\t]\s*/, '')
  const begins = left.replace(/^\(?(?:\p{L}{1,13}\.?,?\s){0,2}/u, '')
  return left === '' || /[:\t]/.test(sign) || part !== '' || /^\d|^[–-] /.test(begins) ? left : null
}

function inColumns(pieces: readonly Piece[], [begin, end]: Labels): ToldEnds | null {
  const rows = rowsOf(pieces)
  const all: ToldEnds = { begins: { texts: [], last: -1 }, ends: { texts: [], last: -1 } }
  for (const [line, row] of rows) {
    const [first, second] = [begin, end].map((label) => row.find((piece) => restOf(piece, label) !== null))
    if (!first || !second || first.column >= second.column) continue
    const told = [first, second].map((head, i) => {
      const texts = [restOf(head, i === 0 ? begin : end) ?? '']
      for (let at = line + 1; at <= line + ROWS_BELOW; at++) {
        const below = rows.get(at) ?? []
        const cell = below.find(({ column }) => column === head.column)
        if (below.length < 2 || !cell || isOther(cell) || restOf(cell, begin) !== null) break
        if (hasAll(texts) && !below.every(({ text }) => /\d/.test(text))) break
        texts.push(cell.text)
      }
      return { texts: texts.filter(Boolean), last: line + texts.length - 1 }
    })
    const [begins, ends] = told
    all.begins.texts.push(...(begins?.texts ?? []))
    all.ends.texts.push(...(ends?.texts ?? []))
  }
  return all.begins.texts.length > 0 && all.ends.texts.length > 0 ? all : null
}

function oneByOne(pieces: readonly Piece[], [begin, end]: Labels): ToldEnds | null {
  const told: ToldEnds = { begins: { texts: [], last: -1 }, ends: { texts: [], last: -1 } }
  let now: ToldEnd | null = null
  let since = 0
  for (const piece of pieces) {
    const [first, second] = [restOf(piece, begin), restOf(piece, end)]
    const labelled = first !== null ? told.begins : second !== null ? told.ends : null
    if (labelled) {
      now = labelled
      since = piece.line
      const rest = first ?? second ?? ''
      if (rest !== '') now.texts.push(rest)
    } else if (now && (piece.line > since + LINES_BELOW || isOther(piece) || isWhole(now, told))) now = null
    else if (now) now.texts.push(piece.text)
    if (now) now.last = piece.line
  }
  return told.begins.texts.length > 0 && told.ends.texts.length > 0 ? told : null
}

/** A day and a place: what follows is an address, or hours. */
function hasAll(texts: readonly string[]): boolean {
  const { day, places } = partsOfEnd({ texts: [...texts], last: 0 })
  return day !== null && places.length > 0
}

/** The end has as much as the beginning: what follows is of something else. */
function isWhole(now: ToldEnd, { begins, ends }: ToldEnds): boolean {
  return now === ends && ends.texts.length >= begins.texts.length
}

/** A label of something else. */
function isOther({ text }: Piece): boolean {
  const label = OTHER.exec(text)?.[0]
  return label !== undefined && !PART_WORD.test(label) && readDate(text) === null
}

/** Opening hours and telephones. */
const NO_PLACE = /\d{1,2}[:.]\d{2}\s?[–~-]\s?\d{1,2}[:.]\d{2}|^(?:t|tel|tél|telefon\p{L}?|phone|fon|fax)?\.?\s?:?\s?\+?[\d ()./-]{7,}$/iu

/** The day, the times and the place that the texts of an end tell, in their order; whole lines of an address are of the place. */
export function partsOfEnd({ texts }: ToldEnd): { day: IsoDate | null; clocks: Clock[]; places: string[] } {
  const parts = texts.map((text) => wordsIn(text))
  return {
    day: parts.flatMap(({ days }) => days)[0] ?? null,
    clocks: parts.flatMap(({ clocks }) => clocks),
    places: texts.flatMap((text, i) => {
      const { days, clocks, names } = parts[i] ?? { days: [], clocks: [], names: [] }
      if (days.length + clocks.length > 0) return NO_PLACE.test(text) ? [] : names.map(({ name }) => name)
      return /\p{L}{2}/u.test(text) && !NO_PLACE.test(text) ? [text] : []
    }),
  }
}

export function momentOf(day: IsoDate, clock: Clock | undefined): ReadTime {
  return { date: day, time: clock ? readClock(clock.time) : null, offset: null, zone: null }
}
