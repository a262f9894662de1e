/**
 * A recovery code: seven groups of five, the fifth symbol of each its check digit. The 31 symbols cannot be confused (no 0,
 * O, 1, I or L), and 28 of them hold 138 bits. 31 is a prime, so that a check digit finds any one wrong symbol and any two
 * swapped symbols of its group.
 */
const SYMBOLS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const GROUP_COUNT = 7
const DATA_SYMBOLS = 4
const GROUP_LENGTH = DATA_SYMBOLS + 1
/** Random bytes to request at a time: about three in a hundred are discarded, so that all symbols are equally likely. */
export const RECOVERY_RANDOM_BYTES = 64
const UNBIASED_LIMIT = 256 - (256 % SYMBOLS.length)

/**
 * Makes a code of random bytes, at least 64 of them: `ABCDE-…`. Throws when too many of them have to be discarded, which is
 * practically impossible.
 */
export function makeRecoveryCode(random: Uint8Array): string {
  const fair = [...random].filter((byte) => byte < UNBIASED_LIMIT).map((byte) => byte % SYMBOLS.length)
  if (fair.length < GROUP_COUNT * DATA_SYMBOLS) throw new Error('too few random bytes')
  return Array.from({ length: GROUP_COUNT }, (_, index) => {
    const values = fair.slice(index * DATA_SYMBOLS, (index + 1) * DATA_SYMBOLS)
    return [...values, checkDigit(values, index)].map((value) => SYMBOLS[value]).join('')
  }).join('-')
}

export type ParsedRecoveryCode =
  | { ok: true; secret: string }
  | { ok: false; code: 'length' | 'symbol' | 'group'; group: number }

/** Reads a typed code, in any case and with any spaces and dashes: its secret symbols, or the first group that is wrong (from 1). */
export function parseRecoveryCode(typed: string): ParsedRecoveryCode {
  const symbols = [
    ...typed
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[\s\p{Pd}]/gu, ''),
  ]
  const strange = symbols.findIndex((symbol) => !SYMBOLS.includes(symbol))
  if (strange >= 0) return { ok: false, code: 'symbol', group: Math.floor(strange / GROUP_LENGTH) + 1 }
  if (symbols.length !== GROUP_COUNT * GROUP_LENGTH)
    return {
      ok: false,
      code: 'length',
      group: Math.min(GROUP_COUNT, Math.floor(symbols.length / GROUP_LENGTH) + 1),
    }
  const groups = Array.from({ length: GROUP_COUNT }, (_, index) =>
    symbols.slice(index * GROUP_LENGTH, (index + 1) * GROUP_LENGTH),
  )
  const wrong = groups.findIndex((group, index) => {
    const [check, ...values] = group.map((symbol) => SYMBOLS.indexOf(symbol)).reverse()
    return check !== checkDigit(values.reverse(), index)
  })
  if (wrong >= 0) return { ok: false, code: 'group', group: wrong + 1 }
  return { ok: true, secret: groups.flatMap((group) => group.slice(0, DATA_SYMBOLS)).join('') }
}

// The check digit includes the position of the group, so that swapped groups are found.
function checkDigit(values: readonly number[], group: number): number {
  const sum = values.reduce((total, value, index) => total + value * (index + 2), group + 1)
  return sum % SYMBOLS.length
}
