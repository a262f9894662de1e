export { ENGLISH_WEIGHTS, englishWords, parseEnglish } from './english-calls.rules.ts'
export type { ReadQuestion } from './foreign-calls.rules.ts'
export { loadEnglish, loadLanguages } from './model-loader.rules.ts'
export { featuresOf } from './request-features.rules.ts'
export { SMALLTALK, TOOLS_OF_KINDS } from './request-kinds.data.ts'
export type { EncodedModel, Likelihood } from './request-model.rules.ts'
export {
  groupOf,
  isOfKind,
  MODEL_GROUPS,
  type ModelGroup,
  OFF_TOPIC,
  setModel,
} from './request-reader.rules.ts'
