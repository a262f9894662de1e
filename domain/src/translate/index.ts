export { detectLanguage } from './detect.rules.ts'
export { listPhraseLanguages, listPhrases } from './phrases.contract.ts'
export { SITUATIONS } from './phrases.data.ts'
export {
  directionOf,
  ENGLISH_BOOK,
  type EnglishPhrase,
  withNativeTexts,
  listEnglish,
  listPhrasesOf,
  nearestPhrases,
  type BilingualPhrase,
  type Phrase,
  type PhraseBook,
  type PhraseFile,
  searchPhrases,
} from './phrases.rules.ts'
export { conversationMessages } from './talk.messages.ts'
export { translateMessages } from './translate.messages.ts'
export {
  findTranslationService,
  MAX_CHARACTERS,
  type TranslationProvider,
  translateText,
} from './translation.contract.ts'
