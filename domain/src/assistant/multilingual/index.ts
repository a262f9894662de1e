export { parseEnglish } from './english-calls.rules.ts'
export type { ReadQuestion } from './foreign-calls.rules.ts'

/** The reader of all languages with its samples, which are many: loaded when a question may be in another one than English. */
export const loadLanguages = () => import('./foreign-calls.rules.ts')
