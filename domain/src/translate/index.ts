export { listPhrases } from './phrases.contract.ts'
export {
  PHRASE_LANGUAGES,
  PHRASES_AS_OF,
  type PhraseLanguage,
  SITUATIONS,
} from './phrases.data.ts'
export { listPhrasesIn, nearestPhrases, type Phrase, searchPhrases } from './phrases.rules.ts'
export { translateMessages } from './translate.messages.ts'
