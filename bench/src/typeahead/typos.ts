import type { Query } from './sources.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
const LONG = 8

/** Names with realistic typos, deterministic for a seed: one from four letters on, two in every other name of eight or more. */
export function makeTypos(names: readonly Query[], count: number, seed: number): Query[] {
  const next = mulberry32(seed)
  const long = names.filter(({ query }) => /^[A-Za-z ]{4,}$/.test(query))
  return Array.from({ length: count }, (_, at) => {
    const target = long[Math.floor(next() * long.length)] ?? { kind: '', query: '', name: '', country: '' }
    const once = addTypo(target.query.toLowerCase(), next)
    return {
      ...target,
      kind: 'made slips',
      query: target.query.length >= LONG && at % 2 ? addTypo(once, next) : once,
    }
  })
}

function addTypo(text: string, next: () => number): string {
  const at = Math.floor(next() * (text.length - 1))
  const letter = LETTERS[Math.floor(next() * LETTERS.length)] ?? ''
  const [before, here, after] = [text.slice(0, at), text[at] ?? '', text.slice(at + 1)]
  const kinds = [
    `${before}${after}`,
    `${before}${letter}${after}`,
    `${before}${letter}${here}${after}`,
    `${before}${after[0] ?? ''}${here}${after.slice(1)}`,
  ]
  return kinds[Math.floor(next() * kinds.length)] ?? text
}

/** Mulberry32: numbers from 0 to 1, the same for a seed. */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
