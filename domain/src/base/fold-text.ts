/** Letters that Unicode normalization does not decompose, with the plain letter that people type instead. */
export const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ə: 'a',
  ŋ: 'n',
  ħ: 'h',
}
const OTHER_LETTERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'g')
const ALL_MARKS = /\p{M}/gu
const ACCENTS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]/g

type AccentOptions = {
  /** `NFD` keeps signs such as `´`; `NFKD` decomposes them like ligatures: `ﬁ` is `fi`. */
  form?: 'NFD' | 'NFKD'
  /** Removes no vowel signs of Thai, Devanagari and Kana, because there they distinguish words. Letters are composed again. */
  keepsVowelSigns?: boolean
}

/** The same letters, large or small, without their accents. */
export function removeAccents(
  text: string,
  { form = 'NFKD', keepsVowelSigns = false }: AccentOptions = {},
): string {
  const decomposed = text.normalize(form)
  return keepsVowelSigns
    ? decomposed.replace(ACCENTS, '').normalize('NFC')
    : decomposed.replace(ALL_MARKS, '')
}

/** Replaces lowercase letters that do not decompose: `ø` by `o`, `ß` by `ss`. */
export function plainLetters(text: string): string {
  return text.replace(OTHER_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter)
}

/** Lowercase letters without accents; keeps punctuation inside: `lodz` finds `Łódź`, `grosse` `Größe`. */
export function foldLetters(text: string): string {
  return plainLetters(removeAccents(text).trim().toLowerCase())
}

/** Lowercase letters without accents or punctuation: `sao paulo` finds `São Paulo`, `st louis` `St. Louis`. */
export function foldText(text: string): string {
  return foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
