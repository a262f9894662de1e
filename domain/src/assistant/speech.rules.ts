/** A question longer than this is read no further. */
export const LONGEST_QUESTION = 2000

const ZEROS = [0x660, 0x6f0, 0x966, 0xe50]

/** Small letters without accents, digits of any script as 0 to 9; punctuation stays. */
export function fold(text: string): string {
  const plain = text.slice(0, LONGEST_QUESTION).normalize('NFKC').normalize('NFD').replace(/\p{M}/gu, '')
  return plain.replace(/\p{Nd}/gu, latinDigit).toLowerCase()
}

function latinDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  const zero = ZEROS.find((one) => code >= one && code < one + 10)
  return zero === undefined ? sign : String(code - zero)
}

/** The words alone, a blank around each: ` is the louvre open `. */
export function words(text: string): string {
  return ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}

/** Whether one of the words or phrases stands in what `words` gave; a star at its end stands for any ending. */
export function says(spoken: string, vocabulary: readonly string[]): boolean {
  return vocabulary.some((word) => whereSaid(spoken, word) >= 0)
}

/** Where a word or phrase begins in what `words` gave; -1 when it does not stand there. */
export function whereSaid(spoken: string, word: string): number {
  return word.endsWith('*') ? spoken.indexOf(` ${word.slice(0, -1)}`) : spoken.indexOf(` ${word} `)
}
