export { shareActionsMessages } from './actions.messages.ts'
export { answerMessages } from './answer.messages.ts'
export { type AnswerSummary, drawAnswerOgImage, type AnswerFigure } from './answer-picture.rules.ts'
export { type PageOgTexts, drawPageOgImage } from './page-picture.rules.ts'
export { shareMessages } from './share.messages.ts'
export { captionOf, SHARE_COPIED_MS, type ShareContent } from './share.rules.ts'
export {
  parseToolLink,
  type ToolQuery,
  writeToolLink,
  TOOL_PATHS,
  type ToolInputs,
  type ToolPath,
} from './tools.rules.ts'
