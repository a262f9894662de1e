import { type CalendarDay, calendarDay } from './calendar.ts'
import type { OpeningHours, Rule } from './grammar.ts'
import { type Holidays, speaksOf } from './matching.ts'
import { type Piece, piecesOf, type Sky } from './pieces.ts'
import { DAY, layOver, type Stretch } from './stretches.ts'

/** All of one day from midnight to midnight, with what reaches into it from the day before. */
export function layOutDay(hours: OpeningHours, number: number, holidays: Holidays, sky: Sky): Stretch[] {
  const day = calendarDay(number)
  const eve = hours.reachesOver ? calendarDay(number - 1) : null
  let result: Stretch[] = []
  for (const { isFallback, rules } of hours.groups) {
    let layer = layOutGroup(rules, isFallback ? [] : result, [eve, day], holidays, sky)
    if (isFallback) for (const part of result) layer = layOver(layer, part, part)
    result = layer
  }
  return joined(result)
}

/** A rule takes the place of earlier ones on its days unless it adds to them; one that closes takes away its hours only. */
function layOutGroup(
  rules: readonly Rule[],
  before: readonly Stretch[],
  [eve, day]: [CalendarDay | null, CalendarDay],
  holidays: Holidays,
  sky: Sky,
): Stretch[] {
  let parts: Stretch[] = [...before]
  for (const rule of rules) {
    const isToday = speaksOf(rule, day, holidays)
    if (isToday && !rule.isAdditional && rule.state !== 'closed') parts = []
    if (eve && speaksOf(rule, eve, holidays)) {
      for (const piece of piecesOf(rule, eve.number, sky)) parts = addPiece(parts, rule, piece, DAY)
    }
    if (isToday) for (const piece of piecesOf(rule, day.number, sky)) parts = addPiece(parts, rule, piece, 0)
  }
  return parts
}

/** `past` is how many minutes before this midnight the piece's own day began. */
function addPiece(under: Stretch[], rule: Rule, piece: Piece, past: number): Stretch[] {
  // What is closed or doubtful from an unknown hour on leaves nothing before it certain.
  const parts = piece.isSure || rule.state === 'open' ? under : under.map(doubted)
  const from = Math.max(0, piece.from - past)
  const to = Math.min(DAY, piece.to - past)
  if (from >= to) return parts
  const { state } = piece
  if (state === 'closed') return piece.isSure ? layOver(parts, { from, to }, null) : parts
  const isFirm = piece.isFirm && piece.from >= past
  return layOver(parts, { from, to }, { from, to, state, comment: rule.comment, isFirm, isOver: past > 0 })
}

function doubted(part: Stretch): Stretch {
  return { ...part, state: 'unknown', isFirm: false }
}

function joined(parts: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = []
  for (const part of parts) {
    const last = result.at(-1)
    const isSame = last?.to === part.from && last.state === part.state && last.comment === part.comment
    if (last && isSame && last.isOver === part.isOver && !part.isFirm) {
      result[result.length - 1] = { ...last, to: part.to }
    } else result.push(part)
  }
  return result
}
