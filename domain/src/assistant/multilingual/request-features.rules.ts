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
