export { composeAnswer, type Reader } from './compose.rules.ts'
export { ANSWERED_LANGUAGES, type AnswerVoice, loadVoice } from './voice.rules.ts'
