/**
 * A recovery code: seven groups of five, the fifth of each its check digit. 31 symbols, none of which looks like another (no
 * 0, O, 1, I or L), so that 28 of them hold 138 bits; 31 is a prime, so that a check digit finds any one wrong symbol of its
 * group and any two that changed places.
 */
const SYMBOLS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const GROUPS = 7
const DATA = 4
const GROUP = DATA + 1
/** Bytes of chance that are asked for at a time: about three in a hundred are thrown away, so that all symbols are equally likely. */
export const RECOVERY_RANDOM_BYTES = 64
const FAIR_BELOW = 256 - (256 % SYMBOLS.length)

/** Makes a code of random bytes, at least 64 of them: `ABCDE-…`. Throws when they do not suffice, which chance does not do. */
export function makeRecoveryCode(random: Uint8Array): string {
  const fair = [...random].filter((byte) => byte < FAIR_BELOW).map((byte) => byte % SYMBOLS.length)
  if (fair.length < GROUPS * DATA) throw new Error('too few random bytes')
  return Array.from({ length: GROUPS }, (_, index) => {
    const values = fair.slice(index * DATA, (index + 1) * DATA)
    return [...values, checkDigit(values, index)].map((value) => SYMBOLS[value]).join('')
  }).join('-')
}

export type RecoveryRead =
  | { ok: true; secret: string }
  | { ok: false; code: 'length' | 'symbol' | 'group'; group: number }

/** Reads a typed code, in any case and with any spaces and dashes: its secret symbols, or the first group that is wrong (from 1). */
export function readRecoveryCode(typed: string): RecoveryRead {
  const symbols = [
    ...typed
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[\s\p{Pd}]/gu, ''),
  ]
  const strange = symbols.findIndex((symbol) => !SYMBOLS.includes(symbol))
  if (strange >= 0) return { ok: false, code: 'symbol', group: Math.floor(strange / GROUP) + 1 }
  if (symbols.length !== GROUPS * GROUP)
    return { ok: false, code: 'length', group: Math.min(GROUPS, Math.floor(symbols.length / GROUP) + 1) }
  const groups = Array.from({ length: GROUPS }, (_, index) =>
    symbols.slice(index * GROUP, (index + 1) * GROUP),
  )
  const wrong = groups.findIndex((group, index) => {
    const [check, ...values] = group.map((symbol) => SYMBOLS.indexOf(symbol)).reverse()
    return check !== checkDigit(values.reverse(), index)
  })
  if (wrong >= 0) return { ok: false, code: 'group', group: wrong + 1 }
  return { ok: true, secret: groups.flatMap((group) => group.slice(0, DATA)).join('') }
}

// The place of the group is in it too: groups that changed places are found.
function checkDigit(values: readonly number[], group: number): number {
  const sum = values.reduce((total, value, index) => total + value * (index + 2), group + 1)
  return sum % SYMBOLS.length
}
