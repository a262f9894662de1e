const UNSPACED = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Mymr}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}]/u
/** What no line begins with, and what none ends with. */
const OPENING = /[\p{Ps}\p{Pi}]$/u
const LETTER = /[\p{L}\p{N}]/u

/** A text in the pieces between which a line may end, each with the space before it: the words, also where none stands between them. */
export function splitAtLineBreaks(text: string): string[] {
  return text.split(/ +/).flatMap((word, at) => {
    const pieces = UNSPACED.test(word) ? unspaced(word) : [word]
    return pieces.map((piece, part) => (at > 0 && part === 0 ? ` ${piece}` : piece))
  })
}

// Signs stay with the word before them, or after them where they open something.
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
