import { normalizeWords } from '../language/index.ts'

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const LENGTHS = { spaced: [3, 4, 5], unspaced: [2, 3, 4] } as const
const HANGUL = /\p{sc=Hangul}/u
const HAN = /\p{sc=Han}/u

/**
 * The character n-grams of a text, each once: of each word with its edges, and the word itself; of scripts without spaces those of
 * each run, and Chinese characters by themselves. Two words in a row count too.
 */
export function gramsOf(text: string): Set<string> {
  const words = normalizeWords(text).trim().split(' ').filter(Boolean)
  const pairs = words.slice(1).map((word, at) => `${words[at]} ${word}`)
  return new Set([...pairs, ...words.flatMap(gramsOfWord)])
}

function gramsOfWord(word: string): string[] {
  const isUnspaced = UNSPACED.test(word)
  const edged = isUnspaced ? word : `^${word}$`
  const grams = isUnspaced ? [edged, ...[...word].filter((sign) => HAN.test(sign))] : [edged]
  for (const length of LENGTHS[isUnspaced || HANGUL.test(word) ? 'unspaced' : 'spaced'])
    for (let at = 0; at + length <= edged.length; at++) grams.push(edged.slice(at, at + length))
  return grams
}
