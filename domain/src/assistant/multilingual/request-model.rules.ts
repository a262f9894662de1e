/** A linear model: of each bucket of features the weights of some classes, as the trainer wrote it. */
export type LinearModel = {
  classes: readonly string[]
  buckets: number
  scale: number
  bias: readonly number[]
  /** Where the weights of a bucket begin in `bytes`: pairs of a class and a weight. */
  starts: ReadonlyMap<number, readonly [at: number, pairs: number]>
  bytes: Uint8Array
}

/** A model as a file holds it: the classes, and the buckets with their weights in base64. */
export type EncodedModel = {
  classes: string
  buckets: number
  scale: number
  bias: readonly number[]
  weights: string
}

/** How likely each class is, the likeliest first; together 1. */
export type Likelihood = { kind: string; share: number }

const SIGN = 0x80
const BYTE = 0x100
const MORE = 0x80
const PART = 0x7f
const PART_BITS = 7

export function decodeModel({ classes, buckets, scale, bias, weights }: EncodedModel): LinearModel {
  const bytes = bytesOf(weights.replaceAll('\n', ''))
  const starts = new Map<number, readonly [number, number]>()
  let bucket = 0
  let at = 0
  while (at < bytes.length) {
    let step = 0
    let shift = 0
    for (;;) {
      const part = bytes[at++] ?? 0
      step |= (part & PART) << shift
      shift += PART_BITS
      if ((part & MORE) === 0) break
    }
    bucket += step
    const pairs = bytes[at++] ?? 0
    starts.set(bucket, [at, pairs])
    at += pairs * 2
  }
  return { classes: classes.split(' '), buckets, scale, bias, starts, bytes }
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const SIGN_BITS = 6
const BYTE_BITS = 8

/** The bytes of base64; the domain has no `atob`. */
function bytesOf(text: string): Uint8Array {
  const values = new Uint8Array(BYTE)
  for (let at = 0; at < SIGNS.length; at++) values[SIGNS.charCodeAt(at)] = at
  const bytes = new Uint8Array(Math.floor((text.replace(/=+$/, '').length * SIGN_BITS) / BYTE_BITS))
  let bits = 0
  let held = 0
  let next = 0
  for (let at = 0; next < bytes.length; at++) {
    bits = (bits << SIGN_BITS) | (values[text.charCodeAt(at)] ?? 0)
    held += SIGN_BITS
    if (held < BYTE_BITS) continue
    held -= BYTE_BITS
    bytes[next++] = (bits >>> held) & (BYTE - 1)
    bits &= (1 << held) - 1
  }
  return bytes
}

/** The classes of words as `normalizeWords` has them. */
export function likelihoods(model: LinearModel, spoken: string): Likelihood[] {
  const { classes, buckets, scale, bias, starts, bytes } = model
  const features = featuresOf(spoken, buckets)
  if (features.length === 0) return []
  const value = scale / Math.sqrt(features.length)
  const sums = [...bias]
  for (const feature of features) {
    const [at = 0, pairs = 0] = starts.get(feature) ?? []
    for (let one = 0; one < pairs; one++) {
      const kind = bytes[at + one * 2] ?? 0
      const weight = bytes[at + one * 2 + 1] ?? 0
      sums[kind] = (sums[kind] ?? 0) + value * (weight >= SIGN ? weight - BYTE : weight)
    }
  }
  const most = Math.max(...sums)
  const parts = sums.map((sum) => Math.exp(sum - most))
  const total = parts.reduce((a, b) => a + b, 0)
  return classes
    .map((kind, at) => ({ kind, share: (parts[at] ?? 0) / total }))
    .sort((a, b) => b.share - a.share)
}

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
/** Characters of a gram, first and last length. */
const SPACED = [2, 5] as const
const UNSPACED_LENGTHS = [1, 4] as const
const SHORT = 4
const MANY_PLACES = 2
const FNV_OFFSET = 2_166_136_261
const FNV_PRIME = 16_777_619

/** Stands for the name of a place in words that are read: a letter that no language of ours has. */
export const PLACE_MARK = 'ʭ'

/**
 * The features of words as `normalizeWords` has them, hashed to `buckets`, each once: character n-grams of words with their edges (of runs
 * in scripts without spaces), words, two words in a row, the first and the last, and how many places are named. The trainer counts by the same.
 */
export function featuresOf(spoken: string, buckets: number): number[] {
  const words = spoken.trim().split(' ').filter(Boolean)
  const found = new Set<number>()
  const add = (feature: string) => found.add(hashOf(feature) % buckets)
  for (const [at, word] of words.entries()) {
    add(`w${word}`)
    if (at > 0) add(`p${words[at - 1]} ${word}`)
    for (const gram of gramsOf(word)) add(gram)
  }
  if (words.length === 0) return []
  add(`^${words[0]}`)
  add(`$${words.at(-1)}`)
  if (words.length < SHORT) add(`n${words.length}`)
  add(`@${Math.min(words.filter((word) => word === PLACE_MARK).length, MANY_PLACES)}`)
  return [...found]
}

function gramsOf(word: string): string[] {
  const isUnspaced = UNSPACED.test(word)
  const signs = isUnspaced ? [...word] : ['<', ...word, '>']
  const [min, max] = isUnspaced ? UNSPACED_LENGTHS : SPACED
  const grams: string[] = []
  for (let length = min; length <= max; length++)
    for (let at = 0; at + length <= signs.length; at++) grams.push(signs.slice(at, at + length).join(''))
  return grams
}

/** FNV-1a over UTF-16 units; the high bits are folded in, as only the rest of a division is used. */
function hashOf(text: string): number {
  let hash = FNV_OFFSET
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME)
  return (hash ^ (hash >>> 15)) >>> 0
}
