import type * as Reader from './foreign-calls.rules.ts'
import { groupOf, hasModel, MODEL_GROUPS, type ModelGroup, setModel } from './request-reader.rules.ts'

export { SMALLTALK, TOOLS_OF_KINDS } from '../tools/index.ts'
export {
  ENGLISH_WEIGHTS,
  englishWords,
  parseEnglish,
  readEnglish,
  SURE_ENOUGH,
  type SureCalls,
  surelyRead,
} from './english-calls.rules.ts'
export type { ReadQuestion } from './foreign-calls.rules.ts'
export type { EncodedModel, Likelihood } from './request-model.rules.ts'
export { featuresOf } from './request-model.rules.ts'
export {
  groupOf,
  isOfKind,
  MODEL_GROUPS,
  type ModelGroup,
  OFF_TOPIC,
  setModel,
} from './request-reader.rules.ts'

const LOADERS = {
  english: () => import('./model-english.data.ts').then((file) => file.ENGLISH),
  romance: () => import('./model-romance.data.ts').then((file) => file.ROMANCE),
  germanic: () => import('./model-germanic.data.ts').then((file) => file.GERMANIC),
  latin: () => import('./model-latin.data.ts').then((file) => file.LATIN),
  west: () => import('./model-west.data.ts').then((file) => file.WEST),
  asia: () => import('./model-asia.data.ts').then((file) => file.ASIA),
} as const

/** Loads the model of English; questions are read by the rules alone before that. */
export const loadEnglish = (): Promise<void> => load('english')

/**
 * The reader of all languages with its names, and the models of English and of the language that `text` is likely in; of all languages
 * without a text. Loaded when a question may be in another language than English.
 */
export async function loadLanguages(text?: string): Promise<typeof Reader> {
  const [reader, { LANGUAGES }] = await Promise.all([
    import('./foreign-calls.rules.ts'),
    import('./model-languages.data.ts'),
    loadEnglish(),
  ])
  reader.setLanguageModel(LANGUAGES)
  await Promise.all((text === undefined ? MODEL_GROUPS : groupsOf(reader.languageScores(text))).map(load))
  return reader
}

/** That of the likeliest language; where it is English, that of the next too: "Wetter in Rom" may be both. */
function groupsOf([first, next]: readonly { language: string }[]): ModelGroup[] {
  if (first === undefined) return []
  const asked = first.language === 'en' && next !== undefined ? [first, next] : [first]
  return [...new Set(asked.map(({ language }) => groupOf(language)))]
}

/**
 * Fetches what `loadLanguages` needs for texts in these languages (ISO 639), so that the browser has it with no network later; nothing for
 * English alone, whose model comes with the page's scripts.
 */
export async function fetchLanguages(languages: readonly string[]): Promise<void> {
  const groups = [...new Set(languages.map(groupOf))].filter((group) => group !== 'english')
  if (groups.length === 0) return
  await Promise.all([import('./model-languages.data.ts'), ...groups.map((group) => LOADERS[group]())])
}

async function load(group: ModelGroup): Promise<void> {
  if (!hasModel(group)) setModel(group, await LOADERS[group]())
}
