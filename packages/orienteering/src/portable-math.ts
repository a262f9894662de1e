// Math.log, Math.exp and Math.pow may differ in their last digit between engines, and one digit changes the search. These
// use only +, -, *, / and the square root, which IEEE 754 defines exactly.

const { LN2 } = Math

/** e to the power of x, for |x| below 700. */
export function portableExp(x: number): number {
  const doublings = Math.round(x / LN2)
  const rest = x - doublings * LN2
  let term = 1
  let sum = 1
  for (let i = 1; i < 20; i++) {
    term *= rest / i
    sum += term
  }
  const factor = doublings < 0 ? 0.5 : 2
  for (let i = Math.abs(doublings); i > 0; i--) sum *= factor
  return sum
}

/** Natural logarithm of x > 0. */
export function portableLog(x: number): number {
  let mantissa = x
  let doublings = 0
  for (; mantissa > 1.5; doublings++) mantissa /= 2
  for (; mantissa < 0.75; doublings--) mantissa *= 2
  const z = (mantissa - 1) / (mantissa + 1)
  let term = z
  let sum = 0
  for (let i = 1; i < 40; i += 2) {
    sum += term / i
    term *= z * z
  }
  return 2 * sum + doublings * LN2
}

const STEPS = 8192
const LOGARITHMS = Float64Array.from({ length: STEPS }, (_, step) => portableLog((step + 0.5) / STEPS))

/**
 * Logarithm of a share from 0 up to but not 1, from a table: the loss that an annealing search accepts, in units of its
 * temperature.
 */
export function logOfShare(share: number): number {
  return LOGARITHMS[Math.floor(share * STEPS)] ?? 0
}
