import { type EncodedModel, featuresOf } from '@tripwright/domain/assistant/multilingual'

export type TrainingRow = { text: string; kind: string }

const EPOCHS = 14
const RATE = 0.5
const BIAS_RATE = 0.01
/** Some of each answer belongs to the other classes, so that the model stays unsure where sentences disagree. */
const SMOOTHING = 0.05
const DECAY = 1e-5
const MIN_GRADIENT = 1e-5
/** Keeps the first steps of a rare feature small. */
const FIRST_SQUARE = 0.1
const SEED = 7
export const BUCKETS = 1 << 20
const MAX_PAIRS = 255
const STEPS = 127
const PART = 0x7f
const PART_BITS = 7
/** A feature that one sentence alone has says little. */
const MIN_ROWS = 2

/**
 * A multinomial logistic regression of rows, by AdaGrad in a fixed order: the same rows make the same model. At most `maxPairs` weights are
 * kept, the largest.
 */
export function trainModel(rows: readonly TrainingRow[], maxPairs: number): EncodedModel {
  const classes = [...new Set(rows.map(({ kind }) => kind))].sort()
  const classOf = new Map(classes.map((kind, at) => [kind, at]))
  const count = classes.length
  const seen = new Map<number, number>()
  const hashed = rows.map(({ text }) => featuresOf(text, BUCKETS))
  for (const features of hashed) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1)
  const kept = [...seen.keys()].filter((one) => (seen.get(one) ?? 0) >= MIN_ROWS).sort((a, b) => a - b)
  const indexOf = new Map(kept.map((one, at) => [one, at]))
  const data = hashed.map((features, at) => ({
    features: Int32Array.from(features.flatMap((one) => indexOf.get(one) ?? [])),
    value: 1 / Math.sqrt(Math.max(1, features.length)),
    target: classOf.get(rows[at]?.kind ?? '') ?? 0,
  }))
  const weights = new Float32Array(kept.length * count)
  const squares = new Float32Array(kept.length * count)
  const bias = new Float64Array(count)
  const order = data.map((_, at) => at)
  const random = randomFrom(SEED)
  const shares = new Float64Array(count)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random)
    for (const row of order) {
      const one = data[row]
      if (!one) continue
      const { features, value, target } = one
      shares.set(bias)
      for (const feature of features)
        for (let at = 0, base = feature * count; at < count; at++)
          shares[at] = (shares[at] ?? 0) + (weights[base + at] ?? 0) * value
      toErrors(shares, target)
      for (let at = 0; at < count; at++) bias[at] = (bias[at] ?? 0) - BIAS_RATE * (shares[at] ?? 0)
      for (let at = 0; at < count; at++) {
        const error = (shares[at] ?? 0) * value
        if (Math.abs(error) < MIN_GRADIENT) continue
        for (const feature of features) {
          const index = feature * count + at
          const gradient = error + DECAY * (weights[index] ?? 0)
          const square = (squares[index] ?? 0) + gradient * gradient
          squares[index] = square
          weights[index] = (weights[index] ?? 0) - (RATE * gradient) / Math.sqrt(square + FIRST_SQUARE)
        }
      }
    }
  }
  return encode({ classes, kept, weights, bias, maxPairs })
}

/** What each class is away from what it ought to be. */
function toErrors(sums: Float64Array, target: number): void {
  const most = Math.max(...sums)
  let total = 0
  for (let at = 0; at < sums.length; at++) {
    const part = Math.exp((sums[at] ?? 0) - most)
    sums[at] = part
    total += part
  }
  for (let at = 0; at < sums.length; at++) {
    const wanted = (at === target ? 1 - SMOOTHING : 0) + SMOOTHING / sums.length
    sums[at] = (sums[at] ?? 0) / total - wanted
  }
}

type Trained = {
  classes: string[]
  kept: readonly number[]
  weights: Float32Array
  bias: Float64Array
  maxPairs: number
}

function encode({ classes, kept, weights, bias, maxPairs }: Trained): EncodedModel {
  const count = classes.length
  const sizes = weights.map(Math.abs).sort()
  const least = Math.max(sizes[Math.max(0, sizes.length - maxPairs)] ?? 0, 1e-6)
  const scale = (sizes.at(-1) ?? 1) / STEPS
  const bytes: number[] = []
  let last = 0
  for (const [row, bucket] of kept.entries()) {
    const pairs: number[] = []
    for (let at = 0; at < count && pairs.length < 2 * MAX_PAIRS; at++) {
      const weight = weights[row * count + at] ?? 0
      const step = Math.round(weight / scale)
      if (Math.abs(weight) >= least && step !== 0) pairs.push(at, step & 0xff)
    }
    if (pairs.length === 0) continue
    pushNumber(bytes, bucket - last)
    bytes.push(pairs.length / 2, ...pairs)
    last = bucket
  }
  return {
    classes: classes.join(' '),
    buckets: BUCKETS,
    scale: rounded(scale),
    bias: [...bias].map(rounded),
    weights: Buffer.from(bytes).toString('base64'),
  }
}

const rounded = (value: number) => Number(value.toPrecision(5))

function pushNumber(bytes: number[], value: number): void {
  let rest = value
  while (rest > PART) {
    bytes.push((rest & PART) | (PART + 1))
    rest >>>= PART_BITS
  }
  bytes.push(rest)
}

function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const kept = order[at] ?? 0
    order[at] = order[other] ?? 0
    order[other] = kept
  }
}

/** Numbers from 0 to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
