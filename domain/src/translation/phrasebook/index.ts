export { conversationMessages } from './conversation.messages.ts'
export { listPhraseLanguages, listPhrases } from './phrases.contract.ts'
export { SITUATIONS } from './phrases.data.ts'
export {
  type BilingualPhrase,
  directionOf,
  ENGLISH_BOOK,
  type EnglishPhrase,
  listEnglish,
  listPhrasesOf,
  nearestPhrases,
  type Phrase,
  type PhraseBook,
  type PhraseFile,
  searchPhrases,
  withNativeTexts,
} from './phrases.rules.ts'
export { translateMessages } from './translate.messages.ts'
export {
  findTranslationService,
  MAX_CHARACTERS,
  type TranslationProvider,
  translateText,
} from './translation.contract.ts'
