/** A random stream that is the same on every machine: xorshift32 (Marsaglia, 2003). One cell has its state. */
export type RandomState = Int32Array

const SEED_MULTIPLIER = 0x9e3779b1
const UINT32_RANGE = 4_294_967_296

/** Every seed gives another stream; neighbouring seeds differ from the first number on. */
export function makeRandom(seed: number): RandomState {
  const mixed = Math.imul(seed | 0, SEED_MULTIPLIER) ^ 0x5bd1e995
  const chance = Int32Array.of(mixed === 0 ? 1 : mixed)
  for (let i = 0; i < 8; i++) nextFloat(chance)
  return chance
}

/** From 0 up to but not 1. */
export function nextFloat(chance: RandomState): number {
  let x = chance[0] ?? 1
  x ^= x << 13
  x ^= x >>> 17
  x ^= x << 5
  chance[0] = x
  return (x >>> 0) / UINT32_RANGE
}

/** A whole number from 0 up to but not `count`. */
export function nextInt(chance: RandomState, count: number): number {
  return Math.floor(nextFloat(chance) * count)
}
