/** A stream of chance that is the same on every machine: xorshift32 (Marsaglia, 2003). One cell holds its state. */
export type Chance = Int32Array

const SPREAD = 0x9e3779b1
const RANGE = 4_294_967_296

/** Every seed makes another stream; neighbouring seeds are unlike from the first number on. */
export function makeChance(seed: number): Chance {
  const mixed = Math.imul(seed | 0, SPREAD) ^ 0x5bd1e995
  const chance = Int32Array.of(mixed === 0 ? 1 : mixed)
  for (let i = 0; i < 8; i++) nextShare(chance)
  return chance
}

/** From 0 up to but not 1. */
export function nextShare(chance: Chance): number {
  let x = chance[0] ?? 1
  x ^= x << 13
  x ^= x >>> 17
  x ^= x << 5
  chance[0] = x
  return (x >>> 0) / RANGE
}

/** A whole number from 0 up to but not `count`. */
export function nextBelow(chance: Chance, count: number): number {
  return Math.floor(nextShare(chance) * count)
}
