import { writeFileSync } from 'node:fs'
import { commonWordsOf, hoursWordsOf, readSentences } from './assistant/training.ts'

// The first half of npm run train:reader: writes the words of our sentences that look like names of places ("bruge"), which the reader is
// not to take for one. A program of its own, because the second half reads sentences with what this one wrote.

const OUT = new URL('../../domain/src/assistant/multilingual/not-names.data.ts', import.meta.url)
const sentences = readSentences()
const languages = [...new Set(sentences.map(({ language }) => language))].sort()
const lines = languages.flatMap((language) => {
  const words = commonWordsOf(language, sentences)
  return words.length > 0 ? [`  ${language}: '${words.join(' ')}',`] : []
})
const hours = languages.flatMap((language) => {
  const words = hoursWordsOf(language, sentences)
  return words.length > 0 ? [`  ${language}: '${words.join(' ')}',`] : []
})
writeFileSync(
  OUT,
  `/** Words that look like names of places, by language. Made by \`npm run train:reader\`; do not edit. */
export const NOT_NAMES: Readonly<Record<string, string>> = {
${lines.join('\n')}
}

/** Words in which hours are asked for, by language: others may be the name of a place. Made by the same. */
export const HOURS_WORDS: Readonly<Record<string, string>> = {
${hours.join('\n')}
}
`,
)
