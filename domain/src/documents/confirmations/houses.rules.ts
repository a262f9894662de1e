import { cleanText, readDate } from '../booking-words/index.ts'
import { wordsIn } from './pieces.rules.ts'

/** A house above its address; `line` is that of its name. */
export type Lodging = { name: string; address: string; line: number }

/** The houses that stand above an address, whatever their names: there may be some that are none. */
export function housesOf(lines: readonly string[]): Lodging[] {
  return lines.flatMap((line, at) => houseAt(lines, at, line))
}

const STARS = /\s*[★☆*⭐]+\s*$/u
const NO_ADDRESS = /[:!?\t]|^\+?[\d ()-]{7,}$|^(?:t|tel)\b/iu

function houseAt(lines: readonly string[], at: number, text: string): Lodging[] {
  if (text.includes('\t')) return []
  const name = cleanText(text.replace(STARS, ''), 200)
  if (name.length > 90 || !/^[\p{Lu}\p{Lo}«"“„]/u.test(name) || /[.:!?,\t]$|: |\t/.test(name)) return []
  // A street with its number has a house in it, and is none.
  if (/\d{3}|\p{L}\.? \d{1,4}\s?[a-z]?$/iu.test(name) || readDate(name)) return []
  const address = addressBelow(lines, at)
  return address === null ? [] : [{ name, address, line: at }]
}

/** The address in the one or two lines below a line; null where they are none. */
export function addressBelow(lines: readonly string[], at: number): string | null {
  const [first = '', second = ''] = lines
    .slice(at + 1, at + 3)
    .map((line) => line.replace(/ · [\d +()-]+$/, ''))
  if (at < 0 || !isAddress(first)) return null
  const isMore = !/,.*\d{4,}/.test(first) && isAddress(second) && /\d{4,}/.test(second)
  return cleanText(isMore ? `${first}, ${second}` : first, 250)
}

/** A street with a number, or a town with its code; no sentence, no telephone, no time. */
function isAddress(line: string): boolean {
  if (line.length > 150 || line.length < 6 || NO_ADDRESS.test(line) || !/\p{Nd}/u.test(line)) return false
  const { days, clocks } = wordsIn(line)
  if (/\p{L}{3}\.$/u.test(line) || days.length + clocks.length > 0) return false
  return (
    /\p{L}{3}/u.test(line) &&
    (/[,،、〒]/u.test(line) ||
      /^\d{3,5} \p{L}|^\d{1,2} \S+ \p{L}/u.test(line) ||
      /\p{L} \d{1,4}[a-z]?$/iu.test(line))
  )
}
