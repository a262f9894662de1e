/** The scores raised to several powers: a high power prefers few high scores, a low one many small ones. */
export type ScorePowers = Float64Array[]

const POWER_COUNT = 9
/** The factor of a required place above all others. */
export const REQUIRED_FACTOR = 1e9

/** From the power 0.5 in steps of a quarter to 2.5; a required place stands above every other. */
export function makeScorePowers(score: Int32Array, required: Uint8Array, meanScore: number): ScorePowers {
  return Array.from({ length: POWER_COUNT }, (_, step) =>
    Float64Array.from(score, (value, place) => {
      const root = Math.sqrt(Math.sqrt(value / meanScore))
      let power = root * root
      for (let i = 0; i < step; i++) power *= root
      return required[place] === 1 ? (power + 1) * REQUIRED_FACTOR : power
    }),
  )
}

/** The plain power for a first plan: the square. */
export const SQUARE_POWER = 6
