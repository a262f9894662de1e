export { savePhraseBook, useLanguages } from './phrasebooks.state.ts'
