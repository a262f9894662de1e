export { addEvidence, type Evidence, noEvidence } from './evidence.rules.ts'
export {
  type AnswerEvent,
  askModel,
  findModel,
  MAX_EARLIER,
  MAX_OLDER,
  MAX_OLDER_LENGTH,
  type ModelOutcome,
  type TripContext,
} from './language-model.contract.ts'
export { languageModelMessages } from './language-model.messages.ts'
export { findUnsupported } from './sentence-filter.rules.ts'
export { plainSentence, takeSentences } from './sentence-splitter.rules.ts'
export { type ToolView, toPlainView, toToolView } from './tool-view.rules.ts'
export { tripContextOf } from './trip-context.rules.ts'
