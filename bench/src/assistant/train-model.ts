import { type EncodedModel, featuresOf } from '@tripwright/domain/assistant/multilingual'

/** `weight` is how much a row counts beside the others; 1 where it is not said. */
export type TrainingRow = { text: string; kind: string; weight?: number }

const EPOCHS = 18
/**
 * After so many epochs only the largest weights are kept, so many times those of the model: what is left learns to do without the others. Cutting
 * them off at the end alone lost a fifth of the likelihood.
 */
const CUTS: ReadonlyMap<number, number> = new Map([
  [7, 2],
  [10, 1],
])
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

/** A row as numbers: the places of its features, how much each counts, its class. */
type Example = { features: Int32Array; value: number; target: number; weight: number }
type Weights = {
  count: number
  weights: Float32Array
  squares: Float32Array
  bias: Float64Array
  /** Of each feature the classes that it still has a weight for. */
  links: Uint8Array[]
}

/**
 * A multinomial logistic regression of rows, by AdaGrad in a fixed order: the same rows make the same model. At most `maxPairs` weights are
 * kept, the largest.
 */
export function trainModel(rows: readonly TrainingRow[], maxPairs: number): EncodedModel {
  const classes = [...new Set(rows.map(({ kind }) => kind))].sort()
  const { kept, examples } = toExamples(rows, classes)
  const count = classes.length
  const every = Uint8Array.from(classes, (_, at) => at)
  const model: Weights = {
    count,
    weights: new Float32Array(kept.length * count),
    squares: new Float32Array(kept.length * count),
    bias: new Float64Array(count),
    links: kept.map(() => every),
  }
  const order = examples.map((_, at) => at)
  const random = randomFrom(SEED)
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const times = CUTS.get(epoch)
    if (times !== undefined) cut(model, maxPairs * times)
    shuffle(order, random)
    const sums = new Float64Array(count)
    for (const at of order) {
      const one = examples[at]
      if (one) learn(model, one, sums)
    }
  }
  return encode({ classes, kept, weights: model.weights, bias: model.bias, maxPairs })
}

function toExamples(rows: readonly TrainingRow[], classes: readonly string[]) {
  const classOf = new Map(classes.map((kind, at) => [kind, at]))
  const seen = new Map<number, number>()
  const hashed = rows.map(({ text }) => featuresOf(text, BUCKETS))
  for (const features of hashed) for (const one of features) seen.set(one, (seen.get(one) ?? 0) + 1)
  const kept = [...seen.keys()].filter((one) => (seen.get(one) ?? 0) >= MIN_ROWS).sort((a, b) => a - b)
  const indexOf = new Map(kept.map((one, at) => [one, at]))
  const examples = hashed.map((features, at): Example => {
    const { kind = '', weight = 1 } = rows[at] ?? {}
    return {
      features: Int32Array.from(features.flatMap((one) => indexOf.get(one) ?? [])),
      value: 1 / Math.sqrt(Math.max(1, features.length)),
      target: classOf.get(kind) ?? 0,
      weight,
    }
  })
  return { kept, examples }
}

/** One step towards the class of a row. */
function learn({ count, weights, squares, bias, links }: Weights, one: Example, sums: Float64Array): void {
  const { features, value, target, weight } = one
  sums.set(bias)
  for (const feature of features)
    for (const at of links[feature] ?? [])
      sums[at] = (sums[at] ?? 0) + (weights[feature * count + at] ?? 0) * value
  toErrors(sums, target)
  for (let at = 0; at < count; at++) {
    sums[at] = (sums[at] ?? 0) * weight
    bias[at] = (bias[at] ?? 0) - BIAS_RATE * (sums[at] ?? 0)
  }
  for (const feature of features)
    for (const at of links[feature] ?? []) {
      const error = (sums[at] ?? 0) * value
      if (Math.abs(error) < MIN_GRADIENT) continue
      const index = feature * count + at
      const gradient = error + DECAY * (weights[index] ?? 0)
      const square = (squares[index] ?? 0) + gradient * gradient
      squares[index] = square
      weights[index] = (weights[index] ?? 0) - (RATE * gradient) / Math.sqrt(square + FIRST_SQUARE)
    }
}

/** Keeps the largest weights, at most `most`. */
function cut(model: Weights, most: number): void {
  const { count, weights, links } = model
  const least = leastOf(weights, most)
  for (const [feature, before] of links.entries()) {
    const base = feature * count
    links[feature] = before.filter((at) => Math.abs(weights[base + at] ?? 0) >= least)
    for (const at of before) if (Math.abs(weights[base + at] ?? 0) < least) weights[base + at] = 0
  }
}

function leastOf(weights: Float32Array, most: number): number {
  const sizes = weights.map(Math.abs).sort()
  return Math.max(sizes[Math.max(0, sizes.length - Math.round(most))] ?? 0, 1e-6)
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
  const least = leastOf(weights, maxPairs)
  const scale = weights.reduce((most, one) => Math.max(most, Math.abs(one)), 1e-6) / STEPS
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
