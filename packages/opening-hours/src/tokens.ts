import { allPhrases, meaningOf, type TokenKind } from './keywords.ts'

/** `at` and `end` are positions in the original value; `text` has the digits of a number, or the text of a comment. */
export type Token = { kind: TokenKind; value: number; text: string; at: number; end: number }

const DASHES = '‐‑‒–—―−→~〜ー='
const COMMAS = '、&'
const SIGNS = [';', ',', '-', '+', '/', ':', '.', '(', ')', '[', ']'] as const satisfies TokenKind[]
const PREFIX = /(?:opening_hours|offnungszeit(?:en)?) ?[-:]? ?/y
const SPACE = /\s+/y
const NUMBER = /\d+/y
const WORD = /[\p{L}\p{M}]+(?:_\p{L}+)*/uy
const COMMENT = /"([^"]*)"|“([^”]*)”|„([^“”]*)[“”]|«([^»]*)»/y
const MARKS = /\p{M}+/gu

/** The tokens of a value, the last one of kind `end`, or the position of the first unknown character or word. */
export function tokenize(value: string): { ok: true; tokens: Token[] } | { ok: false; at: number } {
  const folded = fold(value)
  const tokens: Token[] = []
  let at = match(SPACE, folded, 0)?.[0].length ?? 0
  at += match(PREFIX, folded, at)?.[0].length ?? 0
  while (at < folded.length) {
    const end = readOne(value, folded, at, tokens)
    if (end === at) return { ok: false, at }
    at = end
  }
  tokens.push({ kind: 'end', value: 0, text: '', at, end: at })
  return { ok: true, tokens }
}

/** Lower case, no accents, plain digits and dashes; as long as the value, so that places in it stay. */
function fold(value: string): string {
  let folded = ''
  for (let i = 0; i < value.length; i++) folded += foldUnit(value.charAt(i))
  return folded
}

function foldUnit(unit: string): string {
  if (unit === '°') return '0'
  const plain = unit < '\u0080' ? unit.toLowerCase() : unit.normalize('NFKD').replace(MARKS, '').toLowerCase()
  if (plain.length !== 1) return unit
  if (COMMAS.includes(plain)) return ','
  return DASHES.includes(plain) ? '-' : plain
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

/** Adds the token at this position and returns its end; the same position when no token begins there. */
function readOne(value: string, folded: string, at: number, tokens: Token[]): number {
  const space = match(SPACE, folded, at)
  if (space) return at + space[0].length
  for (const [pattern, meanings] of allPhrases()) {
    const matched = match(pattern, folded, at)
    if (!matched) continue
    const end = at + matched[0].length
    for (const [kind, number] of meanings) {
      tokens.push({ kind, value: number, text: kind === 'comment' ? value.slice(at, end) : '', at, end })
    }
    return skipDot(folded, end)
  }
  return readWord(folded, at, tokens) ?? readNumber(folded, at, tokens) ?? readSign(value, folded, at, tokens)
}

function readWord(folded: string, at: number, tokens: Token[]): number | null {
  const text = match(WORD, folded, at)?.[0]
  if (text === undefined) return null
  const word = text.replace(MARKS, '')
  const end = at + text.length
  const whole = meaningOf(word)
  // "SHWe": the two letters of the holidays are often written without a blank behind them.
  const parts = whole
    ? [whole]
    : word.length > 3
      ? [meaningOf(word.slice(0, 2)), meaningOf(word.slice(2))]
      : []
  const isGlued = parts.length === 2 && parts[0]?.[0] === 'holiday' && parts[1]?.[0] === 'weekday'
  if (!whole && !isGlued) return at
  for (const part of parts) {
    if (part && part[0] !== 'skip') tokens.push({ kind: part[0], value: part[1], text: word, at, end })
  }
  return skipDot(folded, end)
}

function skipDot(folded: string, end: number): number {
  return folded.charAt(end) === '.' ? end + 1 : end
}

function readNumber(folded: string, at: number, tokens: Token[]): number | null {
  const text = match(NUMBER, folded, at)?.[0]
  if (text === undefined) return null
  const end = at + text.length
  tokens.push({ kind: 'number', value: text.length > 4 ? Number.NaN : Number(text), text, at, end })
  return end
}

function readSign(value: string, folded: string, at: number, tokens: Token[]): number {
  const comment = match(COMMENT, value, at)
  if (comment) {
    const text = comment[1] ?? comment[2] ?? comment[3] ?? comment[4] ?? ''
    const end = at + comment[0].length
    tokens.push({ kind: 'comment', value: 0, text, at, end })
    return end
  }
  const kind = folded.startsWith('||', at) ? '||' : SIGNS.find((sign) => sign === folded.charAt(at))
  if (!kind) return at
  const end = at + kind.length
  tokens.push({ kind, value: 0, text: kind, at, end })
  return end
}
