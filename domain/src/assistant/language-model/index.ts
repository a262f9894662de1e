export { addEvidence, type Evidence, noEvidence } from './evidence.rules.ts'
export {
  type AnswerEvent,
  askModel,
  findModel,
  MAX_EARLIER,
  type ModelOutcome,
} from './language-model.contract.ts'
export { languageModelMessages } from './language-model.messages.ts'
export { findUnsupported } from './sentence-filter.rules.ts'
export { plainSentence, takeSentences } from './sentence-splitter.rules.ts'
export { type ToolView, toPlainView, toToolView } from './tool-view.rules.ts'
