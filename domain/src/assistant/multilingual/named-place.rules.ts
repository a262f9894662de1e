import { HOURS_WORDS } from './hours-words.data.ts'
import { foreignWords } from './name-matching.rules.ts'
import { namedWeekdays } from './foreign-days.rules.ts'

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
/** Shorter words are articles and prepositions. */
const MIN_WORD = 4
const MAX_ENDING = 3

/** Whether a question about hours has a word that its language does not use to ask for them, and that may be a name. */
export function mayNamePlaceIn(text: string, [language = '']: readonly string[]): boolean {
  const spoken = foreignWords(text)
  if (isCased(text)) return true
  const known = (HOURS_WORDS[language] ?? '').split(' ').filter(Boolean)
  const weekdays = namedWeekdays(spoken, language).map(({ word }) => word)
  if (UNSPACED.test(spoken)) {
    const left = [...known, ...weekdays]
      .sort((a, b) => b.length - a.length)
      .reduce((rest, word) => rest.replaceAll(word, ' '), spoken)
    return left.split(' ').some((part) => part.length > 1 && /\p{L}{2}/u.test(part))
  }
  return spoken
    .trim()
    .split(' ')
    .filter((word) => word.length >= MIN_WORD && !/\d/.test(word))
    .some((word) => ![...known, ...weekdays].some((one) => isForm(word, one)))
}

/** Forms of a word share all but their endings. */
function isForm(word: string, one: string): boolean {
  const least = Math.max(3, Math.min(word.length, one.length) - 2)
  return word.slice(0, least) === one.slice(0, least) && Math.abs(word.length - one.length) <= MAX_ENDING
}

/** A word in the middle of the sentence with a capital, in languages that write names alone so. */
function isCased(text: string): boolean {
  return /(?<=[\p{Ll},]\s+(?:[\p{Ll}’']+\s+)*)\p{Lu}[\p{L}]{2,}/u.test(text)
}
