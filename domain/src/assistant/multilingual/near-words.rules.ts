import { foreignWords } from '../../base/name-matching.ts'
import { isNear } from '../language/index.ts'
import { monthNames, weekdayNames } from './foreign-days.rules.ts'
import { commonWords } from './language-guess.rules.ts'
import { NUMBER_FORMS } from './time-and-number-words.data.ts'

const MIN_LETTERS = 6
const WORD = /(?<![\p{L}\p{M}\p{N}])[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}]{6,14}(?![\p{L}\p{M}\p{N}])/gu
const names = new Map<string, readonly string[]>()

/** Whose kroner they are. */
const NEIGHBORS = ['norske', 'danske', 'svenske', 'norska', 'danska', 'svenska']

function namesIn(language: string): readonly string[] {
  const before = names.get(language)
  if (before) return before
  const made = [...monthNames(language), ...weekdayNames(language), ...NEIGHBORS].filter(
    (name) => name.length >= MIN_LETTERS && !name.includes(' '),
  )
  names.set(language, made)
  return made
}

/** "Четверо" is no misspelled Thursday. */
const numberForms = (language: string) =>
  (NUMBER_FORMS[language] ?? '')
    .split(', ')
    .map((one) => foreignWords(one.slice(one.indexOf('=') + 1)).trim())

/** A text whose misspelled months and weekdays are as they are written in its language: "dicimbre", "zodnag", "авгсута". */
export function withNearDays(text: string, language: string | undefined): string {
  if (language === undefined) return text
  const known = namesIn(language)
  const common = new Set([...commonWords(language), ...numberForms(language)])
  return text.replace(WORD, (word) => {
    const said = foreignWords(word).trim()
    if (
      common.has(said) ||
      known.some((name) => said === name || said.startsWith(name) || name.startsWith(said))
    )
      return word
    return known.find((name) => name[0] === said[0] && isNear(said, name)) ?? word
  })
}
