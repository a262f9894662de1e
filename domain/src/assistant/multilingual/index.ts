export { parseInAnyLanguage, type ReadQuestion } from './foreign-calls.rules.ts'
export { READ_LANGUAGES } from './samples.rules.ts'
