const UNSPACED = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Script=Thai}/u

/** A pattern of whole words; the words of scripts without blanks count wherever they stand. */
export function wordsOf(words: string, flags = 'iu'): RegExp {
  return new RegExp(anyOf(words), flags)
}

/** A pattern of one of the words at the beginning of a text, perhaps behind a stroke; what follows is its `rest`. */
export function labelOf(words: string): RegExp {
  // The longest first: `giriş tarihi` is no `giriş` with something behind it.
  const longest = words.split(/\|(?![^(]*\))/).sort((one, other) => other.length - one.length)
  return new RegExp(
    `^(?:[-–•*] ?)?(?:${anyOf(longest.join('|'))})(?<sign>\\s*[:\\t]\\s*|\\s+|$)(?<rest>.*)$`,
    'iu',
  )
}

export function anyOf(words: string): string {
  const all = words.split(/\|(?![^(]*\))/)
  const [unspaced, spaced] = [
    all.filter((word) => UNSPACED.test(word)),
    all.filter((word) => !UNSPACED.test(word)),
  ]
  const whole = `(?<![\\p{L}\\p{N}])(?:${spaced.join('|')})(?![\\p{L}\\p{N}])`
  return unspaced.length > 0 ? `(?:${whole}|${unspaced.join('|')})` : `(?:${whole})`
}

/** Where one boards, behind the name of a place. */
export const GATE_IN_BRACKETS =
  /\((?:gate|pier|dock|door|πύλη|puerta|porte|tor|terminal)\s(?:\p{L}?\d{1,3}\p{L}?|\p{L})\)/giu
