import pg from 'pg'

type Parse = (text: string) => unknown

const INT8 = 20
const INT8_ARRAY = 1016
const BYTEA = 17

/** Parses an integer as a number while that is exact, else as a bigint. */
function wholeNumber(text: string): number | bigint {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : BigInt(text)
}

// PostgreSQL writes an array of numbers as {1,2,NULL}; several dimensions are not used here.
function wholeNumbers(text: string): (number | bigint | null)[] {
  if (text === '{}') return []
  return text
    .slice(1, -1)
    .split(',')
    .map((part) => (part === 'NULL' ? null : wholeNumber(part)))
}

const bytes: Parse = (text) => Buffer.from(text.slice(2), 'hex')

/** Parsers for the types in which the two drivers differ, by type number, so that both databases give the same values. */
export const parsers: Record<number, Parse> = {
  [INT8]: wholeNumber,
  [INT8_ARRAY]: wholeNumbers,
  [BYTEA]: bytes,
}

/** Serializers for the embedded driver: bytes as hexadecimal text, much faster than its own. */
export const serializers: Record<number, (value: Uint8Array) => string> = {
  [BYTEA]: (value) => `\\x${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex')}`,
}

/** Applies to every connection of the process, because drizzle reads this registry and not that of the pool. */
export function registerParsers(): void {
  for (const [type, parse] of Object.entries(parsers)) pg.types.setTypeParser(Number(type), parse)
}
