import type { TokenKind } from './keywords.ts'
import type { Token } from './tokens.ts'

/** Reads tokens from left to right. A failed read returns null and leaves the cursor where it stopped. */
export type TokenCursor = { readonly tokens: readonly Token[]; place: number }

const END_TOKEN: Token = { kind: 'end', value: 0, text: '', at: 0, end: 0 }

/** The token `ahead` places on, without taking it; past the last one always the end. */
export function peek(cursor: TokenCursor, ahead = 0): Token {
  return cursor.tokens[cursor.place + ahead] ?? cursor.tokens.at(-1) ?? END_TOKEN
}

export function isNext(cursor: TokenCursor, kind: TokenKind, ahead = 0): boolean {
  return peek(cursor, ahead).kind === kind
}

/** Takes the next token if it is of this kind. */
export function takeToken(cursor: TokenCursor, kind: TokenKind): Token | null {
  const token = peek(cursor)
  if (token.kind !== kind) return null
  cursor.place++
  return token
}

/** A number of years: four digits from 1900 to 2199; other four digits are a time without its colon. */
export function isYear(token: Token): boolean {
  return token.kind === 'number' && token.text.length === 4 && token.value >= 1900 && token.value < 2200
}

/** True when the sign between two tokens touches both, as in `10.30`. */
export function isJoined(cursor: TokenCursor, ahead: number, kind: TokenKind, digits: number): boolean {
  const [before, sign, after] = [peek(cursor, ahead - 1), peek(cursor, ahead), peek(cursor, ahead + 1)]
  if (sign.kind !== kind || after.kind !== 'number' || after.text.length !== digits) return false
  return sign.at === before.end && after.at === sign.end
}

/** True when a number stands here that is no time of day: a day of a month or a week. */
export function isPlainNumber(cursor: TokenCursor, ahead = 0): boolean {
  const token = peek(cursor, ahead)
  if (token.kind !== 'number' || token.text.length > 2) return false
  const after = peek(cursor, ahead + 1).kind
  if (after === 'half' || after === 'hour' || after === 'clock') return false
  return !(isJoined(cursor, ahead + 1, ':', 2) || isJoined(cursor, ahead + 1, '.', 2))
}

/** `+2 days`, `-1 day` as a number; 0 when none stands here; null when it moves by more than `most` days. */
export function readShift(cursor: TokenCursor, most: number): number | null {
  const [sign, days] = [peek(cursor).kind, peek(cursor, 1)]
  if ((sign !== '+' && sign !== '-') || days.kind !== 'number' || !isNext(cursor, 'days', 2)) return 0
  if (!(days.value >= 1 && days.value <= most)) return null
  cursor.place += 3
  return sign === '+' ? days.value : -days.value
}

/** `-12/2` behind a first number, both parts optional; null when it does not go up, passes `most` or steps by 1. */
export function readRest(
  cursor: TokenCursor,
  from: number,
  most: number,
): { to: number | null; step: number } | null {
  let to: number | null = null
  if (takeToken(cursor, '-')) {
    to = takeToken(cursor, 'number')?.value ?? Number.NaN
    if (!(to > from && to <= most)) return null
  }
  if (!takeToken(cursor, '/')) return { to, step: 1 }
  const step = takeToken(cursor, 'number')?.value ?? Number.NaN
  return step >= 2 && step <= most ? { to, step } : null
}
