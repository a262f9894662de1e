export { answerMessages } from './answer.messages.ts'
export { type AnswerFigure, type AnswerSummary, drawAnswerOgImage } from './answer-og-image.rules.ts'
export { drawPageOgImage, type PageOgTexts } from './page-og-image.rules.ts'
export { shareMessages } from './share.messages.ts'
export { captionOf, SHARE_COPIED_MS, type ShareContent } from './share.rules.ts'
export { shareActionsMessages } from './share-actions.messages.ts'
export {
  parseToolLink,
  TOOL_PATHS,
  type ToolInputs,
  type ToolPath,
  type ToolQuery,
  writeToolLink,
} from './tool-links.rules.ts'
