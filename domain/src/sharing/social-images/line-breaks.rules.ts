const UNSPACED = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Mymr}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}]/u
/** Characters that must not begin a line, and characters that must not end one. */
const OPENING = /[\p{Ps}\p{Pi}]$/u
const LETTER = /[\p{L}\p{N}]/u

/** Splits a text at the allowed line breaks, each piece with the space before it: at words, also in scripts without spaces. */
export function splitAtLineBreaks(text: string): string[] {
  return text.split(/ +/).flatMap((word, at) => {
    const pieces = UNSPACED.test(word) ? unspaced(word) : [word]
    return pieces.map((piece, part) => (at > 0 && part === 0 ? ` ${piece}` : piece))
  })
}

// Punctuation stays with the word before it; opening punctuation with the word after it.
function unspaced(text: string): string[] {
  const words = new Intl.Segmenter('en', { granularity: 'word' })
  const pieces: string[] = []
  for (const { segment } of words.segment(text)) {
    const last = pieces.at(-1)
    if (last !== undefined && (OPENING.test(last) || !LETTER.test(segment)))
      pieces.splice(-1, 1, last + segment)
    else pieces.push(segment)
  }
  return pieces
}
