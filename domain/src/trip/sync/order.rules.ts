const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const FIRST = 'a0'
const MAX_LENGTH = 1000

/**
 * A key between two others, for an order that several people change at once: moving an item changes only that item. Keys
 * compare as plain texts. A key has an integer part, whose first letter gives its length, and a fraction, so that appending
 * at either end keeps it short (fractional indexing after David Greenspan). Null is the open end.
 */
export function orderBetween(before: string | null, after: string | null): string {
  if (before !== null && after !== null && before >= after) throw new Error('the keys are not in order')
  if (before === null && after === null) return FIRST
  if (before === null) return orderBefore(after ?? FIRST)
  const [whole, fraction] = split(before)
  if (after === null) return next(whole) ?? whole + midpoint(fraction, '')
  const [wholeAfter, fractionAfter] = split(after)
  if (whole === wholeAfter) return whole + midpoint(fraction, fractionAfter)
  const following = next(whole)
  return following !== null && following < after ? following : whole + midpoint(fraction, '')
}

/** `count` keys in order between the two. */
export function ordersBetween(before: string | null, after: string | null, count: number): string[] {
  if (count === 0) return []
  if (after === null) {
    const keys: string[] = []
    while (keys.length < count) keys.push(orderBetween(keys.at(-1) ?? before, null))
    return keys
  }
  const half = count >> 1
  const middle = orderBetween(before, after)
  return [...ordersBetween(before, middle, half), middle, ...ordersBetween(middle, after, count - half - 1)]
}

/**
 * The key for an item at an index among others, which are in order. After two equal keys (inserted concurrently at the same
 * position) it sorts after both.
 */
export function orderAt(orders: readonly string[], index: number): string {
  const before = orders[index - 1] ?? null
  return orderBetween(before, orders.slice(index).find((order) => before === null || order > before) ?? null)
}

/** Whether a key is valid. */
export function isOrder(text: string): boolean {
  if (text.length > MAX_LENGTH || !/^[A-Za-z][0-9A-Za-z]*$/.test(text) || text.length < wholeLength(text))
    return false
  const [, fraction] = split(text)
  return !fraction.endsWith('0') && text !== SMALLEST
}

// `a` begins integers of one digit, `b` of two, up to `z`; `Z` negative ones of one digit, `Y` of two, down to `A`.
const SMALLEST = `A${'0'.repeat(26)}`

function wholeLength(key: string): number {
  const head = key.charCodeAt(0)
  return key.charAt(0) >= 'a' ? head - 'a'.charCodeAt(0) + 2 : 'Z'.charCodeAt(0) - head + 2
}

function split(key: string): [whole: string, fraction: string] {
  const length = wholeLength(key)
  return [key.slice(0, length), key.slice(length)]
}

function orderBefore(after: string): string {
  const [whole, fraction] = split(after)
  if (whole === SMALLEST) return whole + midpoint('', fraction)
  if (fraction !== '') return whole
  const previous = step(whole, -1) ?? SMALLEST
  return previous === SMALLEST ? previous + midpoint('', '') : previous
}

const next = (whole: string) => step(whole, 1)

/** The next or previous integer; null at the end of the range. */
function step(whole: string, by: 1 | -1): string | null {
  const [last, first] = by === 1 ? ['z', '0'] : ['0', 'z']
  const digits = whole.slice(1)
  const trimmed = digits.replace(new RegExp(`${last}+$`), '')
  const wrapped = first.repeat(digits.length - trimmed.length)
  if (trimmed !== '')
    return (
      whole.charAt(0) + trimmed.slice(0, -1) + DIGITS.charAt(DIGITS.indexOf(trimmed.slice(-1)) + by) + wrapped
    )
  const head = whole.charAt(0)
  if (head === (by === 1 ? 'z' : 'A')) return null
  if (head === (by === 1 ? 'Z' : 'a')) return by === 1 ? FIRST : 'Zz'
  const nextHead = String.fromCharCode(head.charCodeAt(0) + by)
  const length = wholeLength(nextHead) - 1
  return nextHead + first.repeat(length)
}

/** A fraction between two, without a trailing zero; '' as the second means 1. */
function midpoint(a: string, b: string): string {
  let same = 0
  while (b !== '' && (a.charAt(same) || '0') === b.charAt(same)) same++
  if (same > 0) return b.slice(0, same) + midpoint(a.slice(same), b.slice(same))
  const low = a === '' ? 0 : DIGITS.indexOf(a.charAt(0))
  const high = b === '' ? DIGITS.length : DIGITS.indexOf(b.charAt(0))
  if (high - low > 1) return DIGITS.charAt((low + high) >> 1)
  return b.length > 1 ? b.charAt(0) : DIGITS.charAt(low) + midpoint(a.slice(1), '')
}
