import { decimalsOf, type Money } from '../base/money.ts'
import { CURRENCY_NAMES, DOUBTFUL_CODES } from './names.data.ts'
import { fold } from './speech.rules.ts'

/** What a question says of money: a sum, and other currencies beside it in the order in which they are said. */
export type Sums = { sum: Money | null; currencies: string[] }

const LARGEST = 1e12
const NUMBER = String.raw`\d[\d.,'’]*(?:\s\d{3})*(?:\s?k\b)?`
const INTO = ['in', 'to', 'into', 'nach', 'en']

type Mention = { at: number; end: number; code: string }

/** Reads a sum and currencies; `known` are the codes that there is a rate for. */
export function readSums(text: string, known: readonly string[]): Sums {
  const folded = fold(text)
  const mentions = mentionsOf(text, folded, known)
  for (const number of folded.matchAll(new RegExp(NUMBER, 'g'))) {
    const at = number.index
    const end = at + number[0].length
    const beside = mentions.find((one) => isBeside(folded, one, at, end))
    const amount = readNumber(number[0])
    if (!beside || amount === null) continue
    const minor = Math.round(amount * 10 ** decimalsOf(beside.code))
    const others = mentions.filter((one) => one !== beside).map(({ code }) => code)
    return { sum: { amount: minor, currency: beside.code }, currencies: distinct(others) }
  }
  return { sum: null, currencies: distinct(mentions.map(({ code }) => code)) }
}

/** `1,234.50`, `1.234,50`, `1 000`, `2k`; null when it is no number, or beyond all prices. */
export function readNumber(text: string): number | null {
  const isThousands = /k$/.test(text)
  const digits = text.replace(/[\s'’k]/g, '').replace(/[.,]+$/, '')
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const isFraction = last >= 0 && digits.length - last - 1 !== 3
  const whole = (isFraction ? digits.slice(0, last) : digits).replace(/[.,]/g, '')
  const value = Number(isFraction ? `${whole}.${digits.slice(last + 1)}` : whole) * (isThousands ? 1000 : 1)
  return Number.isFinite(value) && value <= LARGEST ? value : null
}

function mentionsOf(text: string, folded: string, known: readonly string[]): Mention[] {
  const found: Mention[] = []
  for (const code of known) {
    const names = [...(CURRENCY_NAMES[code] ?? []), code.toLowerCase()]
    for (const name of names)
      for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + 1)) {
        const one = { at, end: at + name.length, code }
        if (isWhole(folded, one) && isMeant(text, folded, one, name, known)) found.push(one)
      }
  }
  // "US dollars" is one mention, and "Mexican pesos" not also a peso.
  const isWithin = (one: Mention) =>
    found.some(
      (other) => other !== one && other.at <= one.at && other.end >= one.end && sizeOf(other) > sizeOf(one),
    )
  return found.filter((one) => !isWithin(one)).sort((a, b) => a.at - b.at)
}

const sizeOf = ({ at, end }: Mention): number => end - at
const distinct = (codes: readonly string[]): string[] => [...new Set(codes)]

function isWhole(folded: string, { at, end }: Mention): boolean {
  const [first, last] = [folded[at] ?? '', folded[end - 1] ?? '']
  const isCut = (inner: string, outer: string | undefined) =>
    /\p{L}/u.test(inner) && /\p{L}/u.test(outer ?? '')
  return !isCut(first, folded[at - 1]) && !isCut(last, folded[end])
}

function isMeant(
  text: string,
  folded: string,
  { at, end }: Mention,
  name: string,
  known: readonly string[],
): boolean {
  if (!DOUBTFUL_CODES.includes(name)) return true
  if (text.length === folded.length && text.slice(at, end) === name.toUpperCase()) return true
  const [last = '', one = ''] = folded.slice(0, at).trim().split(/\s+/).reverse()
  if (/\d$/.test(last)) return true
  return INTO.includes(last) && (/\d$/.test(one) || known.includes(one.toUpperCase()))
}

function isBeside(folded: string, { at, end }: Mention, from: number, to: number): boolean {
  const between = at >= to ? folded.slice(to, at) : folded.slice(end, from)
  return (at >= to || end <= from) && /^\s*(?:us|of|d')?\s*$/.test(between)
}
